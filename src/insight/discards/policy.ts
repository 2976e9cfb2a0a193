/** The discards of the equilibrium: both players discard so that neither can gain by another choice. */
import { type CardIndex, handTotal } from "../../rules/show/fast";
import { DISCARDS } from "../tables/discards";
import {
  countsOf,
  type CribSide,
  everySix,
  JACK,
  jacksIn,
  noSplits,
  RANK_COUNT,
  SIXES,
  sixOf,
  type Splits,
  SPLITS,
  splitRanks,
  twoOf,
  UNSEEN,
} from "./ranks";

/** A two for each six: the discard by ranks alone, for hands without four cards of one suit. */
export type Policy = Uint8Array;

/** An exception in the table is its distance from the one before, times this, and its place in the order less one. */
export const EXCEPTION_STEP = 8;
const BASE = 36;
const PACK_SIZE = 52;

const read = (text: string, base: number): readonly number[] =>
  text.split(" ").map((word) => Number.parseInt(word, base));

/** Hundredths of a point for each two: the mean crib when it is discarded. */
const CRIBS: Readonly<Record<CribSide, readonly number[]>> = {
  own: read(DISCARDS.own.cribs, 10),
  theirs: read(DISCARDS.theirs.cribs, 10),
};

/** @returns the mean crib of two ranks when they are discarded, in points, without flushes and without nobs of the other */
export function usualCrib(side: CribSide, two: number): number {
  return (CRIBS[side][two] ?? 0) / 100;
}

/**
 * The discards of a six from best to worst, if a crib is worth its mean. Whole numbers only, so that every machine agrees.
 * @param cribs hundredths of a point for each two
 * @param jacks how many jacks the six has
 * @param many how many of the first discards are needed
 * @returns their places in `splits`
 */
export function bestByMean(
  side: CribSide,
  splits: Splits,
  cribs: readonly number[],
  jacks: number,
  many: number,
): readonly number[] {
  const sign = side === "own" ? 1 : -1;
  // In 4 × 46 hundredths. By ranks alone, a jack that is kept is nobs with (42 + jacks) of 4 × 46 starters.
  const worth = Array.from({ length: splits.many }, (_, i) => {
    const two = splits.two[i]!;
    return 400 * splits.hand[i]! + 100 * (jacks - jacksIn(two)) * (42 + jacks) + sign * 4 * UNSEEN * (cribs[two] ?? 0);
  });
  if (many === 1) {
    let best = 0;
    for (let i = 1; i < worth.length; i++) if (worth[i]! > worth[best]!) best = i;
    return [best];
  }
  return [...worth.keys()].toSorted((a, b) => worth[b]! - worth[a]! || a - b).slice(0, many);
}

const made: Partial<Record<CribSide, Policy>> = {};

/** @returns what a player discards of each six; made on the first call */
export function policyOf(side: CribSide): Policy {
  return (made[side] ??= decode(side));
}

function decode(side: CribSide): Policy {
  const policy = new Uint8Array(SIXES);
  const exceptions = read(DISCARDS[side].exceptions, BASE);
  const splits = noSplits();
  let next = 0;
  let last = 0;
  everySix((ranks, six) => {
    splitRanks(ranks, splits);
    const exception = exceptions[next];
    const here = exception !== undefined && last + Math.trunc(exception / EXCEPTION_STEP) === six;
    const place = here ? (exception % EXCEPTION_STEP) + 1 : 0;
    policy[six] = splits.two[bestByMean(side, splits, CRIBS[side], countsOf(ranks)[JACK]!, place + 1)[place] ?? 0]!;
    if (!here) return;
    next++;
    last = six;
  });
  return policy;
}

const suitOf = (card: CardIndex) => Math.trunc(card / RANK_COUNT);

/**
 * A good discard, quickly: for simulations. By the equilibrium; with four cards of one suit, by the exact hand and the
 * mean crib.
 * @param six different cards
 * @returns the places of the two cards in `six`
 */
export function bestDiscard(six: readonly CardIndex[], crib: CribSide): readonly [number, number] {
  const suits = [0, 0, 0, 0];
  for (const card of six) suits[suitOf(card)]! += 1;
  if (Math.max(...suits) >= 4) return bestWithFlush(six, crib);
  const ranks = six.map((card) => card % RANK_COUNT);
  const two = policyOf(crib)[sixOf(ranks.toSorted((a, b) => b - a))]!;
  const [one, other] = SPLITS.find(([i, j]) => twoOf(ranks[i]!, ranks[j]!) === two) ?? [0, 1];
  return [one, other];
}

function bestWithFlush(six: readonly CardIndex[], crib: CribSide): readonly [number, number] {
  const sign = crib === "own" ? 1 : -1;
  let best = -Infinity;
  let places: readonly [number, number] = [0, 1];
  for (const [i, j, a, b, c, d] of SPLITS) {
    let hand = 0;
    for (let starter = 0; starter < PACK_SIZE; starter++) {
      if (!six.includes(starter)) hand += handTotal(six[a]!, six[b]!, six[c]!, six[d]!, starter);
    }
    const two = twoOf(six[i]! % RANK_COUNT, six[j]! % RANK_COUNT);
    const worth = 100 * hand + sign * UNSEEN * (CRIBS[crib][two] ?? 0);
    if (worth <= best) continue;
    best = worth;
    places = [i, j];
  }
  return places;
}
