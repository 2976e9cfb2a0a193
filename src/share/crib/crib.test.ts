/** The notation itself: its page, a mark for every fact, texts written by hand, and every refusal. */
import { readFileSync } from "node:fs";
import { describe, expect, it, test } from "vitest";
import type { Fact, LogEntry } from "../../game/facts";
import { replay } from "../../game/replay";
import { type CribFault, CRIB_FAULTS } from "./faults";
import { LIMITS } from "../backup/kept";
import { isCrib, readCrib } from "./read-crib";
import { TAGS } from "./tags";
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
const HEAD = '[Players "Ann" "Bob"]\n';

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

  it("names every tag", () => {
    expect(TAGS.filter((tag) => !page.includes(`\`${tag}\``))).toEqual([]);
  });
});

/** After `[Players "Ann" "Bob"]`. */
const MARKS: Readonly<Record<Exclude<Fact["type"], "gameStarted">, readonly (readonly [string, object])[]>> = {
  cut: [["Bob cuts 7H", { seat: 1, card: "7H" }]],
  dealerChosen: [["Bob deals", { dealer: 1 }]],
  depthChosen: [["depth hands", { depth: "hands" }]],
  countingChosen: [["counting muggins", { counting: "muggins" }]],
  cardDealt: [["Ann dealt X", { seat: 0, card: "X" }]],
  discarded: [["Ann lays TD", { seat: 0, card: "TD" }]],
  cardPassed: [["Bob gives 5", { seat: 1, card: "5" }]],
  handForgotten: [["Bob forgets", { seat: 1 }]],
  bid: [["bid 4", { points: 4 }]],
  bidPassed: [["pass", {}]],
  starterTurned: [
    ["up JC", { card: "JC" }],
    ["up /JC", { card: "JC", ends: true }],
  ],
  cardPlayed: [
    ["play X=5H", { card: "X=5H" }],
    ["play /9C", { card: "9C", ends: true }],
  ],
  goCalled: [["go", {}]],
  playEnded: [["play ?", {}]],
  cardShown: [
    ["crib AS", { owner: "crib", card: "AS" }],
    ["Ann-2 /5C", { owner: "second0", card: "5C", ends: true }],
  ],
  suitsTold: [
    ["Ann flush 4", { owner: 0, flush: 4, nobs: false }],
    ["crib flush 0+nobs", { owner: "crib", flush: 0, nobs: true }],
  ],
  handPegged: [
    ["Ann =", { owner: 0 }],
    ["crib =!", { owner: "crib", falseGame: true }],
  ],
  handTyped: [["Bob-2 =29", { owner: "second1", points: 29 }]],
  claimed: [
    ['play "2"', { owner: "play", points: 2 }],
    ['Bob "25"', { owner: 1, points: 25 }],
  ],
  called: [
    ["Bob calls 5H#4+2", { at: 3, of: "5H", side: 1, for: "missed", points: 2 }],
    ["Ann calls Bob#1+10", { at: 0, of: "1", side: 0, for: "missed", points: 10 }],
    ["Ann disputes Bob-2#12", { at: 11, of: "second1", side: 0, for: "over", points: 0 }],
  ],
  penaltyTaken: [
    ["Ann penalty looked", { side: 0, penalty: "looked", over: 0 }],
    ["Ann penalty falseGame+3", { side: 0, penalty: "falseGame", over: 3 }],
  ],
  renegeTaken: [
    ["Bob falsego 1:dead", { go: 0, side: 1, end: "dead" }],
    ["Bob falsego 2:Ann:played", { go: 1, seat: 0, side: 1, end: "played" }],
  ],
  pegged: [
    ["Ann +2", { side: 0, points: 2, for: "points" }],
    ["Ann play+2", { side: 0, points: 2, for: "play" }],
    ["Bob fix-3", { side: 1, points: -3, for: "correction" }],
    ["Bob +4/", { side: 1, points: 4, for: "points", ends: true }],
  ],
  dealEnded: [["end", {}]],
  dealVoided: [["misdeal", {}]],
  undone: [["undo", {}]],
  redone: [["redo", {}]],
  corrected: [
    ["fix 3 play 6D", { entry: 3, change: { how: "replaced", by: { type: "cardPlayed", card: "6D" } } }],
    ["before 3 go", { entry: 3, change: { how: "preceded", by: { type: "goCalled" } } }],
    ["delete 3", { entry: 3, change: { how: "removed" } }],
  ],
};

describe("a mark for every fact:", () => {
  const all = Object.entries(MARKS).flatMap(([type, marks]) => marks.map(([text, fields]) => ({ text, type, fields })));
  it.each(all)("$text", ({ text, type, fields }) => {
    const log = read(`${HEAD}[Id "x"]\n${text}`);
    expect(log.entries[1]).toEqual({ game: "x", seq: 1, v: 6, at: 0, fact: { type, ...fields } });
    expect(writeCrib(log, dateOf)).toContain(`\n${text}`);
  });
});

describe("written by hand:", () => {
  test.each([
    ["10d ♥ and small letters", "Ann deals 10d j♥ qs", "Ann deals, TD: JH QS"],
    ["unknown cards", "1. Ann deals ? up 5H Bob 5C ? ? ? =8", "1. Ann deals, 5H: Bob 5C =8"],
    ["the number of a player", "P2 deals P1 +2", "Bob deals: Ann +2"],
    ["remarks, blanks and lines", "Ann deals (she did,\nof course) ; yes\n\n\t5H |KH", "Ann deals, 5H: KH"],
    ["a player after the number who deals", "1. Ann deals 5H KH", "1. Ann deals, 5H: KH"],
    ["a player after the number who gains points", "Ann deals end 2. Bob +2", "Bob +2"],
    ["a player after the number whose gain is corrected", "Ann deals Ann +2 end 2. Bob fix 2 +3", "fix 2 Bob +3"],
    ["a player after the number who was dealt cards", "Ann deals 1. Bob dealt 5H 6H", "Bob dealt 5H 6H"],
    ["a player after the number who counts", "Ann deals 5H end 1. Bob =8", "Bob =8"],
  ])("%s", (_, typed, marks) => {
    const text = canonical(HEAD + typed);
    expect(text).toContain(marks);
    expect(canonical(text)).toBe(text);
  });

  it("the entries of a date are at noon", () => {
    const log = read(`${HEAD}[Date 2026-11-21] Ann deals`);
    expect(log.entries).toMatchObject([{ at: Date.UTC(2026, 10, 21, 12) }, { at: Date.UTC(2026, 10, 21, 12) }]);
    expect(writeCrib(log, dateOf)).not.toContain("Times");
  });

  it("the same text gets the same id, and another text another", () => {
    const ids = ["Ann deals", "Ann deals\n ", "Bob deals"].map((text) => read(HEAD + text).id);
    expect(ids[0]).toBe(ids[1]);
    expect(ids[0]).not.toBe(ids[2]);
  });

  it("a result may have a dash, blanks and no dots", () => {
    expect(factsOf(`${HEAD}[Depth points] [Result "2 – 0"] Ann deals Ann +2`)).toHaveLength(3);
  });

  it("a game of three is for three, and every rule may be given", () => {
    const text = `[Players "Ann" "Bob" "Cy"] [Target 61] [Go atGo] [FalseGo none] [FirstDealer cut] [Skunks none] [House lowball threeRuns]`;
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
])("a player called %s is named %s", (name, label) => {
  const text = `[Players "${name}" "Cy"]\n1. ${label} deals, 5H: JH ${label}-2 5C ${label} +2 Cy calls ${label}#1+2`;
  expect(canonical(text)).toContain(`${label} deals, 5H: JH, ${label}-2 5C, ${label} +2, Cy calls ${label}#1+2`);
});

it.each(["Ann-2", "P2", "v7", "fix-3", "go", "5H", "Ks", "דוד", "2nd"])(
  "a player called %s is named by number, and so is everybody else",
  (name) => {
    expect(canonical(`[Players "Bob" "${name}"] P2 deals P1 +2`)).toContain("\n1. P2 deals: P1 +2");
  },
);

it.each(["2026-02-28", "2024-02-29", "2026-11-30", "2026-12-31", "-001199-11", "2026"])(
  "the date %s is read",
  (date) => {
    expect(readCrib(`${HEAD}[Date ${date}]\nAnn deals`)).toMatchObject({ ok: true });
  },
);
it.each(["2026-02-30", "2026-04-31", "2026-12-32", "2100-02-29", "2026-13-01", "today"])(
  "the date %s is refused",
  (date) => {
    expect(readCrib(`${HEAD}[Date ${date}]\nAnn deals`)).toMatchObject({ error: { code: "badTag", line: 2 } });
  },
);

/** The text, the place and the piece that is refused. */
const REFUSED: Readonly<Record<CribFault, readonly [text: string, line: number, column: number, shown: string]>> = {
  tooLong: [" ".repeat(2_000_001), 1, 1, ""],
  notCrib: ["Ann deals", 1, 1, ""],
  newer: ["[Crib 2]", 1, 1, "[Crib 2]"],
  noPlayers: ["[Date 2026-11-21]\nAnn deals", 2, 1, "Ann"],
  badSign: [`${HEAD}Ann deals ) 5H`, 2, 11, ")"],
  notTag: ['[Player "Ann"]', 1, 1, '[Player "Ann"]'],
  tagTwice: [`${HEAD}${HEAD}`, 2, 1, HEAD.trim()],
  lateTag: [`${HEAD}Ann deals\n[Target 61]`, 3, 1, "[Target 61]"],
  badTag: [`[Target 61] [Form seven]\n${HEAD}Ann deals`, 1, 13, "Form"],
  notCard: [`${HEAD}Ann deals 5H\n  1K`, 3, 3, "1K"],
  notMark: [`${HEAD}Ann 😀 deals`, 2, 5, "😀"],
  noName: [`${HEAD}+2`, 2, 1, "+2"],
  badMark: [`${HEAD}depth all`, 2, 1, "depth all"],
  misfit: [`${HEAD}[Result 0-2...]\nAnn deals, 5H: KH KH`, 3, 19, "KH"],
  badRaw: [`${HEAD}raw {`, 2, 1, "raw {"],
  wrongDealer: [`${HEAD}Ann deals\n 1. Bob 5H`, 3, 5, "Ann"],
  wrongResult: [`${HEAD}[Depth points]\n[Result 2-0]\nAnn deals Ann +3`, 3, 1, "3-0..."],
};

describe("refused with its place:", () => {
  it.each(CRIB_FAULTS)("%s", (code) => {
    const [text, line, column, shown] = REFUSED[code];
    expect(readCrib(text)).toMatchObject({ ok: false, error: { code, line, column, text: shown } });
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
    ["a card played twice", "Ann deals, 5H: KH KH", "KH", 19, "cardSeen"],
    ["a count over 31", "Ann deals, 5H: KH QH JH 2C", "2C", 25, "pastThirtyOne"],
    ["points that move a peg past the start", "depth points Ann deals, Bob fix-3", "fix-3", 29, "belowZero"],
    ["a fix to a card played before", "Ann deals, 5H: KH 9H fix 4 KH", "KH", 28, "cardSeen"],
  ])("is shown with its place: %s", (_, marks, text, column, why) => {
    expect(misfitsOf(`${HEAD}${marks}`)).toEqual({ first: { code: "misfit", line: 2, column, text, why }, more: 0 });
  });

  it("is shown once, with the number of those after it", () => {
    expect(misfitsOf(`${HEAD}Ann deals, 5H: KH KH KH\nKH`)).toMatchObject({ first: { line: 2, column: 19 }, more: 2 });
  });

  it("is named in place of a wrong dealer after it, but not of one before it", () => {
    const text = (deals: string) => `${HEAD}[Depth points]\nAnn deals, Ann +2/ ${deals}`;
    expect(misfitsOf(text("Bob fix-9 end 3. Bob end"))).toMatchObject({
      code: "misfit",
      text: "fix-9",
      why: "belowZero",
    });
    expect(misfitsOf(text("2. Ann Bob fix-9"))).toMatchObject({ code: "wrongDealer", text: "Bob" });
  });

  it("is missing in a game of possible entries", () => {
    expect(misfitsOf(`${HEAD}Ann deals, 5H: KH 9H`)).toBeUndefined();
  });
});

it.each(["“”", "„“", "««", "»«"])("the quotes %s are read as straight ones", ([open, close]) => {
  const text = `[Players ${open}Ann${close} ${open}Bob${close}]\n[Counting muggins]\nAnn deals, 5H: KH 5D ${open}2${close}`;
  expect(factsOf(text)).toEqual(factsOf(text.replace(/[“”„«»]/g, '"')));
  expect(factsOf('[Players "Ann “Ace” Lee" "Bob"]')).toMatchObject([{ seats: [{ name: "Ann “Ace” Lee" }, {}] }]);
});

it("a game of more entries than anybody could play is refused as too long, before it is compared with those here", () => {
  const text = (points: number) => `${HEAD}[Depth points]\nAnn deals ${"Ann +1 ".repeat(points)}`;
  expect(read(text(LIMITS.game - 2)).entries).toHaveLength(LIMITS.game);
  expect(readCrib(text(LIMITS.game - 1))).toMatchObject({ error: { code: "tooLong" } });
});

it.each(["", "a/b", "a b", "ä", "x".repeat(201)])("the id %j is refused: no log could be found by it", (id) => {
  expect(readCrib(`${HEAD}[Id "${id}"]\nAnn deals`)).toMatchObject({ error: { code: "badTag", line: 2 } });
});

it("a text is known by its first tag", () => {
  const texts = ["; a game\n\ufeff[Crib 1]\n", '[Players "A" "B"]', "FT1 Ann Bee;", "{}", "[1]", ""];
  expect(texts.map(isCrib)).toEqual([true, true, false, false, false, false]);
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
