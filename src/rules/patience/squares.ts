/** Cribbage squares: sixteen cards on four by four, each row and column a hand with the starter. rules.md §9.19. */
import { rankOf } from "../cards";
import { cardAt, type Line, type Spread, tallyLine } from "./spread";
import type { Tally } from "../show/combinations";

const SIDES = [0, 1, 2, 3] as const;

/** The starter's place, after the sixteen of the square: row by row from 0. */
export const SQUARE_STARTER = 16;
export const SQUARE_SIZE = 17;
/** Sources differ whether 61 is enough or one too few; here it is enough (rules.md §10, row 20). */
const SQUARE_TO_WIN = 61;

/** Rows from the top, then columns from the left. All are hands: four of a suit are a flush. */
export const SQUARE_LINES: readonly Line[] = [
  ...SIDES.map((row): Line => ({ places: SIDES.map((column) => row * 4 + column), of: "hand" })),
  ...SIDES.map((column): Line => ({ places: SIDES.map((row) => row * 4 + column), of: "hand" })),
];

export interface SquareCount {
  /** By `SQUARE_LINES`; undefined while a card of it, or the starter, is missing. */
  readonly tallies: readonly (Tally | undefined)[];
  readonly heels: number;
  /** Of what is known. */
  readonly total: number;
  /** How many more would win; 0 when it is won. */
  readonly short: number;
}

/** @param squaresHeels whether a starter jack is two for his heels, once for the whole square (OPT `squaresHeels`). */
export function countSquare(spread: Spread, squaresHeels: boolean): SquareCount {
  const tallies = SQUARE_LINES.map((line) => tallyLine(spread, line, SQUARE_STARTER));
  const heels = squaresHeels && jackTurned(spread) ? 2 : 0;
  const total = tallies.reduce((sum, one) => sum + (one?.total ?? 0), heels);
  return { tallies, heels, total, short: Math.max(0, SQUARE_TO_WIN - total) };
}

/** Only then does it matter whether heels are counted. */
export function jackTurned(spread: Spread): boolean {
  const starter = cardAt(spread, SQUARE_STARTER);
  return starter !== undefined && rankOf(starter) === "J";
}
