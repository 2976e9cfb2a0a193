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
import format6CallBeforeCount from "./fixtures/format-6-call-before-count.json";
import format6Ends from "./fixtures/format-6-ends.json";
import format6ImpossibleCount from "./fixtures/format-6-impossible-count.json";
import format6 from "./fixtures/format-6.json";
import { replay } from "./replay";
import { rowOf } from "./list-row";
import { phaseOf } from "./state";
import { readEntry } from "./upgrade";

/**
 * The scores of the stored games after each deal. An independent program counted them. The games are real logs, one of
 * every released format, and never change.
 */
const SCORES = {
  Zoë: [0, 22, 28, 41, 45, 62, 72, 86, 95, 103, 107, 113, 119, 121],
  דוד: [0, 12, 23, 27, 34, 48, 56, 63, 82, 83, 90, 95, 104, 104],
};
/**
 * All are the same game. From format 2 on it has a deal that the players count, a penalty and the other new facts; from
 * format 4 on it is the first game of a match. The new facts of format 3 are in a separate log, of the deal of
 * rules.md §9.2. The false claim of the game, new in format 5, and a count that no hand can have and `ends`, new in
 * format 6, have separate logs too.
 */
const WITNESSES = [
  { format: 1, log: format1 as readonly unknown[], scores: SCORES },
  { format: 2, log: format2 as readonly unknown[], scores: SCORES },
  { format: 3, log: format3 as readonly unknown[], scores: SCORES },
  { format: 4, log: format4 as readonly unknown[], scores: SCORES },
  { format: 5, log: format5 as readonly unknown[], scores: SCORES },
  { format: 6, log: format6 as readonly unknown[], scores: SCORES },
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

describe.each(WITNESSES)("a whole game stored in format $format", ({ format, log, scores }) => {
  it("is read without losing an entry, and converted to the present format", () => {
    const entries = read(log);
    expect(entries).toHaveLength(log.length);
    expect(entries.map(({ seq, v }) => [seq, v])).toEqual(log.map((_, seq) => [seq, FORMAT]));
    expect(log).toEqual(log.map(() => expect.objectContaining({ v: format }) as unknown));
  });

  it("replays to its original scores, deal by deal", () => {
    const { state, lines } = replay(read(log));
    expect(state?.seats.map((seat) => seat.name)).toEqual(Object.keys(scores));
    expect(state && scoreRace(state)).toEqual(Object.values(scores));
    expect([state?.winner, state && phaseOf(state), state?.deal?.number]).toEqual([0, "over", 13]);
    expect(lines.filter((line) => line.status.is === "misfit")).toEqual([]);
  });

  it("gives its list row", () => {
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

  it("contains replaced, deleted and inserted entries", () => {
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

  it("is ordered by place, even though the clock was set back during the game", () => {
    const times = read(log).map(({ at }) => at);
    expect(times.some((at, i) => at < (times[i - 1] ?? 0))).toBe(true);
    expect(replay(read(log)).state).toEqual(replay(read(log).map((one) => ({ ...one, at: 0 }))).state);
  });

  it("is unchanged after being exported and read again", () => {
    expect(read(JSON.parse(JSON.stringify(read(log))) as unknown[])).toEqual(read(log));
  });
});

it("a log in format 3 replays a ten-card deal with an auction and wild jokers: 26 less the bid of 5, and 19 plus a joker turned up", () => {
  const { state, lines } = replay(read(format3TenCard));
  expect(state?.sides.map(({ front }) => front)).toEqual([21, 21]);
  expect(lines.filter((line) => line.status.is === "misfit")).toEqual([]);
});

it("a log in format 5 replays a false claim of the game and its penalty as one move", () => {
  const { state, lines, undo } = replay(read(format5FalseGame));
  expect(state?.sides.map(({ front }) => front)).toEqual([1, 105]);
  expect(undo?.fact).toEqual({ type: "handPegged", owner: 1, falseGame: true });
  expect(lines.filter((line) => line.status.is === "misfit")).toEqual([]);
});

it("a log in format 6 replays 24 counted as 25 and called, and a hand of nothing counted as 19", () => {
  const { state, lines } = replay(read(format6ImpossibleCount));
  expect(state?.sides.map(({ front }) => front)).toEqual([20, 24]);
  expect(lines.filter((line) => line.status.is === "misfit")).toEqual([]);
});

it("a log in format 6 replays muggins called on a card before its player counted it", () => {
  const { state, lines } = replay(read(format6CallBeforeCount));
  expect(state?.sides.map(({ front }) => front)).toEqual([11, 4]);
  expect(lines.filter((line) => line.status.is === "misfit")).toEqual([]);
});

it("a log in format 6 replays taps that also end the goes, the play, the hands and two deals before them", () => {
  const { state, lines } = replay(read(format6Ends));
  expect(state?.sides.map(({ front }) => front)).toEqual([38, 13]);
  expect(state?.deal?.number).toBe(4);
  expect(lines.filter((line) => line.status.is === "misfit")).toEqual([]);
});

it("a game in a format before 4 is a single game; since format 4 it can belong to a match", () => {
  const matches = WITNESSES.map(({ log }) => rowOf(read(log))?.match);
  expect(matches.slice(0, 3)).toEqual([undefined, undefined, undefined]);
  expect(matches[4]).toEqual(matches[3]);
  expect(matches[3]).toMatchObject({ game: 1, format: { name: "free", length: { kind: "points", of: 5 } } });
});

it("a game in format 1 or 2 is dealt next by the loser, marks the skunk lines, and has no house rules", () => {
  for (const log of [format1, format2])
    expect(read(log)[0]?.fact).toMatchObject({ rules: { firstDealer: "loser", skunks: "lines", house: [] } });
});

it("in a game in format 1 the app counts, and a false go costs what the ACC says", () => {
  const [first] = read(format1);
  expect(first?.fact).toMatchObject({ type: "gameStarted", counting: "app", rules: { renege: "acc" } });
});

it("a corrected start is converted too", () => {
  const by = { ...(format1[0]?.fact as object) };
  const raw = entry({ type: "corrected", entry: 0, change: { how: "replaced", by } }, { v: 1 });
  expect(readEntry(raw)).toMatchObject({
    ok: true,
    value: { v: FORMAT, fact: { change: { by: { counting: "app" } } } },
  });
});

describe("the present format", () => {
  const present = WITNESSES.find(({ format }) => format === FORMAT);

  it("has a stored game", () => {
    expect(present?.format).toBe(FORMAT);
  });

  it("has every kind of fact in its stored games", () => {
    const told = new Set([...read(present?.log ?? []), ...read(format3TenCard)].map(({ fact }) => fact.type));
    expect(Object.keys(ONE).filter((type) => !told.has(type as Fact["type"]))).toEqual([]);
  });

  it("has in its stored games every correction, depth and owner, and cards with and without suits", () => {
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

  it.each(Object.values(ONE))("reads $type and leaves it unchanged", (fact) => {
    const stored: unknown = JSON.parse(JSON.stringify(entry(fact)));
    expect(readEntry(stored)).toEqual({ ok: true, value: entry(fact) });
  });

  it("reads a start with a match, and refuses stakes that are not numbers", () => {
    const [begun] = read(format4);
    const match = begun?.fact.type === "gameStarted" ? begun.fact.match : undefined;
    const torn = { ...match, format: { ...match?.format, stakes: { plain: "one" } } };
    expect(match && readEntry(entry({ ...started(), match })).ok).toBe(true);
    expect(readEntry(entry({ ...started(), match: torn }))).toEqual({ ok: false, error: "unreadable" });
  });

  it("reads every kind of correction", () => {
    const changes = [{ how: "removed" }, { how: "preceded", by: ONE.goCalled }, { how: "replaced", by: ONE.pegged }];
    for (const change of changes) expect(readEntry(entry({ type: "corrected", entry: 0, change })).ok).toBe(true);
  });

  it("reads six seats and a game to 61", () => {
    expect(
      readEntry(entry(started("cards", { target: 61, goTiming: "atGo" }, ["1", "2", "3", "4", "5", "6"]))).ok,
    ).toBe(true);
  });
});

describe("an entry of a newer app", () => {
  it.each([FORMAT + 1, 99, 1e9])("in format %s is left to that app, with any contents", (v) => {
    expect(readEntry(entry(ONE.goCalled, { v }))).toEqual({ ok: false, error: "newer" });
    expect(readEntry({ v, whatever: true })).toEqual({ ok: false, error: "newer" });
  });
});

describe("damaged data is set aside and never guessed at", () => {
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
  it.each([1, FORMAT])("reading format %s never throws, with any object", (v) => {
    for (const one of hostile)
      for (const raw of [one, entry(one, { v }), entry({ ...ONE.handPegged, owner: one }, { v })])
        expect(readEntry(raw)).toEqual({ ok: false, error: "unreadable" });
    const at = Object.defineProperty({ ...entry(ONE.goCalled, { v }) }, "fact", { get: throwing, enumerable: true });
    expect(readEntry(at)).toEqual({ ok: false, error: "unreadable" });
  });
  it("a list with one owner is not an owner", () => {
    expect(readEntry(entry({ ...ONE.handPegged, owner: ["second1"] })).ok).toBe(false);
    expect(readEntry(entry({ ...ONE.handPegged, falseGame: false })).ok).toBe(false);
  });

  const entries: { name: string; raw: unknown }[] = [
    { name: "nothing", raw: undefined },
    { name: "null", raw: null },
    { name: "a text", raw: "entry" },
    { name: "a list", raw: [entry(ONE.goCalled)] },
    { name: "an empty object", raw: {} },
    { name: "no format", raw: entry(ONE.goCalled, { v: undefined }) },
    { name: "a format as text", raw: entry(ONE.goCalled, { v: "1" }) },
    { name: "a fractional format", raw: entry(ONE.goCalled, { v: 0.5 }) },
    { name: "no game", raw: entry(ONE.goCalled, { game: undefined }) },
    { name: "a game id that is a number", raw: entry(ONE.goCalled, { game: 1 }) },
    { name: "a negative place", raw: entry(ONE.goCalled, { seq: -1 }) },
    { name: "a fractional place", raw: entry(ONE.goCalled, { seq: 0.5 }) },
    { name: "a place beyond the longest log", raw: entry(ONE.goCalled, { seq: 1e6 }) },
    { name: "no time", raw: entry(ONE.goCalled, { at: undefined }) },
    { name: "an infinite time", raw: entry(ONE.goCalled, { at: Infinity }) },
    { name: "a time that is not a number", raw: entry(ONE.goCalled, { at: Number.NaN }) },
    { name: "a date as its time", raw: entry(ONE.goCalled, { at: "2026-01-01" }) },
    { name: "no fact", raw: entry(undefined) },
    { name: "a fact as text", raw: entry("goCalled") },
    { name: "a fact without a kind", raw: entry({ card: "5H" }) },
    { name: "an unknown kind", raw: entry({ type: "castled" }) },
    { name: "a kind that is a method of every object", raw: entry({ type: "toString" }) },
    { name: "a kind that is the prototype", raw: entry({ type: "__proto__" }) },
    { name: "a fact in a list", raw: entry([ONE.goCalled]) },
  ];
  it.each(entries)("an entry with $name is unreadable", ({ raw }) => {
    expect(readEntry(raw)).toEqual({ ok: false, error: "unreadable" });
  });

  /** Every fact, with each of its fields removed in turn. */
  const torn = Object.values(ONE).flatMap((fact) =>
    Object.keys(fact)
      .filter((field) => field !== "type")
      .map((field) => ({ type: fact.type, field, fact: { ...fact, [field]: undefined } })),
  );
  it("there are fields to remove", () => {
    expect(torn.length).toBeGreaterThan(25);
  });
  it.each(torn)("$type without its $field is unreadable", ({ fact }) => {
    expect(readEntry(entry(JSON.parse(JSON.stringify(fact))))).toEqual({ ok: false, error: "unreadable" });
  });

  const rules = { ...STANDARD };
  const seats = [{ name: "Alice", side: 0 }];
  const start = { type: "gameStarted", rules, seats, depth: "cards" };
  const wrong: { name: string; fact: object }[] = [
    { name: "a card of an unknown suit", fact: { ...ONE.cardPlayed, card: "5X" } },
    { name: "a card in lower case", fact: { ...ONE.cardPlayed, card: "5h" } },
    { name: "a ten with two digits", fact: { ...ONE.cardPlayed, card: "10H" } },
    { name: "a card with a space", fact: { ...ONE.cardPlayed, card: "5H " } },
    { name: "a joker", fact: { ...ONE.starterTurned, card: "X1" } },
    { name: "a card that is a number", fact: { ...ONE.cardPlayed, card: 5 } },
    { name: "a negative seat", fact: { ...ONE.cut, seat: -1 } },
    { name: "a fractional seat", fact: { ...ONE.cut, seat: 0.5 } },
    { name: "a seat as text", fact: { ...ONE.cut, seat: "0" } },
    { name: "the crib as a seat", fact: { ...ONE.cardDealt, seat: "crib" } },
    { name: "a hand of an unknown owner", fact: { ...ONE.handPegged, owner: "kitty" } },
    { name: "half a point", fact: { ...ONE.pegged, points: 0.5 } },
    { name: "points as text", fact: { ...ONE.handTyped, points: "12" } },
    { name: "points that are not a number", fact: { ...ONE.pegged, points: Number.NaN } },
    { name: "points for an unknown reason", fact: { ...ONE.pegged, for: "muggins" } },
    { name: "an unknown depth", fact: { ...ONE.depthChosen, depth: "all" } },
    { name: "nobs as text", fact: { ...ONE.suitsTold, nobs: "yes" } },
    { name: "a negative flush", fact: { ...ONE.suitsTold, flush: -4 } },
    { name: "rules of an unknown form", fact: { ...start, rules: { ...rules, form: "sevenCard" } } },
    { name: "an unknown house rule", fact: { ...start, rules: { ...rules, house: ["deucesWild"] } } },
    { name: "an unknown first dealer", fact: { ...start, rules: { ...rules, firstDealer: "oldest" } } },
    { name: "a third hand", fact: { ...ONE.handPegged, owner: "third0" } },
    { name: "a game to half a hole", fact: { ...start, rules: { ...rules, target: 60.5 } } },
    { name: "an unknown timing of go", fact: { ...start, rules: { ...rules, goTiming: "never" } } },
    { name: "rules as text", fact: { ...start, rules: "standard" } },
    { name: "seats that are not a list", fact: { ...start, seats: { 0: seats[0] } } },
    { name: "thirteen seats", fact: { ...start, seats: Array.from({ length: 13 }, () => seats[0]) } },
    { name: "a name that is a number", fact: { ...start, seats: [{ name: 7, side: 0 }] } },
    { name: "a very long name", fact: { ...start, seats: [{ name: "x".repeat(201), side: 0 }] } },
    { name: "a seat without a side", fact: { ...start, seats: [{ name: "Alice" }] } },
    { name: "an unknown kind of change", fact: { ...ONE.corrected, change: { how: "burnt" } } },
    { name: "a change without a fact", fact: { ...ONE.corrected, change: { how: "replaced" } } },
    {
      name: "a change to a damaged fact",
      fact: { ...ONE.corrected, change: { how: "replaced", by: { type: "cut" } } },
    },
    { name: "a change to an undo", fact: { ...ONE.corrected, change: { how: "preceded", by: { type: "undone" } } } },
    { name: "a change to a change", fact: { ...ONE.corrected, change: { how: "replaced", by: ONE.corrected } } },
    { name: "a change of a fractional entry", fact: { ...ONE.corrected, entry: 1.5 } },
  ];
  it.each(wrong)("a fact with $name is unreadable", ({ fact }) => {
    expect(readEntry(entry(fact))).toEqual({ ok: false, error: "unreadable" });
  });

  it("a field inherited from a prototype does not count", () => {
    const borrowed = Object.create({ card: "5H" }) as object;
    expect(readEntry(entry(Object.assign(borrowed, { type: "cardPlayed" }))).ok).toBe(false);
  });

  it("reading returns the stored entry unchanged", () => {
    const raw = Object.freeze(entry(Object.freeze({ type: "goCalled" }), { game: "g" as GameId }));
    const one = readEntry(raw);
    expect(one.ok && one.value).toBe(raw);
  });
});

/** Bugs that these tests found. */
describe("bugs fixed before", () => {
  it.each([0, -1])("format %s, which never existed, is unreadable", (v) => {
    expect(readEntry(entry(ONE.goCalled, { v }))).toEqual({ ok: false, error: "unreadable" });
  });
});
