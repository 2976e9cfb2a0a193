import { describe, expect, it } from "vitest";
import { crossCheck, faceOf, reciprocal, type Slip, slipOf, type Value, valueOf } from "./slips";

/** "W+21" won, plus 21 · "L-16" lost, minus 16 · "W-9" won in the minus column · "L-" lost, no number · "W+35/2" two points. */
function slip(text: string): Slip {
  const [, says, column, spread, points] = /^([WL])([+-])(\d*)(?:\/(\d))?$/.exec(text) ?? [];
  return {
    says: says === "W" ? "won" : "lost",
    column: column === "+" ? "plus" : "minus",
    spread: spread ? Number(spread) : undefined,
    ...(points && { points: Number(points) as Value["points"] }),
  };
}
const value = (text: string) => valueOf(text.startsWith("W"), Number(text.slice(2)));

describe("the cross-check (rules.md §8.7)", () => {
  it.each([
    ["a", "W+21", "L-16", "q", "W+16", "L-16", "his 21 against the other’s 16: the qualifier has 16"],
    ["a", "L-16", "W+21", "q", "L-21", "W+21", "he lost by 16, the other won by 21: the qualifier has minus 21"],
    [
      "b",
      "W+17",
      "L-16",
      "qq",
      "W+16",
      "L-17",
      "two apparent qualifiers: each the worse for himself, and not reciprocal",
    ],
    ["b", "L-30", "W+31", "qq", "L-31", "W+30", "the skunk goes with it"],
    ["c", "W+12", "L-", "q", "W+12", "L-12", "only one card has a number: it is copied"],
    ["c", "W+", "L-40", "", "W+40", "L-40", "the same the other way round"],
    ["d", "W+14", "W-14", "q", "W+14", "L-14", "both say won: the plus column won"],
    ["d", "L-8", "L+8", "q", "L-8", "W+8", "both say lost: the plus column won"],
    ["e", "W+14", "W+14", "q", "L-14", "L-14", "both won in the plus column: lost for both"],
    ["e", "L-8", "L-8", "q", "L-8", "L-8", "both lost: lost for both"],
    ["f", "W+14", "L+14", "q", "W+14", "L-14", "one won, both plus: the win stands"],
    ["f", "W-9", "L-9", "q", "W+9", "L-9", "one won, both minus: the win stands"],
    ["g", "W+35/2", "L-35", "q", "W+35", "L-35", "two points for a skunk: three"],
    ["g", "W+30/3", "L-30", "q", "W+30", "L-30", "three points by 30: two"],
    ["h", "W+15", "L-20", "qq", "W+15", "L-20", "and so where both harm only themselves"],
    ["h", "W+15", "L-20", "q", "W+15", "L-20", "no harm, no foul: an error to his own disadvantage stands"],
    ["stands", "W+15", "L-20", "", "W+15", "L-20", "neither qualifies: each card as it is written"],
  ])("%s: %s and %s (%s) come to %s and %s: %s", (name, one, other, who, left, right) => {
    const found = crossCheck([slip(one), slip(other)], [who.startsWith("q"), who === "qq"]);
    expect(found).toEqual({ cases: [name], values: [value(left), value(right)] });
  });

  it("joins the cases where a pair of cards has more than one fault", () => {
    const found = crossCheck([slip("W+21"), slip("W-16")], [true, false]);
    expect(found).toEqual({ cases: ["d", "a"], values: [value("W+16"), value("L-16")] });
  });

  it("a card without a number stands in no column: only the other one’s counts", () => {
    for (const blank of ["W+", "W-"])
      expect(crossCheck([slip("W+16"), slip(blank)], [true, true])).toEqual({
        cases: ["d", "c"],
        values: [value("W+16"), value("L-16")],
      });
    for (const blank of ["L+", "L-"])
      expect(crossCheck([slip("L-8"), slip(blank)], [false, false])?.values).toEqual([value("L-8"), value("W+8")]);
    expect(crossCheck([slip("W-"), slip("L-9")], [true, false])).toEqual({
      cases: ["c"],
      values: [value("W+9"), value("L-9")],
    });
  });

  it("lost for both, the qualifier has the worse of two spreads", () => {
    const found = crossCheck([slip("W+1"), slip("W+16")], [true, false]);
    expect(found).toEqual({ cases: ["e", "a"], values: [value("L-16"), value("L-16")] });
  });

  it("finds nothing where the cards agree, or neither has a number", () => {
    expect(crossCheck([slip("W+35"), slip("L-35")], [true, true])).toBeUndefined();
    expect(crossCheck([slip("W+"), slip("L-")], [true, true])).toBeUndefined();
  });

  it("treats both players alike, whoever is named first", () => {
    const texts = ["W+21", "L-16", "W-9", "L+8", "W+", "W+35/2"];
    const faults = texts.flatMap((one) =>
      texts.flatMap((other) => {
        const there = crossCheck([slip(one), slip(other)], [true, false]);
        const back = crossCheck([slip(other), slip(one)], [false, true]);
        const turned = back && { cases: back.cases, values: back.values.toReversed() };
        return JSON.stringify(there) === JSON.stringify(turned) ? [] : [`${one} ${other}`];
      }),
    );
    expect(faults).toEqual([]);
  });
});

describe("a card by itself", () => {
  it.each([
    ["W+30", { points: 2, plus: 30, minus: 0 }],
    ["W+31", { points: 3, plus: 31, minus: 0 }],
    ["W+91", { points: 3, plus: 91, minus: 0 }],
    ["L-61", { points: 0, plus: 0, minus: 61 }],
  ] as const)("%s counts %o", (text, counts) => {
    expect(faceOf(slip(text))).toEqual(counts);
  });

  it.each(["W-9", "L+9", "W+", "W+35/2", "L-9/2"])("%s makes no sense", (text) => {
    expect(faceOf(slip(text))).toBeUndefined();
  });

  it("is the other card seen from across the table", () => {
    expect(reciprocal(valueOf(true, 12), valueOf(false, 12))).toBe(true);
    expect(reciprocal(valueOf(true, 12), valueOf(false, 13))).toBe(false);
    expect(reciprocal(valueOf(false, 12), valueOf(false, 12))).toBe(false);
    expect(faceOf(slipOf(true, 12))).toEqual(valueOf(true, 12));
  });
});
