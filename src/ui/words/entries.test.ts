import { describe, expect, it } from "vitest";
import type { Fact, TableFact } from "../../game/facts";
import type { LogLine } from "../../game/replay";
import type { GameState } from "../../game/state";
import { formStarted, started, Table } from "../../testing/table";
import { factPieces, ownerWords, piecesText, undoPieces } from "./entries";
import { entryPegs, entryPieces } from "../record/entry-pieces";

const factText = (state: GameState, fact: TableFact) => piecesText(factPieces(state, fact, state.deal?.number ?? 0));

const PLAY = "5H | JH 5C 7S 6D go 2S 6C 4D 4C";

/** The words of a line, with cards in brackets: "Bob played [7S]". */
function reads(table: Table, line: LogLine | undefined): string {
  if (!line) return "";
  return entryPieces(table.state, line)
    .map((piece) => (typeof piece === "string" ? piece : `[${piece.card}]`))
    .join("");
}

const linesOf = (table: Table) => table.now.lines.map((line) => reads(table, line));
const lastOf = (table: Table) => reads(table, table.now.lines.at(-1));
const pegsOf = (table: Table) => entryPegs(table.now.lines.at(-1) as LogLine);

/** A missing or extra kind of fact is a compile error here. */
const ALL = {
  gameStarted: true,
  cut: true,
  dealerChosen: true,
  depthChosen: true,
  countingChosen: true,
  claimed: true,
  called: true,
  penaltyTaken: true,
  renegeTaken: true,
  cardDealt: true,
  discarded: true,
  cardPassed: true,
  bid: true,
  bidPassed: true,
  handForgotten: true,
  starterTurned: true,
  cardPlayed: true,
  goCalled: true,
  playEnded: true,
  cardShown: true,
  suitsTold: true,
  handPegged: true,
  handTyped: true,
  pegged: true,
  dealEnded: true,
  dealVoided: true,
} as const;

describe("a fact in plain text", () => {
  const { state } = new Table().tap(PLAY);
  const facts: { fact: TableFact; words: string }[] = [
    { fact: started("cards", { target: 61 }), words: "Game to 61: Alice and Bob" },
    { fact: formStarted("three"), words: "Game to 121: Alice, Bob and Carol" },
    { fact: { type: "cut", seat: 0, card: "7H" }, words: "Alice cut 7 of hearts" },
    { fact: { type: "dealerChosen", dealer: 1 }, words: "Bob deals first" },
    { fact: { type: "depthChosen", depth: "points" }, words: "From here on: points only" },
    { fact: { type: "cardDealt", seat: 1, card: "TD" }, words: "Bob was dealt 10 of diamonds" },
    { fact: { type: "discarded", seat: 1, card: "5" }, words: "Bob discarded 5" },
    { fact: { type: "handForgotten", seat: 0 }, words: "Alice’s hand not entered" },
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
    { fact: { type: "suitsTold", owner: 0, flush: 0, nobs: false }, words: "Alice’s hand with no flush and no nobs" },
    { fact: { type: "handPegged", owner: "crib" }, words: "The crib counted" },
    { fact: { type: "handTyped", owner: 1, points: 12 }, words: "Bob’s hand: 12 entered" },
    { fact: { type: "pegged", side: 1, points: 3, for: "play" }, words: "3 points in the play for Bob" },
    { fact: { type: "pegged", side: 0, points: 1, for: "points" }, words: "1 point for Alice" },
    { fact: { type: "pegged", side: 0, points: -2, for: "correction" }, words: "Alice’s score fixed: 2 points back" },
    { fact: { type: "pegged", side: 0, points: 2, for: "correction" }, words: "Alice’s score fixed: 2 points forward" },
    { fact: { type: "countingChosen", counting: "muggins" }, words: "Counting from here on: Muggins" },
    { fact: { type: "claimed", owner: "play", points: 2 }, words: "said 2" },
    { fact: { type: "claimed", owner: "crib", points: 5 }, words: "The crib: said 5" },
    {
      fact: { type: "called", side: 0, at: 0, of: "1", for: "missed", points: 2 },
      words: "Alice called muggins for 2",
    },
    { fact: { type: "called", side: 0, at: 0, of: "1", for: "over", points: 0 }, words: "Alice challenged: too many" },
    {
      fact: { type: "penaltyTaken", side: 1, penalty: "looked", over: 0 },
      words: "Penalty for Bob: looked at the bottom card or the cut · ACC 2.1, 6.1.b (2010)",
    },
    {
      fact: { type: "renegeTaken", go: 0, side: 1, end: "dead" },
      words: "Bob claimed a false go: replayed from the go, the card out of the play",
    },
    { fact: { type: "renegeTaken", go: 0, side: 1, end: "stands" }, words: "Bob claimed a false go: points only" },
    { fact: { type: "cardPassed", seat: 1, card: "5H" }, words: "Bob set aside 5 of hearts" },
    { fact: { type: "bid", points: 4 }, words: "Bid of 4 for the crib" },
    { fact: { type: "bidPassed" }, words: "Passed" },
    { fact: { type: "dealEnded" }, words: "The deal ended" },
    { fact: { type: "dealVoided" }, words: "Misdeal: the deal’s points taken back" },
  ];
  it.each(facts)("$words", ({ fact, words }) => {
    expect(factText(state, fact)).toBe(words);
  });
  it("covers every kind of fact", () => {
    const kinds = Object.keys(ALL satisfies Readonly<Record<TableFact["type"], true>>);
    expect(kinds.filter((kind) => !facts.some(({ fact }) => fact.type === kind))).toEqual([]);
  });
  it("leaves the name out for an unknown seat", () => {
    expect(factText(state, { type: "cut", seat: 5, card: "7H" })).toBe(" cut 7 of hearts");
  });
});

describe("an entry of the record", () => {
  it("names the player whose turn it was", () => {
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
  it("moves to the right player when an entry before it is corrected", () => {
    const table = new Table().tap("5H JH 7S 6D");
    table.do({ do: "correct", entry: 4, change: { how: "preceded", by: { type: "cardPlayed", card: "5C" } } });
    expect(linesOf(table).slice(3)).toEqual([
      "Bob played [JH]",
      "Alice played [5C]",
      "Bob played [7S]",
      "Alice played [6D]",
    ]);
  });
  it("names nobody when it no longer fits or was deleted", () => {
    const table = new Table().tap(PLAY);
    table.do({ do: "correct", entry: 4, change: { how: "replaced", by: { type: "cardPlayed", card: "8C" } } });
    expect(reads(table, table.now.lines[4])).toBe("Alice played [8C]");
    expect([reads(table, table.now.lines[7]), table.now.lines[7]?.status.is]).toEqual(["Go", "misfit"]);
    const out = new Table().tap("5H JH 5C").do({ do: "correct", entry: 4, change: { how: "removed" } });
    expect([lastOf(out), out.now.lines.at(-1)?.status.is]).toEqual(["[5C] played", "removed"]);
  });
  it("shows the card as it was tapped, without a suit", () => {
    expect(lastOf(new Table().tap("5H J"))).toBe("Bob played [J]");
  });
  it("names the owner of a hand or crib", () => {
    const { state } = new Table();
    expect([ownerWords(state, 0), ownerWords(state, 1), ownerWords(state, "crib")]).toEqual([
      "Alice’s hand",
      "Bob’s hand",
      "The crib",
    ]);
  });
});

describe("a hidden hand", () => {
  const dealt = () => {
    const table = new Table();
    for (const card of "5C 6D 2S 4D 9C 9D 9C 9D".split(" ")) table.do({ do: "tapHand", seat: 0, card: card as "5H" });
    return table;
  };
  it("stays hidden in the record until the show", () => {
    const table = dealt().tap("5H JH 5C");
    expect(linesOf(table).slice(2, 10)).toEqual([
      ...Array.from({ length: 6 }, () => "Alice was dealt a card"),
      ...Array.from({ length: 2 }, () => "Alice discarded a card"),
    ]);
    expect(lastOf(table)).toBe("Alice played [5C]");
  });
  it("is listed at the show and in later deals", () => {
    const table = dealt().tap(PLAY);
    expect(linesOf(table)[2]).toBe("Alice was dealt [5C]");
    table.tap("peg peg KH 8S peg JD 2C");
    expect(linesOf(table)[9]).toBe("Alice discarded [9D]");
  });
});

it("a false go claimed once a hand is counted reads as points only, also if its entry asked for more", () => {
  const late = new Table().tap("2H KS 8D 7C go 3S 3D | 9D QC AC peg");
  late.tell({ type: "renegeTaken", go: 0, side: 1, end: "played" });
  expect(lastOf(late)).toBe("Bob claimed a false go: points only");
});

describe("the points of an entry", () => {
  const told = (facts: readonly TableFact[]) => new Table(facts);
  it("go to the side that pegged them", () => {
    const table = new Table().tap("5H JH 5C");
    expect(pegsOf(table)).toEqual([{ side: 0, points: 2 }]);
    table.tap("7S 6D go 2S 6C");
    expect(pegsOf(table)).toEqual([{ side: 0, points: 1 }]);
    expect(pegsOf(table.tap("4D 4C"))).toEqual([{ side: 1, points: 3 }]);
  });
  it("include heels, hands and fixed scores", () => {
    expect(pegsOf(new Table().tap("JC"))).toEqual([{ side: 0, points: 2 }]);
    expect(pegsOf(new Table().tap(`${PLAY} peg`))).toEqual([{ side: 1, points: 9 }]);
    const back: Fact = { type: "pegged", side: 0, points: -2, for: "correction" };
    expect(pegsOf(new Table().tap("JC").tell(back))).toEqual([{ side: 0, points: -2 }]);
    expect(pegsOf(new Table().tap("5H"))).toEqual([]);
    expect(pegsOf(told([started(), { type: "goCalled" }]))).toEqual([]);
  });
});

describe("the name of an entry that undo takes back", () => {
  const { state } = new Table().tap("5H | JH");
  it.each<readonly [Fact, string]>([
    [{ type: "cardPlayed", card: "5C" }, "5 of clubs"],
    [{ type: "goCalled" }, "go"],
    [{ type: "called", side: 0, at: 0, of: "1", for: "missed", points: 2 }, "call"],
    [{ type: "pegged", side: 1, points: 3, for: "points" }, "3 for Bob"],
    [{ type: "handPegged", owner: 0 }, "Alice’s hand"],
    [{ type: "starterTurned", card: "5H" }, "Starter 5 of hearts"],
    [{ type: "corrected", entry: 3, change: { how: "removed" } }, "the last fix"],
    [{ type: "dealEnded" }, "next deal"],
    [{ type: "playEnded" }, "the end of the play"],
  ])("%j", (fact, words) => {
    expect(piecesText(undoPieces(state, fact))).toBe(words);
  });
});
