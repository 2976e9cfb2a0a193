/** How near a club night's card is to turning in. */
import { type Card, CLUB_LINE, totalsOf } from "../../club/scorecard";

/** A Grass Roots night; a tournament has more games, and no such line (rules.md §8.3). */
const CLUB_GAMES = 9;
const MOST_POINTS = 3;

/** One line on a small phone. @returns undefined where there is no line to reach */
export function clubNote(card: Card): string | undefined {
  if (card.header.games !== CLUB_GAMES) return undefined;
  const { played, points, won } = totalsOf(card);
  const left = CLUB_GAMES - played;
  const missing = CLUB_LINE - points;
  const stands = `${points} game ${points === 1 ? "point" : "points"} after ${played}`;
  if (won === CLUB_GAMES) return `Grand slam: all nine won, ${points} game points.`;
  if (missing <= 0) return `${stands}: a card turns in at ${CLUB_LINE}.`;
  if (played === 0) return `A card turns in at ${CLUB_LINE} game points or more.`;
  if (left === 0) return `${stands}: ${missing} short of ${CLUB_LINE}.`;
  if (missing > left * MOST_POINTS) return `${stands}: ${CLUB_LINE} is out of reach.`;
  return `${stands}: ${missing} more, and it turns in.`;
}
