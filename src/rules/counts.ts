/** Which counts a hand or crib can have at all (rules.md §4.5). */

export const HIGHEST_COUNT = 29;
/** No hand and no crib of the standard form counts these; hence "nineteen" for nothing. */
export const IMPOSSIBLE_COUNTS: readonly number[] = [19, 25, 26, 27];

/** @returns whether a hand or crib of the standard form can count so many: a whole number, 0 to 29, less four of them. */
export function isPossibleCount(points: number): boolean {
  return Number.isInteger(points) && points >= 0 && points <= HIGHEST_COUNT && !IMPOSSIBLE_COUNTS.includes(points);
}
