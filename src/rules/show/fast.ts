/**
 * Totals of the show from tables, for code that counts millions of hands. `tally` explains a count; this only gives it.
 * The tables are in this module because V8 reads them about three times as slowly from another one.
 */
import { RANKS, SUITS, type SuitedCard } from "../cards";

/** A card as its place in `PACK`: suit × 13 + rank, 0 to 51. */
export type CardIndex = number;

/** @returns the card's place in `PACK`. */
export function indexOf(card: SuitedCard): CardIndex {
  const [rank, suit] = card;
  return SUITS.findIndex((name) => name === suit) * RANK_COUNT + RANKS.findIndex((name) => name === rank);
}

const PACK_SIZE = 52;
const RANK_COUNT = 13;
const TWOS = 91; // ways to choose two of 13 ranks in any order, equal ranks allowed
const FOURS = 1820; // the same for four ranks
const JACK = 10;

const SUIT_OF = Uint8Array.from({ length: PACK_SIZE }, (_, card) => Math.trunc(card / RANK_COUNT));
const RANK_OF = Uint8Array.from({ length: PACK_SIZE }, (_, card) => card % RANK_COUNT);
/** The jack of each card's suit, so that finding nobs takes one comparison per card. */
const NOBS_OF = SUIT_OF.map((suit) => suit * RANK_COUNT + JACK);
/** Two cards → a number for their two ranks, 0 to 90. */
const PAIR_OF = new Uint8Array(PACK_SIZE * PACK_SIZE);
/** Two numbers from `PAIR_OF` → a number for the four ranks, 0 to 1819. */
const FOUR_OF = new Uint16Array(TWOS * TWOS);
/** The number of four ranks, and the starter's rank → the points of fifteens, pairs and runs. */
const POINTS_OF = new Uint8Array(FOURS * RANK_COUNT);
let built = false;

/**
 * The total of a hand of four with its starter, without heels (rules.md §4.1).
 * The five card indexes must differ; otherwise the result is meaningless.
 */
export function handTotal(a: CardIndex, b: CardIndex, c: CardIndex, d: CardIndex, starter: CardIndex): number {
  const suit = SUIT_OF[a]!;
  const oneSuit = suit === SUIT_OF[b] && suit === SUIT_OF[c] && suit === SUIT_OF[d];
  const flush = oneSuit ? (suit === SUIT_OF[starter] ? 5 : 4) : 0;
  return withoutFlush(a, b, c, d, starter) + flush;
}

/** The same for a crib, which needs all five cards in one suit for a flush. */
export function cribTotal(a: CardIndex, b: CardIndex, c: CardIndex, d: CardIndex, starter: CardIndex): number {
  const suit = SUIT_OF[starter]!;
  const oneSuit = suit === SUIT_OF[a] && suit === SUIT_OF[b] && suit === SUIT_OF[c] && suit === SUIT_OF[d];
  return withoutFlush(a, b, c, d, starter) + (oneSuit ? 5 : 0);
}

/** The points of fifteens, pairs and runs, which depend on ranks alone. Two of the card indexes may be equal. */
export function rankTotal(a: CardIndex, b: CardIndex, c: CardIndex, d: CardIndex, starter: CardIndex): number {
  if (!built) build();
  const four = FOUR_OF[PAIR_OF[a * PACK_SIZE + b]! * TWOS + PAIR_OF[c * PACK_SIZE + d]!]!;
  return POINTS_OF[four * RANK_COUNT + RANK_OF[starter]!]!;
}

/** Fifteens, pairs, runs and nobs. A jack turned up is not in the hand, so it is never nobs. */
function withoutFlush(a: CardIndex, b: CardIndex, c: CardIndex, d: CardIndex, starter: CardIndex): number {
  const nobs = NOBS_OF[starter];
  const points = rankTotal(a, b, c, d, starter);
  return a === nobs || b === nobs || c === nobs || d === nobs ? points + 1 : points;
}

/** Fills the tables on the first call, because scoring a game at the table never needs them. */
function build(): void {
  const pairAt = new Uint8Array(RANK_COUNT * RANK_COUNT);
  let pairs = 0;
  for (let high = 0; high < RANK_COUNT; high++) {
    for (let low = 0; low <= high; low++) {
      pairAt[high * RANK_COUNT + low] = pairAt[low * RANK_COUNT + high] = pairs++;
    }
  }
  for (let one = 0; one < PACK_SIZE; one++) {
    for (let two = 0; two < PACK_SIZE; two++) {
      PAIR_OF[one * PACK_SIZE + two] = pairAt[RANK_OF[one]! * RANK_COUNT + RANK_OF[two]!]!;
    }
  }
  let four = 0;
  for (let a = 0; a < RANK_COUNT; a++) {
    for (let b = a; b < RANK_COUNT; b++) {
      for (let c = b; c < RANK_COUNT; c++) {
        for (let d = c; d < RANK_COUNT; d++) fillFour(four++, [a, b, c, d], pairAt);
      }
    }
  }
  built = true;
}

/** Fills the tables for four ascending ranks: every way to split them into twos, and the points with each starter. */
function fillFour(four: number, ranks: readonly [number, number, number, number], pairAt: Uint8Array): void {
  const pair = (i: number, j: number) => pairAt[ranks[i]! * RANK_COUNT + ranks[j]!]!;
  for (const [one, two] of [
    [pair(0, 1), pair(2, 3)],
    [pair(0, 2), pair(1, 3)],
    [pair(0, 3), pair(1, 2)],
  ] as const) {
    FOUR_OF[one * TWOS + two] = FOUR_OF[two * TWOS + one] = four;
  }
  const waysTo = new Uint8Array(16);
  waysTo[0] = 1;
  const held = new Uint8Array(RANK_COUNT);
  let pairs = 0;
  let present = 0;
  for (const rank of ranks) {
    present |= 1 << rank;
    const value = Math.min(rank + 1, 10);
    for (let sum = 15; sum >= value; sum--) waysTo[sum]! += waysTo[sum - value]!;
    pairs += held[rank]!++;
  }
  for (let starter = 0; starter < RANK_COUNT; starter++) {
    const fifteens = waysTo[15]! + waysTo[15 - Math.min(starter + 1, 10)]!;
    const points = 2 * fifteens + 2 * (pairs + held[starter]!);
    POINTS_OF[four * RANK_COUNT + starter] = points + runPoints(held, present, starter);
  }
}

/** The points of all runs: the length of the longest one times the number of cards of each of its ranks. */
function runPoints(held: Uint8Array, present: number, starter: number): number {
  const all = present | (1 << starter);
  let stretch = all & (all >> 1) & (all >> 2); // the low end of every three in a row
  if (stretch === 0) return 0;
  stretch |= (stretch << 1) | (stretch << 2); // five cards hold only one group of runs
  let length = 0;
  let ways = 1;
  for (let rank = 0; rank < RANK_COUNT; rank++) {
    if ((stretch & (1 << rank)) === 0) continue;
    length += 1;
    ways *= held[rank]! + (rank === starter ? 1 : 0);
  }
  return length * ways;
}
