/** How near a club night's card is to turning in. */
import { type Scorecard, SEASON_POINTS, totalsOf } from "../../club/scorecard";

/** A Grass Roots night; a tournament has more games, and no such line (rules.md §8.3). */
const CLUB_GAMES = 9;
const MOST_POINTS = 3;

/** One line on a small phone. @returns undefined where there is no line to reach */
export function seasonNote(scorecard: Scorecard): string | undefined {
  if (scorecard.header.games !== CLUB_GAMES) return undefined;
  const { played, points, won } = totalsOf(scorecard);
  const left = CLUB_GAMES - played;
  const missing = SEASON_POINTS - points;
  const stands = `${points} game ${points === 1 ? "point" : "points"} after ${played}`;
  if (won === CLUB_GAMES) return `Grand slam: all nine won, ${points} game points.`;
  if (missing <= 0) return `${stands}: a card turns in at ${SEASON_POINTS}.`;
  if (played === 0) return `A card turns in at ${SEASON_POINTS} game points or more.`;
  if (left === 0) return `${stands}: ${missing} short of ${SEASON_POINTS}.`;
  if (missing > left * MOST_POINTS) return `${stands}: ${SEASON_POINTS} is out of reach.`;
  return `${stands}: ${missing} more, and it turns in.`;
}
