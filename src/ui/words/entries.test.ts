import { describe, expect, it } from "vitest";
import type { Fact, TableFact } from "../../game/facts";
import type { LogLine } from "../../game/replay";
import { formStarted, started, Table } from "../../testing/table";
import { entryPegs, entryPieces, factText, ownerWords } from "./entries";

const PLAY = "5H | JH 5C 7S 6D go 2S 6C 4D 4C";

/** @returns a line as it reads, cards in brackets: "Bob played [7S]". */
function reads(table: Table, line: LogLine | undefined): string {
  if (!line) return "";
  return entryPieces(table.state, line)
    .map((piece) => (typeof piece === "string" ? piece : `[${piece.card}]`))
    .join("");
}

const linesOf = (table: Table) => table.now.lines.map((line) => reads(table, line));
const lastOf = (table: Table) => reads(table, table.now.lines.at(-1));
const pegsOf = (table: Table) => entryPegs(table.now.lines.at(-1) as LogLine);

describe("a fact in words, for the ear", () => {
  const { state } = new Table().tap(PLAY);
  const facts: { fact: TableFact; words: string }[] = [
    { fact: started("cards", { target: 61 }), words: "Game to 61: Alice and Bob" },
    { fact: formStarted("three"), words: "Game to 121: Alice, Bob and Carol" },
    { fact: { type: "cut", seat: 0, card: "7H" }, words: "Alice cut 7 of hearts" },
    { fact: { type: "dealerChosen", dealer: 1 }, words: "Bob deals first" },
    { fact: { type: "depthChosen", depth: "points" }, words: "From here on: points only" },
    { fact: { type: "cardDealt", seat: 1, card: "TD" }, words: "Bob was dealt 10 of diamonds" },
    { fact: { type: "discarded", seat: 1, card: "5" }, words: "Bob laid away 5" },
    { fact: { type: "handForgotten", seat: 0 }, words: "Alice’s hand left out" },
    { fact: { type: "starterTurned", card: "JC" }, words: "Starter jack of clubs" },
    { fact: { type: "cardPlayed", card: "AS" }, words: "ace of spades played" },
    { fact: { type: "goCalled" }, words: "Go" },
    { fact: { type: "playEnded" }, words: "The play ended" },
    { fact: { type: "cardShown", owner: "crib", card: "K" }, words: "The crib king" },
    { fact: { type: "cardShown", owner: 1, card: "QD" }, words: "Bob’s hand queen of diamonds" },
    {
      fact: { type: "suitsTold", owner: 0, flush: 4, nobs: true },
      words: "Alice’s hand with a flush of 4 and his nobs",
    },
    { fact: { type: "suitsTold", owner: "crib", flush: 5, nobs: false }, words: "The crib with a flush of 5" },
    { fact: { type: "suitsTold", owner: 0, flush: 0, nobs: true }, words: "Alice’s hand with his nobs" },
    { fact: { type: "suitsTold", owner: 0, flush: 0, nobs: false }, words: "Alice’s hand with no flush, no nobs" },
    { fact: { type: "handPegged", owner: "crib" }, words: "The crib counted" },
    { fact: { type: "handTyped", owner: 1, points: 12 }, words: "Bob’s hand typed: 12" },
    { fact: { type: "pegged", side: 1, points: 3, for: "play" }, words: "3 points in the play for Bob" },
    { fact: { type: "pegged", side: 0, points: 1, for: "points" }, words: "1 point for Alice" },
    { fact: { type: "pegged", side: 0, points: -2, for: "correction" }, words: "Alice: 2 points taken back" },
    { fact: { type: "pegged", side: 0, points: 2, for: "correction" }, words: "Alice: 2 points put right" },
    { fact: { type: "dealEnded" }, words: "The deal ended" },
    { fact: { type: "dealVoided" }, words: "Misdeal: the deal’s points taken back" },
  ];
  it.each(facts)("$words", ({ fact, words }) => {
    expect(factText(state, fact)).toBe(words);
  });
  it("there is one for every kind of fact of the table", () => {
    // 21 kinds, less undone, redone and corrected, which are no lines of their own.
    expect(new Set(facts.map(({ fact }) => fact.type)).size).toBe(18);
  });
  it("of a seat that is not there names nobody, and does not fall", () => {
    expect(factText(state, { type: "cut", seat: 5, card: "7H" })).toBe(" cut 7 of hearts");
  });
});

describe("an entry of the record", () => {
  it("says who it turned out to be", () => {
    expect(linesOf(new Table().tap("5H JH 5C 7S 6D go 2S 6C"))).toEqual([
      "Game to 121: Alice and Bob",
      "Alice deals first",
      "Starter [5H]",
      "Bob played [JH]",
      "Alice played [5C]",
      "Bob played [7S]",
      "Alice played [6D]",
      "Bob: go",
      "Alice played [2S]",
      "Bob played [6C]",
    ]);
  });
  it("moves to the right player when an entry before it is mended", () => {
    const table = new Table().tap("5H JH 7S 6D");
    table.do({ do: "correct", entry: 4, change: { how: "preceded", by: { type: "cardPlayed", card: "5C" } } });
    expect(linesOf(table).slice(3)).toEqual([
      "Bob played [JH]",
      "Alice played [5C]",
      "Bob played [7S]",
      "Alice played [6D]",
    ]);
  });
  it("that fits no more, or was taken out, names nobody", () => {
    const table = new Table().tap(PLAY);
    table.do({ do: "correct", entry: 4, change: { how: "replaced", by: { type: "cardPlayed", card: "8C" } } });
    expect(reads(table, table.now.lines[4])).toBe("Alice played [8C]");
    expect([reads(table, table.now.lines[7]), table.now.lines[7]?.status.is]).toEqual(["Go", "misfit"]);
    const out = new Table().tap("5H JH 5C").do({ do: "correct", entry: 4, change: { how: "removed" } });
    expect([lastOf(out), out.now.lines.at(-1)?.status.is]).toEqual(["[5C] played", "removed"]);
  });
  it("fills in the suit nobody tapped only where the card is drawn as it was told", () => {
    expect(lastOf(new Table().tap("5H J"))).toBe("Bob played [J]");
  });
  it("of whose cards they are", () => {
    const { state } = new Table();
    expect([ownerWords(state, 0), ownerWords(state, 1), ownerWords(state, "crib")]).toEqual([
      "Alice’s hand",
      "Bob’s hand",
      "The crib",
    ]);
  });
});

describe("a hand behind its curtain", () => {
  const dealt = () => {
    const table = new Table();
    for (const card of "5C 6D 2S 4D 9C 9D 9C 9D".split(" ")) table.do({ do: "tapHand", seat: 0, card: card as "5H" });
    return table;
  };
  it("is not read out in the record before its show", () => {
    const table = dealt().tap("5H JH 5C");
    expect(linesOf(table).slice(2, 10)).toEqual([
      ...Array.from({ length: 6 }, () => "Alice was dealt a card"),
      ...Array.from({ length: 2 }, () => "Alice laid away a card"),
    ]);
    expect(lastOf(table)).toBe("Alice played [5C]");
  });
  it("is, once it is shown, and in every later deal", () => {
    const table = dealt().tap(PLAY);
    expect(linesOf(table)[2]).toBe("Alice was dealt [5C]");
    table.tap("peg peg KH 8S peg JD 2C");
    expect(linesOf(table)[9]).toBe("Alice laid away [9D]");
  });
});

describe("what an entry pegged", () => {
  const told = (facts: readonly TableFact[]) => new Table(facts);
  it("a card, and the go another took with it, each to its side", () => {
    const table = new Table().tap("5H JH 5C");
    expect(pegsOf(table)).toEqual([{ side: 0, points: 2 }]);
    table.tap("7S 6D go 2S 6C");
    expect(pegsOf(table)).toEqual([{ side: 0, points: 1 }]);
    expect(pegsOf(table.tap("4D 4C"))).toEqual([{ side: 1, points: 3 }]);
  });
  it("heels, a hand, typed points; and nothing where nothing was pegged", () => {
    expect(pegsOf(new Table().tap("JC"))).toEqual([{ side: 0, points: 2 }]);
    expect(pegsOf(new Table().tap(`${PLAY} peg`))).toEqual([{ side: 1, points: 9 }]);
    const back: Fact = { type: "pegged", side: 0, points: -2, for: "correction" };
    expect(pegsOf(new Table().tap("JC").tell(back))).toEqual([{ side: 0, points: -2 }]);
    expect(pegsOf(new Table().tap("5H"))).toEqual([]);
    expect(pegsOf(told([started(), { type: "goCalled" }]))).toEqual([]);
  });
});
