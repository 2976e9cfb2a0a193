/** The chance to win before a deal, for two players with six cards each, from one table. rules.md §7.1, §7.2. */
import { SKUNKS } from "../tables/skunk";
import { WIN } from "../tables/win";
import { readTable, type TableText } from "./table-text";

/** The points each player still needs: 121 or 61 at the start. A player who needs 0 or less has won. */
export interface Needs {
  readonly dealer: number;
  readonly pone: number;
}

/** Chances of the dealer of this deal, each 0 to 1. `skunk` is a part of `win`, `skunked` a part of 1 − `win`. */
export interface Chance {
  readonly win: number;
  /** The dealer wins while the pone still needs 31 or more: a skunk in a game to 121, a lurch in a game to 61. */
  readonly skunk: number;
  /** The pone wins while the dealer still needs 31 or more. */
  readonly skunked: number;
}

/** The most points a player can need; more are taken as this many. */
export const MOST_NEEDED = 121;
/** A loser who still needs this many is skunked: 90 of 121, or 30 of 61. */
export const SKUNKED_AT = 31;
const COLUMNS = MOST_NEEDED + 1;

/** The chances of a dealer by `placeOf`, for loops. */
interface Chances {
  readonly win: Float64Array;
  readonly skunk: Float64Array;
  readonly skunked: Float64Array;
}

let read: Chances | undefined;

/** The place of two needs in the chances; no needs are below 0 or above `MOST_NEEDED` there. */
export function placeOf(dealer: number, pone: number): number {
  return bounded(dealer) * COLUMNS + bounded(pone);
}

const bounded = (need: number) => (need < 0 ? 0 : need > MOST_NEEDED ? MOST_NEEDED : need);

/** @returns every chance before a deal; the text is read on first use */
export function chances(): Chances {
  read ??= readAll();
  return read;
}

/** @returns the dealer’s chance before the cards are dealt. If both needs are 0 or less, the dealer has won. */
export function chanceBefore({ dealer, pone }: Needs): Chance {
  const { win, skunk, skunked } = chances();
  const place = placeOf(dealer, pone);
  return { win: win[place]!, skunk: skunk[place]!, skunked: skunked[place]! };
}

function readAll(): Chances {
  const size = COLUMNS * COLUMNS;
  const all = { win: new Float64Array(size), skunk: new Float64Array(size), skunked: new Float64Array(size) };
  for (let need = 1; need <= MOST_NEEDED; need++) {
    all.win[placeOf(0, need)] = 1;
    if (need < SKUNKED_AT) continue;
    all.skunk[placeOf(0, need)] = 1;
    all.skunked[placeOf(need, 0)] = 1;
  }
  fill(WIN, 1, (dealer, pone, chance) => (all.win[placeOf(dealer, pone)] = chance));
  fill(SKUNKS.dealer, SKUNKED_AT, (dealer, pone, chance) => (all.skunk[placeOf(dealer, pone)] = chance));
  fill(SKUNKS.pone, SKUNKED_AT, (pone, dealer, chance) => (all.skunked[placeOf(dealer, pone)] = chance));
  return all;
}

/** Reads a table whose rows begin at a need of 1, and whose columns begin at a need of `from`. */
function fill(table: TableText, from: number, put: (row: number, column: number, chance: number) => void): void {
  const { columns, scale } = table;
  for (const [place, number] of readTable(table).entries())
    put(1 + Math.trunc(place / columns), from + (place % columns), number / scale);
}
