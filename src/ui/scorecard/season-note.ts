/** How near a club night's scorecard is to the 12 points that count for the season. */
import { MOST_POINTS, type Scorecard, SEASON_POINTS, totalsOf } from "../../club/scorecard";

/** A scorecard with this many games is from a Grass Roots night. Tournaments have no such threshold (rules.md §8.3). */
const CLUB_GAMES = 9;

/** Short enough for one line on a small phone. @returns undefined for a tournament */
export function seasonNote(scorecard: Scorecard): string | undefined {
  if (scorecard.header.games !== CLUB_GAMES) return undefined;
  const { played, points, won } = totalsOf(scorecard);
  const left = CLUB_GAMES - played;
  const missing = SEASON_POINTS - points;
  const soFar = `${points} game ${points === 1 ? "point" : "points"} after ${played}`;
  if (won === CLUB_GAMES) return `Grand slam: all nine won, ${points} game points.`;
  if (missing <= 0) return `${soFar} – it counts for the season.`;
  if (played === 0) return `${SEASON_POINTS} game points or more count for the season.`;
  if (left === 0) return `${soFar} – ${missing} short of ${SEASON_POINTS}.`;
  if (missing > left * MOST_POINTS) return `${soFar} – ${SEASON_POINTS} is out of reach.`;
  return `${soFar} – ${missing} more to count for the season.`;
}
