/** One card, one place: facts about a hand stay with that hand (rules.md §2.9, §4.1, §9.2, §9.10, §9.17). */
import { describe, expect, it } from "vitest";
import type { HouseRule } from "../rules/house-rules";
import { type Card, parseCards } from "../rules/cards";
import type { FormName } from "../rules/forms";
import type { Seat } from "../rules/ruleset";
import { formStarted, Table } from "../testing/table";
import type { Owner } from "./facts";
import { cardsOf, tallyOf } from "./known";
import { showing } from "./state";

const cards = (line: string): readonly Card[] => parseCards(line) ?? [];

function sat(form: FormName, house: readonly HouseRule[] = [], dealer: Seat = 0): Table {
  return new Table([formStarted(form, { house }), { type: "dealerChosen", dealer }]);
}

/** Enters a hand: the cards dealt, then the discards, then the cards passed on. */
function enter(table: Table, seat: Seat, line: string): Table {
  for (const card of cards(line)) table.do({ do: "tapHand", seat, card });
  return table;
}

/** Cards, one of which may be refused. */
const tapped = (table: Table, line: string): Table => {
  for (const card of cards(line)) table.do({ do: "tapCard", card });
  return table;
};
const total = (table: Table, owner: Owner) => tallyOf(table.state, owner)?.total;

describe("a fact about one hand leaves the hand passed on alone", () => {
  it("ten-card: a joker laid as an ace is not the joker of the second hand, which counts 28", () => {
    const table = enter(sat("tenCard", ["jokersWild"]), 1, "X 2C 3C 9C X 5D 5C 5S KC KD KC KD X 5D 5C 5S");
    tapped(table, "JH X=AD").tell({ type: "playEnded" }).tap("peg");
    expect([table.refusals, total(table, "second1")]).toEqual([[], 28]);
  });

  it("Canadian: a joker laid as an ace is not the joker in the partner's hand, which counts 6", () => {
    const table = enter(sat("canadian", ["jokersWild"]), 1, "X 2C 3C 4D QC X TH 6C KC KD KC KD QC X TH 6C");
    tapped(table, "9H X=AD 8C X=JD").tell({ type: "playEnded" });
    tapped(table.tap("peg"), "8D 7S 4S").tap("peg");
    expect([table.refusals, showing(table.state), total(table, 3)]).toEqual([[], 3, 6]);
  });

  it("ten-card by ranks: the nobs of the first hand is not the jack of the second, which counts 9", () => {
    const table = enter(sat("tenCard"), 1, "J A K 8 5 J 7 Q 2 3 2 3 5 J 7 Q");
    tapped(table, "TH").tell({ type: "playEnded" });
    table.tell({ type: "suitsTold", owner: 1, flush: 0, nobs: true }).tap("peg");
    expect([table.refusals, total(table, "second1")]).toEqual([[], 9]);
  });

  it("Canadian: a suit learnt as the giver plays a jack is not the suit of the partner's jack", () => {
    const table = enter(sat("canadian"), 1, "J A K 8 5 J 7 Q 2 3 2 3 5 J 7 Q");
    tapped(table, "TH JC");
    expect(cardsOf(table.state, 1)).toEqual(cards("A K 8 JC"));
    expect(cardsOf(table.state, 3)).toEqual(cards("5 J 7 Q"));
  });

  it("Canadian: a suit learnt as the partner plays a card is not a suit of the giver's hand", () => {
    const table = enter(sat("canadian"), 1, "J A K 8 5 J 7 Q 2 3 2 3 5 J 7 Q");
    tapped(table, "TH A 4S JC");
    expect(cardsOf(table.state, 1)).toEqual(cards("A K 8 J"));
    expect(cardsOf(table.state, 3)).toEqual(cards("5 JC 7 Q"));
  });
});

describe("a card that left the hand by rank alone", () => {
  it("is not taken for a card of that rank laid later: the jack of spades is laid as “J”, and the crib has a “J”", () => {
    const table = enter(sat("sixCard"), 1, "6H 5C JS TD AC J AC J");
    tapped(table, "2D J");
    expect(cardsOf(table.state, 1)).toEqual(cards("6H 5C JS TD"));
    expect(cardsOf(table.state, "crib")).toEqual(cards("AC J"));
  });
});

describe("two jokers with one face", () => {
  it("both laid as the ace of clubs count as two aces: TD X 5D X + KD is 6", () => {
    const table = enter(sat("sixCard", ["jokersWild"]), 1, "TD X 5D X 2C 3C 2C 3C");
    table.tap("KD TD 9C X=AC 9H X=AC").tell({ type: "playEnded" });
    expect([cardsOf(table.state, 1), total(table, 1)]).toEqual([cards("TD X=AC 5D X=AC"), 6]);
  });

  it("one laid and one kept: the kept one is still free at the show", () => {
    const table = enter(sat("sixCard", ["jokersWild"]), 1, "TD X 5D X 2C 3C 2C 3C");
    tapped(table, "KD X=AC").tell({ type: "playEnded" });
    expect(cardsOf(table.state, 1)).toEqual(cards("TD X=AC 5D X"));
  });
});

describe("a hand entered partly by rank", () => {
  const HAND = "7 7S 2C 3C 9D 9C 9D 9C";

  it("the spade laid by rank leaves the other seven, which is then a club", () => {
    const table = tapped(enter(sat("sixCard"), 1, HAND), "KH 7 4D 7C");
    expect([table.refusals, cardsOf(table.state, 1)]).toEqual([[], cards("7C 7S 2C 3C")]);
  });

  it("the other seven laid by rank leaves the spade", () => {
    const table = tapped(enter(sat("sixCard"), 1, HAND), "KH 7 4D 7S");
    expect([table.refusals, cardsOf(table.state, 1)]).toEqual([[], cards("7 7S 2C 3C")]);
  });

  it("of two sevens with suits laid by rank, either may follow, and no third", () => {
    for (const second of ["7C", "7S"]) {
      const table = tapped(enter(sat("sixCard"), 1, "7C 7S 2C 3C 9D 9C 9D 9C"), `KH 7 4D ${second}`);
      expect([table.refusals, cardsOf(table.state, 1)]).toEqual([[], cards("7C 7S 2C 3C")]);
    }
    const table = tapped(enter(sat("sixCard"), 1, "7C 7S 2C 3C 9D 9C 9D 9C"), "KH 7 4D 7H");
    expect(table.refusals).toEqual(["notInHand"]);
  });

  it("the same card is not taken twice", () => {
    const table = tapped(enter(sat("sixCard"), 1, "7C 7 2C 3C 9D 9C 9D 9C"), "KH 7C 4D 7C");
    expect(table.refusals).toEqual(["notInHand"]);
  });

  it("the only seven laid by rank shows its suit", () => {
    const table = tapped(enter(sat("sixCard"), 1, "7C 8D 2C 3C 9D 9C 9D 9C"), "KH 7");
    expect(table.state.deal?.play?.laid[1]).toEqual(cards("7C"));
  });

  it("a seven discarded by rank is the spade if a club follows", () => {
    const table = tapped(enter(sat("sixCard"), 1, "7 7S 2C 3C 9D 9C 7 9C"), "KH 7C");
    expect([table.refusals, cardsOf(table.state, 1)]).toEqual([[], cards("7C 2C 3C 9D")]);
    expect(cardsOf(table.state, "crib")).toEqual(cards("7S 9C"));
  });

  it("Canadian: a seven passed on by rank is the spade if the partner lays it", () => {
    const dealt = "7 7S 2C 3C 9D 9C 4D 5D 6D 8D 9D 9C 7 4D 5D 6D";
    const table = tapped(enter(sat("canadian"), 1, dealt), "KH 2C AC 7S AH 7C");
    expect([table.refusals, cardsOf(table.state, 1)]).toEqual([[], cards("7C 2C 3C 8D")]);
    expect(cardsOf(table.state, 3)).toEqual(cards("7S 4D 5D 6D"));
  });
});
