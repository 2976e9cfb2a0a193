import { describe, expect, it, vi } from "vitest";
import { refuse } from "../base/result";
import type { Fact, GameId } from "../game/facts";
import type { GameRow } from "../game/log";
import { rowOf } from "../game/list-row";
import { parseCard, type Card } from "../rules/cards";
import { listed } from "../testing/stored-entries";
import { logOf, started } from "../testing/table";
import { newSession, startSession } from "../testing/start-session";
import { Tabs } from "../testing/tabs";
import { PADS } from "./preferences";
import type { Session } from "./session";
import { createLibrary, lastUnfinished, unfinished } from "./library";
import { setupOf } from "./new-game/setup";

const card = (text: string) => parseCard(text) as Card;

/** rules.md §2.6a: Alice deals, Bob leads. */
const PLAY = "5H JH 5C 7S 6D go 2S 6C 4D 4C";

/** Taps cards and goes; "peg" pegs the hand shown. @returns which taps were accepted */
async function tap(session: Session, line: string): Promise<readonly boolean[]> {
  const taken: boolean[] = [];
  for (const word of line.split(" ")) taken.push(await press(session, word));
  return taken;
}

function press(session: Session, word: string): Promise<boolean> {
  if (word === "go") return session.go();
  if (word !== "peg") return session.tapCard(card(word));
  const waiting = session.waiting.value;
  return waiting.for === "peg"
    ? session.record({ type: "handPegged", owner: waiting.owner })
    : Promise.reject(new Error(`nothing to peg: the table waits for ${waiting.for}`));
}

/** A game in progress; Alice deals. */
async function playing(tabs = new Tabs()) {
  const session = newSession(tabs.tab());
  await setupOf(session).start(0);
  return { session, tabs };
}

const said = (session: Session) => session.said.value?.code;
const scores = (session: Session) => session.state.value?.sides.map((side) => side.front);

describe("a new game", () => {
  it("begins with Alice and Bob, to 121, every card", () => {
    const setup = setupOf(newSession(new Tabs().tab()));
    expect([setup.names.value, setup.target.value, setup.depth.value]).toEqual([["Alice", "Bob"], "121", "cards"]);
  });

  it("is dealt by the named seat, or the deal is cut for", async () => {
    const { session } = await playing();
    expect(session.state.value?.deal?.dealer).toBe(0);
    await setupOf(session).start(undefined);
    expect(session.waiting.value).toEqual({ for: "cut", seat: 0 });
  });

  it("uses the checked names", async () => {
    const session = newSession(new Tabs().tab());
    setupOf(session).rename(0, "  Zoe\u0308   Marie ");
    setupOf(session).rename(1, "James");
    await setupOf(session).start(1);
    expect(session.state.value?.seats.map((seat) => seat.name)).toEqual(["Zoë Marie", "James"]);
  });

  const refused: { name: string; typed: string; why: string }[] = [
    { name: "no name", typed: " ", why: "nameEmpty" },
    { name: "41 letters", typed: "x".repeat(41), why: "nameTooLong" },
    { name: "markup", typed: "<b>Ann</b>", why: "nameHasMarks" },
    { name: "the other’s name", typed: "BOB", why: "nameTwice" },
  ];
  it.each(refused)("with $name is refused with a reason, and no game is started", async ({ typed, why }) => {
    const tabs = new Tabs();
    const session = newSession(tabs.tab());
    setupOf(session).rename(0, typed);
    expect(await setupOf(session).start(0)).toBeUndefined();
    expect([said(session), session.openId.value, tabs.asked]).toEqual([why, undefined, []]);
    expect(session.preferences.lastTime.signal.value).toBeUndefined();
  });

  const targets: { choice: "121" | "61" | "other"; typed: string; to: number | "badTarget" }[] = [
    { choice: "121", typed: "", to: 121 },
    { choice: "61", typed: "7", to: 61 },
    { choice: "other", typed: "31", to: 31 },
    { choice: "other", typed: " 999 ", to: 999 },
    { choice: "other", typed: "2", to: 2 },
    { choice: "other", typed: "", to: "badTarget" },
    { choice: "other", typed: "1", to: "badTarget" },
    { choice: "other", typed: "1000", to: "badTarget" },
    { choice: "other", typed: "60.5", to: "badTarget" },
    { choice: "other", typed: "-61", to: "badTarget" },
    { choice: "other", typed: "a lot", to: "badTarget" },
  ];
  it.each(targets)("to $choice “$typed” is $to", async ({ choice, typed, to }) => {
    const session = newSession(new Tabs().tab());
    setupOf(session).target.value = choice;
    setupOf(session).otherTarget.value = typed;
    await setupOf(session).start(0);
    expect(to === "badTarget" ? said(session) : session.state.value?.rules.target).toBe(to);
  });

  it("starts with last time’s people and rules", async () => {
    const tabs = new Tabs();
    const before = newSession(tabs.tab());
    setupOf(before).rename(0, "Ann");
    setupOf(before).target.value = "other";
    setupOf(before).otherTarget.value = "31";
    setupOf(before).depth.value = "points";
    await setupOf(before).start(0);

    const again = await startSession(tabs.tab());
    const setup = setupOf(again);
    setup.prepare();
    expect([setup.names.value, setup.depth.value]).toEqual([["Ann", "Bob"], "points"]);
    expect([setup.target.value, setup.otherTarget.value]).toEqual(["other", "31"]);
    expect(again.preferences.names.signal.value).toEqual(["Ann", "Bob"]);
  });

  it("reopened drops names that were typed but not used", () => {
    const setup = setupOf(newSession(new Tabs().tab()));
    setup.rename(0, "Nobody");
    setup.target.value = "61";
    setup.prepare();
    expect([setup.names.value, setup.target.value]).toEqual([["Alice", "Bob"], "121"]);
  });

  it("remembers the last twelve players, newest first", async () => {
    const { session } = await playing();
    for (let i = 0; i < 8; i++) session.preferences.remember([`Ann ${i}`, `Ben ${i}`]);
    session.preferences.remember(["Ben 7", "Ann 7"]);
    const names = session.preferences.names.signal.value;
    expect(names).toHaveLength(12);
    expect(names.slice(0, 4)).toEqual(["Ben 7", "Ann 7", "Ann 6", "Ben 6"]);
  });
});

describe("the next game", () => {
  it("has the same people and rules and is dealt by the loser", async () => {
    const session = newSession(new Tabs().tab());
    setupOf(session).rename(1, "Ben");
    setupOf(session).target.value = "other";
    setupOf(session).otherTarget.value = "2";
    await setupOf(session).start(0);
    const first = session.openId.value;
    await tap(session, "JC");
    expect(session.state.value?.winner).toBe(0);
    const next = await session.nextGame();
    expect(next).not.toBe(first);
    expect(session.openId.value).toBe(next);
    expect(session.state.value).toMatchObject({
      rules: { target: 2 },
      deal: { number: 1, dealer: 1 },
      winner: undefined,
    });
    expect(session.state.value?.seats.map((seat) => seat.name)).toEqual(["Alice", "Ben"]);
  });

  it("needs a finished game before it", async () => {
    expect(await newSession(new Tabs().tab()).nextGame()).toBeUndefined();
  });
});

describe("a card goes where the table waits for one", () => {
  it("to the cut, the starter, the play and the show", async () => {
    const session = newSession(new Tabs().tab());
    await setupOf(session).start(undefined);
    await tap(session, "AS KD");
    expect(session.state.value?.deal?.dealer).toBe(0);
    await tap(session, "5H JH");
    expect(session.state.value?.deal).toMatchObject({ starter: "5H", play: { laid: [[], ["JH"]] } });
    await tap(session, "5C 7S 6D go 2S 6C 4D 4C peg peg");
    await tap(session, "9C");
    expect(session.waiting.value).toEqual({ for: "shown", owner: "crib", cards: ["9C"], missing: 3 });
    await tap(session, "9D KH 8S peg");
    expect(scores(session)).toEqual([22, 12]);
  });

  it("to a hand being entered, then back to the starter", async () => {
    const { session } = await playing();
    session.askHand(0);
    expect(session.waiting.value).toMatchObject({ for: "dealt", seat: 0, missing: 6 });
    // The hand is visible while it is entered; on its turns the curtain is down until somebody lifts it.
    expect(session.lifted.value).toEqual(new Set());
    await tap(session, "5C 6D 2S 4D 9C 9D 9C");
    expect(session.waiting.value).toMatchObject({ for: "discards", seat: 0, missing: 1 });
    await tap(session, "9D");
    expect([session.asked.value, session.waiting.value]).toEqual([undefined, { for: "starter" }]);
  });

  it("to a half-entered hand, even after a reload", async () => {
    const { session, tabs } = await playing();
    session.askHand(1);
    await tap(session, "5C");
    const game = session.openId.value as GameId;
    await session.close();
    const woken = newSession(tabs.tab());
    await woken.open(game);
    expect([woken.asked.value, woken.lifted.value]).toEqual([undefined, new Set()]);
    await tap(woken, "6D");
    expect(woken.state.value?.deal?.dealt).toEqual([[], ["5C", "6D"]]);
  });

  it("from a known hand only in its turn", async () => {
    const { session } = await playing();
    await tap(session, "5H");
    expect(await session.playFromHand("6D", 0)).toBe(false);
    expect(said(session)).toBe("outOfTurn");
    expect(await session.playFromHand("6D", 1)).toBe(true);
  });

  it("and a half-entered hand can be dropped: its cards return to the pack", async () => {
    const { session } = await playing();
    session.askHand(0);
    await tap(session, "5C 6D");
    await session.leaveHand(0);
    expect([session.asked.value, session.waiting.value]).toEqual([undefined, { for: "starter" }]);
    expect(await tap(session, "5C")).toEqual([true]);
  });

  it("and a hand without cards is dropped without a log entry", async () => {
    const { session, tabs } = await playing();
    session.askHand(0);
    tabs.asked.length = 0;
    await session.leaveHand(0);
    expect([tabs.asked, session.waiting.value]).toEqual([[], { for: "starter" }]);
  });

  it("and after the first card of the play no hand can be entered", async () => {
    const { session } = await playing();
    await tap(session, "5H JH");
    session.askHand(0);
    expect([session.asked.value, session.lifted.value]).toEqual([undefined, new Set()]);
    expect(session.waiting.value).toMatchObject({ for: "card", seat: 0 });
  });

  it("and before there is a dealer no hand can be entered", async () => {
    const session = newSession(new Tabs().tab());
    await setupOf(session).start(undefined);
    session.askHand(0);
    expect(session.asked.value).toBeUndefined();
  });

  it("and each curtain is lifted and dropped by itself", async () => {
    const { session } = await playing();
    session.lift(0);
    session.lift(1);
    session.drop(0);
    expect(session.lifted.value).toEqual(new Set([1]));
  });
});

describe("keys are dimmed", () => {
  it("exactly when a tap would be refused", async () => {
    const { session } = await playing();
    await tap(session, "5H JH KS");
    const dimmed: Readonly<Record<string, string | undefined>> = {
      "5H": "cardSeen",
      JH: "cardSeen",
      KS: "cardSeen",
      QH: undefined,
      AS: undefined,
      "5": undefined,
    };
    for (const [text, why] of Object.entries(dimmed)) expect([text, session.refusal(card(text))]).toEqual([text, why]);
    await tap(session, "2H");
    // It would pass 31, so it leads after two goes.
    expect(session.refusal("TS")).toBeUndefined();
    expect(await tap(session, "KS")).toEqual([false]);
    expect(said(session)).toBe("pastThirtyOne");
  });

  it("while a hand is entered: first its own cards, then all the others", async () => {
    const { session } = await playing();
    session.askHand(0);
    await tap(session, "5C 6D 2S 4D 9C");
    expect([session.refusal("5C"), session.refusal("KH")]).toEqual(["cardSeen", undefined]);
    await tap(session, "9D");
    expect([session.refusal("5C"), session.refusal("KH")]).toEqual([undefined, "notDealt"]);
  });

  it("but not for cards that only a hidden hand knows, which would reveal them", async () => {
    const { session } = await playing();
    session.askHand(0);
    await tap(session, "5C 6D 2S 4D 9C");
    expect([session.spent("5C"), session.spent("KH")]).toEqual([true, false]);
    await tap(session, "9D 9C 9D 5H");
    expect(session.waiting.value).toMatchObject({ for: "card", seat: 1 });
    // 5H is the starter, 5C is in Alice’s hand, 9D in her crib: the table has seen only the starter.
    expect(["5H", "5C", "9D", "KH"].map((one) => session.spent(card(one)))).toEqual([true, false, false, false]);
    expect(["5C", "9D"].map((one) => session.refusal(card(one)))).toEqual(["outOfTurn", "cardSeen"]);
    await tap(session, "KH");
    expect(session.spent("KH")).toBe(true);
  });

  it("and never without an open game", () => {
    expect(newSession(new Tabs().tab()).spent("5H")).toBe(false);
  });

  it("all of them when the game is over", async () => {
    const session = newSession(new Tabs().tab());
    setupOf(session).target.value = "other";
    setupOf(session).otherTarget.value = "2";
    await setupOf(session).start(0);
    await tap(session, "JC");
    expect([session.refusal("5H"), session.spent("5H")]).toEqual([undefined, true]);
  });
});

describe("undo and redo", () => {
  it("take back and restore one tap", async () => {
    const { session } = await playing();
    await tap(session, "JC");
    await session.undo();
    expect(scores(session)).toEqual([0, 0]);
    await session.redo();
    expect(scores(session)).toEqual([2, 0]);
    expect(await session.redo()).toBe(false);
    expect(said(session)).toBe("nothingToRedo");
  });
});

describe("starting the app", () => {
  it("reads the list, and the game goes on where it was", async () => {
    const { session, tabs } = await playing();
    await tap(session, `${PLAY} peg`);
    const woken = await startSession(tabs.tab());
    const [row] = woken.rows.value;
    expect(row).toMatchObject({ names: ["Alice", "Bob"], scores: [6, 12], deal: 1, target: 121 });
    await woken.open(row?.id as GameId);
    expect(woken.waiting.value).toMatchObject({ for: "peg", owner: 0 });
    expect(woken.state.value).toEqual(session.state.value);
  });

  it("reports why when the storage does not respond", async () => {
    const tabs = new Tabs();
    const { log, ...rest } = tabs.tab();
    const library = createLibrary({ ...rest, log: { ...log, newest: async () => ({ ok: false, error: "lost" }) } });
    expect(await library.wake()).toEqual({ ok: false, error: "lost" });
  });

  it("restores preferences, and unreadable ones get their defaults", async () => {
    const tabs = new Tabs();
    const damaged: Readonly<Record<string, unknown>> = {
      pad: "braille",
      facing: 7,
      leftHanded: "yes",
      fourColours: null,
      vibrate: 0,
      keepAwake: {},
      aloud: "loud",
      voiceStyle: "whisper",
      lastTime: { names: ["Ann"], target: 1e9, depth: "cards" },
      names: ["<script>"],
    };
    for (const [key, value] of Object.entries(damaged)) await tabs.disk.prefer(key, value);
    await tabs.disk.prefer("keyboard", false);
    const session = await startSession(tabs.tab());
    const { preferences } = session;
    const setup = setupOf(session);
    const found = Object.fromEntries(
      Object.entries(preferences).flatMap(([key, one]) => ("signal" in one ? [[key, one.signal.value]] : [])),
    );
    expect(found).toEqual({
      pad: "suits",
      facing: "facing",
      leftHanded: false,
      fourColours: false,
      vibrate: true,
      keepAwake: true,
      keyboard: false,
      aloud: false,
      voiceStyle: "canonical",
      // The new-game form checks it (setup.test.ts).
      lastTime: damaged["lastTime"],
      sets: undefined,
      names: [],
      handedOver: [],
      installOffered: false,
    });
    setup.prepare();
    expect(setup.names.value).toEqual(["Alice", "Bob"]);
  });

  it("a preference is stored for the next time", async () => {
    const tabs = new Tabs();
    newSession(tabs.tab()).preferences.pad.set(PADS[0]);
    const { preferences } = await startSession(tabs.tab());
    expect(preferences.pad.signal.value).toBe("ranks");
  });
});

describe("the list of games", () => {
  /** Logs on the disk whose rows are gone. */
  function rowless() {
    const games: Readonly<Record<string, readonly Fact[]>> = {
      won: [
        started("cards", { target: 2 }),
        { type: "dealerChosen", dealer: 0 },
        { type: "starterTurned", card: "JC" },
      ],
      open: [
        started("points"),
        { type: "dealerChosen", dealer: 1 },
        { type: "pegged", side: 1, points: 16, for: "points" },
      ],
      torn: [{ type: "goCalled" }],
    };
    const logs = Object.entries(games).map(([id, facts]) =>
      logOf(facts).map((entry) => ({ ...entry, game: id as GameId })),
    );
    return { logs, tabs: new Tabs(logs.flat()) };
  }

  it("is rebuilt from the logs when rows are missing", async () => {
    const { logs, tabs } = rowless();
    const session = await startSession(tabs.tab());
    await vi.waitFor(() => expect(session.rows.value).toHaveLength(2));
    const expected = logs.flatMap((log) => rowOf(log) ?? []);
    expect(new Set(session.rows.value)).toEqual(new Set(expected));
    expect(expected.map(({ scores: holes, winner }) => [holes, winner])).toEqual([
      [[2, 0], 0],
      [[0, 16], undefined],
    ]);
  });

  it("is whole although the disk has no room for the rebuilt rows", async () => {
    const ports = rowless().tabs.tab();
    vi.spyOn(ports.log, "keepRow").mockResolvedValue(refuse("full"));
    const session = await startSession(ports);
    await vi.waitFor(() => expect(session.rows.value).toHaveLength(2));
  });

  it("the row stored with each tap equals the rebuilt one", async () => {
    const { session, tabs } = await playing();
    await tap(session, `${PLAY} peg peg 9C 9D KH 8S peg JD`);
    await session.undo();
    const [kept] = await listed(tabs.disk);
    const read = await tabs.disk.read(session.openId.value as GameId);
    expect(kept).toEqual(read.ok && rowOf(read.value.entries));
    expect(kept).toMatchObject({ scores: [22, 12], deal: 2 });
  });

  it("has the game that was just left, before the next screen is drawn", async () => {
    const { session } = await playing();
    expect(session.rows.value).toEqual([]);
    void session.loadRows();
    expect(session.rows.value).toMatchObject([{ deal: 1, scores: [0, 0] }]);
    await tap(session, "JH");
    await tap(session, "JC");
    void session.loadRows();
    expect(session.rows.value).toMatchObject([{ deal: 1, scores: [2, 0] }]);
  });

  it("keeps the place of a game that was only looked at", async () => {
    const { session } = await playing();
    const first = session.openId.value as GameId;
    await setupOf(session).start(1);
    await session.loadRows();
    await session.openGame(first);
    const before = session.rows.value;
    void session.loadRows();
    expect(session.rows.value).toBe(before);
    expect(before.map(({ id }) => id === first)).toEqual([false, true]);
  });

  it("follows the entries of other tabs", async () => {
    const tabs = new Tabs();
    const session = await startSession(tabs.tab());
    await setupOf(newSession(tabs.tab())).start(0);
    await vi.waitFor(() => expect(session.rows.value).toHaveLength(1));
  });

  const row = (id: string, winner: number | undefined): GameRow => ({
    ...(rowOf(logOf([started()])) as GameRow),
    id: id as GameId,
    winner,
  });
  it("knows the unfinished game touched last", () => {
    expect(unfinished([row("a", 0), row("b", undefined), row("c", undefined)])?.id).toBe("b");
    expect(unfinished([row("a", 0)])).toBeUndefined();
  });
  it("returns only to the game touched last, unless it is finished", () => {
    expect(lastUnfinished([row("b", undefined), row("a", 0)])?.id).toBe("b");
    expect(lastUnfinished([row("a", 1), row("b", undefined)])).toBeUndefined();
    expect(lastUnfinished([])).toBeUndefined();
  });
  it("a log without its first entries has no row", () => {
    expect([rowOf([]), rowOf(logOf([{ type: "goCalled" }]))]).toEqual([undefined, undefined]);
    expect(rowOf(logOf([started()]))).toMatchObject({ id: "game-1", deal: 0, scores: [0, 0], loss: "plain" });
  });
});

/** Bugs that these tests found. */
describe("bugs fixed before", () => {
  it("a hand being entered in one game is not expected in the next", async () => {
    const { session } = await playing();
    session.askHand(0);
    await setupOf(session).start(1);
    expect(session.waiting.value).toEqual({ for: "starter" });
  });

  it("a complete hand cannot be entered again, because leaving it would delete it", async () => {
    const { session } = await playing();
    session.askHand(0);
    await tap(session, "5C 6D 2S 4D 9C 9D 9C 9D");
    session.askHand(0);
    expect(session.waiting.value).toEqual({ for: "starter" });
  });

  it("a curtain lifted in one deal is down in the next", async () => {
    const { session } = await playing();
    session.askHand(0);
    await tap(session, `5C 6D 2S 4D 9C 9D 9C 9D ${PLAY} peg peg KH 8S peg`);
    expect(session.state.value?.deal?.number).toBe(2);
    expect(session.lifted.value).toEqual(new Set());
  });

  it("two quick taps, the last discard and the starter, both go to the right place", async () => {
    const { session } = await playing();
    session.askHand(0);
    await tap(session, "5C 6D 2S 4D 9C 9D 9C");
    expect(await Promise.all([session.tapCard("9D"), session.tapCard("5H")])).toEqual([true, true]);
  });

  it("last time’s house rules come back, damaged ones do not", async () => {
    const tabs = new Tabs();
    const before = newSession(tabs.tab());
    const form = setupOf(before);
    [form.counting.value, form.goTiming.value, form.renege.value] = ["muggins", "atGo", "flat2"];
    await form.start(0);
    expect(before.state.value).toMatchObject({ counting: "muggins", rules: { goTiming: "atGo", renege: "flat2" } });
    const after = await startSession(tabs.tab());
    setupOf(after).prepare();
    const again = setupOf(after);
    expect([again.counting.value, again.goTiming.value, again.renege.value]).toEqual(["muggins", "atGo", "flat2"]);
    const kept = after.preferences.lastTime.signal.value;
    await tabs.disk.prefer("lastTime", { ...(kept as object), renege: "hanging" });
    const damaged = await startSession(tabs.tab());
    setupOf(damaged).prepare();
    expect([setupOf(damaged).counting.value, setupOf(damaged).renege.value]).toEqual(["app", "acc"]);
  });

  it("last time’s people are ignored unless there are two", async () => {
    const tabs = new Tabs();
    await tabs.disk.prefer("lastTime", { names: ["Ann"], target: 121, depth: "cards" });
    const session = await startSession(tabs.tab());
    const setup = setupOf(session);
    setup.prepare();
    expect(setup.names.value).toHaveLength(2);
  });
});
