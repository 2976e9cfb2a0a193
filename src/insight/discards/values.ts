/**
 * The value of a discard, by everything its player can know: their six cards, and another player who discards well.
 *
 * The hand is exact: all 46 starters, with flush and nobs. The crib sums up every six that the other can hold, their
 * discard by `policyOf`, and every starter. Flushes and nobs of the crib are exact too, if the other discards by ranks
 * alone, and any of two equal cards is as likely as the other. A player who keeps four cards of one suit for a flush
 * does not; `CRIB_WITHIN` is the most that this changes.
 */
import { RANKS, type SuitedCard } from "../../rules/cards";
import { type CardIndex, handTotal, indexOf } from "../../rules/show/fast";
import { cribSum, type OtherDiscards, otherDiscards } from "./crib";
import { policyOf } from "./policy";
import {
  countsOf,
  type CribSide,
  JACK,
  jacksIn,
  OTHER,
  OTHER_SIXES,
  RANK_COUNT,
  SPLITS,
  STARTERS,
  twoOf,
  UNSEEN,
} from "./ranks";

export interface DiscardValue {
  readonly discard: readonly [SuitedCard, SuitedCard];
  /** Expected points of the hand. */
  readonly hand: number;
  /** Expected points of the crib. */
  readonly crib: number;
  /** The hand and the player’s own crib, or the hand less the crib of the other. */
  readonly worth: number;
}

/**
 * Points that a crib may differ, and that two cribs may differ more or less, where the other keeps flushes. The most
 * measured in 60 hands is 0.075 (`npm run insight`).
 */
export const CRIB_WITHIN = 0.1;

const PACK_SIZE = 52;
const SUIT_COUNT = 4;
const FLUSH = 5;
const DEALS = OTHER_SIXES * STARTERS;

/** @returns the fifteen discards, the best first; none unless there are six different cards */
export function discardValues(six: readonly SuitedCard[], crib: CribSide): readonly DiscardValue[] {
  const cards = six.map(indexOf);
  if (new Set(cards).size !== 6) return [];
  const ranks = cards.map((card) => card % RANK_COUNT);
  const others = otherDiscards(countsOf(ranks), policyOf(OTHER[crib]));
  const unseen = Uint8Array.from({ length: PACK_SIZE }, (_, card) => Number(!cards.includes(card)));
  const nobs = otherNobs(others, unseen);
  const flushes = Array.from({ length: SUIT_COUNT }, (_, suit) => flushPoints(others, unseen, suit));
  const values = SPLITS.map(([i, j, a, b, c, d]): DiscardValue => {
    const [one, two] = [cards[i]!, cards[j]!];
    const hand = handPoints([cards[a]!, cards[b]!, cards[c]!, cards[d]!], unseen);
    const suit = suitAt(one);
    const inCrib =
      cribSum(twoOf(ranks[i]!, ranks[j]!), others) / DEALS +
      ownNobs(one, unseen) +
      ownNobs(two, unseen) +
      nobs +
      (suit === suitAt(two) ? flushes[suit]! : 0);
    return { discard: [six[i]!, six[j]!], hand, crib: inCrib, worth: crib === "own" ? hand + inCrib : hand - inCrib };
  });
  return values.toSorted((x, y) => y.worth - x.worth);
}

const suitAt = (card: CardIndex) => Math.trunc(card / RANK_COUNT);

/** Over every starter. */
function handPoints([a, b, c, d]: readonly [CardIndex, CardIndex, CardIndex, CardIndex], unseen: Uint8Array): number {
  let sum = 0;
  for (let starter = 0; starter < PACK_SIZE; starter++) {
    if (unseen[starter] === 1) sum += handTotal(a, b, c, d, starter);
  }
  return sum / UNSEEN;
}

/** The starters of its suit, if the card is a jack. The starter is any unseen card. */
function ownNobs(card: CardIndex, unseen: Uint8Array): number {
  if (card % RANK_COUNT !== JACK) return 0;
  const from = card - JACK;
  return unseen.subarray(from, from + RANK_COUNT).reduce((sum, one) => sum + one, 0) / UNSEEN;
}

/** How likely a card of each rank that the other discards, or that is turned up, is of this suit. */
function likelyOf(unseen: Uint8Array, suit: number): readonly number[] {
  return RANKS.map((_, rank) => {
    let left = 0;
    for (let other = 0; other < SUIT_COUNT; other++) left += unseen[other * RANK_COUNT + rank]!;
    return left === 0 ? 0 : unseen[suit * RANK_COUNT + rank]! / left;
  });
}

/** Nobs by a jack that the other discards. */
function otherNobs(others: OtherDiscards, unseen: Uint8Array): number {
  const byStarter = new Float64Array(RANK_COUNT);
  for (let i = 0; i < others.length; i++) {
    byStarter[i % RANK_COUNT]! += others[i]! * jacksIn(Math.trunc(i / RANK_COUNT));
  }
  let sum = 0;
  for (let suit = 0; suit < SUIT_COUNT; suit++) {
    const likely = likelyOf(unseen, suit);
    // A jack turned up is heels, so it is left out.
    for (let rank = 0; rank < RANK_COUNT; rank++) {
      if (rank !== JACK) sum += byStarter[rank]! * likely[JACK]! * likely[rank]!;
    }
  }
  return sum / DEALS;
}

/** The points for a flush of a crib, if both own cards are of this suit. */
function flushPoints(others: OtherDiscards, unseen: Uint8Array, suit: number): number {
  const likely = likelyOf(unseen, suit);
  let sum = 0;
  for (let high = 1; high < RANK_COUNT; high++) {
    for (let low = 0; low < high; low++) {
      const from = twoOf(high, low) * RANK_COUNT;
      for (let starter = 0; starter < RANK_COUNT; starter++) {
        // Three cards of one suit have three ranks.
        if (starter === high || starter === low) continue;
        sum += others[from + starter]! * likely[high]! * likely[low]! * likely[starter]!;
      }
    }
  }
  return (FLUSH * sum) / DEALS;
}
