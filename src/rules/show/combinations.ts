import type { Card } from "../cards";

/** Questions a hand of ranks leaves open. */
export interface OpenSuits {
  /** The flush points still possible above what is certain: [4, 5], [5] or []. */
  readonly flush: readonly number[];
  /** A jack of the starter's suit may be here, or may not. */
  readonly nobs: boolean;
}
const COMBINATION_KINDS = [
  "fifteen",
  "pair",
  "pairRoyal",
  "doublePairRoyal",
  "fiveAlike",
  "sixAlike",
  "run",
  "flush",
  "nobs",
] as const;

export type CombinationKind = (typeof COMBINATION_KINDS)[number];

/** One thing that scores. Every elementary fifteen and every elementary run is its own. */
export interface Combination {
  readonly kind: CombinationKind;
  /** Indexes into the tally's cards, low to high. Those of nobs are the jack and the starter. */
  readonly places: readonly number[];
  readonly points: number;
}

export interface Tally {
  /** The hand as given, then the starter. */
  readonly cards: readonly Card[];
  /** In the order players count: fifteens, pairs by rank, runs, flush, nobs. */
  readonly combinations: readonly Combination[];
  /** What is certain, given what was told. */
  readonly total: number;
  readonly open: OpenSuits;
}
