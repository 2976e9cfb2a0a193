import { describe, expect, it } from "vitest";
import { scoreRace } from "./summary";
import { STANDARD } from "../rules/ruleset";
import { started } from "../testing/table";
import { type LogEntry, type Fact, FORMAT, type GameId } from "./facts";
import format1 from "./fixtures/format-1.json";
import format2 from "./fixtures/format-2.json";
import format3TenCard from "./fixtures/format-3-ten-card.json";
import format3 from "./fixtures/format-3.json";
import format4 from "./fixtures/format-4.json";
import format5FalseGame from "./fixtures/format-5-false-game.json";
import format5 from "./fixtures/format-5.json";
import { replay } from "./replay";
import { rowOf } from "./list-row";
import { phaseOf } from "./state";
import { readEntry } from "./upgrade";

/**
 * A real log of every released format, never changed again. Scores after each deal and the winner, as counted by a
 * second program that shares nothing with this one.
 */
const SCORES = {
  Zoë: [0, 22, 28, 41, 45, 62, 72, 86, 95, 103, 107, 113, 119, 121],
  דוד: [0, 12, 23, 27, 34, 48, 56, 63, 82, 83, 90, 95, 104, 104],
};
/**
 * All are the same game. From format 2 on it has a deal that the players count, a penalty and the other new facts; from
 * format 4 on it is the first game of a match. The new facts of format 3 are in a log of their own, of the deal of
 * rules.md §9.2, and so is the false game of format 5.
 */
const WITNESSES = [
  { format: 1, log: format1 as readonly unknown[], scores: SCORES },
  { format: 2, log: format2 as readonly unknown[], scores: SCORES },
  { format: 3, log: format3 as readonly unknown[], scores: SCORES },
  { format: 4, log: format4 as readonly unknown[], scores: SCORES },
  { format: 5, log: format5 as readonly unknown[], scores: SCORES },
];

const ONE: Readonly<Record<Fact["type"], Fact>> = {
  gameStarted: started(),
  cut: { type: "cut", seat: 0, card: "7H" },
  dealerChosen: { type: "dealerChosen", dealer: 1 },
  depthChosen: { type: "depthChosen", depth: "hands" },
  countingChosen: { type: "countingChosen", counting: "muggins" },
  cardDealt: { type: "cardDealt", seat: 1, card: "5" },
  discarded: { type: "discarded", seat: 1, card: "TD" },
  cardPassed: { type: "cardPassed", seat: 0, card: "X" },
  bid: { type: "bid", points: 4 },
  bidPassed: { type: "bidPassed" },
  handForgotten: { type: "handForgotten", seat: 0 },
  starterTurned: { type: "starterTurned", card: "JC" },
  cardPlayed: { type: "cardPlayed", card: "Q" },
  goCalled: { type: "goCalled" },
  playEnded: { type: "playEnded" },
  cardShown: { type: "cardShown", owner: "crib", card: "AS" },
  suitsTold: { type: "suitsTold", owner: 1, flush: 4, nobs: true },
  handPegged: { type: "handPegged", owner: "crib" },
  handTyped: { type: "handTyped", owner: 0, points: 29 },
  claimed: { type: "claimed", owner: "play", points: 2 },
  called: { type: "called", at: 3, of: "5H", side: 1, for: "missed", points: 2 },
  penaltyTaken: { type: "penaltyTaken", side: 0, penalty: "falseGame", over: 1 },
  renegeTaken: { type: "renegeTaken", go: 0, side: 1, end: "dead" },
  pegged: { type: "pegged", side: 1, points: -3, for: "correction" },
  dealEnded: { type: "dealEnded" },
  dealVoided: { type: "dealVoided" },
  undone: { type: "undone" },
  redone: { type: "redone" },
  corrected: { type: "corrected", entry: 4, change: { how: "replaced", by: { type: "cardPlayed", card: "6D" } } },
};

const entry = (fact: unknown, circumstances: object = {}) => ({
  game: "game-1",
  seq: 3,
  v: FORMAT,
  at: 1_700_000_000_000,
  fact,
  ...circumstances,
});

const read = (log: readonly unknown[]): readonly LogEntry[] =>
  log.flatMap((raw) => {
    const one = readEntry(raw);
    return one.ok ? [one.value] : [];
  });

describe.each(WITNESSES)("a whole game kept in format $format", ({ format, log, scores }) => {
  it("is read without losing an entry, and lifted to the present format", () => {
    const entries = read(log);
    expect(entries).toHaveLength(log.length);
    expect(entries.map(({ seq, v }) => [seq, v])).toEqual(log.map((_, seq) => [seq, FORMAT]));
    expect(log).toEqual(log.map(() => expect.objectContaining({ v: format }) as unknown));
  });

  it("replays to the scores it was won with, deal by deal", () => {
    const { state, lines } = replay(read(log));
    expect(state?.seats.map((seat) => seat.name)).toEqual(Object.keys(scores));
    expect(state && scoreRace(state)).toEqual(Object.values(scores));
    expect([state?.winner, state && phaseOf(state), state?.deal?.number]).toEqual([0, "over", 13]);
    expect(lines.filter((line) => line.status.is === "misfit")).toEqual([]);
  });

  it("makes the row of the list", () => {
    expect(rowOf(read(log))).toMatchObject({
      id: "5f0c1e52-0b6e-4f0a-9a51-8d6f2f1c7a01",
      startedAt: 1_760_000_007_891,
      touchedAt: read(log).at(-1)?.at,
      names: ["Zoë", "דוד"],
      scores: [121, 104],
      target: 121,
      deal: 13,
      winner: 0,
      loss: "plain",
    });
  });

  it("holds what was put right, taken out and put in later", () => {
    const { lines } = replay(read(log));
    expect(lines.filter((line) => line.original).map(({ fact, original }) => [original, fact])).toEqual([
      [
        { type: "handTyped", owner: 0, points: 7 },
        { type: "handTyped", owner: 0, points: 8 },
      ],
    ]);
    expect(lines.filter((line) => line.status.is === "removed").map(({ fact }) => fact)).toEqual([
      { type: "pegged", side: 1, points: 3, for: "play" },
    ]);
    expect(lines.filter((line) => line.late).map(({ fact }) => fact)).toEqual([
      { type: "pegged", side: 1, points: 2, for: "points" },
    ]);
  });

  it("is ordered by its places: the clock was put back on the way", () => {
    const times = read(log).map(({ at }) => at);
    expect(times.some((at, i) => at < (times[i - 1] ?? 0))).toBe(true);
    expect(replay(read(log)).state).toEqual(replay(read(log).map((one) => ({ ...one, at: 0 }))).state);
  });

  it("survives being written out and read again", () => {
    expect(read(JSON.parse(JSON.stringify(read(log))) as unknown[])).toEqual(read(log));
  });
});

it("from format 3, a ten-card deal with an auction and jokers wild: 26 less the bid of 5, and 19 and a joker turned up", () => {
  const { state, lines } = replay(read(format3TenCard));
  expect(state?.sides.map(({ front }) => front)).toEqual([21, 21]);
  expect(lines.filter((line) => line.status.is === "misfit")).toEqual([]);
});

it("from format 5, a hand that claims the game falsely goes back fifteen in the same move", () => {
  const { state, lines, undo } = replay(read(format5FalseGame));
  expect(state?.sides.map(({ front }) => front)).toEqual([1, 105]);
  expect(undo?.fact).toEqual({ type: "handPegged", owner: 1, falseGame: true });
  expect(lines.filter((line) => line.status.is === "misfit")).toEqual([]);
});

it("from formats before 4, a game is on its own; since then it may belong to a match", () => {
  const matches = WITNESSES.map(({ log }) => rowOf(read(log))?.match);
  expect(matches.slice(0, 3)).toEqual([undefined, undefined, undefined]);
  expect(matches[4]).toEqual(matches[3]);
  expect(matches[3]).toMatchObject({ game: 1, format: { name: "free", length: { kind: "points", of: 5 } } });
});

it("from formats 1 and 2, the loser deals next, the lines are drawn, and there are no house rules", () => {
  for (const log of [format1, format2])
    expect(read(log)[0]?.fact).toMatchObject({ rules: { firstDealer: "loser", skunks: "lines", house: [] } });
});

it("from format 1, the app counts and a false go costs what the ACC says", () => {
  const [first] = read(format1);
  expect(first?.fact).toMatchObject({ type: "gameStarted", counting: "app", rules: { renege: "acc" } });
});

it("a beginning that a correction put right is lifted as well", () => {
  const by = { ...(format1[0]?.fact as object) };
  const raw = entry({ type: "corrected", entry: 0, change: { how: "replaced", by } }, { v: 1 });
  expect(readEntry(raw)).toMatchObject({
    ok: true,
    value: { v: FORMAT, fact: { change: { by: { counting: "app" } } } },
  });
});

describe("the present format", () => {
  const present = WITNESSES.find(({ format }) => format === FORMAT);

  it("has a witness", () => {
    expect(present?.format).toBe(FORMAT);
  });

  it("has every kind of fact in its witness", () => {
    const told = new Set([...read(present?.log ?? []), ...read(format3TenCard)].map(({ fact }) => fact.type));
    expect(Object.keys(ONE).filter((type) => !told.has(type as Fact["type"]))).toEqual([]);
  });

  it("has in its witness every way to put right, every depth, crib and hand, cards with and without suits", () => {
    const facts = read(present?.log ?? []).map(({ fact }) => fact);
    const all = (pick: (fact: Fact) => unknown) => [...new Set(facts.map(pick).filter((one) => one !== undefined))];
    expect(all((fact) => (fact.type === "corrected" ? fact.change.how : undefined))).toEqual([
      "replaced",
      "removed",
      "preceded",
    ]);
    expect(all((fact) => ("depth" in fact ? fact.depth : undefined))).toEqual(["cards", "hands", "points"]);
    expect(all((fact) => (fact.type === "pegged" ? fact.for : undefined))).toEqual(["correction", "play", "points"]);
    expect(all((fact) => ("counting" in fact ? fact.counting : undefined))).toEqual(["app", "muggins"]);
    expect(all((fact) => ("owner" in fact ? typeof fact.owner : undefined))).toEqual(["number", "string"]);
    expect(all((fact) => ("card" in fact ? fact.card.length : undefined))).toEqual([2, 1]);
    expect(all((fact) => (fact.type === "suitsTold" ? fact.nobs : undefined))).toEqual([true, false]);
  });

  it.each(Object.values(ONE))("reads $type, untouched", (fact) => {
    const stored: unknown = JSON.parse(JSON.stringify(entry(fact)));
    expect(readEntry(stored)).toEqual({ ok: true, value: entry(fact) });
  });

  it("reads a beginning with a match, and refuses one whose stakes are no numbers", () => {
    const [begun] = read(format4);
    const match = begun?.fact.type === "gameStarted" ? begun.fact.match : undefined;
    const torn = { ...match, format: { ...match?.format, stakes: { plain: "one" } } };
    expect(match && readEntry(entry({ ...started(), match })).ok).toBe(true);
    expect(readEntry(entry({ ...started(), match: torn }))).toEqual({ ok: false, error: "unreadable" });
  });

  it("reads every way to put an entry right", () => {
    const changes = [{ how: "removed" }, { how: "preceded", by: ONE.goCalled }, { how: "replaced", by: ONE.pegged }];
    for (const change of changes) expect(readEntry(entry({ type: "corrected", entry: 0, change })).ok).toBe(true);
  });

  it("reads six seats and a game to 61", () => {
    expect(
      readEntry(entry(started("cards", { target: 61, goTiming: "atGo" }, ["1", "2", "3", "4", "5", "6"]))).ok,
    ).toBe(true);
  });
});

describe("what a newer app wrote", () => {
  it.each([FORMAT + 1, 99, 1e9])("v %s is left to it, whatever it holds", (v) => {
    expect(readEntry(entry(ONE.goCalled, { v }))).toEqual({ ok: false, error: "newer" });
    expect(readEntry({ v, whatever: true })).toEqual({ ok: false, error: "newer" });
  });
});

describe("what is damaged is set aside, never guessed at", () => {
  const throwing = () => {
    throw new Error("read");
  };
  const revoked = Proxy.revocable({}, {});
  revoked.revoke();
  const hostile: readonly unknown[] = [
    { toString: throwing, valueOf: throwing },
    Object.create(null),
    [],
    revoked.proxy,
    new Proxy({}, { get: throwing, getOwnPropertyDescriptor: throwing, ownKeys: throwing }),
    Object.defineProperty({}, "type", { get: throwing, enumerable: true }),
  ];
  it.each([1, FORMAT])("no object makes the reading of format %s throw", (v) => {
    for (const one of hostile)
      for (const raw of [one, entry(one, { v }), entry({ ...ONE.handPegged, owner: one }, { v })])
        expect(readEntry(raw)).toEqual({ ok: false, error: "unreadable" });
    const at = Object.defineProperty({ ...entry(ONE.goCalled, { v }) }, "fact", { get: throwing, enumerable: true });
    expect(readEntry(at)).toEqual({ ok: false, error: "unreadable" });
  });
  it("a list of one owner is no owner", () => {
    expect(readEntry(entry({ ...ONE.handPegged, owner: ["second1"] })).ok).toBe(false);
    expect(readEntry(entry({ ...ONE.handPegged, falseGame: false })).ok).toBe(false);
  });

  const entries: { name: string; raw: unknown }[] = [
    { name: "nothing", raw: undefined },
    { name: "null", raw: null },
    { name: "a text", raw: "entry" },
    { name: "a list", raw: [entry(ONE.goCalled)] },
    { name: "an empty thing", raw: {} },
    { name: "no format", raw: entry(ONE.goCalled, { v: undefined }) },
    { name: "a format in words", raw: entry(ONE.goCalled, { v: "1" }) },
    { name: "half a format", raw: entry(ONE.goCalled, { v: 0.5 }) },
    { name: "no game", raw: entry(ONE.goCalled, { game: undefined }) },
    { name: "a game by number", raw: entry(ONE.goCalled, { game: 1 }) },
    { name: "a place below the first", raw: entry(ONE.goCalled, { seq: -1 }) },
    { name: "half a place", raw: entry(ONE.goCalled, { seq: 0.5 }) },
    { name: "a place past all logs", raw: entry(ONE.goCalled, { seq: 1e6 }) },
    { name: "no time", raw: entry(ONE.goCalled, { at: undefined }) },
    { name: "an endless time", raw: entry(ONE.goCalled, { at: Infinity }) },
    { name: "a time that is none", raw: entry(ONE.goCalled, { at: Number.NaN }) },
    { name: "a date for a time", raw: entry(ONE.goCalled, { at: "2026-01-01" }) },
    { name: "no fact", raw: entry(undefined) },
    { name: "a fact in words", raw: entry("goCalled") },
    { name: "a fact without a kind", raw: entry({ card: "5H" }) },
    { name: "a kind nobody knows", raw: entry({ type: "castled" }) },
    { name: "a kind every object has", raw: entry({ type: "toString" }) },
    { name: "the kind of all kinds", raw: entry({ type: "__proto__" }) },
    { name: "a fact in a list", raw: entry([ONE.goCalled]) },
  ];
  it.each(entries)("an entry with $name", ({ raw }) => {
    expect(readEntry(raw)).toEqual({ ok: false, error: "unreadable" });
  });

  /** Each fact with one field torn out, in turn. */
  const torn = Object.values(ONE).flatMap((fact) =>
    Object.keys(fact)
      .filter((field) => field !== "type")
      .map((field) => ({ type: fact.type, field, fact: { ...fact, [field]: undefined } })),
  );
  it("there is something to tear", () => {
    expect(torn.length).toBeGreaterThan(25);
  });
  it.each(torn)("$type without its $field", ({ fact }) => {
    expect(readEntry(entry(JSON.parse(JSON.stringify(fact))))).toEqual({ ok: false, error: "unreadable" });
  });

  const rules = { ...STANDARD };
  const seats = [{ name: "Alice", side: 0 }];
  const start = { type: "gameStarted", rules, seats, depth: "cards" };
  const wrong: { name: string; fact: object }[] = [
    { name: "a card of no suit there is", fact: { ...ONE.cardPlayed, card: "5X" } },
    { name: "a card in small letters", fact: { ...ONE.cardPlayed, card: "5h" } },
    { name: "a ten of two letters", fact: { ...ONE.cardPlayed, card: "10H" } },
    { name: "a card with a blank", fact: { ...ONE.cardPlayed, card: "5H " } },
    { name: "a joker", fact: { ...ONE.starterTurned, card: "X1" } },
    { name: "a card by number", fact: { ...ONE.cardPlayed, card: 5 } },
    { name: "a seat below the first", fact: { ...ONE.cut, seat: -1 } },
    { name: "half a seat", fact: { ...ONE.cut, seat: 0.5 } },
    { name: "a seat in words", fact: { ...ONE.cut, seat: "0" } },
    { name: "the crib as a seat", fact: { ...ONE.cardDealt, seat: "crib" } },
    { name: "a hand of nobody", fact: { ...ONE.handPegged, owner: "kitty" } },
    { name: "half a point", fact: { ...ONE.pegged, points: 0.5 } },
    { name: "points in words", fact: { ...ONE.handTyped, points: "12" } },
    { name: "points that are none", fact: { ...ONE.pegged, points: Number.NaN } },
    { name: "points for nothing known", fact: { ...ONE.pegged, for: "muggins" } },
    { name: "a depth nobody knows", fact: { ...ONE.depthChosen, depth: "all" } },
    { name: "nobs in words", fact: { ...ONE.suitsTold, nobs: "yes" } },
    { name: "a flush below nothing", fact: { ...ONE.suitsTold, flush: -4 } },
    { name: "rules of an unknown form", fact: { ...start, rules: { ...rules, form: "sevenCard" } } },
    { name: "an unknown house rule", fact: { ...start, rules: { ...rules, house: ["deucesWild"] } } },
    { name: "an unknown first dealer", fact: { ...start, rules: { ...rules, firstDealer: "oldest" } } },
    { name: "a third hand", fact: { ...ONE.handPegged, owner: "third0" } },
    { name: "a game to half a hole", fact: { ...start, rules: { ...rules, target: 60.5 } } },
    { name: "an unknown go", fact: { ...start, rules: { ...rules, goTiming: "never" } } },
    { name: "rules in words", fact: { ...start, rules: "standard" } },
    { name: "seats that are no list", fact: { ...start, seats: { 0: seats[0] } } },
    { name: "thirteen seats", fact: { ...start, seats: Array.from({ length: 13 }, () => seats[0]) } },
    { name: "a name by number", fact: { ...start, seats: [{ name: 7, side: 0 }] } },
    { name: "a name of a whole book", fact: { ...start, seats: [{ name: "x".repeat(201), side: 0 }] } },
    { name: "a seat without a side", fact: { ...start, seats: [{ name: "Alice" }] } },
    { name: "a change of no kind", fact: { ...ONE.corrected, change: { how: "burnt" } } },
    { name: "a change by nothing", fact: { ...ONE.corrected, change: { how: "replaced" } } },
    {
      name: "a change by a damaged fact",
      fact: { ...ONE.corrected, change: { how: "replaced", by: { type: "cut" } } },
    },
    { name: "a change by an undo", fact: { ...ONE.corrected, change: { how: "preceded", by: { type: "undone" } } } },
    { name: "a change by a change", fact: { ...ONE.corrected, change: { how: "replaced", by: ONE.corrected } } },
    { name: "a change of half an entry", fact: { ...ONE.corrected, entry: 1.5 } },
  ];
  it.each(wrong)("a fact with $name", ({ fact }) => {
    expect(readEntry(entry(fact))).toEqual({ ok: false, error: "unreadable" });
  });

  it("its fields are its own, not borrowed from a prototype", () => {
    const borrowed = Object.create({ card: "5H" }) as object;
    expect(readEntry(entry(Object.assign(borrowed, { type: "cardPlayed" }))).ok).toBe(false);
  });

  it("is not made whole by reading: what comes back is what was stored", () => {
    const raw = Object.freeze(entry(Object.freeze({ type: "goCalled" }), { game: "g" as GameId }));
    const one = readEntry(raw);
    expect(one.ok && one.value).toBe(raw);
  });
});

/** Found by these tests, and mended. */
describe("what once went wrong", () => {
  it.each([0, -1])("v %s is no format there ever was", (v) => {
    expect(readEntry(entry(ONE.goCalled, { v }))).toEqual({ ok: false, error: "unreadable" });
  });
});
