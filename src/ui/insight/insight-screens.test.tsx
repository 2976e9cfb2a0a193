import { signal } from "@preact/signals";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { LogEntry, Owner, TableFact } from "../../game/facts";
import { replay } from "../../game/replay";
import { type Answer, answerTo, type Question } from "../../insight/answers";
import type { Card } from "../../rules/cards";
import type { Session } from "../../session/session";
import { chanceOf, Robot } from "../../testing/robot";
import { formStarted, started, Table } from "../../testing/table";
import { usualGame } from "../../testing/usual-games";
import { DeviceContext, SessionContext } from "../context";
import type { Device } from "../device";
import { StoryScreens } from "./insight-screens";

/** The notices of the session are no part of the story. */
vi.mock("../notices", () => ({ Notices: () => null }));

const place = document.createElement("div");
afterEach(() => act(() => render(null, place)));

/** The worker is a file of its own; here its answers come without it. */
const answers = vi.fn<(question: Question) => Promise<Answer | undefined>>(async (question) => answerTo(question));
const device = { packing: async () => ({ insight: answers }) } as unknown as Device;

function sessionOf(entries: readonly LogEntry[], openId = "game"): Session {
  const now = replay(entries);
  const about = { now, state: now.state, entries, setAside: [], openId };
  return Object.fromEntries(Object.entries(about).map(([key, value]) => [key, signal(value)])) as unknown as Session;
}

/** The text of a page of the story of a game. */
async function shown(entries: readonly LogEntry[], page = ""): Promise<string> {
  await act(() => open(sessionOf(entries), page));
  await drawn();
  return place.textContent ?? "";
}

function open(session: Session, page = ""): void {
  location.hash = `#/story/game${page}`;
  dispatchEvent(new Event("hashchange"));
  render(
    <DeviceContext.Provider value={device}>
      <SessionContext.Provider value={session}>
        <StoryScreens device={device} />
      </SessionContext.Provider>
    </DeviceContext.Provider>,
    place,
  );
}

/** The story comes first, then the parts that are drawn after it is painted. */
async function drawn(): Promise<void> {
  const frame = () => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done)));
  for (let times = 0; times < 7; times++) await act(frame);
}

function played(...how: Parameters<typeof formStarted>): readonly LogEntry[] {
  const robot = new Robot(formStarted(...how), chanceOf(5), { taps: 1 });
  robot.play();
  return robot.table.entries;
}

describe("the story of a game on screen", () => {
  it("shows the chance to win, its turning points and the score of a usual game", async () => {
    const text = await shown(usualGame(3));
    for (const part of ["chance to win", "How we know", "against the usual", "Luck and skill", "Deal by deal"])
      expect(text).toContain(part);
  });

  it("says that a game of three has no odds, and shows the points", async () => {
    const text = await shown(played("three", { target: 61 }));
    expect(text).toContain("There are no odds for this game");
    expect(text).toContain("Hands");
    expect(text).not.toContain("against the usual");
  });

  it.each([
    ["lines", 121, "by a skunk"],
    ["lines", 61, "by a lurch"],
    ["none", 61, undefined],
  ] as const)("with the skunks of a table, %s, to %i, shows the chance of one: %s", async (skunks, target, shows) => {
    const text = await shown(played("sixCard", { target, skunks }));
    expect(text).toContain("chance to win");
    expect(/by a (?:skunk|lurch)/.exec(text)?.[0]).toBe(shows);
  });

  it("says that a game with a stinkhole has no odds, and why", async () => {
    const text = await shown(played("sixCard", { target: 61, house: ["stinkhole"] }));
    expect(text).toMatch(/There are no odds for this game: .* a stinkhole/);
    expect(text).not.toContain("chance to win");
  });

  it("of a game of points alone has one row, the cards and the play", async () => {
    const entries = played("sixCard", { target: 61 }, "solo", { depth: "points" });
    expect(await shown(entries, "/luck/0")).toContain("Cards and play");
    expect(await shown(entries, "/deal/1")).toContain("The cards of this deal were not entered.");
    expect(await shown(entries, "/discards/0")).toContain("was entered as dealt");
  });

  it("of a deal says who took points for a wrong count, and its points add up to its gains", async () => {
    const table = new Table([started("hands", {}, ["Alice", "Bob"], "muggins"), { type: "dealerChosen", dealer: 0 }]);
    table.tap("5D").tell({ type: "playEnded" });
    const show = (owner: Owner, cards: string, claimed: number) => {
      for (const card of cards.split(" ")) table.tell({ type: "cardShown", owner, card: card as Card });
      table.tell({ type: "claimed", owner, points: claimed });
    };
    show(1, "5H 5S JD 6C", 4);
    table.tell({ type: "called", at: 0, of: "1", side: 0, for: "missed", points: 11 }).tap("peg");
    show(0, "AC 3C 7H 9S", 2);
    table.tap("peg");
    show("crib", "2C 2S 8D KH", 4);
    table.tap("peg");
    const text = await shown(table.entries, "/deal/1");
    expect(text).toContain("Counted 4, worth 15.");
    expect(text).toContain("Alice took 11 that Bob missed in a hand.");
    expect(text).toContain(`after the deal: Alice +${table.scores[0]} and Bob +4`);
    expect(place.querySelectorAll(".owner .apart")).toHaveLength(3);
  });

  it("of a game that was never finished ends with its last whole deal", async () => {
    const entries = usualGame(3).slice(0, 60);
    expect(await shown(entries)).toContain("So far");
    expect(await shown(entries, "/deal/99")).toMatch(/Deal (\d) of \1/);
  });

  it("says which hands can’t be judged, and why", async () => {
    const cards = (type: "cardDealt" | "discarded", seat: number, text: string) =>
      text.split(" ").map((card) => ({ type, seat, card }) as TableFact);
    const table = new Table([started(), { type: "dealerChosen", dealer: 0 }]);
    for (const fact of [...cards("cardDealt", 0, "5D TC JC QS 2C 8D"), ...cards("discarded", 0, "2C 8D")])
      table.tell(fact);
    table.tap("5H 7S 5D KD 9H TC 6S JC QS peg peg");
    table.tap("A 3 peg");
    expect(await shown(table.entries, "/discards/1")).toContain(
      "1 hand can’t be judged: not all the suits were entered.",
    );
  });

  it("of a lowball names the player who won it", async () => {
    const start = started("points", { target: 61, house: ["lowball"] });
    const points = (side: number, many: number) => ({ type: "pegged", side, points: many, for: "points" }) as const;
    const dealer = { type: "dealerChosen", dealer: 0 } as const;
    const table = new Table([start, dealer, points(1, 21), points(0, 31), { type: "dealEnded" }, points(0, 30)]);
    expect(table.state.winner).toBe(1);
    const text = await shown(table.entries);
    expect(text).toContain("A clear win for Bob");
    expect(text).not.toMatch(/lead from deal|ahead|led all the way/);
  });

  it.each(["", "/luck/0", "/discards/1", "/deal/1"])("keeps names from right to left apart: %s", async (page) => {
    const names = ["דנה", "יוסי"];
    const start = formStarted("sixCard", { target: 61 }) as Extract<TableFact, { type: "gameStarted" }>;
    const seats = start.seats.map((seat, i) => ({ ...seat, name: names[i] ?? "" }));
    const robot = new Robot({ ...start, seats }, chanceOf(5), { taps: 1 });
    robot.play();
    await shown(robot.table.entries, page);
    for (const apart of place.querySelectorAll("bdi")) apart.remove();
    const labels = [...place.querySelectorAll("[aria-label]")].map((one) => one.ariaLabel);
    const text = [place.textContent, ...labels].join("\n");
    expect(text).toMatch(/\u2068(דנה|יוסי)\u2069/);
    expect(text).not.toMatch(/(?<!\u2068)(דנה|יוסי)/);
  });

  it.each([
    ["", ".usual td button", /^The play, .+: \d+ points; [\d.]+ is usual for these deals\./],
    ["", ".score-press", /^\S+ \d+: the play \d+, hands \d+.*\. \S+ \d+: the play/],
    ["", ".best-how button", /^A double double run for sixteen\./],
    ["/luck/0", ".nature", /: .+ [+−]?\d+\./],
    ["/luck/0", ".fall.ends", /^One table says/],
    [
      "/discards/1",
      ".totals > :last-child",
      /^Deal 1: (best|best by points|−[\d.]+ points, [+−]?[\d.]+\u202f%)\. .*Deal 2/,
    ],
    ["/discards/1", ".fifteen td button", /^The hand counts [\d.]+ on average and the crib [\d.]+\./],
    ["/deal/2", ".deal-chance button", /^One table says/],
    ["/deal/2", ".score-press", /^Alice \d+: .+\. Bob \d+: /],
    ["/deal/2", ".play-points", /: (\d [a-z0-9 ]+(, )?)+\./],
    ["/deal/2", ".owner .spread > button.figures", /\./],
  ])("says what a number is made of when it is tapped: %s %s", async (page, number, says) => {
    await shown(page === "" ? usualGame(3) : played("sixCard", { target: 61 }), page);
    await act(() => place.querySelector<HTMLButtonElement>(number)?.click());
    expect(place.querySelector(".how-says")?.textContent).toMatch(says);
  });

  it("does not begin before the first deal is over", async () => {
    const text = await shown(new Table([started(), { type: "dealerChosen", dealer: 0 }]).entries);
    expect(text).toContain("There is no story yet");
  });

  it("shows the six cards with all their discards for a hand that was entered as dealt", async () => {
    const entries = played("sixCard", { target: 61 });
    const text = await shown(entries, "/discards/1");
    expect(text).not.toContain("can’t be judged");
    expect(text).toContain("All fifteen discards");
    expect(place.querySelectorAll(".fifteen tbody tr")).toHaveLength(5);
    expect(place.querySelectorAll(".six .card.lit")).toHaveLength(2);
    await act(() => place.querySelector<HTMLButtonElement>(".fifteen > .how")?.click());
    expect(place.querySelectorAll(".fifteen tbody tr")).toHaveLength(15);
  });

  it.each([
    ["fails", async () => Promise.reject(new Error("no worker"))],
    ["has no answer", async () => undefined],
  ])("says so when the worker %s, and tries again on the next visit", async (_, answer) => {
    const session = sessionOf(usualGame(3));
    answers.mockImplementationOnce(answer);
    await act(() => open(session));
    await drawn();
    expect(place.textContent).toContain("could not be worked out");
    expect(place.querySelector("main")?.ariaBusy).not.toBe("true");
    await act(() => render(null, place));
    await act(() => open(session));
    await drawn();
    expect(place.textContent).toContain("chance to win");
  });

  it("keeps its bar when the odds come, so that a tap on Back counts", async () => {
    let answer = (): void => undefined;
    const answered = new Promise<void>((done) => (answer = done));
    answers.mockImplementationOnce(async (question) => {
      await answered;
      return answerTo(question);
    });
    const back = () => place.querySelector('[aria-label="Back"]');
    await act(() => open(sessionOf(usualGame(3), "another")));
    const before = back();
    expect(place.textContent).toContain("Working out the chances");
    answer();
    await drawn();
    expect(place.textContent).toContain("chance to win");
    expect(back()).toBe(before);
  });

  it("keeps an answer that comes after its page was left", async () => {
    const session = sessionOf(usualGame(3));
    let leave = (): void => undefined;
    const left = new Promise<void>((done) => (leave = done));
    answers.mockClear();
    answers.mockImplementationOnce(async (question) => {
      await left;
      return answerTo(question);
    });
    await act(() => open(session));
    await act(() => render(null, place));
    leave();
    await drawn();
    await act(() => open(session));
    await drawn();
    expect(place.textContent).toContain("chance to win");
    expect(answers).toHaveBeenCalledTimes(1);
  });

  it.each(["/luck/7", "/discards/x/y", "/deal/-3", "/deal/x", "/nonsense"])("takes any address: %s", async (page) => {
    expect(await shown(usualGame(3), page)).not.toBe("");
  });
});
