import { describe, expect, test } from "vitest";
import type { SuitedCard } from "../../rules/cards";
import type { CribSide } from "./ranks";
import { discardValues } from "./values";

const six = (text: string) => text.split(" ") as SuitedCard[];

/** The value of one discard, as text in any order. */
function valueOf(cards: string, crib: CribSide, discard: string) {
  const value = discardValues(six(cards), crib).find(({ discard: two }) => two.every((card) => discard.includes(card)));
  if (!value) throw new Error(`${cards} does not have ${discard}.`);
  return value;
}

describe("the fifteen discards of a hand", () => {
  test.each([
    ["AS 2H 7C 9D JS QH", "own", "JS QH"],
    ["5D QD KC KS 7H 8C", "theirs", "QD 8C"],
    ["5S 5H 5C 5D JS 9H", "own", "JS 9H"],
  ] as const)("of %s, for %s crib: %s is best", (cards, crib, best) => {
    const values = discardValues(six(cards), crib);
    expect(values).toHaveLength(15);
    expect(values.map(({ worth }) => worth)).toEqual(values.map(({ worth }) => worth).toSorted((a, b) => b - a));
    expect(values[0]?.discard.join(" ")).toBe(best);
  });

  // Schell, "How to analyze discards", parts 1 to 3: the average hand, exact over 46 starters.
  test.each([
    ["AS 2H 7C 9D JS QH", "JS QH", 2.39],
    ["AS 2H 7C 9D JS QH", "7C 9D", 2.85],
    ["AS 2H 3C 4D 5S 6H", "AS 6H", 8.57],
    ["AS 2H 3C 4D 5S 6H", "AS 2H", 9.85],
  ])("%s without %s has the published average hand", (cards, discard, hand) => {
    // The two published jacks have 11 starters of their suit; these have 11 as well.
    expect(valueOf(cards, "own", discard).hand).toBeCloseTo(hand, 2);
  });

  test("a hand counts its flush, of four or of five", () => {
    const flush = valueOf("2H 4H 8H QH KS 9C", "theirs", "KS 9C").hand;
    expect(flush - valueOf("2H 4S 8H QH KS 9C", "theirs", "KS 9C").hand).toBeCloseTo(4 + 9 / 46, 10);
  });

  test("two cards of one suit are worth a little more in a crib, by its flush", () => {
    const suited = valueOf("AS 3H 7C 9D JS QS", "own", "JS QS").crib;
    const mixed = valueOf("AS 3H 7C 9S JS QD", "own", "JS QD").crib;
    expect(suited - mixed).toBeGreaterThan(0);
    expect(suited - mixed).toBeLessThan(0.1);
  });

  test("there are none for fewer than six cards, or for a card twice", () => {
    expect(discardValues(six("AS 2S 3S 4S 5S"), "own")).toEqual([]);
    expect(discardValues(six("AS AS 3S 4S 5S 6S"), "own")).toEqual([]);
  });
});
