/** The notation itself: its page, a mark for every fact, texts written by hand, and every refusal. */
import { readFileSync } from "node:fs";
import { describe, expect, it, test } from "vitest";
import type { Fact, LogEntry } from "../../game/facts";
import { replay } from "../../game/replay";
import { type CribFault, CRIB_FAULTS } from "./faults";
import { STANDARD } from "../../rules/ruleset";
import { LIMITS } from "../backup/kept";
import { isCrib, readCrib } from "./read-crib";
import { WORDS } from "./marks";
import { writeCrib } from "./write-crib";

const page = readFileSync(new URL("crib.md", import.meta.url), "utf8");
const dateOf = (at: number) => new Date(at).toISOString().slice(0, 10);
const read = (text: string) => {
  const found = readCrib(text);
  if (!found.ok) throw new Error(JSON.stringify(found.error));
  return found.value.log;
};
const factsOf = (text: string) => read(text).entries.map((entry) => (entry as LogEntry).fact);
/** A text as this app writes it. */
const canonical = (text: string) => writeCrib(read(text), dateOf);
const HEAD = '[players "Ann", "Bob"]\n';

describe("crib.md", () => {
  const examples = [...page.matchAll(/```crib\n(.*?)```/gs)].map(([, text = ""]) => text);

  it("has three games, each as the app writes it", () => {
    expect(examples).toHaveLength(3);
    for (const text of examples) expect(canonical(text)).toBe(text);
  });

  it("has no entry in its games that does not fit", () => {
    const lines = examples.flatMap((text) => replay(read(text).entries as readonly LogEntry[]).lines);
    expect(lines.filter(({ status }) => status.is === "misfit")).toEqual([]);
  });

  it("shows every tag and every word", () => {
    const spans = [...page.matchAll(/`[^`\n]+`/g)].join("\n");
    const used = [...examples.join("").matchAll(/^\[(\w+)/gm)].map(([, tag = ""]) => tag);
    const tags = new Set([...used, ...Object.keys(STANDARD)]);
    expect(tags.size).toBeGreaterThan(14);
    expect([...tags].filter((tag) => !spans.includes(`\`${tag}\``))).toEqual([]);
    const shown = spans.replace(/-?\d+/g, "%");
    expect(WORDS.map(([word]) => word).filter((word) => !shown.includes(word))).toEqual([]);
  });
});

/** After `[players "Ann", "Bob"]`. */
const MARKS: Readonly<Record<Exclude<Fact["type"], "gameStarted">, readonly (readonly [string, object])[]>> = {
  cut: [["Bob cuts: 7H", { seat: 1, card: "7H" }]],
  dealerChosen: [["Bob: deals", { dealer: 1 }]],
  depthChosen: [["depthChosen depth=hands", { depth: "hands" }]],
  countingChosen: [["countingChosen counting=muggins", { counting: "muggins" }]],
  cardDealt: [["Ann dealt: X", { seat: 0, card: "X" }]],
  discarded: [["Ann lays: TD", { seat: 0, card: "TD" }]],
  cardPassed: [["Bob gives: 5", { seat: 1, card: "5" }]],
  handForgotten: [["Bob: forgets", { seat: 1 }]],
  bid: [["bid4", { points: 4 }]],
  bidPassed: [["pass", {}]],
  starterTurned: [
    ["up: JC", { card: "JC" }],
    ["up: /JC", { card: "JC", ends: true }],
  ],
  cardPlayed: [
    ["play: X=5H", { card: "X=5H" }],
    ["play: /9C", { card: "9C", ends: true }],
  ],
  goCalled: [["go", {}]],
  playEnded: [["playEnded", {}]],
  cardShown: [
    ["crib: AS", { owner: "crib", card: "AS" }],
    ["Ann-2: /5C", { owner: "second0", card: "5C", ends: true }],
  ],
  suitsTold: [
    ["Ann: suits flush=4 nobs=false", { owner: 0, flush: 4, nobs: false }],
    ["crib: suits flush=0 nobs=true", { owner: "crib", flush: 0, nobs: true }],
  ],
  handPegged: [
    ["Ann: =", { owner: 0 }],
    ["crib: = falseGame=true", { owner: "crib", falseGame: true }],
  ],
  handTyped: [["Bob-2: =29", { owner: "second1", points: 29 }]],
  claimed: [
    ['play: "2"', { owner: "play", points: 2 }],
    ['Bob: "25"', { owner: 1, points: 25 }],
  ],
  called: [
    ["Bob: calls+2 at=3 of=5H", { at: 3, of: "5H", side: 1, for: "missed", points: 2 }],
    ['Ann: calls+10 at=0 of="1"', { at: 0, of: "1", side: 0, for: "missed", points: 10 }],
    ["Ann: disputes at=11 of=second1", { at: 11, of: "second1", side: 0, for: "over", points: 0 }],
  ],
  penaltyTaken: [
    ["Ann: fined over=0 penalty=looked", { side: 0, penalty: "looked", over: 0 }],
    ["Ann: fined over=3 penalty=falseGame", { side: 0, penalty: "falseGame", over: 3 }],
  ],
  renegeTaken: [
    ["Bob: falsego end=dead go=0", { go: 0, side: 1, end: "dead" }],
    ["Bob: falsego end=played go=1 seat=0", { go: 1, seat: 0, side: 1, end: "played" }],
  ],
  pegged: [
    ["Ann: +2", { side: 0, points: 2, for: "points" }],
    ["Ann: play+2", { side: 0, points: 2, for: "play" }],
    ["Bob: fix-3", { side: 1, points: -3, for: "correction" }],
    ["Bob: /+4", { side: 1, points: 4, for: "points", ends: true }],
  ],
  dealEnded: [["end", {}]],
  dealVoided: [["misdeal", {}]],
  undone: [["undo", {}]],
  redone: [["redo", {}]],
  corrected: [
    ["play: 6D replaced=3", { entry: 3, change: { how: "replaced", by: { type: "cardPlayed", card: "6D" } } }],
    ["go preceded=3", { entry: 3, change: { how: "preceded", by: { type: "goCalled" } } }],
    ["delete entry=3", { entry: 3, change: { how: "removed" } }],
  ],
};

describe("a mark for every fact:", () => {
  const all = Object.entries(MARKS).flatMap(([type, marks]) => marks.map(([text, fields]) => ({ text, type, fields })));
  it.each(all)("$text", ({ text, type, fields }) => {
    const log = read(`${HEAD}[id "x"]\n${text}`);
    expect(log.entries[1]).toEqual({ game: "x", seq: 1, v: 6, at: 0, fact: { type, ...fields } });
    expect(writeCrib(log, dateOf)).toContain(`\n${text}`);
  });
});

describe("written by hand:", () => {
  test.each([
    ["10d ♥ and small letters", "Ann: deals up: 10d play: j♥ qs", "Ann: deals\n1. (Ann deals) up: TD, play: JH QS"],
    ["unknown cards", "Ann: deals up: ? 5H Bob: 5C ? ? ? =8", "1. (Ann deals) up: 5H, Bob: 5C =8"],
    ["remarks, blanks and lines", "Ann: deals (she did,\nof course) ; yes\n\n\t1. up: 5H play:|KH", "up: 5H, play: KH"],
    ["a lead for several marks", "Ann: deals, Bob: +2 | +3, +4", "Bob: +2 +3 +4"],
    ["fields in any order", "Ann: deals, Bob: fined penalty=looked over=0", "Bob: fined over=0 penalty=looked"],
  ])("%s", (_, typed, marks) => {
    const text = canonical(HEAD + typed);
    expect(text.replace(/ \(-?\d+-\d+\)/g, "")).toContain(marks);
    expect(canonical(text)).toBe(text);
  });

  it("the entries of a date are at noon", () => {
    const log = read(`${HEAD}[date "2026-11-21"] Ann: deals`);
    expect(log.entries).toMatchObject([{ at: Date.UTC(2026, 10, 21, 12) }, { at: Date.UTC(2026, 10, 21, 12) }]);
  });

  it("the same text gets the same id, and another text another", () => {
    const ids = ["Ann: deals", "Ann: deals\n ", "Bob: deals"].map((text) => read(HEAD + text).id);
    expect(ids[0]).toBe(ids[1]);
    expect(ids[0]).not.toBe(ids[2]);
  });

  it("tags may be anywhere", () => {
    const facts = factsOf(`[depth "points"] Ann: deals +2 [result 2, 0] ${HEAD}[times 5, 6, 7]`);
    expect(facts).toMatchObject([{ depth: "points" }, { dealer: 0 }, { points: 2 }]);
  });

  it("a game of three is for three, and every rule may be given", () => {
    const text = `[players "Ann", "Bob", "Cy"] [target 61] [goTiming "atGo"] [renege "none"] [firstDealer "cut"] [skunks "none"] [house "lowball", "threeRuns"]`;
    const rules = { form: "three", target: 61, goTiming: "atGo", renege: "none", firstDealer: "cut", skunks: "none" };
    expect(factsOf(text)).toMatchObject([{ rules: { ...rules, house: ["lowball", "threeRuns"] }, depth: "cards" }]);
  });
});

test.each([
  ["Jean-Luc Picard", "Jean-Luc"],
  ["O'Neil", "O'Neil"],
  ["O’Brien", "O’Brien"],
  ["Bob2", "Bob2"],
  ["Ann, the ace", "Ann"],
  ["Zoë", "Zoë"],
  ["go", "go"],
  ["5H", "5H"],
])("a player called %s is named %s", (name, label) => {
  const text = `[players "${name}", "Cy"]\n${label}: deals up: 5H play: JH ${label}-2: 5C ${label}: +2 Cy: calls+2 at=0 of="1"`;
  expect(canonical(text)).toMatch(
    new RegExp(`${label}: deals\\n.* up: 5H, play: JH, ${label}-2: 5C, ${label}: \\+2 .*, Cy: calls\\+2 at=0`),
  );
});

it.each(["crib", "play", "up", "raw", "Bob-2", "Bob", "דוד", "?"])(
  "a player called %s is named by number, and so is everybody else",
  (name) => {
    expect(canonical(`[players "Bob", "${name}"] P2: deals P1: +2`)).toContain("\nP2: deals\n1. (P2 deals) P1: +2");
  },
);

it.each(["2026-02-28", "2024-02-29", "2026-11-30", "2026-12-31", "-001199-11", "2026"])(
  "the date %s is read",
  (date) => {
    expect(readCrib(`${HEAD}[date "${date}"]\nAnn: deals`)).toMatchObject({ ok: true });
  },
);
it.each(["2026-02-30", "2026-04-31", "2026-12-32", "2100-02-29", "2026-13-01", "today"])(
  "the date %s is refused",
  (date) => {
    expect(readCrib(`${HEAD}[date "${date}"]\nAnn: deals`)).toMatchObject({ error: { code: "badTag", line: 2 } });
  },
);

/** The text, the place and the piece that is refused. */
const REFUSED: Readonly<Record<CribFault, readonly [text: string, line: number, column: number, shown: string]>> = {
  tooLong: [" ".repeat(2_000_001), 1, 1, ""],
  notCrib: ["Ann: deals", 1, 1, ""],
  newer: ["[crib 2]", 1, 1, "[crib 2]"],
  noPlayers: ['[date "2026-11-21"]\n go', 2, 2, "go"],
  notTag: ['[player "Ann"]', 1, 1, '[player "Ann"]'],
  badTag: [`[target 61] [form "seven"]\n${HEAD}Ann: deals`, 1, 13, '[form "seven"]'],
  badMark: [`${HEAD}Ann: deals up: 5H\n  1K`, 3, 3, "1K"],
  misfit: [`${HEAD}[result 0, 2]\nAnn: deals, up: 5H, play: KH KH`, 3, 30, "KH"],
  wrongResult: [`${HEAD}[depth "points"]\n[result 2, 0]\nAnn: deals +3`, 3, 1, "3-0"],
};

describe("refused with its place:", () => {
  it.each(CRIB_FAULTS)("%s", (code) => {
    const [text, line, column, shown] = REFUSED[code];
    expect(readCrib(text)).toMatchObject({ ok: false, error: { code, line, column, text: shown } });
  });

  it.each([
    [`${HEAD}Ann: deals ) 5H`, ")", 12],
    [`${HEAD}Cy: deals`, "Cy:", 1],
    [`${HEAD}+2`, "+2", 1],
    [`${HEAD}5H`, "5H", 1],
    [`${HEAD}Ann lays: =8 play lays: 5H`, "5H", 25],
    [`${HEAD}up: =8`, "=8", 5],
    [`${HEAD}depthChosen depth=all`, "depthChosen depth=all", 1],
    [`${HEAD}constructor`, "constructor", 1],
    [`${HEAD}go __proto__`, "__proto__", 4],
    [`${HEAD}go replaced=x`, "go replaced=x", 1],
    [`${HEAD}raw {`, "raw {", 1],
    [`${HEAD}raw ${"[".repeat(30)}${"]".repeat(30)}`, `raw ${"[".repeat(30)}${"]".repeat(6)}`, 1],
  ])("%s: a mark", (text, shown, column) => {
    expect(readCrib(text)).toEqual({ ok: false, error: { code: "badMark", line: 2, column, text: shown } });
  });

  it.each([
    ["notTag", "[players 1]", "[players 1]"],
    ["notTag", "[__proto__ 1]", "[__proto__ 1]"],
    ["notTag", "[target", "["],
    ["badTag", "[form three]", "[form three]"],
    ["badTag", '[form "constructor"]', '[form "constructor"]'],
    ["badTag", "[sides null]", "[sides null]"],
    ["badTag", '[times "1"]', '[times "1"]'],
    ["badTag", "[times 1e99]", "[times 1e99]"],
    ["badTag", '[crib 1, "x"]', '[crib 1, "x"]'],
    ["badTag", '[crib 1, {"toString":1}]', '[crib 1, {"toString":1}]'],
    ["badTag", '[date {"toString":1}]', '[date {"toString":1}]'],
    ["newer", "[crib 1, 7]", "[crib 1, 7]"],
    ["newer", "[crib null]", "[crib null]"],
  ])("%s: %s", (code, tag, shown) => {
    expect(readCrib(`${HEAD} ${tag} go`)).toEqual({ ok: false, error: { code, line: 2, column: 2, text: shown } });
  });

  it("a column counts characters, not halves of them", () => {
    expect(readCrib(`${HEAD}(😀😀) 1K`)).toMatchObject({ error: { line: 2, column: 6 } });
  });
});

describe("an entry that the rules refuse", () => {
  const misfitsOf = (text: string) => {
    const found = readCrib(text);
    return found.ok ? found.value.misfits : found.error;
  };
  it.each([
    ["a card played twice", "Ann: deals up: 5H play: KH KH", "KH", 28, "cardSeen"],
    ["a count over 31", "Ann: deals up: 5H play: KH QH JH 2C", "2C", 34, "pastThirtyOne"],
    [
      "points that move a peg past the start",
      "depthChosen depth=points Ann: deals Bob: fix-3",
      "fix-3",
      42,
      "belowZero",
    ],
    ["a fix to a card played before", "Ann: deals up: 5H play: KH 9H KH replaced=4", "KH replaced=4", 31, "cardSeen"],
  ])("is shown with its place: %s", (_, marks, text, column, why) => {
    expect(misfitsOf(`${HEAD}${marks}`)).toEqual({ first: { code: "misfit", line: 2, column, text, why }, more: 0 });
  });

  it("is shown once, with the number of those after it", () => {
    expect(misfitsOf(`${HEAD}Ann: deals up: 5H play: KH KH KH\nKH`)).toMatchObject({
      first: { line: 2, column: 28 },
      more: 2,
    });
  });

  it("is missing in a game of possible entries", () => {
    expect(misfitsOf(`${HEAD}Ann: deals up: 5H play: KH 9H`)).toBeUndefined();
  });
});

it.each(["“”", "„“", "««", "»«"])("the quotes %s are read as straight ones", ([open, close]) => {
  const text = `[players ${open}Ann${close}, ${open}Bob${close}]\nAnn: deals up: 5H play: KH 5D ${open}2${close}`;
  expect(factsOf(text)).toEqual(factsOf(text.replace(/[“”„«»]/g, '"')));
  expect(factsOf('[players "Ann “Ace” Lee", "Bob"]')).toMatchObject([{ seats: [{ name: "Ann “Ace” Lee" }, {}] }]);
});

it("a game of more entries than anybody could play is refused as too long, before it is compared with those here", () => {
  const text = (points: number) => `${HEAD}[depth "points"]\nAnn: deals ${"+1 ".repeat(points)}`;
  expect(read(text(LIMITS.game - 2)).entries).toHaveLength(LIMITS.game);
  expect(readCrib(text(LIMITS.game - 1))).toMatchObject({ error: { code: "tooLong" } });
});

it.each(["", "a/b", "a b", "ä", "x".repeat(201)])("the id %j is refused: no log could be found by it", (id) => {
  expect(readCrib(`${HEAD}[id "${id}"]\nAnn: deals`)).toMatchObject({ error: { code: "badTag", line: 2 } });
});

it("a text is known by its first tag", () => {
  const texts = ["; a game\n\ufeff[crib 1]\n", '[players "A", "B"]', "FT1 Ann Bee;", "{}", "[1]", ""];
  expect(texts.map(isCrib)).toEqual([true, true, false, false, false, false]);
});

it("a game that an update of the app came in between has two formats, and any times", () => {
  const log = read(`${HEAD}[id "x"] [crib 1, 5] [times 0.5, -1000, 8e15] Ann: deals, Bob: +2 format=6 +3`);
  expect(log.entries).toMatchObject([
    { v: 5, at: 0.5 },
    { v: 5, at: -999.5 },
    { v: 6, at: 8e15 - 999.5 },
    { v: 6, at: 8e15 - 999.5 },
  ]);
  const text = writeCrib(log, () => "2026-11-21");
  expect(text).not.toContain("raw");
  expect(read(text)).toEqual(log);
});

it("another name given to a player is written raw", () => {
  const { id, entries } = read(`${HEAD}[id "x"] Ann: deals`);
  const [start] = entries as readonly LogEntry[];
  const by = { ...start?.fact, seats: [] };
  const fix = { ...start, seq: 2, fact: { type: "corrected", entry: 0, change: { how: "replaced", by } } };
  const log = { id, entries: [...entries, fix] };
  expect(writeCrib(log, dateOf)).toContain(`\nraw ${JSON.stringify(fix)}\n`);
  expect(read(writeCrib(log, dateOf))).toEqual(log);
});

it.each([
  ["the id of another log", { game: "y", seq: 0, v: 6, at: 0, fact: factsOf(HEAD)[0] }],
  ["another place", { game: "x", seq: 3, v: 6, at: 0, fact: factsOf(HEAD)[0] }],
  ["an object for a number", { game: "x", seq: 0, v: 7, at: 0, fact: { type: "bid", points: { toString: 1 } } }],
  ["no fact, made by a newer version", { game: "x", seq: 0, v: 7, at: 0, fact: null }],
  ["no time, made by a newer version", { game: "x", seq: 0, v: 7, at: null, fact: factsOf(HEAD)[0] }],
  ["a format of seven digits", { game: "x", seq: 0, v: 1_000_000, at: 0, fact: factsOf(HEAD)[0] }],
  ["one more field", { game: "x", seq: 0, v: 6, at: 0, fact: factsOf(HEAD)[0], by: 1 }],
  ["a start without rules, made by a newer version", { game: "x", seq: 0, v: 7, at: 0, fact: { type: "gameStarted" } }],
])("an entry with %s is written raw", (_, entry) => {
  const second = { game: "x", seq: 1, v: 7, at: 0, fact: { type: "corrected", entry: { valueOf: 1 }, change: 1 } };
  const text = writeCrib({ id: "x", entries: [entry, second] }, dateOf);
  expect(text).toContain(`raw ${JSON.stringify(entry)}\nraw ${JSON.stringify(second)}\n`);
  expect(read(text)).toEqual({ id: "x", entries: [entry, second] });
});
