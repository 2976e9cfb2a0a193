import { describe, expect, it } from "vitest";
import type { FormName } from "../rules/forms";
import type { HouseRule } from "../rules/house-rules";
import { type Card, parseCards } from "../rules/cards";
import type { Ruleset } from "../rules/ruleset";
import { formStarted, Table } from "../testing/table";
import type { Seat } from "../rules/ruleset";
import { lossOf, nextToDeal } from "./sides";
import { cardsOf } from "./known";
import { phaseOf, showing } from "./state";
import { falseGoes } from "./false-go";
import { callables } from "./open-calls";

const cards = (line: string): readonly Card[] => parseCards(line) ?? [];

function sat(form: FormName, rules: Partial<Ruleset> = {}, dealer: Seat = 0): Table {
  return new Table([formStarted(form, rules), { type: "dealerChosen", dealer }]);
}

const housed = (house: readonly HouseRule[], form: FormName = "sixCard") => sat(form, { house });

/** Pegs each side to its hole. */
function at(table: Table, holes: readonly number[]): Table {
  for (const [side, hole] of holes.entries())
    if (hole > 0) table.tell({ type: "pegged", side, points: hole, for: "correction" });
  return table;
}

/** Taps the missing cards of each hand, in the order of the show, and pegs it. */
function shown(table: Table, hands: readonly string[]): Table {
  for (const hand of hands) {
    const before = table.state.pegs.length;
    for (const card of cards(hand)) table.do({ do: "tapCard", card });
    table.tap("peg");
    expect(table.refusals, `${hand} at ${before}`).toEqual([]);
  }
  return table;
}

const onlyHands = (table: Table) => table.tell({ type: "playEnded" });
const refused = (table: Table) => table.refusals.at(-1);

describe("five-card, rules.md §9.1", () => {
  it("the player who does not deal first pegs three, in the first deal only", () => {
    const table = sat("fiveCard", { target: 61 });
    expect(table.scores).toEqual([0, 3]);
    onlyHands(table.tap("6D"));
    shown(table, ["7H 8C 9S", "2C 3D 9C", "KD QD JC TS"]);
    expect(table.state.deal?.number).toBe(2);
    // 7 8 9 + 6: fifteens 4, run 4; 2 3 9 + 6: one fifteen; K Q J T: run 4.
    expect(table.scores).toEqual([2 + 4, 3 + 8]);
  });
  it("a misdeal of the first deal does not take the three back", () => {
    const table = sat("fiveCard").tap("6D").tell({ type: "dealVoided" });
    expect(table.scores).toEqual([0, 3]);
  });
  it("a misdeal of the first deal keeps a score fixed below the three", () => {
    const table = sat("fiveCard").tell({ type: "pegged", side: 1, points: -2, for: "correction" });
    expect([table.scores, table.tell({ type: "dealVoided" }).scores]).toEqual([
      [0, 1],
      [0, 1],
    ]);
    expect(table.tap("6D").tell({ type: "dealVoided" }).scores).toEqual([0, 1]);
  });
  it("the play ends with its first series: after T 5 5 K go A, the queen stays unplayed", () => {
    const table = sat("fiveCard", { target: 61 }).tap("2C TC 5C 5D KS go AD");
    expect(table.scores).toEqual([4, 3 + 2]);
    expect(phaseOf(table.state)).toBe("show");
  });
  it("7 8 9 5 go gives each player three, and 6 and K stay unplayed", () => {
    const table = sat("fiveCard", { target: 61 }).tap("2C 7C 8D 9S 5C go");
    // Only the dealer can know whether the dealer's last card fits.
    expect(phaseOf(table.state)).toBe("play");
    table.tap("go");
    expect(table.scores).toEqual([2 + 1, 3 + 3]);
    expect([phaseOf(table.state), showing(table.state)]).toEqual(["show", 1]);
  });
});

describe("ten-card, rules.md §9.2", () => {
  const table = () => onlyHands(sat("tenCard").tap("6S"));
  it("the pone's two hands are worth 19, the dealer's two and the crib 26", () => {
    const end = shown(table(), ["4C 5C 6C JS", "AC AD 3H 3S", "7C 8C 8D 9H", "KC KD KH 2S", "TS 9S 2D 7D"]);
    expect(end.scores).toEqual([26, 19]);
  });
  it("a win with the first hand ends the game before the second", () => {
    const end = shown(at(table(), [0, 110]), ["4C 5C 6C JS"]);
    expect([end.state.winner, phaseOf(end.state)]).toEqual([1, "over"]);
  });
  it("of ten entered cards two are discarded, four form the second hand, and four are played", () => {
    const ten = sat("tenCard");
    for (const card of cards("4C 5C 6C JS AC AD 3H 3S TS 9S TS 9S AC AD 3H 3S"))
      ten.do({ do: "tapHand", seat: 1, card });
    expect(ten.refusals).toEqual([]);
    ten.tap("6S");
    expect(ten.state.deal?.play?.held[1]?.known).toEqual(cards("4C 5C 6C JS"));
    ten.do({ do: "tapCard", card: "AC" });
    expect(refused(ten)).toBe("notInHand");
  });
});

describe("two against one, rules.md §9.4", () => {
  it("A: his heels take the lone dealer from 58 to 60, which is no win; the team's pair at 119 is one", () => {
    const table = at(sat("captainA"), [58, 119]).tap("JS");
    expect([table.scores, table.state.winner]).toEqual([[60, 119], undefined]);
    table.tap("8C 8D");
    expect([table.scores, table.state.winner]).toEqual([[60, 121], 1]);
  });
  it("A: the lone player at 59 pegs fifteen two and wins, though the team is at 120", () => {
    const table = at(sat("captainA", {}, 2), [59, 120]).tap("2S 7C 8D");
    // Bob and Carol share a side. Alice is alone, and plays second only if Bob deals.
    expect(table.scores[0]).toBe(59);
    const lone = at(sat("captainA", {}, 1), [59, 120]).tap("2S 7C 8D");
    expect([lone.scores, lone.state.winner]).toEqual([[61, 120], 0]);
  });
  it("B: the lone player picks up the crib, keeps 5 5 5 J of eight cards, and counts 29", () => {
    const table = sat("captainB");
    for (const card of cards("5C 5D JH 6S 5S 9D KC 2H 6S 9D KC 2H")) table.do({ do: "tapHand", seat: 0, card });
    table.tap("5H");
    expect(table.refusals).toEqual([]);
    onlyHands(table);
    shown(table, ["3C 4C 7D 8D", "AC AD 9H TS", ""]);
    expect(table.state.pegs.at(-1)).toMatchObject({ side: 0, points: 29, kind: "hand" });
    table.tap("peg");
    // The lone player's four discards are the crib, and the dealer's side counts it.
    expect(table.state.deal?.number).toBe(2);
  });
  it("B: by house rules the lone player picks up the crib only as dealer, or always owns it", () => {
    const dealing = sat("captainB", { house: ["pickUpDealing"] }, 1);
    expect(dealing.state.deal?.shares.map(({ dealt }) => dealt)).toEqual([5, 5, 5]);
    expect(sat("captainB", { house: ["pickUpDealing"] }, 0).state.deal?.shares.map(({ dealt }) => dealt)).toEqual([
      8, 4, 4,
    ]);
    expect(sat("captainB", { house: ["cribAlwaysHis"] }, 2).state.deal?.cribOf).toBe(0);
    expect(sat("captainB", {}, 2).state.deal?.cribOf).toBe(2);
  });
  it("A: by a house rule the captain deals every deal", () => {
    const table = sat("captainA", { house: ["captainDeals"] }, 2);
    const { deal } = table.state;
    expect([deal?.dealer, deal && nextToDeal(table.state, deal)]).toEqual([0, 0]);
  });
});

describe("four and more", () => {
  it("§9.5 partners peg 18 and 7 in the play, 12 and 10 at the show: 30 and 17", () => {
    const table = sat("four").tap("8S 6C 9H KS AH 2C go 3H | JH JD JS go AD | 5D JC 7D go 7H go | 5C KH");
    expect(table.scores).toEqual([18, 7]);
    shown(table, ["", "", "", "", "4C 4D QH TC"]);
    expect(table.scores).toEqual([30, 17]);
  });
  it("§9.17 Canadian doubles give 36 to the dealer's side and 14 to the others", () => {
    const table = onlyHands(sat("canadian").tap("5H"));
    shown(
      table,
      ["9C 9D 6S 3S", "6C 7C 8D 4S", "TC TD AS AD", "5C 5D JH QS", "4H 2D KC KD"].map((hand) => hand),
    );
    expect(table.scores).toEqual([36, 14]);
  });
  it("§9.17 of ten cards entered to the dealer's left two are discarded, and four are the partner's hand", () => {
    const table = sat("canadian");
    for (const card of cards("9C 9D 6S 3S TC TD AS AD 4H 2D 4H 2D TC TD AS AD"))
      table.do({ do: "tapHand", seat: 1, card });
    table.do({ do: "tapHand", seat: 3, card: "8H" });
    expect(table.refusals).toEqual(["handFull"]);
    table.tap("5H");
    expect(table.state.deal?.play?.held.map(({ known }) => known)).toEqual([
      [],
      cards("9C 9D 6S 3S"),
      [],
      cards("TC TD AS AD"),
    ]);
    table.tap("9C 6C TC");
    expect(table.state.deal?.play?.laid[3]).toEqual(["TC"]);
  });
  it("§9.6 five players: the dealer pegs 20 for the hand and 4 for the crib", () => {
    const table = onlyHands(sat("five1").tap("4H"));
    shown(table, ["AC 2C 3C 4C", "5D TD JD QD", "6S 7S 8S 9H", "KC KD 2H 3H", "4D 4S 7C 7D", "9D 6H QC QS"]);
    expect(table.scores).toEqual([24, 14, 13, 8, 9]);
  });
  it("§9.7 a crib of five cards is counted without the starter, so its jack of hearts is not nobs", () => {
    const table = onlyHands(sat("five2").tap("3H"));
    shown(table, ["AC AD 9H TS", "4D 4S QD QS", "6C 6D KC KD", "7C 7D TC TD", "8C 8D 9C 9D", "JH 2C 4C 6S 5S"]);
    // 5 + J, 4 + 5 + 6: four; 4 5 6: three. The jack has the starter's suit, but the crib is counted without it.
    expect(table.state.pegs.at(-1)).toMatchObject({ points: 7, kind: "crib", side: 0 });
  });
});

describe("lowball, rules.md §9.9", () => {
  it("at 121 to 74 the 74 wins, and nobody is skunked", () => {
    const table = at(sat("sixCard", { house: ["lowball"] }, 1), [74, 119]).tap("3C 7D 8H");
    expect([table.state.winner, table.scores]).toEqual([0, [74, 121]]);
    expect(lossOf(table.state)).toBe("plain");
  });
  it("his heels at 119 make 121, and the dealer loses at once", () => {
    const table = at(housed(["lowball"]), [119, 74]).tap("JC");
    expect([table.state.winner, table.scores, table.state.sharing]).toEqual([1, [121, 74], []]);
  });
  it("of three players the lowest score wins, and equal scores share the win", () => {
    const table = at(sat("three", { house: ["lowball"] }), [119, 40, 40]).tap("JC");
    expect([table.state.winner, table.state.sharing]).toEqual([1, [2]]);
  });
  it("muggins cannot be chosen later", () => {
    const table = housed(["lowball"]).tell({ type: "countingChosen", counting: "muggins" });
    expect(refused(table)).toBe("lowballMuggins");
  });
});

describe("jokers at the table, rules.md §9.10–9.11", () => {
  it("a wild joker turned up is two for the dealer, a naught joker one, and other games have no joker", () => {
    expect(housed(["jokersWild"]).tap("X").scores).toEqual([2, 0]);
    expect(housed(["jokersNaught"]).tap("X").scores).toEqual([1, 0]);
    const plain = housed([]).do({ do: "tapCard", card: "X" });
    expect(refused(plain)).toBe("noJokers");
  });
  it("a wild joker is played as a card, and is the same card at the show", () => {
    const table = housed(["jokersWild"]).tap("KH");
    table.do({ do: "tapCard", card: "X" });
    expect(refused(table)).toBe("declareJoker");
    table.refusals = [];
    table.tap("X=6D 2C 7C 3C 8D 4C go | 9S 2D");
    expect(phaseOf(table.state)).toBe("show");
    table.tap("peg");
    // 6 7 8 9 K: one fifteen 6 + 9, one 7 + 8, a run of four.
    expect(table.state.pegs.findLast(({ kind }) => kind === "hand")).toMatchObject({ side: 1, points: 8 });
  });
  it("a wild joker in an entered hand becomes the card it was played as", () => {
    const table = housed(["jokersWild"]);
    for (const card of cards("X 7C 8D 9S 2C 3C 2C 3C")) table.do({ do: "tapHand", seat: 1, card });
    table.tap("KH X=6D");
    expect(cardsOf(table.state, 1)).toContain("X=6D");
  });
  it("jokers naught: a joker cannot be declared as a card", () => {
    const table = housed(["jokersNaught"]).tap("KH");
    table.do({ do: "tapCard", card: "X=6D" });
    expect(refused(table)).toBe("noJokers");
  });
  it("a third joker is refused", () => {
    const table = housed(["jokersNaught"]).tap("X X X=5".split(" ").slice(0, 2).join(" "));
    table.do({ do: "tapCard", card: "X" });
    expect(refused(table)).toBe("thirdJoker");
  });
});

describe("toss fives, rules.md §9.12", () => {
  const dealt = (line: string) => {
    const table = housed(["tossFives"]);
    for (const card of cards(line)) table.do({ do: "tapHand", seat: 1, card });
    return table;
  };
  const away = (table: Table, line: string) => {
    for (const card of cards(line)) table.do({ do: "tapHand", seat: 1, card });
    return table.refusals;
  };
  it("from 5 5 8 9 J K both fives are discarded", () => {
    expect(away(dealt("5C 5D 8C 9C JC KC"), "8C")).toEqual(["throwFives"]);
    expect(away(dealt("5C 5D 8C 9C JC KC"), "5C 8C")).toEqual(["throwFives"]);
    expect(away(dealt("5C 5D 8C 9C JC KC"), "5C 5D")).toEqual([]);
  });
  it("from 5 2 3 7 8 9 the five and one more card are discarded", () => {
    expect(away(dealt("5C 2C 3C 7C 8C 9C"), "2C 5C")).toEqual([]);
    expect(away(dealt("5C 2C 3C 7C 8C 9C"), "2C 3C")).toEqual(["throwFives"]);
  });
  it("from 5 5 5 J 2 8 two fives are discarded, and the third is kept", () => {
    expect(away(dealt("5C 5D 5S JC 2C 8C"), "5C 5S")).toEqual([]);
  });
});

describe("the auction, rules.md §9.14", () => {
  const auctioned = (house: readonly HouseRule[] = ["auction"], holes = [45, 60]) => at(housed(house), holes);
  const bids = (table: Table, line: string) => {
    for (const word of line.split(" "))
      table.tell(word === "pass" ? { type: "bidPassed" } : { type: "bid", points: Number(word) });
    return table;
  };
  it("Bob bids 4, Alice 5, Bob passes: Alice pays five at once and counts the crib", () => {
    const table = bids(auctioned(), "4 5 pass");
    expect(table.scores).toEqual([40, 60]);
    shown(onlyHands(table.tap("KD")), ["2H 4C 6S 8C", "QC QS 9C 7D", "TC TD 5H 9H"]);
    // T 5, T 5, K 5 and a pair: 8; the nine adds nothing.
    expect(table.scores[0]).toBe(40 + 2 + 8);
  });
  it("without a bid the dealer keeps the crib and pays nothing", () => {
    expect(bids(auctioned(), "pass pass").scores).toEqual([45, 60]);
  });
  it("a crib that the pone bought is counted last, for the pone; the dealer still pegs his heels", () => {
    const table = bids(auctioned(), "3 pass").tap("JD");
    expect(table.scores).toEqual([47, 57]);
    expect(table.state.deal?.cribOf).toBe(1);
  });
  it("a bidder at 3 who bids 5 goes to −2, or to 0 by the house rule", () => {
    expect(bids(auctioned(["auction"], [0, 3]), "5 pass").scores).toEqual([0, -2]);
    expect(bids(auctioned(["auction", "auctionFloor"], [0, 3]), "5 pass").scores).toEqual([0, 0]);
  });
  it("the next points pay the debt: from −2, four lead to 2", () => {
    const table = bids(auctioned(["auction"], [0, 3]), "5 pass").tap("2D");
    table.tell({ type: "pegged", side: 1, points: 4, for: "play" });
    expect(table.scores).toEqual([0, 2]);
  });
  it("a bid not above the last, a bid of 0 or a fraction, and any card during the auction are refused", () => {
    expect(refused(bids(auctioned(), "4 4"))).toBe("bidTooLow");
    expect(refused(bids(auctioned(), "4 3"))).toBe("bidTooLow");
    expect(refused(bids(auctioned(), "0"))).toBe("badBid");
    expect(refused(bids(auctioned(), "2.5"))).toBe("badBid");
    expect(refused(auctioned().do({ do: "tapCard", card: "5H" }))).toBe("auctionOpen");
    expect(refused(auctioned().do({ do: "tapHand", seat: 0, card: "5H" }))).toBe("auctionOpen");
  });
  it("of three players, one who passed is out, and the bidding goes round until nobody raises", () => {
    const table = bids(sat("three", { house: ["auction"] }), "2 pass 3 4 pass");
    expect([table.state.deal?.cribOf, table.scores]).toEqual([1, [0, -4, 0]]);
  });
});

describe("a hand of 0, rules.md §9.15–9.16", () => {
  const NOTHING = "2C 4D 6S 8C";
  const show = (house: readonly HouseRule[], holes: readonly number[], hands: readonly string[]) =>
    shown(onlyHands(at(housed(house), holes).tap("QH")), hands);
  it("a pone's hand of 0 gives the dealer one", () =>
    expect(show(["nullPoint"], [], [NOTHING]).scores).toEqual([1, 0]));
  it("a crib of 0 gives the pone one", () =>
    expect(show(["nullPoint"], [], ["3C 3D 9S TC", "AC AD KS 7C", NOTHING]).scores[1]).toBe(4 + 1));
  it("two hands and a crib of 0 give the dealer one and the pone two", () => {
    const table = show(["nullPoint"], [], [NOTHING, "2D 4S 6C 8D", "2S 4C 6D 8S"]);
    expect(table.scores).toEqual([1, 2]);
  });
  it("the one point can win", () => expect(show(["nullPoint"], [120, 0], [NOTHING]).state.winner).toBe(0));
  it("back ten: a side goes from 34 to 24, and from 6 to 0", () => {
    expect(show(["backTen"], [0, 34], [NOTHING]).scores).toEqual([0, 24]);
    expect(show(["backTen"], [0, 6], [NOTHING]).scores).toEqual([0, 0]);
  });
  it("back ten twice: the dealer goes from 50 to 30 for hand and crib", () => {
    const table = show(["backTen"], [50, 0], ["3C 3D 9S TC", "2D 4S 6C 8D", "2S 4C 6D 8S"]);
    expect(table.scores).toEqual([30, 4]);
  });
  it("both rules: one side goes back ten, and the other pegs one", () =>
    expect(show(["backTen", "nullPoint"], [0, 34], [NOTHING]).scores).toEqual([1, 24]));
});

describe("going out, rules.md §1.8", () => {
  it("his heels win, unless a house rule forbids it", () => {
    expect(at(housed([]), [119, 0]).tap("JC").state.winner).toBe(0);
    const table = at(housed(["heelsCannotWin"]), [119, 0]).tap("JC");
    expect([table.scores[0], table.state.winner]).toEqual([120, undefined]);
  });
  it("from the stinkhole neither his heels nor a go wins, but a pair does", () => {
    expect(at(housed(["stinkhole"]), [120, 0]).tap("JC").scores[0]).toBe(120);
    const go = at(housed(["stinkhole"]), [120, 0]).tap("2S 9C TD QH go go");
    expect([go.scores[0], go.state.winner]).toEqual([120, undefined]);
    expect(at(housed(["stinkhole"]), [120, 0]).tap("2S 9C 9D").state.winner).toBe(0);
    expect(at(housed(["stinkhole"]), [119, 0]).tap("JC").state.winner).toBe(0);
    expect(at(housed(["stinkholes"]), [119, 0]).tap("JC").state.winner).toBeUndefined();
  });
});

describe("house rules of the deal", () => {
  it("a misdeal gives the others two by the older law (§1.9)", () => {
    expect(housed([]).tap("JC").tell({ type: "dealVoided" }).scores).toEqual([0, 0]);
    expect(housed(["misdealTwo"]).tap("JC").tell({ type: "dealVoided" }).scores).toEqual([0, 2]);
  });
  it("of four players the highest cut deals (§1.2)", () => {
    const cut = (house: readonly HouseRule[]) =>
      new Table([formStarted("four", { house })]).tap("5H KD 2C 9S").state.deal?.dealer;
    expect([cut([]), cut(["highCut"])]).toEqual([2, 1]);
  });
  it("of three players the third does not play after two goes (§2.4)", () => {
    const line = "2S KC QC 9C go go";
    const open = sat("three").tap(line);
    expect(open.state.deal?.play?.series.length).toBe(3);
    const stops = sat("three", { house: ["goStops"] }).tap(line);
    expect([stops.state.deal?.play?.series.length, stops.scores]).toEqual([0, [1, 0, 0]]);
  });
});

describe("the start of a game refuses", () => {
  const start = (form: FormName, rules: Partial<Ruleset>, sides: readonly number[]) => {
    const fact = formStarted(form, rules);
    if (fact.type !== "gameStarted") throw new Error("no start");
    const seats = sides.map((side, i) => ({ name: `P${i}`, side }));
    const table = new Table([{ ...fact, seats }]);
    const standing = table.now.lines[0]?.status;
    return standing?.is === "misfit" ? standing.why : standing?.is;
  };
  it("seven players, or two in a game for three", () => {
    expect(start("six", {}, [0, 1, 2, 3, 4, 5, 6])).toBe("wrongPlayers");
    expect(start("three", {}, [0, 1])).toBe("wrongPlayers");
  });
  it("partners who sit side by side, and teams of one", () => {
    expect(start("four", {}, [0, 0, 1, 1])).toBe("nobody");
    expect(start("captainA", {}, [0, 1, 2])).toBe("nobody");
    expect(start("captainA", {}, [1, 0, 1])).toBe("fits");
  });
  it("both rules for jokers together", () =>
    expect(start("sixCard", { house: ["jokersWild", "jokersNaught"] }, [0, 1])).toBe("twoJokers"));
});

describe("rulings that were once wrong", () => {
  const claim = (table: Table, points: number) => table.tell({ type: "claimed", owner: "play", points });
  const muggins = (form: FormName, house: readonly HouseRule[], holes: readonly number[]) =>
    at(
      new Table([
        formStarted(form, { house }, undefined, { counting: "muggins" }),
        { type: "dealerChosen", dealer: 0 },
      ]),
      holes,
    );

  it("a late call on one side's count does not take another side's win away", () => {
    const table = claim(claim(muggins("three", [], [119, 50, 119]).tap("2S KC"), 2).tap("5D"), 2);
    expect([table.scores, table.state.winner]).toEqual([[119, 52, 121], 2]);
    table.tell({ type: "called", at: 0, of: "KC", side: 0, for: "over", points: 0 });
    expect([refused(table), table.state.winner]).toEqual(["gameOver", 2]);
  });

  it("a stinkhole also stops a go that the players count, whenever it is said", () => {
    const after = claim(claim(muggins("sixCard", ["stinkhole"], [0, 118]).tap("2C KC KD"), 2).tap("TH go"), 1);
    expect(after.state.winner).toBeUndefined();
  });

  it("the point for go does not win from a stinkhole, even if its card scores too", () => {
    const table = housed(["stinkhole"]);
    for (const card of cards("KD QC QH QD 2C 3C 2C 3C")) table.do({ do: "tapHand", seat: 0, card });
    for (const card of cards("JC 5C 5D 9H 2D 3D 2D 3D")) table.do({ do: "tapHand", seat: 1, card });
    at(table, [0, 118]).tap("9S JC KD 5C 5D");
    expect([table.scores[1], table.state.winner]).toEqual([120, undefined]);
  });

  it("two misdeals give two points each", () => {
    const table = housed(["misdealTwo"]).tell({ type: "dealVoided" }).tell({ type: "dealVoided" });
    expect(table.scores).toEqual([0, 4]);
  });

  it("a misdeal that wins the game announces the win", () => {
    const table = at(housed(["misdealTwo"]), [0, 119]).tell({ type: "dealEnded" });
    table.tell({ type: "depthChosen", depth: "points" }).tell({ type: "dealEnded" }).tell({ type: "dealEnded" });
    table.tell({ type: "dealVoided" });
    const told = table.now.lines.at(-1)?.status;
    expect(told?.is === "fits" && told.happenings.at(-1)).toMatchObject({ kind: "won", side: 1 });
  });

  it("a go said with a wild joker in hand is false", () => {
    const table = housed(["jokersWild"]).tap("2S KC QD 5C go go X=9H");
    expect(falseGoes(table.state).map(({ cards: kept }) => kept)).toEqual([["X=9H"]]);
  });

  it("a joker counted for nobs does not rule out the real jack", () => {
    const table = onlyHands(housed(["jokersWild"]).tap("2H"));
    shown(table, ["TC QD 9D X", "JH 4 6S 8C"]);
    expect(table.state.pegs.at(-1)).toMatchObject({ kind: "hand", points: 1 });
  });

  it("a suit entered for a second hand is known afterwards", () => {
    const table = sat("tenCard");
    for (const card of cards("2C 3C 4C 5C J 4 6 8 9C 9D 9C 9D J 4 6 8")) table.do({ do: "tapHand", seat: 1, card });
    onlyHands(table.tap("5H"));
    table.tap("peg").tell({ type: "suitsTold", owner: "second1", flush: 0, nobs: true });
    table.tap("peg");
    table.do({ do: "tapCard", card: "JH" });
    expect(refused(table)).toBe("cardSeen");
  });

  it("a joker cannot be dealt, cut, discarded or turned as another card", () => {
    const given = { do: "tapHand", seat: 1, card: "X=5H" } as const;
    expect(refused(housed(["jokersWild"]).do(given))).toBe("noJokers");
    expect(refused(housed(["jokersWild"]).do({ do: "tapCard", card: "X=5H" }))).toBe("noJokers");
    const cut = new Table([formStarted("sixCard", { house: ["jokersWild"] })]).do({ do: "tapCard", card: "X=5H" });
    expect(refused(cut)).toBe("noJokers");
    const naught = housed(["jokersNaught"]);
    for (const card of cards("X 9C TD JC 2C 3C 2C 3C")) naught.do({ do: "tapHand", seat: 1, card });
    expect(refused(naught.tap("KD").do({ do: "tapCard", card: "X=5H" }))).toBe("noJokers");
  });

  it("a peg that cannot move leaves the rear peg in place", () => {
    const table = at(housed(["stinkhole"]), [100, 0]).tell({ type: "pegged", side: 0, points: 20, for: "correction" });
    table.tap("JC");
    expect(table.state.sides[0]).toEqual({ front: 120, rear: 100 });
  });

  it("a high card does not deal among four who play alone", () => {
    const solo = new Table([formStarted("four", { house: ["highCut"] }, "solo")]);
    expect(solo.now.lines[0]?.status).toEqual({ is: "misfit", why: "houseMisplaced" });
  });

  it("of two others one hole from home, the one to the left of a hand of 0 wins", () => {
    const table = onlyHands(at(sat("three", { house: ["nullPoint"] }), [120, 0, 120]).tap("QH"));
    shown(table, ["2C 4D 6S 8C"]);
    expect(table.state.winner).toBe(2);
  });
});

describe("bugs in the play fixed before", () => {
  it("a count that the app corrected cannot be mugged after a change to muggins", () => {
    const start = formStarted("sixCard", {}, undefined, { counting: "checked" });
    const table = new Table([start, { type: "dealerChosen", dealer: 0 }]).tap("2S 7C 8D");
    table.tell({ type: "claimed", owner: "play", points: 0 }).tell({ type: "countingChosen", counting: "muggins" });
    table.tap("9H");
    table.tell({ type: "called", at: 1, of: "8D", side: 1, for: "missed", points: 2 });
    expect([refused(table), table.scores[0]]).toEqual(["tooLateToCall", 2]);
    expect(callables(table.state).map(({ of }) => of)).not.toContain("8D");
  });

  it("a finished series stays visible until the next card is played", () => {
    const table = sat("sixCard").tap("2S KC QD TH AS");
    expect(table.state.deal?.play?.series).toEqual([]);
    expect(table.state.deal?.play?.ended.map(({ card }) => card)).toEqual(["KC", "QD", "TH", "AS"]);
  });

  it("after the penalty for a false go, go is refused until the card is played", () => {
    const table = sat("sixCard").tap("2S KC QD 5C go go 6C");
    table.tell({ type: "renegeTaken", go: 0, side: 1, end: "played" });
    expect([table.state.deal?.play?.count, table.state.deal?.play?.turn]).toEqual([25, 0]);
    expect(refused(table.tell({ type: "goCalled" }))).toBe("canPlay");
    table.tap("6C");
    expect(table.scores).toEqual([2, 2]);
  });
});
