/** The combinations that score in a hand. rules.md §4.1. */
import type { Card } from "../cards";

/** The points left open because some cards are known by rank alone. */
export interface OpenSuits {
  /** The flush points that are possible but not certain: [4, 5], [5] or []. */
  readonly flush: readonly number[];
  /** A jack may or may not be of the starter's suit. */
  readonly nobs: boolean;
}

/** The kinds of two to six cards of one rank; more than four only with wild jokers. */
export const PAIR_KINDS = ["pair", "pairRoyal", "doublePairRoyal", "fiveAlike", "sixAlike"] as const;
type PairKind = (typeof PAIR_KINDS)[number];

export type CombinationKind = "fifteen" | PairKind | "run" | "flush" | "nobs";

/** One thing that scores. Each fifteen and each run is a separate combination. */
export interface Combination {
  readonly kind: CombinationKind;
  /** Indexes into the tally's cards, ascending. For nobs: the jack and the starter. */
  readonly places: readonly number[];
  readonly points: number;
}

export interface Tally {
  /** The hand, then the starter. */
  readonly cards: readonly Card[];
  /** In the order fifteens, pairs by rank, runs, flush, nobs. */
  readonly combinations: readonly Combination[];
  /** The points that are certain. */
  readonly total: number;
  readonly open: OpenSuits;
}

export function isPair({ kind }: Combination): boolean {
  return PAIR_KINDS.some((one) => one === kind);
}

/** @returns the sum of their points. */
export function pointsOf(scored: readonly { readonly points: number }[]): number {
  return scored.reduce((sum, { points }) => sum + points, 0);
}
