/** The counts a hand or crib can have (rules.md §4.5). */
import { type Form, FORMS } from "../forms";
import type { HouseRule } from "../house-rules";

export const HIGHEST_COUNT = 29;
/** No hand or crib of the standard form can count these. That is why a hand of no points is called “nineteen”. */
export const IMPOSSIBLE_COUNTS: readonly number[] = [19, 25, 26, 27];

/** The possible counts are 0 to `highest`, without the impossible ones. */
export interface Counts {
  readonly highest: number;
  readonly impossible: readonly number[];
}

const STANDARD_COUNTS: Counts = { highest: HIGHEST_COUNT, impossible: IMPOSSIBLE_COUNTS };

const OF_THREE: Counts = { highest: 20, impossible: [16, 17, 18, 19] };
const ALONE: Counts = { highest: 28, impossible: [1, 19, 25, 26, 27] };

/** Four fives and a wild joker: five of a kind and ten fifteens (rules.md §9.10). */
const HIGHEST_WILD = 40;

export function countsOf(form: Form, house: readonly HouseRule[], of: "hand" | "crib"): Counts {
  if (house.includes("jokersWild")) return { highest: HIGHEST_WILD, impossible: [] };
  if (house.includes("jokersNaught")) return { highest: HIGHEST_COUNT, impossible: [] };
  const usual = of === "crib" && form.cribAlone ? ALONE : of === "hand" && form.hand === 3 ? OF_THREE : STANDARD_COUNTS;
  if (!house.includes("threeRuns") || usual === OF_THREE) return usual;
  return { ...usual, impossible: usual.impossible.filter((count) => count !== 19) };
}

export function isPossibleCount(points: number, counts: Counts = countsOf(FORMS.sixCard, [], "hand")): boolean {
  return Number.isInteger(points) && points >= 0 && points <= counts.highest && !counts.impossible.includes(points);
}

/** @returns the highest count that a player may state for a hand or crib, possible or not. */
export function highestStated({ form, house }: { readonly form: Form; readonly house: readonly HouseRule[] }): number {
  return Math.max(HIGHEST_COUNT, countsOf(form, house, "hand").highest);
}
