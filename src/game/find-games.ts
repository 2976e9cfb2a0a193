/** Answers about the games of a list, by their rows alone: which ones a search finds, and which have no points. */
import { type FormName, FORMS } from "../rules/forms";
import { type GameRow, timePlayed, winnersOf } from "./log";

/** `won` and `lost` are about the player whose name is searched for. */
export const GAME_RESULTS = ["any", "won", "lost", "unfinished"] as const;
export type GameResult = (typeof GAME_RESULTS)[number];

export interface Wanted {
  /** Words or parts of words that the row shows, in any order; capitals and accents do not count. */
  readonly words: string;
  readonly result: GameResult;
  /** As `monthOf` gives it; undefined for any. */
  readonly month: string | undefined;
  readonly form: FormName | undefined;
}

export const EVERY_GAME: Wanted = { words: "", result: "any", month: undefined, form: undefined };

/** How the rows look on this phone. */
export interface Shown {
  /** The month of a time, by its calendar. */
  readonly monthOf: (at: number) => string;
  /** All words of a row but the names. */
  readonly wordsOf: (row: GameRow) => string;
}

/** Texts are folded once: a list has thousands of games of the same few people. A dash is a hyphen, as it is typed. */
const folded = new Map<string, string>();
function fold(text: string): string {
  const known = folded.get(text);
  if (known !== undefined) return known;
  const plain = text.normalize("NFKD").replace(/\p{M}/gu, "").replace(/[–−]/g, "-").toLowerCase();
  folded.set(text, plain);
  return plain;
}

const wordsIn = (text: string) => fold(text).split(/\s+/).filter(Boolean);

/** Whether a name in the list has one of these words, so that a game can be won or lost by somebody. */
export function namesSomebody(rows: readonly GameRow[], words: string): boolean {
  const asked = wordsIn(words);
  return rows.some((row) => sidesNamed(row, asked).length > 0);
}

/** The sides whose names have the most of these words; none if no name has any. */
function sidesNamed({ names }: GameRow, asked: readonly string[]): readonly number[] {
  const hits = names.map((name) => asked.filter((word) => fold(name).includes(word)).length);
  const most = Math.max(1, ...hits);
  return [...hits.keys()].filter((side) => hits[side] === most);
}

const isNamed = ({ names }: GameRow, word: string) => names.some((name) => fold(name).includes(word));

/**
 * A word with letters that is in a name of the list is looked for in names alone: with a Jan in it, "jan" is not January.
 * @returns the rows that fit, in the same order
 */
export function findGames(
  rows: readonly GameRow[],
  { words, result, month, form }: Wanted,
  { monthOf, wordsOf }: Shown,
): readonly GameRow[] {
  const asked = wordsIn(words);
  const inNames = new Set(asked.filter((word) => /\p{L}/u.test(word) && rows.some((row) => isNamed(row, word))));
  return rows.filter((row) => {
    const has = (word: string) => isNamed(row, word) || (!inNames.has(word) && fold(wordsOf(row)).includes(word));
    return (
      (form === undefined || row.form === form) &&
      FITS[result](row, asked) &&
      (month === undefined || monthOf(timePlayed(row)) === month) &&
      asked.every(has)
    );
  });
}

/** @param asked the words that are searched for */
const FITS: Readonly<Record<GameResult, (row: GameRow, asked: readonly string[]) => boolean>> = {
  any: () => true,
  won: (row, asked) => sidesNamed(row, asked).some((side) => winnersOf(row).includes(side)),
  lost: (row, asked) =>
    row.winner !== undefined && sidesNamed(row, asked).some((side) => !winnersOf(row).includes(side)),
  unfinished: ({ winner }) => winner === undefined,
};

/** Whether a game is in progress and nobody has scored yet. A head start (rules.md §2) is not counted as scored. */
export function isWithoutPoints({ winner, scores, form }: Pick<GameRow, "winner" | "scores" | "form">): boolean {
  const headStart = form === undefined ? 0 : FORMS[form].headStart;
  return winner === undefined && scores.every((score) => score <= headStart);
}
