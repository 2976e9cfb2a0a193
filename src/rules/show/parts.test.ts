import { describe, expect, it } from "vitest";
import { PACK, parseCards } from "../cards";
import { seed } from "../../testing/seed";
import { chanceOf } from "../../testing/robot";
import { tally, USUAL_COUNT } from "./tally";
import { pointsOf } from "./combinations";
import { hasParts, partsOf } from "./parts";
import { units } from "./units";

/** "double double run 16: run 4 5 6 ...": the units with parts, and their parts. */
function taken(line: string, rules = USUAL_COUNT): readonly string[] {
  const cards = parseCards(line) ?? [];
  const counted = tally(cards.slice(0, -1), cards.at(-1)!, "hand", undefined, undefined, rules);
  return units(counted)
    .filter(hasParts)
    .map((unit) =>
      partsOf(counted, unit)
        .map(({ kind, places }) => [kind, ...places.map((place) => cards[place])].join(" "))
        .join(", "),
    );
}

describe("a unit taken apart", () => {
  it.each([
    ["4 4 5 5 6", ["run 4 5 6, run 4 5 6, run 4 5 6, run 4 5 6, pair 4 4, pair 5 5"]],
    ["8 9 9 T K", ["run 8 9 T, run 8 9 T, pair 9 9"]],
    ["A A A 2 3", ["run A 2 3, run A 2 3, run A 2 3, pair A A, pair A A, pair A A"]],
    ["2 2 K K 7", ["pair 2 2, pair K K"]],
    ["6 6 6 K K", ["pair 6 6, pair 6 6, pair 6 6", ""]],
    ["5 5 5 J 5", ["pair 5 5, pair 5 5, pair 5 5, pair 5 5, pair 5 5, pair 5 5"]],
    ["2 4 6 8 Q", []],
  ])("%s", (line, parts) => {
    expect(taken(line)).toEqual(parts.filter(Boolean));
  });

  it("with three runs, pairs are separate, so a unit of runs holds runs alone (rules.md §9.13)", () => {
    expect(taken("2 3 3 4 5", { ...USUAL_COUNT, threeRuns: true })).toEqual([
      "run 2 3 4, run 2 3 4, run 3 4 5, run 3 4 5",
    ]);
  });

  it("the parts add up to the unit, in 20,000 hands of five and six", () => {
    const chance = chanceOf(seed("parts"));
    for (let hand = 0; hand < 20_000; hand++) {
      const cards = [...PACK].toSorted(() => chance() - 0.5).slice(0, hand % 2 === 0 ? 5 : 6);
      const rules = { ...USUAL_COUNT, threeRuns: hand % 4 < 2 };
      const counted = tally(cards.slice(0, -1), cards.at(-1)!, "hand", undefined, undefined, rules);
      for (const unit of units(counted).filter(hasParts)) {
        const parts = partsOf(counted, unit);
        expect(pointsOf(parts)).toBe(unit.points);
        expect(new Set(parts.map(({ places }) => places.join())).size).toBe(parts.length);
      }
    }
  });
});
