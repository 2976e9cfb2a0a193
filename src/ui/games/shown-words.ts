/** The words of a row of the list of games, for the search. */
import { type GameRow, timePlayed } from "../../game/log";
import { LOSS_MARKS } from "../words/common";
import { gameOfMatch } from "../words/matches";
import { dateWords, nearWords } from "./days";
import { copyWords, scoresOf } from "./game-line";

/** Put together once for each row. */
const known = new WeakMap<GameRow, string>();

/** The words of a row, of its match and of its day. Left out: names, the time of day, and "and" and "beat". */
export function shownWords(row: GameRow): string {
  const words = known.get(row) ?? wordsOf(row);
  known.set(row, words);
  return `${nearWords(timePlayed(row), Date.now())} ${words}`;
}

function wordsOf(row: GameRow): string {
  const { match, loss, winner } = row;
  return [
    winner === undefined && "in progress",
    LOSS_MARKS[loss],
    scoresOf(row),
    match && `match ${gameOfMatch(match)}`,
    copyWords(row),
    dateWords(timePlayed(row)),
  ]
    .filter(Boolean)
    .join(" ");
}
