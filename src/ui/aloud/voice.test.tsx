import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { parseCard, type Card } from "../../rules/cards";
import type { Session } from "../../session/session";
import { setupOf } from "../../session/new-game/setup";
import { Tabs } from "../../testing/tabs";
import type { Device, Speech } from "../device";
import { SessionContext } from "../context";
import { followAloud } from "./voice";
import { VoiceSwitch } from "./voice-switch";
import { newSession } from "../../testing/start-session";

/** Everything said, with "–" for words cut off and not replaced. */
let heard: string[];
let stop: () => void = () => {};

const fake = (there = true): Speech => ({
  ready: async () => there,
  say: (words) => {
    if (there) heard.push(words);
    return there;
  },
  prime: () => void heard.push("(primed)"),
  hush: () => void heard.push("–"),
});

async function tap(session: Session, line: string): Promise<void> {
  for (const word of line.split(" ")) {
    const waiting = session.waiting.value;
    if (word === "go") await session.go();
    else if (word === "undo" || word === "redo") await session[word]();
    else if (word === "peg" && waiting.for === "peg")
      await session.record({ type: "handPegged", owner: waiting.owner });
    else await session.tapCard(parseCard(word) as Card);
  }
}

async function table(tabs = new Tabs()): Promise<Session> {
  const session = newSession(tabs.tab());
  await setupOf(session).start(0);
  stop = followAloud(session, fake());
  return session;
}
const said = () => heard.splice(0);

beforeEach(() => {
  heard = [];
});
afterEach(() => stop());

describe("the deal of rules.md §2.6a, aloud", () => {
  it("the play is announced card by card", async () => {
    const session = await table();
    await tap(session, "5H JH 5C 7S 6D go 2S 6C 4D 4C");
    expect(said()).toEqual([
      "–",
      "Ten",
      "Fifteen for two",
      "Twenty-two",
      "Twenty-eight, run of three",
      "Go",
      "Thirty",
      "Thirty and one for go. Six",
      "Ten",
      "Fourteen: pair and last card, three",
    ]);
  });

  it("the show is counted in the chosen style", async () => {
    const session = await table();
    await tap(session, "5H JH 5C 7S 6D go 2S 6C 4D 4C");
    said();
    await tap(session, "peg");
    expect(said()).toEqual(["Fifteen two, fifteen four, run of four makes eight, and one for his nobs makes nine"]);
    session.preferences.voiceStyle.set("long");
    await tap(session, "peg");
    expect(said()).toEqual(["Fifteen two, fifteen four, and a pair is six, and a run is nine, and a run is twelve"]);
    session.preferences.voiceStyle.set("bicycle");
    await tap(session, "9C 9D KH 8S");
    expect(said()).toEqual([]);
    await tap(session, "peg");
    expect(said()).toEqual(["Fifteen two, and two for pair is four"]);
  });

  it("heels are announced", async () => {
    const session = await table();
    await tap(session, "JC");
    expect(said()).toEqual(["Two for his heels"]);
  });
});

describe("when the players count", () => {
  it("the voice does not give a count away", async () => {
    const session = await table();
    await session.record({ type: "countingChosen", counting: "muggins" });
    await tap(session, "5H JH");
    said();
    await tap(session, "5C");
    expect(said()).toEqual(["Fifteen"]);
    await session.record({ type: "claimed", owner: "play", points: 1 });
    expect(said().join()).not.toMatch(/two|2/);
  });
});

describe("nothing is said twice", () => {
  it("opening a game or reloading the page says nothing", async () => {
    const tabs = new Tabs();
    const session = await table(tabs);
    await tap(session, "5H JH 5C");
    stop();
    const game = session.openId.value;
    await session.close();
    said();
    const woken = newSession(tabs.tab());
    stop = followAloud(woken, fake());
    await woken.openGame(game ?? "");
    expect(woken.state.value?.sides[0]?.front).toBe(2);
    expect(said()).toEqual([]);
    await tap(woken, "7S");
    expect(said()).toEqual(["Twenty-two"]);
  });

  it("an undo says the new score; with no peg moved it only stops talking", async () => {
    const session = await table();
    await tap(session, "5H JH 5C");
    said();
    await tap(session, "undo");
    expect(said()).toEqual(["Alice, zero"]);
    await tap(session, "redo");
    expect(said()).toEqual(["Alice, two"]);
    await tap(session, "7S undo");
    expect(said()).toEqual(["Twenty-two", "–"]);
  });

  it("a correction says the scores it changed", async () => {
    const session = await table();
    await tap(session, "5H JH 5C 7S 6D");
    const line = session.now.value.lines.find(({ fact }) => fact.type === "cardPlayed" && fact.card === "5C");
    said();
    await session.act({
      do: "correct",
      entry: line?.id ?? -1,
      change: { how: "replaced", by: { type: "cardPlayed", card: "4C" } },
    });
    expect(session.said.value).toBeUndefined();
    expect(said()).toEqual(["Alice, zero"]);
  });

  it("a change of depth repeats nothing", async () => {
    const session = await table();
    await tap(session, "5H JH 5C");
    said();
    await session.record({ type: "depthChosen", depth: "points" });
    expect(said()).toEqual([]);
    await session.record({ type: "pegged", side: 1, points: 3, for: "points" });
    expect(said()).toEqual(["Bob, 3 points"]);
  });

  it("a tab that only watches is silent", async () => {
    const tabs = new Tabs();
    const session = await table(tabs);
    stop();
    const watcher = newSession(tabs.tab());
    await watcher.openGame(session.openId.value ?? "");
    stop = followAloud(watcher, fake());
    said();
    await tap(session, "5H JH 5C");
    await vi.waitFor(() => expect(watcher.state.value?.sides[0]?.front).toBe(2));
    expect(said()).toEqual([]);
  });

  it("switching off stops the voice at once", async () => {
    const session = await table();
    await tap(session, "5H JH");
    said();
    stop();
    await tap(session, "5C");
    expect(said()).toEqual(["–"]);
  });
});

it("the first tap on a new page unlocks the voice, once", async () => {
  await table();
  document.body.click();
  document.body.click();
  expect(said()).toEqual(["(primed)"]);
});

describe("the switch", () => {
  let session: Session;
  async function shown(speech: Speech | undefined): Promise<HTMLElement> {
    session = newSession(new Tabs().tab());
    const device = { speech: async () => speech } as Partial<Device> as Device;
    await act(() =>
      render(
        <SessionContext.Provider value={session}>
          <VoiceSwitch device={device} />
        </SessionContext.Provider>,
        document.body,
      ),
    );
    const toggle = document.body.querySelector<HTMLElement>("[role=switch]");
    if (!toggle) throw new Error("no switch");
    return toggle;
  }
  afterEach(() => act(() => render(null, document.body)));

  it("starts off, and greets within the tap that switches it on", async () => {
    const toggle = await shown(fake());
    expect(toggle.getAttribute("aria-checked")).toBe("false");
    void act(() => toggle.click());
    expect(said()).toEqual(["Counting aloud"]);
    await vi.waitFor(() => expect(toggle.getAttribute("aria-checked")).toBe("true"));
    await act(() => toggle.click());
    expect([toggle.getAttribute("aria-checked"), session.preferences.aloud.signal.value]).toEqual(["false", false]);
  });

  it.each([
    ["no offline voice", fake(false)],
    ["no speech", undefined],
  ])("stays off with %s, and says so", async (_, speech) => {
    const toggle = await shown(speech);
    await act(async () => toggle.click());
    await vi.waitFor(() =>
      expect(document.body.querySelector("[role=status]")?.textContent).toMatch(/no English voice/),
    );
    expect(toggle.textContent).toMatch(/works offline/);
    expect([toggle.getAttribute("aria-checked"), session.preferences.aloud.signal.value]).toEqual(["false", false]);
  });

  it("waits for a voice that loads late", async () => {
    const late = fake();
    let there = false;
    const toggle = await shown({
      ...late,
      say: (words) => there && late.say(words),
      ready: async () => (there = true),
    });
    await act(async () => toggle.click());
    await vi.waitFor(() => expect(toggle.getAttribute("aria-checked")).toBe("true"));
    expect(said()).toEqual(["Counting aloud"]);
  });
});
