/**
 * The ranks of a usual deal as numbers, for code that looks at every hand there is.
 *
 * - **two**: the ranks of two cards in any order, 0 (A A) to 90 (K K).
 * - **six**: the ranks of six cards in any order, 0 to 18,563. 169 of them have five or six cards of one rank; no pack
 *   deals them.
 * - **ways**: the number of different cards that have these ranks.
 */
import { rankTotal } from "../../rules/show/fast";

/** The crib goes to this player, or to the other one. */
export type CribSide = "own" | "theirs";
/** The same crib, as the other player sees it. */
export const OTHER: Readonly<Record<CribSide, CribSide>> = { own: "theirs", theirs: "own" };

export const RANK_COUNT = 13;
export const TWOS = 91;
export const SIXES = 18_564;
/** The rank of a jack. */
export const JACK = 10;
/** Ways to choose six cards from the 46 that a player with six cards has not seen. */
export const OTHER_SIXES = 9_366_819;
/** The cards that can be turned up once both players have six. */
export const STARTERS = 40;
/** The cards that can be turned up by all that one player knows. */
export const UNSEEN = 46;

/** The lower and the higher rank of each two. */
const LOW_OF = new Uint8Array(TWOS);
const HIGH_OF = new Uint8Array(TWOS);
for (let two = 0, high = 0; high < RANK_COUNT; high++) {
  for (let low = 0; low <= high; low++, two++) {
    LOW_OF[two] = low;
    HIGH_OF[two] = high;
  }
}

/** How many jacks a two has. */
export const jacksIn = (two: number): number => Number(LOW_OF[two] === JACK) + Number(HIGH_OF[two] === JACK);

export function twoOf(one: number, two: number): number {
  return one > two ? (one * (one + 1)) / 2 + two : (two * (two + 1)) / 2 + one;
}

/** `CHOOSE[n * 7 + k]`: ways to choose k of n, k up to 6. */
const CHOOSE = new Uint16Array(19 * 7);
CHOOSE[0] = 1;
for (let n = 1; n < 19; n++) {
  CHOOSE[n * 7] = 1;
  for (let k = 1; k < 7; k++) CHOOSE[n * 7 + k] = CHOOSE[(n - 1) * 7 + k - 1]! + CHOOSE[(n - 1) * 7 + k]!;
}

/** @param ranks six ranks from high to low */
export function sixOf(ranks: ArrayLike<number>): number {
  let six = 0;
  for (let i = 0; i < 6; i++) six += CHOOSE[(ranks[i]! + 5 - i) * 7 + 6 - i]!;
  return six;
}

/** `WAYS[left * 5 + taken]`: ways to take that many cards of a rank of which `left` are left. */
export const WAYS = Uint8Array.from({ length: 25 }, (_, i) => CHOOSE[Math.trunc(i / 5) * 7 + (i % 5)]!);

/** Visits the ranks of every six that a pack can deal, from high to low, in the order of their numbers. */
export function everySix(visit: (ranks: Uint8Array, six: number) => void): void {
  const ranks = new Uint8Array(6);
  const fill = (at: number, most: number) => {
    for (let rank = 0; rank <= most; rank++) {
      if (at >= 4 && ranks[at - 4] === rank) continue; // the fifth card of its rank
      ranks[at] = rank;
      if (at === 5) visit(ranks, sixOf(ranks));
      else fill(at + 1, rank);
    }
  };
  fill(0, RANK_COUNT - 1);
}

/** @returns how many cards of each rank there are */
export function countsOf(ranks: ArrayLike<number>): Uint8Array {
  const counts = new Uint8Array(RANK_COUNT);
  for (let i = 0; i < ranks.length; i++) counts[ranks[i]!]!++;
  return counts;
}

let points: Uint8Array | undefined;

/** Fifteens, pairs and runs of four cards and a starter: `[(two * TWOS + two) * RANK_COUNT + starter]`. Made once. */
export function pointsOfTwos(): Uint8Array {
  if (points) return points;
  points = new Uint8Array(TWOS * TWOS * RANK_COUNT);
  for (let one = 0; one < TWOS; one++) {
    for (let two = 0; two <= one; two++) {
      for (let starter = 0; starter < RANK_COUNT; starter++) {
        // A rank is also the place of its first card in the pack.
        const total = rankTotal(LOW_OF[one]!, HIGH_OF[one]!, LOW_OF[two]!, HIGH_OF[two]!, starter);
        points[(one * TWOS + two) * RANK_COUNT + starter] = points[(two * TWOS + one) * RANK_COUNT + starter] = total;
      }
    }
  }
  return points;
}

/** For each pair of places of six cards: the two discarded, then the four kept. */
export const SPLITS: readonly (readonly [number, number, number, number, number, number])[] = [0, 1, 2, 3, 4].flatMap(
  (i) =>
    [1, 2, 3, 4, 5]
      .filter((j) => j > i)
      .map((j) => {
        const [a, b, c, d] = [0, 1, 2, 3, 4, 5].filter((k) => k !== i && k !== j);
        return [i, j, a!, b!, c!, d!] as const;
      }),
);

/** The different discards of six ranks, with the points of the hand each leaves, summed over the 46 starters. */
export interface Splits {
  many: number;
  readonly two: Uint8Array;
  /** Fifteens, pairs and runs: a sum over 46 starters. */
  readonly hand: Uint16Array;
}

export const noSplits = (): Splits => ({ many: 0, two: new Uint8Array(15), hand: new Uint16Array(15) });

/**
 * Fills `into` with the different discards of six ranks.
 * @param ranks from high to low
 */
export function splitRanks(ranks: ArrayLike<number>, into: Splits): void {
  const table = pointsOfTwos();
  into.many = 0;
  for (const [i, j, a, b, c, d] of SPLITS) {
    // Of equal ranks, the first is discarded first.
    if ((i > 0 && i - 1 !== j && ranks[i - 1] === ranks[i]) || (j - 1 !== i && ranks[j - 1] === ranks[j])) continue;
    const kept = (twoOf(ranks[a]!, ranks[b]!) * TWOS + twoOf(ranks[c]!, ranks[d]!)) * RANK_COUNT;
    let hand = 0;
    for (let starter = 0; starter < RANK_COUNT; starter++) hand += table[kept + starter]!;
    hand *= 4;
    for (let k = 0; k < 6; k++) hand -= table[kept + ranks[k]!]!;
    into.two[into.many] = twoOf(ranks[i]!, ranks[j]!);
    into.hand[into.many++] = hand;
  }
}

/** How many cards of each rank two twos have. */
export const twosCounts = (one: number, two: number): Uint8Array =>
  countsOf([LOW_OF[one]!, HIGH_OF[one]!, LOW_OF[two]!, HIGH_OF[two]!]);
