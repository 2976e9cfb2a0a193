/** Finds games in a list, by their rows alone. */
import type { FormName } from "../rules/forms";
import { type GameRow, winnersOf } from "./log";

/** `won` and `lost` are about the player who is searched for. */
const RESULTS = ["any", "won", "lost", "skunk", "unfinished"] as const;
export type GameResult = (typeof RESULTS)[number];

export interface Wanted {
  /** A part of a name; capitals and accents do not count. */
  readonly who: string;
  readonly result: GameResult;
  /** As `monthOf` gives it; undefined for any. */
  readonly month: string | undefined;
  readonly form: FormName | undefined;
}

export const EVERY_GAME: Wanted = { who: "", result: "any", month: undefined, form: undefined };

/** Names are folded once: a list has thousands of games of the same few people. */
const folded = new Map<string, string>();
function fold(name: string): string {
  const known = folded.get(name);
  if (known !== undefined) return known;
  const plain = name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().trim();
  folded.set(name, plain);
  return plain;
}

/**
 * @param monthOf the month of a time by the calendar of this phone
 * @returns the rows that fit, in the same order
 */
export function findGames(
  rows: readonly GameRow[],
  { who, result, month, form }: Wanted,
  monthOf: (at: number) => string,
): readonly GameRow[] {
  const asked = fold(who);
  return rows.filter((row) => {
    const sides = row.names.flatMap((name, side) => (fold(name).includes(asked) ? [side] : []));
    return (
      sides.length > 0 &&
      (form === undefined || row.form === form) &&
      FITS[result](row, sides) &&
      (month === undefined || monthOf(row.touchedAt) === month)
    );
  });
}

/** @param sides those of the player who is searched for */
const FITS: Readonly<Record<GameResult, (row: GameRow, sides: readonly number[]) => boolean>> = {
  any: () => true,
  won: (row, sides) => sides.some((side) => winnersOf(row).includes(side)),
  lost: (row, sides) => row.winner !== undefined && sides.some((side) => !winnersOf(row).includes(side)),
  skunk: ({ winner, loss }) => winner !== undefined && loss !== "plain",
  unfinished: ({ winner }) => winner === undefined,
};
