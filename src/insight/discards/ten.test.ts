/** Ten discards as an expert would check them: ours beside the best by two published tables, and the reason. */
import { describe, expect, test } from "vitest";
import { RANKS, rankOf, type SuitedCard } from "../../rules/cards";
import { AUTHORS, publishedCribs } from "../../testing/insight/published";
import { type CribSide, twoOf } from "./ranks";
import { discardValues, type DiscardValue } from "./values";
import { whyOf } from "./why";

/** The first five are discussed by Schell on cribbageforum.com, and nobody disputes them; in the others we differ. */
const TEN: readonly (readonly [six: string, crib: CribSide, ours: string, published: string])[] = [
  ["AS 2H 7C 9D JS QH", "own", "JS QH", "JS QH"],
  ["AS 2H 3C 4D 5S 6H", "theirs", "AS 2H", "AS 2H"],
  ["2S 4H 5C 8D TS JH", "own", "2S 4H", "2S 4H"],
  ["AS AH 2C 2D 3S 4H", "theirs", "AS 4H", "AS 4H"],
  ["5S 5H 6C 6D 7S 7H", "theirs", "6C 7S", "6C 7S"],
  ["AH 2C 9H 9C TH KC", "theirs", "TH KC", "AH KC"],
  ["2S 2C 4S 5S 7H 8S", "own", "4S 5S", "2C 7H"],
  ["2C 3S 5C 5D 8H QS", "theirs", "3S QS", "8H QS"],
  ["AD 2S 5H 6C 9S JH", "own", "5H JH", "AD 2S"],
  ["2S 4C 5S 8S QC KC", "theirs", "4C KC", "2S 8S"],
];

/** Points. Published tables are rounded, and differ a little among themselves. */
const OF_THE_TABLE = 0.05;

const signOf = (crib: CribSide) => (crib === "own" ? 1 : -1);

/** The best discard by the exact hand and a table of average cribs, which is how experts check one. */
function bestByTable(values: readonly DiscardValue[], crib: CribSide, table: readonly number[]): DiscardValue {
  const rank = (card: SuitedCard) => RANKS.findIndex((name) => name === rankOf(card));
  const worth = ({ hand, discard: [one, two] }: DiscardValue) =>
    hand + signOf(crib) * table[twoOf(rank(one), rank(two))]!;
  return values.toSorted((a, b) => worth(b) - worth(a))[0]!;
}

describe("ten discards beside the published tables", () => {
  test.each(TEN)("%s, %s crib: %s; published %s", (six, crib, ours, published) => {
    const values = discardValues(six.split(" ") as SuitedCard[], crib);
    expect(values[0]?.discard.join(" ")).toBe(ours);
    for (const author of AUTHORS) {
      expect(bestByTable(values, crib, publishedCribs(author, crib)).discard.join(" ")).toBe(published);
    }
    const why = whyOf(values, published.split(" ") as SuitedCard[], crib);
    if (!why) throw new Error("The published discard is none of these cards.");
    expect(why.hand + why.crib).toBeCloseTo(why.cost, 9);
    const figures = [why.cost, why.hand, why.crib, why.held].map((points) => points.toFixed(2));
    const reason =
      why.cost === 0
        ? "the same"
        : `costs ${figures[0]}: hand ${figures[1]}, crib ${figures[2]}, of which ${figures[3]} by the six cards known`;
    console.log(`${six}, ${crib} crib: ${ours}; published ${published}: ${reason}`);
    expect(why.cost === 0).toBe(ours === published);
    // Where we differ, the six cards known are the reason: without them, the table is right.
    expect(why.cost - why.held).toBeLessThan(OF_THE_TABLE);
  });
});

describe("why a discard is not the best", () => {
  const values = discardValues("5D QD KC KS 7H 8C".split(" ") as SuitedCard[], "theirs");

  test("the hand is better, but the crib costs more", () => {
    const why = whyOf(values, ["7H", "8C"], "theirs");
    expect(values[0]?.discard).toEqual(["QD", "8C"]);
    expect(why?.hand).toBeLessThan(-2);
    expect(why?.crib).toBeGreaterThan(3.5);
    expect(why?.cost).toBeGreaterThan(why?.within ?? 0);
  });

  test("two cards that were not dealt have no reason", () => {
    expect(whyOf(values, ["AS", "2S"], "theirs")).toBeUndefined();
  });
});
