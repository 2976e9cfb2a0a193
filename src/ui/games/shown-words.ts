/** The words of a row of the list of games, for the search. */
import type { GameRow } from "../../game/log";
import { LOSS_MARKS, timeWords } from "../words/common";
import { gameOfMatch } from "../words/matches";
import { copyWords, scoresOf } from "./game-line";

/** Put together once, because formatting a date takes long. */
const known = new WeakMap<GameRow, string>();

/** All words that a row shows but the names, and those of its match. */
export function shownWords(row: GameRow): string {
  const words = known.get(row) ?? wordsOf(row);
  known.set(row, words);
  return words;
}

function wordsOf(row: GameRow): string {
  const { match, loss, touchedAt, winner } = row;
  return [
    winner === undefined ? "and in progress" : "and beat",
    LOSS_MARKS[loss],
    scoresOf(row),
    match && `match ${gameOfMatch(match)}`,
    copyWords(row),
    timeWords(touchedAt),
  ]
    .filter(Boolean)
    .join(" ");
}
