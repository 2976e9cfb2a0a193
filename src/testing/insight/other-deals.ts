/** Deals against six known cards, by chance and all of them, for checks of the values of discards. */
import { policyOf } from "../../insight/discards/policy";
import {
  countsOf,
  type CribSide,
  everySix,
  OTHER,
  pointsOfTwos,
  RANK_COUNT,
  sixOf,
  SPLITS,
  STARTERS,
  TWOS,
  twoOf,
  WAYS,
} from "../../insight/discards/ranks";
import { type CardIndex, cribTotal, handTotal } from "../../rules/show/fast";
import type { Chance } from "../real-deal";

// Vitest reads every import through a getter, which is slow in a loop of millions.
const [countHand, countCrib, numberOfSix, numberOfTwo, splits] = [handTotal, cribTotal, sixOf, twoOf, SPLITS];

/** The cards that a player with these six has not seen. */
const unseenBy = (six: readonly CardIndex[]): readonly CardIndex[] =>
  [...Array.from({ length: 52 }).keys()].filter((card) => !six.includes(card));

/** The ranks of six cards from high to low, sorted in place: quicker than a sort of so few. */
function sortedRanks(cards: ArrayLike<CardIndex>, into: Uint8Array): Uint8Array {
  for (let i = 0; i < 6; i++) {
    const rank = cards[i]! % 13;
    let at = i;
    while (at > 0 && into[at - 1]! < rank) {
      into[at] = into[at - 1]!;
      at--;
    }
    into[at] = rank;
  }
  return into;
}

/** The two cards that a player discards by ranks alone: the first that fit. */
export function byRanks(
  cards: ArrayLike<CardIndex>,
  crib: CribSide,
  into: Uint8Array,
): readonly [CardIndex, CardIndex] {
  const two = policyOf(crib)[numberOfSix(sortedRanks(cards, into))]!;
  for (let i = 0; i < 5; i++) {
    for (let j = i + 1; j < 6; j++) {
      if (numberOfTwo(cards[i]! % 13, cards[j]! % 13) === two) return [cards[i]!, cards[j]!];
    }
  }
  throw new Error("The discard is not of these cards.");
}

/** Deals by chance: `visit` gets six cards of the other player in any order, and the starter. */
export function dealOthers(
  six: readonly CardIndex[],
  deals: number,
  chance: Chance,
  visit: (cards: Uint8Array, starter: CardIndex) => void,
): void {
  const pack = Uint8Array.from(unseenBy(six));
  for (let deal = 0; deal < deals; deal++) {
    for (let i = 0; i < 7; i++) {
      const j = i + Math.floor(chance() * (pack.length - i));
      const card = pack[i]!;
      pack[i] = pack[j]!;
      pack[j] = card;
    }
    visit(pack, pack[6]!);
  }
}

export interface Sampled {
  readonly mean: number;
  /** The standard error of the mean. */
  readonly error: number;
}

/** The worth of each of the fifteen discards, in the order of `SPLITS`, over deals by chance. */
export function sampledWorths(
  six: readonly CardIndex[],
  crib: CribSide,
  deals: number,
  chance: Chance,
): readonly Sampled[] {
  const sign = crib === "own" ? 1 : -1;
  const sum = new Float64Array(15);
  const squares = new Float64Array(15);
  const ranks = new Uint8Array(6);
  dealOthers(six, deals, chance, (cards, starter) => {
    const [one, two] = byRanks(cards, OTHER[crib], ranks);
    for (let k = 0; k < 15; k++) {
      const [i, j, a, b, c, d] = splits[k]!;
      const hand = countHand(six[a]!, six[b]!, six[c]!, six[d]!, starter);
      const worth = hand + sign * countCrib(six[i]!, six[j]!, one, two, starter);
      sum[k]! += worth;
      squares[k]! += worth * worth;
    }
  });
  return SPLITS.map((_, k) => {
    const mean = sum[k]! / deals;
    return { mean, error: Math.sqrt((squares[k]! / deals - mean * mean) / deals) };
  });
}

/** The crib of one discard by ranks alone, without nobs: every six of the other, one after the other. */
export function everyCrib(six: readonly CardIndex[], crib: CribSide, two: number): number {
  const seen = countsOf(six.map((card) => card % RANK_COUNT));
  const policy = policyOf(OTHER[crib]);
  const points = pointsOfTwos();
  let sum = 0;
  let deals = 0;
  everySix((ranks, other) => {
    const counts = countsOf(ranks);
    let ways = 1;
    for (let rank = 0; rank < RANK_COUNT; rank++) ways *= WAYS[(4 - seen[rank]!) * 5 + counts[rank]!]!;
    if (ways === 0) return;
    deals += ways;
    const from = (two * TWOS + policy[other]!) * RANK_COUNT;
    for (let starter = 0; starter < RANK_COUNT; starter++) {
      sum += ways * Math.max(0, 4 - seen[starter]! - counts[starter]!) * points[from + starter]!;
    }
  });
  return sum / (deals * STARTERS);
}

/** The cribs of these discards, card by card: all 9,366,819 sixes of the other, every choice of equal ranks, 40 starters. */
export function everyCribByCards(
  six: readonly CardIndex[],
  crib: CribSide,
  discards: readonly (readonly [CardIndex, CardIndex])[],
): readonly number[] {
  const unseen = unseenBy(six);
  const policy = policyOf(OTHER[crib]);
  const ranks = new Uint8Array(6);
  const sums = new Float64Array(discards.length);
  const cards = new Uint8Array(6);
  const held = new Uint8Array(52);
  let deals = 0;
  const count = (one: CardIndex, other: CardIndex, share: number) => {
    for (let at = 0; at < unseen.length; at++) {
      const starter = unseen[at]!;
      if (held[starter] === 1) continue;
      for (let k = 0; k < discards.length; k++) {
        sums[k]! += countCrib(discards[k]![0], discards[k]![1], one, other, starter) / share;
      }
    }
  };
  const discard = () => {
    deals++;
    const two = policy[numberOfSix(sortedRanks(cards, ranks))]!;
    let fit = 0;
    for (const [i, j] of splits) if (numberOfTwo(cards[i]! % 13, cards[j]! % 13) === two) fit++;
    for (const [i, j] of splits) {
      if (numberOfTwo(cards[i]! % 13, cards[j]! % 13) === two) count(cards[i]!, cards[j]!, fit);
    }
  };
  const fill = (at: number, from: number) => {
    for (let next = from; next <= unseen.length - 6 + at; next++) {
      const card = unseen[next]!;
      cards[at] = card;
      held[card] = 1;
      if (at === 5) discard();
      else fill(at + 1, next + 1);
      held[card] = 0;
    }
  };
  fill(0, 0);
  return [...sums].map((sum) => sum / (deals * STARTERS));
}
