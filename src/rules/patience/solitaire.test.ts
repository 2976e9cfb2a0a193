import { assert, property, shuffledSubarray } from "fast-check";
import { describe, expect, it } from "vitest";
import { seed } from "../../testing/seed";
import { type Card, PACK, parseCards } from "../cards";
import { countSolitaire, SOLITAIRE_SIZE, SOLITAIRE_STARTER } from "./solitaire";
import type { Layout } from "./layout";
import { tally } from "../show/tally";

/** "four kept | two discarded | four kept | two discarded, starter" */
function laid(line: string): Layout {
  return (parseCards(line.replaceAll(/[|,]/g, " ")) ?? []).map((card, place) => ({ place, card }));
}

/** First hand, second hand, crib; "–" while one of its cards is missing. */
function counts(layout: Layout): string {
  return countSolitaire(layout)
    .tallies.map((one) => one?.total ?? "–")
    .join(" ");
}

describe("cribbage solitaire (rules.md §9.18)", () => {
  it("two hands and a crib add up: 18, 12 and 8 make 38", () => {
    const cards = laid("5C JD QS KH | 9C 9D | 2C 3D 3S 4H | 6H TS, 5D");
    expect(counts(cards)).toBe("18 12 8");
    expect(countSolitaire(cards).total).toBe(38);
  });

  it("a crib of no points adds nothing: 15 and 8 make 23", () => {
    const cards = laid("AC AD AS 2H | KC TD | 9C 8D 7S 6H | JC 6S, 3D");
    expect(counts(cards)).toBe("15 8 0");
    expect(countSolitaire(cards).total).toBe(23);
  });

  it("two nineteen hands and a crib with a pair make 2", () => {
    const cards = laid("2H 4C 6D QS | TC TD | 2S 4D 6C KH | 3H QD, 8S");
    expect(counts(cards)).toBe("0 0 2");
    expect(countSolitaire(cards).total).toBe(2);
  });

  it("a jack turned up counts nothing", () => {
    expect(countSolitaire(laid("2H 4C 6D QS | TC TD | 2S 4D 6C KH | 3H KD, JS")).total).toBe(2);
  });

  it("a flush in the crib needs the starter, a flush in the hand does not", () => {
    const four = "2H 4H 6H QH | 2C 6C | 3D 5S 9S KD | QC KC, 8D";
    expect(
      countSolitaire(laid(four)).tallies.map((one) => one?.combinations.some(({ kind }) => kind === "flush")),
    ).toEqual([true, false, false]);
    expect(countSolitaire(laid(four.replace("8D", "8C"))).tallies[2]?.combinations).toContainEqual(
      expect.objectContaining({ kind: "flush", points: 5 }),
    );
  });
});

describe("an unfinished solitaire", () => {
  it("nothing counts before the starter is turned", () => {
    expect(counts(laid("5C JD QS KH | 9C 9D | 2C 3D 3S 4H | 6H TS"))).toBe("– – –");
  });
  it("a hand counts before the other hand and the crib are complete", () => {
    const [first] = [laid("5C JD QS KH")];
    expect(counts([...first, { place: SOLITAIRE_STARTER, card: "5D" }])).toBe("18 – –");
  });
});

describe("laws", () => {
  it("the total is the sum of two hands and a crib", () => {
    assert(
      property(shuffledSubarray([...PACK], { minLength: SOLITAIRE_SIZE, maxLength: SOLITAIRE_SIZE }), (cards) => {
        const hand = (...places: number[]): Card[] => places.map((place) => cards[place]!);
        const starter = cards[SOLITAIRE_STARTER]!;
        const first = tally(hand(0, 1, 2, 3), starter, "hand").total;
        const second = tally(hand(6, 7, 8, 9), starter, "hand").total;
        const crib = tally(hand(4, 5, 10, 11), starter, "crib").total;
        const swapped = [...hand(6, 7, 8, 9, 10, 11, 0, 1, 2, 3, 4, 5), starter];
        const of = (all: readonly Card[]) => countSolitaire(all.map((card, place) => ({ place, card })));
        expect(of(cards).total).toBe(first + second + crib);
        expect(of(swapped).total).toBe(first + second + crib);
      }),
      { seed: seed("solitaire"), numRuns: 500 },
    );
  });
});
