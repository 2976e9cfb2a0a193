/** Club nights of one player, from the rows of their own scorecards. */
import type { BookRow } from "../../club/book-facts";
import { sameName, SEASON_POINTS } from "../../club/scorecard";

export interface ClubNights {
  /** Whole scorecards. */
  readonly nights: number;
  /** Game points of an evening, on average. */
  readonly points: number;
  /** Nights of twelve game points and more, which count for the season. */
  readonly qualified: number;
  /** Nights with every game won. */
  readonly slams: number;
}

/** @returns undefined without a whole scorecard of this player */
export function clubNightsOf(name: string, books: readonly BookRow[]): ClubNights | undefined {
  const nights = books.flatMap(({ kind, names, played, games, totals }) => {
    const isOwn = kind === "card" && names[0] !== undefined && sameName(names[0], name);
    return isOwn && totals && games > 0 && played === games ? [{ points: totals[0], slam: totals[1] === games }] : [];
  });
  if (nights.length === 0) return undefined;
  return {
    nights: nights.length,
    points: nights.reduce((sum, { points }) => sum + points, 0) / nights.length,
    qualified: nights.filter(({ points }) => points >= SEASON_POINTS).length,
    slams: nights.filter(({ slam }) => slam).length,
  };
}
