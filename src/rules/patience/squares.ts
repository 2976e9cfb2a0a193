/** Cribbage squares: a square of 16 cards whose rows and columns are hands with one starter. rules.md §9.19. */
import { rankOf } from "../cards";
import { cardAt, type Line, type Layout, tallyLine } from "./layout";
import type { Tally } from "../show/combinations";

const SIDES = [0, 1, 2, 3] as const;

/** Places 0 to 15 are the square, row by row; the starter comes after them. */
export const SQUARE_STARTER = 16;
export const SQUARE_SIZE = 17;
/** Some sources want more than 61; here 61 is enough (rules.md §10, row 20). */
export const SQUARE_TARGET = 61;

/** Rows from the top, then columns from the left. All are hands, so four cards of a suit are a flush. */
export const SQUARE_LINES: readonly Line[] = [
  ...SIDES.map((row): Line => ({ places: SIDES.map((column) => row * 4 + column), of: "hand" })),
  ...SIDES.map((column): Line => ({ places: SIDES.map((row) => row * 4 + column), of: "hand" })),
];

export interface SquareCount {
  /** In the order of `SQUARE_LINES`; undefined while a card of the line or the starter is missing. */
  readonly tallies: readonly (Tally | undefined)[];
  readonly heels: number;
  /** The total so far. */
  readonly total: number;
  /** The points still needed to win; 0 when it is won. */
  readonly short: number;
}

/** @param squaresHeels whether heels count: 2 for a jack turned up, once for the whole square (house rule `squaresHeels`) */
export function countSquare(layout: Layout, squaresHeels: boolean): SquareCount {
  const tallies = SQUARE_LINES.map((line) => tallyLine(layout, line, SQUARE_STARTER));
  const heels = squaresHeels && jackTurned(layout) ? 2 : 0;
  const total = tallies.reduce((sum, one) => sum + (one?.total ?? 0), heels);
  return { tallies, heels, total, short: Math.max(0, SQUARE_TARGET - total) };
}

export function jackTurned(layout: Layout): boolean {
  const starter = cardAt(layout, SQUARE_STARTER);
  return starter !== undefined && rankOf(starter) === "J";
}
