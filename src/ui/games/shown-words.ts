/** The words of a row of the list of games, for the search. */
import type { GameRow } from "../../game/log";
import { LOSS_MARKS } from "../words/common";
import { gameOfMatch } from "../words/matches";
import { copyWords, scoresOf } from "./game-line";

/** Put together once for each row. */
const known = new WeakMap<GameRow, string>();

/** Formatted once for each day: 10,000 dates take longer than a tap may wait. */
const days = new Map<string, string>();
const calendar = new Intl.DateTimeFormat(undefined, { dateStyle: "medium" });

function dayWords(at: number): string {
  const day = new Date(at).toDateString();
  const words = days.get(day) ?? calendar.format(at);
  days.set(day, words);
  return words;
}

/** The words that a row shows, and those of its match. Left out: names, the time of day, and "and" and "beat". */
export function shownWords(row: GameRow): string {
  const words = known.get(row) ?? wordsOf(row);
  known.set(row, words);
  return words;
}

function wordsOf(row: GameRow): string {
  const { match, loss, touchedAt, winner } = row;
  return [
    winner === undefined && "in progress",
    LOSS_MARKS[loss],
    scoresOf(row),
    match && `match ${gameOfMatch(match)}`,
    copyWords(row),
    dayWords(touchedAt),
  ]
    .filter(Boolean)
    .join(" ");
}
