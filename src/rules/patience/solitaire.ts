/** Cribbage solitaire: two hands and a crib for one player. rules.md §9.18. */
import { type Line, type Layout, tallyLine } from "./layout";
import type { Tally } from "../show/combinations";

/** The places in order, from 0: four kept, two discarded, four kept, two discarded, the starter. */
export const SOLITAIRE_STARTER = 12;
export const SOLITAIRE_SIZE = 13;

/** The first hand, the second hand, the crib. */
export const SOLITAIRE_LINES: readonly Line[] = [
  { places: [0, 1, 2, 3], of: "hand" },
  { places: [6, 7, 8, 9], of: "hand" },
  { places: [4, 5, 10, 11], of: "crib" },
];

export interface SolitaireCount {
  /** In the order of `SOLITAIRE_LINES`; undefined while a card of the line or the starter is missing. */
  readonly tallies: readonly (Tally | undefined)[];
  /** The total so far, without heels. */
  readonly total: number;
}

export function countSolitaire(layout: Layout): SolitaireCount {
  const tallies = SOLITAIRE_LINES.map((line) => tallyLine(layout, line, SOLITAIRE_STARTER));
  return { tallies, total: tallies.reduce((sum, one) => sum + (one?.total ?? 0), 0) };
}
