/**
 * The equilibrium of discarding, by repeated best replies: each player in turn takes, for every six, the discard that is
 * best against what the other discards.
 *
 * The expected crib of one six is a sum over 18,395 other sixes and 13 starters. This would take minutes for each reply, so
 * the cards that the player holds are taken out by inclusion and exclusion: `containing[k]` sums the crib over all seven
 * cards (the other six and the starter) that contain k given ones.
 */
import type { Policy } from "../../insight/discards/policy";
import {
  countsOf,
  type CribSide,
  everySix,
  JACK,
  jacksIn,
  noSplits,
  OTHER_SIXES,
  pointsOfTwos,
  SIXES,
  sixOf,
  type Splits,
  splitRanks,
  STARTERS,
  TWOS,
  UNSEEN,
} from "../../insight/discards/ranks";

/** Ways to deal the other six and the starter. */
export const DEALS = OTHER_SIXES * STARTERS;
const PER_STARTER = DEALS / UNSEEN;
const RANKS = 13;
const CARDS = 7;

const choose = (n: number, k: number): number => (k === 0 ? 1 : n < k ? 0 : (choose(n - 1, k - 1) * n) / k);
const CHOOSE = Array.from({ length: 20 }, (_, n) => Array.from({ length: 8 }, (_one, k) => choose(n, k)));

/** The number of these cards among all of as many. @param counts how many of each rank @param size how many in all */
function placeOf(counts: Uint8Array, size: number): number {
  let place = 0;
  let left = size;
  for (let rank = RANKS - 1; rank >= 0; rank--) {
    for (let n = counts[rank]!; n > 0; n--, left--) place += CHOOSE[rank + left - 1]![left]!;
  }
  return place;
}

/** Visits every choice of `size` cards by rank, at most four of each. */
function every(size: number, visit: (counts: Uint8Array) => void): void {
  const counts = new Uint8Array(RANKS);
  const fill = (rank: number, left: number) => {
    if (left === 0) return visit(counts);
    if (rank === RANKS) return undefined;
    for (let n = Math.min(4, left); n >= 0; n--) {
      counts[rank] = n;
      fill(rank + 1, left - n);
    }
    counts[rank] = 0;
    return undefined;
  };
  fill(0, size);
}

function sixOfCounts(counts: Uint8Array): number {
  const ranks: number[] = [];
  for (let rank = RANKS - 1; rank >= 0; rank--) for (let n = counts[rank]!; n > 0; n--) ranks.push(rank);
  return sixOf(ranks);
}

/** `[k][place * TWOS + two]`: crib points of the two, summed over all seven cards that contain these k. */
function containing(other: Policy, otherNobs: number): readonly Float64Array[] {
  const points = pointsOfTwos();
  const levels = Array.from({ length: CARDS + 1 }, (_, k) => new Float64Array(CHOOSE[12 + k]![k]! * TWOS));
  every(CARDS, (counts) => {
    const at = placeOf(counts, CARDS) * TWOS;
    for (let starter = 0; starter < RANKS; starter++) {
      const many = counts[starter]!;
      if (many === 0) continue;
      counts[starter]! -= 1;
      const discard = other[sixOfCounts(counts)]!;
      counts[starter]! += 1;
      const from = discard * TWOS * RANKS + starter;
      // A jack turned up is heels.
      const nobs = starter === JACK ? 0 : jacksIn(discard) * otherNobs;
      for (let two = 0; two < TWOS; two++) levels[CARDS]![at + two]! += many * (points[from + two * RANKS]! + nobs);
    }
  });
  for (let k = CARDS - 1; k >= 0; k--) {
    const here = levels[k]!;
    const above = levels[k + 1]!;
    every(k, (counts) => {
      const at = placeOf(counts, k) * TWOS;
      for (let rank = 0; rank < RANKS; rank++) {
        const many = 4 - counts[rank]!;
        if (many === 0) continue;
        counts[rank]! += 1;
        const from = placeOf(counts, k + 1) * TWOS;
        counts[rank]! -= 1;
        for (let two = 0; two < TWOS; two++) here[at + two]! += many * above[from + two]!;
      }
      for (let two = 0; two < TWOS; two++) here[at + two]! /= CARDS - k;
    });
  }
  return levels;
}

export interface Reply {
  readonly policy: Policy;
  /** How many sixes have another discard than before. */
  readonly changed: number;
  /** The mean crib of each two when it is discarded, in points, without flushes and without nobs of the other. */
  readonly cribs: Float64Array;
  /** The mean of hand and crib, or hand less crib, over all deals. */
  readonly worth: number;
}

/** The crib sums of the discards of one six, by `containing`. */
function cribsOf(seen: Uint8Array, splits: Splits, levels: readonly Float64Array[], into: Float64Array): void {
  const some = new Uint8Array(RANKS);
  into.fill(0);
  const leaveOut = (rank: number, size: number, sign: number): void => {
    if (rank === RANKS) {
      const at = placeOf(some, size) * TWOS;
      for (let i = 0; i < splits.many; i++) into[i]! += sign * levels[size]![at + splits.two[i]!]!;
      return;
    }
    for (let n = 0; n <= seen[rank]!; n++) {
      some[rank] = n;
      leaveOut(rank + 1, size + n, (n % 2 === 0 ? sign : -sign) * CHOOSE[seen[rank]!]![n]!);
    }
    some[rank] = 0;
  };
  leaveOut(0, 0, 1);
}

/** The discards of one six with their values. */
export interface SixValues {
  readonly six: number;
  /** The number of different cards with these ranks. */
  readonly ways: number;
  readonly splits: Splits;
  /** The hand of each discard over all deals: a sum of points. */
  readonly hand: Float64Array;
  /** Its crib, without flushes: a sum of points. Whole quarters, so that every machine agrees. */
  readonly crib: Float64Array;
}

/**
 * Visits every six with the values of its discards, against the discards of the other player.
 * @param otherNobs how likely a jack of the other is nobs: a quarter, or 0 to leave it out, as it is worth about the same
 * to every discard
 */
export function everyValue(other: Policy, otherNobs: 0 | 0.25, visit: (values: SixValues) => void): void {
  const levels = containing(other, otherNobs);
  const splits = noSplits();
  const hand = new Float64Array(15);
  const crib = new Float64Array(15);
  everySix((ranks, six) => {
    const seen = countsOf(ranks);
    splitRanks(ranks, splits);
    cribsOf(seen, splits, levels, crib);
    const jacks = seen[JACK]!;
    // By ranks alone, a jack is nobs with this many of 4 × 46 starters.
    const nobs = (42 + jacks) * (PER_STARTER / 4);
    for (let i = 0; i < splits.many; i++) {
      const away = jacksIn(splits.two[i]!);
      crib[i]! += away * nobs;
      hand[i] = splits.hand[i]! * PER_STARTER + (jacks - away) * nobs;
    }
    visit({ six, ways: seen.reduce((product, many) => product * CHOOSE[4]![many]!, 1), splits, hand, crib });
  });
}

/** The best discard of every six against the discards of the other player. */
function bestReply(side: CribSide, other: Policy, before: Policy): Reply {
  const policy = new Uint8Array(SIXES);
  const cribs = new Float64Array(TWOS);
  const chosen = new Float64Array(TWOS);
  const sign = side === "own" ? 1 : -1;
  let worth = 0;
  let deals = 0;
  let changed = 0;
  everyValue(other, 0, ({ six, ways, splits, hand, crib }) => {
    let best = 0;
    for (let i = 1; i < splits.many; i++) {
      if (hand[i]! + sign * crib[i]! > hand[best]! + sign * crib[best]!) best = i;
    }
    const two = splits.two[best]!;
    worth += (ways * (hand[best]! + sign * crib[best]!)) / DEALS;
    cribs[two]! += (ways * crib[best]!) / DEALS;
    chosen[two]! += ways;
    deals += ways;
    policy[six] = two;
    if (before[six] !== two) changed++;
  });
  return { policy, changed, cribs: cribs.map((sum, two) => sum / chosen[two]!), worth: worth / deals };
}

export interface Equilibrium {
  readonly own: Reply;
  readonly theirs: Reply;
}

export function equilibrium(rounds: number): Equilibrium {
  const nothing = new Uint8Array(SIXES);
  let theirs = bestReply("theirs", nothing, nothing);
  let own = bestReply("own", theirs.policy, nothing);
  for (let round = 1; round < rounds; round++) {
    theirs = bestReply("theirs", own.policy, theirs.policy);
    own = bestReply("own", theirs.policy, own.policy);
  }
  return { own, theirs };
}
