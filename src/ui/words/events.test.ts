import { describe, expect, it } from "vitest";
import type { TableFact } from "../../game/facts";
import { formStarted, started, Table } from "../../testing/table";
import { eventWords } from "./events";
import { lastHeard } from "../../game/last-heard";

const dealer = (seat: number): TableFact => ({ type: "dealerChosen", dealer: seat });

/** The announcement and the points pegged: "Fifteen for two · +2 Alice". */
function heard(table: Table): string {
  const { words, pegged } = eventWords(table.state, lastHeard(table.now));
  return pegged ? `${words} · ${pegged.points > 0 ? "+" : ""}${pegged.points} ${pegged.name}` : words;
}

describe("the deal of rules.md §2.6a, card by card", () => {
  const table = new Table();
  const lines: [tap: string, said: string][] = [
    ["5H", ""],
    ["JH", "Ten"],
    ["5C", "Fifteen for two · +2 Alice"],
    ["7S", "Twenty-two"],
    ["6D", "Twenty-eight, run of three · +3 Alice"],
    ["go", "Go"],
    ["2S", "Thirty"],
    ["6C", "Thirty and one for go. Six · +1 Alice"],
    ["4D", "Ten"],
  ];
  it.each(lines)("%s: %s", (tap, said) => {
    expect(heard(table.tap(tap))).toBe(said);
  });
  it("4C: the pair and the last card in one announcement", () => {
    expect(heard(table.tap("4C"))).toMatch(/^Fourteen: pair and last card, three · \+\d Bob$/);
  });
  it.each([
    ["Bob’s hand", "Fifteen two, fifteen four, run of four makes eight, and one for his nobs makes nine · +9 Bob"],
    ["Alice’s hand", "Fifteen two, fifteen four, and a double run of three for eight, makes twelve · +12 Alice"],
  ])("%s counted", (_, said) => {
    expect(heard(table.tap("peg"))).toBe(said);
  });
  it("the crib is counted, and the next dealer is not announced", () => {
    expect(heard(table.tap("9C 9D KH 8S peg"))).toBe("Fifteen two, and a pair makes four · +4 Alice");
  });
});

describe("the announcement of", () => {
  it("heels", () => {
    expect(heard(new Table().tap("JC"))).toBe("Two for his heels · +2 Alice");
  });
  it("thirty-one, then of the lead after it", () => {
    const table = new Table().tap("5H JH KC 9S 2D");
    expect(heard(table)).toBe("Thirty-one for two · +2 Alice");
    expect(heard(table.tap("3C"))).toBe("Three");
  });
  it("a go that ends the series with one for go", () => {
    const table = new Table().tap("5H JH KC 9S go");
    expect(heard(table)).toBe("Go");
    expect(heard(table.tap("go"))).toBe("Twenty-nine and one for go · +1 Bob");
  });
  it("a go that the app adds for a known hand", () => {
    const table = new Table();
    for (const card of "KS QS TS 9S 2C 3C 2C 3C".split(" ")) table.do({ do: "tapHand", seat: 0, card: card as "5H" });
    table.tap("5H JH KS 7D");
    expect(heard(table)).toBe("Twenty-seven. Go");
  });
  it("a tie at the cut, then of the dealer", () => {
    const table = new Table([started()]).tap("7H 7S");
    expect(heard(table)).toBe("A tie: cut again");
    expect(heard(table.tap("KH 3D"))).toBe("Bob deals");
  });
  it("a new game is empty", () => {
    expect(heard(new Table([started()]))).toBe("");
  });
  it("entered points and fixed scores", () => {
    const table = new Table([started("points"), dealer(0)]);
    const typed = (side: number, points: number, what: "points" | "correction") =>
      heard(table.tell({ type: "pegged", side, points, for: what }));
    expect(typed(1, 1, "points")).toBe("1 point · +1 Bob");
    expect(typed(1, 12, "points")).toBe("12 points · +12 Bob");
    expect(typed(1, -2, "correction")).toBe("Fixed: 2 points back · -2 Bob");
    expect(typed(0, 3, "correction")).toBe("Fixed: 3 points forward · +3 Alice");
  });
  it("an entered hand, and a hand worth nothing", () => {
    const table = new Table().tap("5H JH 5C 7S 6D go 2S 6C 4D 4C");
    expect(heard(table.tell({ type: "handTyped", owner: 1, points: 9 }))).toBe("9 points · +9 Bob");
    expect(heard(table.tell({ type: "handTyped", owner: 0, points: 0 }))).toBe("0 points");
    const nothing = new Table([started("hands"), dealer(0)]).tap("KH").tell({ type: "playEnded" });
    expect(heard(nothing.tap("2C 4D 6S 8H peg"))).toBe("No points");
  });
  it("a misdeal", () => {
    expect(heard(new Table().tap("JC").tell({ type: "dealVoided" }))).toBe(
      "Misdeal: the same dealer deals again. Alice deals",
    );
  });
  it.each([
    ["stands", "False go: Alice could have played the ace of clubs · +2 Bob"],
    ["played", "False go: Alice could have played the ace of clubs. Back to twenty-five · +2 Bob"],
    ["dead", "False go: Alice could have played the ace of clubs, now dead. Back to twenty-five · +2 Bob"],
  ] as const)("the penalty for a false go that ends %s", (end, said) => {
    const table = new Table().tap("2H KS 8D 7C go 3S 3D AC");
    expect(heard(table.tell({ type: "renegeTaken", go: 0, side: 1, end }))).toBe(said);
  });
  it("the penalty for a false go with two cards", () => {
    const table = new Table().tap("4H KS 9D TH go go | 2C QD AC");
    expect(heard(table.tell({ type: "renegeTaken", go: 0, side: 1, end: "stands" }))).toBe(
      "False go: Alice could have played the 2 of clubs and the ace of clubs · +4 Bob",
    );
  });
  it("the penalty for a false go that ends the series once its card is dead", () => {
    const table = new Table().tap("4H KS 9D TH go go | 8C 2S");
    expect(heard(table.tell({ type: "renegeTaken", go: 1, side: 0, end: "dead" }))).toBe(
      "False go: Bob could have played the 2 of spades, now dead. Back to twenty-nine. Twenty-nine and one for go · +2 Alice",
    );
  });
  it("a win in the middle of the play", () => {
    const table = new Table([started("cards", { target: 2 }), dealer(0)]).tap("4H JH 5C");
    expect(heard(table)).toBe("Fifteen for two. Alice wins · +2 Alice");
  });
  it.each([
    [91, "Bob wins"],
    [90, "Bob wins, and Alice is skunked"],
    [60, "Bob wins, and Alice is double skunked"],
    [30, "Bob wins, and Alice is triple skunked"],
  ])("a win against a loser on %s (§7.2)", (hole, words) => {
    const table = new Table([started("points"), dealer(0)]);
    table.tell({ type: "pegged", side: 0, points: hole, for: "points" });
    table.tell({ type: "pegged", side: 1, points: 120, for: "points" });
    expect(heard(table.tell({ type: "pegged", side: 1, points: 1, for: "points" }))).toBe(`1 point. ${words} · +1 Bob`);
  });
  it.each([
    ["three, with one loser past the skunk line", formStarted("three"), [30, 91], "Carol wins"],
    [
      "three, with all losers short of it",
      formStarted("three"),
      [30, 60],
      "Carol wins, and the others are double skunked",
    ],
    ["partners", formStarted("four"), [90], "Bob & Dave win, and Alice & Carol are skunked"],
    ["a lowball goes to the lowest score", formStarted("three", { house: ["lowball"] }), [40, 60], "Alice wins"],
    [
      "a lowball is shared by equal scores",
      formStarted("three", { house: ["lowball"] }),
      [60, 60],
      "Alice and Bob win",
    ],
  ])("the win of %s", (_, start, holes, words) => {
    const table = new Table([start, dealer(0)]);
    for (const [side, gained] of [...holes, 121].entries())
      table.tell({ type: "pegged", side, points: gained, for: "points" });
    expect(heard(table)).toContain(`. ${words} · `);
  });
  it("a lurch in a game to 61", () => {
    const table = new Table([started("points", { target: 61 }), dealer(0)]);
    table.tell({ type: "pegged", side: 0, points: 30, for: "points" });
    expect(heard(table.tell({ type: "pegged", side: 1, points: 61, for: "points" }))).toContain(
      "Bob wins, and Alice is left in the lurch",
    );
  });
});

describe("regressions", () => {
  it("a pair and the last card peg three, not the one of the last card", () => {
    const table = new Table().tap("5H JH 5C 7S 6D go 2S 6C 4D 4C");
    expect(heard(table)).toBe("Fourteen: pair and last card, three · +3 Bob");
  });
});

describe("when the others play on after the first pegs out", () => {
  const pegged = (side: number, points: number): TableFact => ({ type: "pegged", side, points, for: "points" });
  it("three players: the first and the second peg out, then the win", () => {
    const table = new Table([formStarted("three", { house: ["playOn"] }), dealer(0), pegged(2, 119)]).tap("3H 7C 7D");
    expect(heard(table)).toBe("Fourteen and a pair for two. Carol pegs out. The others play on · +2 Carol");
    table.tap("7S 5D 5S");
    expect(heard(table)).toBe("Thirty-one");
    expect(heard(table.tell(pegged(0, 115)))).toBe(
      "115 points. Alice pegs out second. Carol wins, and the others are triple skunked · +115 Alice",
    );
  });
  it("five players: the third to peg out is the last", () => {
    const table = new Table([formStarted("five1", { house: ["playOn"] }), dealer(0), pegged(1, 120), pegged(2, 121)]);
    expect(heard(table.tell(pegged(1, 1)))).toBe("1 point. Bob pegs out second. The others play on · +1 Bob");
    expect(heard(table.tell(pegged(4, 121)))).toBe("121 points. Eve pegs out third. Carol wins · +121 Eve");
  });
});
