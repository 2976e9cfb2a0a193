/** The chance to win before a deal, for two players with six cards each, from one table. rules.md §7.1, §7.2. */
import { SKUNK, SKUNKED } from "../tables/skunk";
import { WIN } from "../tables/win";
import { readTable } from "./table-text";

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
/** The tables of skunks hold every second need, the others are halfway between their neighbours. */
export const SKUNK_STEP = 2;

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
  const win = readTable(WIN);
  const skunk = readTable(SKUNK);
  const skunked = readTable(SKUNKED);
  for (let one = 0; one <= MOST_NEEDED; one++) {
    all.win[placeOf(0, one)] = 1;
    for (let two = 1; two <= MOST_NEEDED; two++)
      all.win[placeOf(one, two)] = one === 0 ? 1 : win[(one - 1) * WIN.columns + two - 1]! / WIN.scale;
    // `one` is the winner here, and the loser is far enough behind.
    for (let loser = SKUNKED_AT; loser <= MOST_NEEDED; loser++) {
      all.skunk[placeOf(one, loser)] = one === 0 ? 1 : between(skunk, one, loser);
      all.skunked[placeOf(loser, one)] = one === 0 ? 1 : between(skunked, one, loser);
    }
  }
  return all;
}

function between(table: Int16Array, winner: number, loser: number): number {
  const across = (winner - 1) / SKUNK_STEP;
  const along = (loser - SKUNKED_AT) / SKUNK_STEP;
  const one = (row: number, column: number) => table[row * SKUNK.columns + column]! / SKUNK.scale;
  const [low, high] = [Math.floor(across), Math.ceil(across)];
  const [left, right] = [Math.floor(along), Math.ceil(along)];
  return (one(low, left) + one(low, right) + one(high, left) + one(high, right)) / 4;
}
