/** Expected cribs, by the ranks of every six that the other player can hold and their discard from it. */
import type { Policy } from "./policy";
import { countsOf, everySix, pointsOfTwos, RANK_COUNT, SIXES, TWOS, WAYS } from "./ranks";

// In this module too, because V8 and test runners read those of another one more slowly.
const RANKS = RANK_COUNT;
const WIDTH = TWOS * RANK_COUNT;

/** Each rank of a six and how often it has it, as rank × 5 + count. At most six. */
const PARTS = 6;

/** Every six as its parts, in the order of their numbers, so that neighbours share their first parts. */
interface Sixes {
  readonly many: number;
  readonly six: Uint16Array;
  readonly part: Uint8Array;
  readonly parts: Uint8Array;
  /** The first parts that a six has in common with the one before. */
  readonly shared: Uint8Array;
}

let all: Sixes | undefined;

function sixes(): Sixes {
  if (all) return all;
  const six = new Uint16Array(SIXES);
  const part = new Uint8Array(SIXES * PARTS);
  const parts = new Uint8Array(SIXES);
  const shared = new Uint8Array(SIXES);
  let many = 0;
  everySix((ranks, number) => {
    const counts = countsOf(ranks);
    const at = many * PARTS;
    let length = 0;
    for (let rank = RANK_COUNT - 1; rank >= 0; rank--) {
      if (counts[rank]! > 0) part[at + length++] = rank * 5 + counts[rank]!;
    }
    let same = 0;
    while (same < length && part[at + same] === part[at - PARTS + same]) same++; // the first six has none before it
    shared[many] = same;
    parts[many] = length;
    six[many++] = number;
  });
  return (all = { many, six, part, parts, shared });
}

/** Ways to discard each two with each starter, of 9,366,819 × 40: `[two * RANK_COUNT + starter]`. */
export type OtherDiscards = Float64Array;

/**
 * Counts the discards of the other player, together with the starter.
 * @param seen how many cards of each rank are known: the player's own six
 * @param policy the discard of the other from each six
 */
export function otherDiscards(seen: Uint8Array, policy: Policy): OtherDiscards {
  const { many, six, part, parts, shared } = sixes();
  const into = new Float64Array(WIDTH);
  const ways = new Float64Array(RANKS * 5);
  for (let rank = 0; rank < RANKS; rank++) {
    for (let taken = 0; taken < 5; taken++) ways[rank * 5 + taken] = WAYS[(4 - seen[rank]!) * 5 + taken]!;
  }
  const product = new Float64Array(PARTS + 1).fill(1);
  const total = new Float64Array(TWOS);
  for (let i = 0; i < many; i++) {
    const at = i * PARTS;
    const length = parts[i]!;
    for (let k = shared[i]!; k < length; k++) product[k + 1] = product[k]! * ways[part[at + k]!]!;
    const weight = product[length]!;
    if (weight === 0) continue;
    const two = policy[six[i]!]!;
    total[two]! += weight;
    for (let k = 0; k < length; k++) {
      const code = part[at + k]!;
      const rank = Math.trunc(code / 5);
      into[two * RANKS + rank]! -= weight * (code - rank * 5);
    }
  }
  for (let i = 0; i < WIDTH; i++) {
    const two = Math.trunc(i / RANKS);
    into[i]! += total[two]! * (4 - seen[i - two * RANKS]!);
  }
  return into;
}

/** The points of fifteens, pairs and runs of a crib with these two cards: a sum over the ways of `otherDiscards`. */
export function cribSum(two: number, others: OtherDiscards, points = pointsOfTwos()): number {
  const from = two * WIDTH;
  let sum = 0;
  for (let i = 0; i < WIDTH; i++) sum += others[i]! * points[from + i]!;
  return sum;
}
