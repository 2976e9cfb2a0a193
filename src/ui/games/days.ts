/** The list of games by days, newest first. */
import type { MatchId } from "../../game/facts";
import { type GameRow, timePlayed } from "../../game/log";
import { type Piece, piecesOf } from "../parts/windowed";
import { capital } from "../words/common";

/** A game, or the heading of the games of a match. */
export type Line = GameRow | MatchId;

/** Some lines of one card. Only the first piece of a day has a heading. */
export interface DayPiece extends Piece<Line> {
  /** The first millisecond of its day. The words of the day are formatted only when the piece is drawn. */
  readonly day: number;
  /** Any time of today. */
  readonly now: number;
}

/** The usual height of the heading of a day, in rows. */
const HEADING = 0.6;

/** Milliseconds. In spring a day has an hour less, and in autumn one more. */
const DAY = 86_400_000;

/** The first millisecond of the day of a time, by the calendar of this phone. */
const dayStart = (at: number): number => new Date(at).setHours(0, 0, 0, 0);

export const isSameDay = (one: number, other: number): boolean => dayStart(one) === dayStart(other);

/**
 * Cuts the list into cards, and the cards into pieces. A card holds the adjacent games of one day and of one match, or
 * of none.
 * @param rows newest first; after the clock was wrong, some are out of order
 * @param now any time of today
 */
export function listed(rows: readonly GameRow[], now: number): readonly DayPiece[] {
  const cards: Line[][] = [];
  let before: GameRow | undefined;
  let [start, end] = [0, 0];
  for (const row of rows) {
    const { match } = row;
    const at = timePlayed(row);
    const isNewDay = at < start || at >= end;
    if (isNewDay) {
      start = dayStart(at);
      end = dayStart(start + 1.5 * DAY);
    }
    if (isNewDay || match?.id !== before?.match?.id) cards.push(match === undefined ? [] : [match.id]);
    cards.at(-1)?.push(row);
    before = row;
  }
  const pieces: DayPiece[] = [];
  for (const piece of piecesOf(cards, (first, second) => gameOf([first, second])?.id ?? "")) {
    const first = gameOf(piece.rows);
    const day = dayStart(first ? timePlayed(first) : now);
    pieces.push({ ...piece, day, now, heading: day === pieces.at(-1)?.day ? undefined : HEADING });
  }
  return pieces;
}

/** The first game; a match may be in the list more than once, so its id names no piece. */
const gameOf = (lines: readonly (Line | undefined)[]) => lines.find((line) => typeof line === "object");

/** Formatted once for each day, because 10,000 dates take longer than a tap may wait. */
const known = new Map<number, string>();
const withYear = new Intl.DateTimeFormat(undefined, { dateStyle: "full" });
const withoutYear = new Intl.DateTimeFormat(undefined, { weekday: "long", day: "numeric", month: "long" });

/** "Saturday, November 28, 2026" in the format of this phone. */
export function dateWords(at: number): string {
  const start = dayStart(at);
  const words = known.get(start) ?? withYear.format(at);
  known.set(start, words);
  return words;
}

/** "Today", "Yesterday", or nothing for other days. @param now any time of today */
export function nearWords(at: number, now: number): string {
  // A search asks this of every game, and most are old.
  if (now - at > 3 * DAY) return "";
  const days = Math.round((dayStart(now) - dayStart(at)) / DAY);
  return days === 0 ? "Today" : days === 1 ? "Yesterday" : "";
}

/** "Today", "Yesterday", or the date; with the year, if it is not this one. @param now any time of today */
export function dayWords(at: number, now: number): string {
  const isThisYear = new Date(at).getFullYear() === new Date(now).getFullYear();
  return nearWords(at, now) || capital(isThisYear ? withoutYear.format(at) : dateWords(at));
}

const clock = new Intl.DateTimeFormat(undefined, { hour: "numeric", minute: "2-digit" });

/** "9:12 PM" in the format of this phone. Only drawn games ask for it. */
export const hourWords = (at: number): string => clock.format(at);
