import { describe, expect, test } from "vitest";
import book3 from "../../club/fixtures/format-3.json";
import { type Fact, FORMAT, type LogEntry } from "../../game/facts";
import { firstCopyOf } from "../../game/copies";
import { STANDARD } from "../../rules/ruleset";
import { chanceOf } from "../../testing/robot";
import { runs, seed } from "../../testing/seed";
import { started } from "../../testing/table";
import { usualGame } from "../../testing/usual-games";
import type { KeptLog, MergePlan } from "./kept";
import { type Here, planMerge } from "./merge";

/** "Q5c Q6h": a game of Ann and Bob that begins with the cut, one card of it for each word. */
function game(id: string, cards: string, at = 0): KeptLog {
  const facts = cards.split(" ").map((card, i) => ({ type: "cut", seat: i % 2, card }));
  const entries = [started("cards", {}, ["Ann", "Bob"]), ...facts].map((fact, seq) => ({
    game: id,
    seq,
    v: FORMAT,
    at: 1_000_000 + at + seq,
    fact,
  }));
  return { id, entries };
}

/** Without some of its entries. */
const gaps = ({ id, entries }: KeptLog, ...missing: readonly number[]): KeptLog => ({
  id,
  entries: entries.filter((_, seq) => !missing.includes(seq)),
});

const hereWith = (logs: readonly KeptLog[], preferences: Here["preferences"] = {}): Here => ({
  copiesOf: async (first) => logs.filter(({ id }) => firstCopyOf(id) === first),
  preferences,
});
const plan = (incoming: readonly KeptLog[], here: readonly KeptLog[]) =>
  planMerge({ logs: incoming, preferences: {} }, hereWith(here), () => undefined);

/** The logs after the merge. */
function merged(here: readonly KeptLog[], { add, extend }: MergePlan): readonly KeptLog[] {
  const longer = here.map(({ id, entries }) => {
    const more = extend.find((one) => one.id === id);
    return { id, entries: [...entries, ...(more?.entries ?? [])] };
  });
  return [...longer, ...add.map(({ id, entries }) => ({ id, entries }))];
}

/** "a: new", and what is written: "+a", or "a from 3". */
async function planned(incoming: readonly KeptLog[], here: readonly KeptLog[]): Promise<string> {
  const { logs, add, extend } = await plan(incoming, here);
  const fates = logs.map(({ log, fate, newer }) => {
    const there = "here" in fate ? ` ${fate.here}` : "";
    const from = "from" in fate ? ` from ${fate.from}` : "";
    const copy = "copy" in fate ? ` as ${fate.copy}` : "";
    return `${log.id}: ${fate.is}${there}${from}${copy}${newer ? ", newer" : ""}`;
  });
  const writes = [
    ...add.map(({ id }) => `+${id}`),
    ...extend.map(({ id, from, entries }) => `${id}+${from}-${from + entries.length - 1}`),
  ];
  return [...fates, writes.join(" ") || "nothing"].join("; ");
}

describe("a game comes in", () => {
  test.each<[string, readonly KeptLog[], readonly KeptLog[], string]>([
    ["that is new", [game("a", "5H")], [], "a: new; +a"],
    ["that is here", [game("a", "5H")], [game("a", "5H")], "a: same a; nothing"],
    ["with other times", [game("a", "5H", 99)], [game("a", "5H")], "a: same a; nothing"],
    ["that is longer here", [game("a", "5H")], [game("a", "5H 6H")], "a: hereLonger a; nothing"],
    ["that is longer there", [game("a", "5H 6H 7H")], [game("a", "5H")], "a: thereLonger a from 2; a+2-3"],
    ["that went on elsewhere", [game("a", "5H 7H")], [game("a", "5H 6H")], "a: apart a from 2 as a~2; +a~2"],
    ["twice in the file", [game("a", "5H"), game("a", "5H")], [], "a: new; a: same a; +a"],
    ["in two copies, on a phone without it", [game("a", "5H"), game("a~2", "6H")], [], "a: new; a~2: new; +a +a~2"],
    ["longer the second time", [game("a", "5H"), game("a", "5H 6H")], [], "a: new; a: thereLonger a from 2; +a"],
    ["that is the second copy here", [game("a", "6H")], [game("a", "5H"), game("a~2", "6H")], "a: same a~2; nothing"],
    [
      "that continues the second copy",
      [game("a", "6H 7H")],
      [game("a", "5H"), game("a~2", "6H")],
      "a: thereLonger a~2 from 2; a~2+2-2",
    ],
    ["that is a third copy", [game("a", "7H")], [game("a", "5H"), game("a~2", "6H")], "a: apart a from 1 as a~3; +a~3"],
    ["that goes on after a gap", [gaps(game("a", "5H 6H 7H"), 2)], [game("a", "5H")], "a: apart a from 3 as a~2; +a~2"],
    [
      "with a gap where it goes on",
      [gaps(game("a", "5H 6H 7H 8H"), 3)],
      [game("a", "5H")],
      "a: apart a from 2 as a~2; +a~2",
    ],
    [
      "that goes on after a gap that is here too",
      [gaps(game("a", "5H 6H 7H"), 1)],
      [gaps(game("a", "5H 6H"), 1)],
      "a: thereLonger a from 3; a+3-3",
    ],
    [
      "with a gap a second time",
      [gaps(game("a", "5H 6H 7H"), 2)],
      [game("a", "5H"), { id: "a~2", entries: gaps(game("a~2", "5H 6H 7H"), 2).entries }],
      "a: same a~2; nothing",
    ],
    ["as a copy, without the first", [game("a~2", "5H")], [], "a~2: new; +a~2"],
    ["as a copy of what is first here", [game("a~2", "5H")], [game("a", "5H")], "a~2: same a; nothing"],
  ])("%s", async (_, incoming, here, expected) => {
    expect(await planned(incoming, here)).toBe(expected);
  });
  test("as another copy gets the id of the copy in every entry", async () => {
    const { add } = await plan([game("a", "7H")], [game("a", "5H")]);
    expect(add).toEqual([{ ...game("a~2", "7H"), row: expect.objectContaining({ id: "a~2" }) }]);
  });
  test("as another copy is below the one here in the lists", async () => {
    const { add } = await plan([game("a", "7H 8H 9H", 5000)], [game("a", "5H")]);
    expect(add[0]?.row?.touchedAt).toBe(1_000_000);
  });
  test("as another copy that was undone and redone is below the one here too", async () => {
    const { fact: start } = game("a", "5H").entries[0] as LogEntry;
    const facts: readonly Fact[] = [
      { ...(start as Extract<Fact, { type: "gameStarted" }>), rules: { ...STANDARD, target: 9 } },
      { type: "dealerChosen", dealer: 0 },
    ];
    const peg = { type: "pegged", side: 0, points: 9, for: "points" } as const;
    const told = (more: readonly Fact[], at: number): KeptLog => ({
      id: "a",
      entries: [...facts, ...more].map((fact, seq) => ({ game: "a", seq, v: FORMAT, at: at + seq, fact })),
    });
    const { add } = await plan(
      [told([peg, { type: "undone" }, { type: "redone" }], 5000)],
      [told([{ ...peg, points: 3 }], 1000)],
    );
    expect(add[0]?.row).toMatchObject({ winner: 0, touchedAt: 1001, playedAt: 1001 });
  });
  test("with a row for the lists", async () => {
    const { add, extend } = await plan([game("a", "5H"), game("b", "5H 6H")], [game("b", "5H")]);
    expect(add[0]?.row).toMatchObject({ id: "a", names: ["Ann", "Bob"], scores: [0, 0] });
    expect(extend[0]?.row).toMatchObject({ id: "b", touchedAt: 1_000_002 });
  });
});

describe("a log comes in", () => {
  const first = game("a", "5H").entries;
  test.each<[string, KeptLog, string]>([
    ["of a book", { id: "book:0b6c6d1e", entries: book3 }, "book:0b6c6d1e: new; +book:0b6c6d1e"],
    [
      "made by a newer version",
      { id: "a", entries: first.map((entry) => ({ ...(entry as object), v: 99 })) },
      "a: new, newer; +a",
    ],
    ["with an entry that cannot be read", { id: "a", entries: [...first, { seq: 2, fact: 1 }] }, "a: new; +a"],
    ["without a start", { id: "a", entries: first.slice(1) }, "a: unreadable; nothing"],
    ["without entries", { id: "a", entries: [] }, "a: unreadable; nothing"],
    ["with a place taken twice", { id: "a", entries: [...first, ...first] }, "a: unreadable; nothing"],
    ["with something that is no entry", { id: "a", entries: [...first, "x"] }, "a: unreadable; nothing"],
    [
      "of a game with the id of a book",
      { id: "book:a", entries: first.map((entry) => ({ ...(entry as object), v: 1 })) },
      "book:a: unreadable; nothing",
    ],
  ])("%s", async (_, log, expected) => {
    expect(await planned([log], [])).toBe(expected);
  });
  test("with entries of another log, which become its own", async () => {
    const { add } = await plan([{ id: "b", entries: first }], []);
    expect(add[0]?.entries).toEqual(game("b", "5H").entries);
  });
  test.each([
    [6000, { is: "new" }],
    [6001, { is: "unreadable", why: "tooLong" }],
  ])("of %d entries, each with points: %j, within a second", async (length, fate) => {
    const points = { type: "pegged", side: 0, points: 1, for: "correction" };
    const long = Array.from({ length: length - 1 }, (_, i) => ({
      game: "a",
      seq: i + 1,
      v: FORMAT,
      at: 1,
      fact: points,
    }));
    const start = performance.now();
    const { logs } = await plan([{ id: "a", entries: [...first.slice(0, 1), ...long] }], []);
    expect(logs[0]?.fate).toEqual(fate);
    expect(performance.now() - start).toBeLessThan(1000);
  });
  test("with the values here of the preferences that it sets", async () => {
    const here = hereWith([], { names: ["Ann"], leftHanded: true });
    const incoming = { logs: [], preferences: { names: ["Bob"], leftHanded: false, pad: "ranks" } };
    expect(await planMerge(incoming, here, () => undefined)).toMatchObject({
      preferences: { names: ["Ann", "Bob"], pad: "ranks" },
      preferencesHere: { names: ["Ann"], pad: undefined },
    });
  });
  test("in more than twenty copies: the rest is left out", async () => {
    const ranks = Array.from({ length: 30 }, (_, i) =>
      game("a", `${"A23456789TJQK".charAt(i % 13)}${"SHC".charAt(i / 13)}`),
    );
    const { add, logs } = await plan(ranks, []);
    expect(add.map(({ id }) => id)).toEqual(["a", ...Array.from({ length: 19 }, (_, i) => `a~${i + 2}`)]);
    expect(logs.filter(({ fate }) => fate.is === "unreadable")).toHaveLength(10);
  });
});

describe("two phones that both carried on", () => {
  const GAMES = [1, 2, 3].map((n) => usualGame(n));
  /** Games cut at random places, some with other cards after that. */
  const phone = (chance: () => number): readonly KeptLog[] =>
    ["a", "b", "c"].flatMap((id, n) => {
      if (chance() < 0.3) return [];
      const kept = (GAMES[n] ?? []).slice(0, 2 + Math.floor(chance() * 6));
      const cards = Array.from({ length: Math.floor(chance() * 3) }, () => (chance() < 0.5 ? "5H" : "6H"));
      const more = cards.map((card, i) => ({ ...kept[0], seq: kept.length + i, fact: { type: "cardPlayed", card } }));
      return [{ id, entries: [...kept, ...more].map((entry) => ({ ...entry, game: id })) }];
    });
  const factsIn = (logs: readonly KeptLog[]) =>
    new Set(logs.map(({ entries }) => JSON.stringify(entries.map((one) => (one as { fact: unknown }).fact))));

  test("lose nothing, merge twice as once, and end with the same", async () => {
    const chance = chanceOf(seed("two phones"));
    for (let n = runs(300); n > 0; n--) {
      const [ours, theirs] = [phone(chance), phone(chance)];
      const here = merged(ours, await plan(theirs, ours));
      const there = merged(theirs, await plan(ours, theirs));
      const again = await plan(theirs, here);
      expect([again.add, again.extend]).toEqual([[], []]);
      expect(factsIn(here)).toEqual(factsIn(there));
      const starts = [...factsIn(here)];
      for (const log of [...factsIn(ours), ...factsIn(theirs)])
        expect(starts.some((one) => one.startsWith(log.slice(0, -1)))).toBe(true);
      const crossed = await plan(there, here);
      expect([crossed.add, crossed.extend]).toEqual([[], []]);
    }
  });
});
