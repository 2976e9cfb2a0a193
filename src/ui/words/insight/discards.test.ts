import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { JudgedDiscard } from "../../../insight/story/weighed";
import type { SuitedCard } from "../../../rules/cards";
import { seed } from "../../../testing/seed";
import { costWords, eachWords, figuresOf, gapWords, verdictWords, worthWords } from "./discards";

type Value = readonly [discard: string, hand: number, crib: number, win: number];

/** Discards into the other player’s crib, the best by points first. */
function judged(chosen: number, ...of: readonly Value[]): JudgedDiscard {
  const values = of.map(([cards, hand, crib, win]) => ({
    value: { discard: cards.split(" ") as [SuitedCard, SuitedCard], hand, crib, worth: hand - crib },
    chance: { win, skunk: 0, skunked: 0 },
  }));
  const [best, one] = [values[0]!.value, values[chosen]!.value];
  const why = {
    cost: best.worth - one.worth,
    hand: best.hand - one.hand,
    crib: one.crib - best.crib,
    held: 0,
    within: 0.1,
  };
  return { six: [], discard: one.discard, deal: 6, own: false, holes: [61, 63], values, chosen, why, crib: undefined };
}

const BEST: Value = ["8C QD", 7.83, 4.54, 0.5];
const POOR: Value = ["7H 8C", 9.91, 7.03, 0.491];
/** Fewer points, and a better chance at this score. */
const LIKELY: Value = ["7H QD", 7.43, 4.55, 0.504];

type Row = ReturnType<typeof figuresOf>;

/** The numbers as a reader takes them from the screen. */
function inHundredths(row: Row): Record<keyof Row, number> {
  const read = (text: string) => Math.round(Number(text.replace("−", "-")) * 100);
  return {
    hand: read(row.hand),
    crib: read(row.crib),
    worth: read(row.worth),
    change: read(row.change),
    cost: read(row.cost),
  };
}

describe("a discard beside the best", () => {
  it("that is the best by points and by chance is the best", () => {
    const one = judged(0, BEST, POOR);
    expect(costWords(one, 0)).toBe("best");
    expect(verdictWords(one, "Bob")).toBe("Nothing better could be done.");
    expect(worthWords(one, 0)).toBe("The hand counts 7.83 on average and the crib 4.54. It is the best.");
  });

  it("that is worse has a minus before the points and before the chance", () => {
    const one = judged(1, BEST, POOR);
    expect(costWords(one, 1)).toBe("−0.41 points, −0.9\u202f%");
    expect(eachWords([one])).toBe("Deal 6: −0.41 points, −0.9\u202f%.");
    expect(verdictWords(one, "Bob")).toBe("Against the best: 2.1 more in the hand, 2.5 more for Bob’s crib.");
  });

  it("shows 7.89 less 5.16, not 5.17, where the worth is 2.73", () => {
    const one = judged(1, ["KC AH", 8.37, 4.28, 0], ["3D AH", 7.892, 5.166, 0]);
    expect(figuresOf(one, 1)).toEqual({ hand: "7.89", crib: "5.16", worth: "2.73", change: "−1.36", cost: "1.36" });
  });

  it("shows numbers that add up in every row, none more than a hundredth from its own", () => {
    const points = fc.double({ min: 0, max: 29, noNaN: true });
    const parts = fc.tuple(points, points);
    fc.assert(
      fc.property(parts, parts, fc.boolean(), (one, other, own) => {
        const values = [one, other]
          .map(([hand, crib]) => ({
            value: { discard: [] as never, hand, crib, worth: own ? hand + crib : hand - crib },
            chance: { win: 0, skunk: 0, skunked: 0 },
          }))
          .toSorted((poor, best) => best.value.worth - poor.value.worth);
        const rows = values.map((_, at) => inHundredths(figuresOf({ ...judged(0, BEST), own, values }, at)));
        for (const [at, { hand, crib, worth, change, cost }] of rows.entries()) {
          expect(own ? hand + crib : hand - crib).toBe(worth);
          expect([worth - rows[0]!.worth, rows[0]!.worth - worth]).toEqual([change, cost]);
          const { value } = values[at]!;
          expect(Math.abs(hand - value.hand * 100)).toBeLessThan(0.501);
          expect(Math.abs(worth - value.worth * 100)).toBeLessThan(0.501);
          expect(Math.abs(crib - value.crib * 100)).toBeLessThan(1.001);
        }
      }),
      { seed: seed("a row of discards adds up") },
    );
  });

  it("that is as good in one part says so", () => {
    const one = judged(1, BEST, ["8C KD", 7.83, 5.04, 0.49]);
    expect(verdictWords(one, "Bob")).toBe("Against the best: as much in the hand, 0.5 more for Bob’s crib.");
  });

  it("that costs points and wins most often has both signs, and says which is best by which measure", () => {
    const one = judged(1, BEST, LIKELY, POOR);
    expect(costWords(one, 1)).toBe("−0.41 points, +0.4\u202f%");
    expect(verdictWords(one, "Bob")).toBe(
      "Against the best by points: 0.4 less in the hand, as much for Bob’s crib. " +
        "By the chance to win at this score, this discard is best: +0.4\u202f% against the best by points.",
    );
  });

  const NAMED =
    "By the chance to win at this score, the 7 of hearts and the queen of diamonds are best: +0.4\u202f% against the best by points.";

  it("that is the best by points alone names the one that wins more often", () => {
    const one = judged(0, BEST, LIKELY, POOR);
    expect(costWords(one, 0)).toBe("best by points");
    expect(verdictWords(one, "Bob")).toBe(`This is the best by points. ${NAMED}`);
    expect(worthWords(one, 0)).toContain(`It is the best by points. ${NAMED}`);
    expect(eachWords([one])).toBe(`Deal 6: best by points. ${NAMED}`);
  });

  it("that is best by neither names both", () => {
    const one = judged(2, BEST, LIKELY, POOR);
    expect(verdictWords(one, "Bob")).toContain(
      `Against the best by points: 2.1 more in the hand, 2.5 more for Bob’s crib. ${NAMED}`,
    );
    expect(worthWords(one, 2)).toContain(`Against the best by points: −0.41 points, −0.9\u202f%. ${NAMED}`);
  });

  it("with a chance that is better by less than the figures show is no better", () => {
    const one = judged(0, BEST, ["7H QD", 7.43, 4.55, 0.5004]);
    expect(costWords(one, 0)).toBe("best");
  });
});

it.each([
  [{ notEntered: 0, ranksOnly: 0 }, ""],
  [{ notEntered: 1, ranksOnly: 0 }, "1 hand can’t be judged: not all six cards were entered."],
  [
    { notEntered: 2, ranksOnly: 1 },
    "2 hands can’t be judged: not all six cards were entered. 1 hand can’t be judged: not all the suits were entered.",
  ],
])("hands without a discard to judge, and why: %o", (gaps, words) => {
  expect(gapWords(gaps)).toBe(words);
});
