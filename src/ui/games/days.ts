/** The list of games by days, newest first. */
import type { MatchId } from "../../game/facts";
import type { GameRow } from "../../game/log";
import { type Piece, piecesOf } from "../parts/windowed";

/** A game, or the heading of the games of a match. */
export type Line = GameRow | MatchId;

/** Some lines of one card; the first card of a day has its heading above. */
export interface DayPiece extends Piece<Line> {
  /** Any time of the day whose heading it has. */
  readonly day?: number | undefined;
}

/** The usual height of the heading of a day, in rows. */
const HEADING = 0.6;

/** The first millisecond of the day of a time, by this phone's calendar. */
const dayStart = (at: number): number => new Date(at).setHours(0, 0, 0, 0);

/**
 * Cuts the list into cards, and the cards into pieces. A card holds the adjacent games of one day and of one match, or
 * of none.
 * @param rows newest first
 */
export function listed(rows: readonly GameRow[]): readonly DayPiece[] {
  const cards: Line[][] = [];
  const firsts = new Set<Line>();
  let before: GameRow | undefined;
  let start = Infinity;
  for (const row of rows) {
    const { touchedAt, match } = row;
    const isNewDay = touchedAt < start;
    if (isNewDay) {
      start = dayStart(touchedAt);
      firsts.add(row);
    }
    if (isNewDay || match?.id !== before?.match?.id) cards.push(match === undefined ? [] : [match.id]);
    cards.at(-1)?.push(row);
    before = row;
  }
  const headed = (piece: Piece<Line>): DayPiece => {
    const game = gameOf(piece.rows);
    return game && piece.at === 0 && firsts.has(game) ? { ...piece, day: game.touchedAt, heading: HEADING } : piece;
  };
  return piecesOf(cards, (first, second) => gameOf([first, second])?.id ?? "").map(headed);
}

/** The first game; a match may be in the list more than once, so its id names no piece. */
const gameOf = (lines: readonly (Line | undefined)[]) => lines.find((line) => typeof line === "object");

/** Formatted once for each day: 10,000 dates take longer than a tap may wait. */
const known = new Map<number, string>();
const calendar = new Intl.DateTimeFormat(undefined, { weekday: "long", day: "numeric", month: "long" });
const farCalendar = new Intl.DateTimeFormat(undefined, { dateStyle: "full" });

/** "Saturday, November 28" in the format of this phone; with the year, if it is another year. */
export function dateWords(at: number): string {
  const start = dayStart(at);
  const words =
    known.get(start) ?? (new Date(at).getFullYear() === new Date().getFullYear() ? calendar : farCalendar).format(at);
  known.set(start, words);
  return words;
}

/** "Today", "Yesterday", or nothing for other days. */
export function nearWords(at: number): string {
  const days = Math.round((dayStart(Date.now()) - dayStart(at)) / 86_400_000);
  return days === 0 ? "Today" : days === 1 ? "Yesterday" : "";
}

const clock = new Intl.DateTimeFormat(undefined, { hour: "numeric", minute: "2-digit" });

/** "9:12 PM" in the format of this phone. */
export const hourWords = (at: number): string => clock.format(at);
