/** Wrong counts of flushes and nobs. rules.md §4.1. */
import { type Card, isJoker, JOKER, rankOf, suitOf } from "../cards";
import type { Combination } from "./combinations";
import { type Deviation, places } from "./run-miscounts";
import type { ShowRules } from "./shown";
import { SMALLEST_FLUSH } from "./suits";
import type { Unit } from "./units";

/** The hand in the form that the table of miscounts needs. */
export interface Looked {
  readonly of: "hand" | "crib";
  readonly cards: readonly Card[];
  /** All cards but the starter. */
  readonly hand: readonly Card[];
  /** Undefined in a crib that is counted without it. */
  readonly starter: Card | undefined;
  /** The index of the starter. */
  readonly last: number;
  readonly combinations: readonly Combination[];
  readonly runs: readonly Unit[];
  readonly count: ShowRules["count"];
}

/** Four of a suit in the crib, and another card of another suit. */
export function cribFlushes({ of, cards, hand, last, starter }: Looked): readonly Deviation[] {
  if (of !== "crib" || starter === JOKER) return [];
  const flushWithout = (place: number) => {
    const at = places(cards.length).filter((other) => other !== place && cards[other] !== JOKER);
    const suit = oneSuit(at.map((other) => cards[other]!).filter((card) => !isJoker(card)));
    return suit !== undefined && differ(suit, suitOf(cards[place]!)) ? [{ by: at.length, places: at }] : [];
  };
  // A wild joker has whatever suit the flush needs.
  if (starter) return hand.length >= SMALLEST_FLUSH ? flushWithout(last) : [];
  return places(cards.length).flatMap(flushWithout);
}

/** The places of the jacks. */
export function jacksIn(cards: readonly Card[]): readonly number[] {
  return places(cards.length).filter((place) => rankOf(cards[place]!) === "J");
}

/** The suit of three or more cards, if it is the same and known; naught jokers have none. */
export function oneSuit(cards: readonly Card[]) {
  const plain = cards.filter((card) => card !== JOKER);
  const suits = new Set(plain.map(suitOf));
  return plain.length >= SMALLEST_FLUSH && suits.size === 1 ? [...suits][0] : undefined;
}

/** @returns whether both suits are known and different. */
export function differ(one: string | undefined, other: string | undefined): boolean {
  return one !== undefined && other !== undefined && one !== other;
}

/** The starter and all but one of the hand in one suit. */
export function starterFlushes({ hand, last, starter }: Looked): readonly Deviation[] {
  const suit = starter && suitOf(starter);
  const plain = places(last).filter((place) => hand[place] !== JOKER);
  const inside = plain.filter((place) => suit !== undefined && suitOf(hand[place]!) === suit);
  const known = plain.every((place) => suitOf(hand[place]!) !== undefined);
  return known && inside.length === plain.length - 1 && inside.length + 1 >= SMALLEST_FLUSH
    ? [{ by: inside.length + 1, places: [...inside, last] }]
    : [];
}

/** A jack of another suit than the starter, or any jack when a joker is turned up. */
export function wrongNobs({ hand, last, starter }: Looked): readonly Deviation[] {
  if (!starter) return [];
  const isWrong = (jack: Card) => starter === JOKER || differ(suitOf(jack), suitOf(starter));
  return jacksIn(hand)
    .filter((place) => isWrong(hand[place]!))
    .map((place) => ({ by: 1, places: [place, last] }));
}
