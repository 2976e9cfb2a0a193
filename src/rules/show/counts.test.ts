import { describe, expect, it } from "vitest";
import { JOKER, parseCards, RANKS } from "../cards";
import { type FormName, FORMS } from "../forms";
import type { HouseRule } from "../house-rules";
import { countsOf, isPossibleCount } from "./counts";
import { tally, USUAL_COUNT } from "./tally";

describe("counts no hand can have (rules.md §4.5)", () => {
  const impossible = (form: FormName, house: readonly HouseRule[], of: "hand" | "crib") =>
    Array.from({ length: 45 }, (_, points) => points).filter(
      (points) => !isPossibleCount(points, countsOf(FORMS[form], house, of)),
    );
  it("19, 25, 26, 27 and everything above 29 in the standard game", () =>
    expect(impossible("three", [], "hand").slice(0, 5)).toEqual([19, 25, 26, 27, 30]));
  it("16 to 19 and everything above 20 in a hand of the five-card game", () =>
    expect(impossible("fiveCard", [], "hand").slice(0, 5)).toEqual([16, 17, 18, 19, 21]));
  it("also 1 in a crib of five, which has no nobs", () =>
    expect(impossible("five2", [], "crib").slice(0, 6)).toEqual([1, 19, 25, 26, 27, 29]));
  it("19 becomes possible with three runs", () =>
    expect(impossible("sixCard", ["threeRuns"], "hand").slice(0, 4)).toEqual([25, 26, 27, 30]));
  it("everything up to 40 is possible with jokers wild", () =>
    expect(impossible("sixCard", ["jokersWild"], "hand")[0]).toBe(41));

  it("no hand with naught jokers counts more than 29", () => {
    const rules = { ...USUAL_COUNT, jokers: "naught", jokersPair: true } as const;
    const points = (line: string) => tally(parseCards(line) ?? [], JOKER, "hand", undefined, undefined, rules).total;
    let highest = 0;
    for (const a of RANKS)
      for (const b of RANKS)
        for (const c of RANKS)
          for (const fourth of [JOKER, ...RANKS]) {
            if ([a, b, c, fourth].filter((one) => one === a).length > 4) continue;
            highest = Math.max(highest, points(`${a} ${b} ${c} ${fourth}`));
          }
    // A flush needs different ranks: its 5 points and 1 for nobs leave such a hand far below 29.
    expect(highest).toBeLessThanOrEqual(29);
  });
});
