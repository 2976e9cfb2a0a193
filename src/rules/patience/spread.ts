/** Cards laid out on numbered places and counted with one starter: what the two patiences share. rules.md §9.18, §9.19. */
import { type Card, type CardClash, clash, isSuited } from "../cards";
import { tally } from "../show/tally";
import type { Tally } from "../show/combinations";

interface Laid {
  /** From 0. */
  readonly place: number;
  readonly card: Card;
}

/** In the order they were laid, one card a place. */
export type Spread = readonly Laid[];

/** Four places counted together with the starter. */
export interface Line {
  readonly places: readonly number[];
  readonly of: "hand" | "crib";
}

export function cardAt(spread: Spread, place: number): Card | undefined {
  return spread.find((laid) => laid.place === place)?.card;
}

/** @returns the first of so many places with no card, or undefined when there is none. */
export function firstEmpty(spread: Spread, size: number): number | undefined {
  for (let place = 0; place < size; place++) if (cardAt(spread, place) === undefined) return place;
  return undefined;
}

/** @returns the spread without the card on this place. */
export function takeOff(spread: Spread, place: number): Spread {
  return spread.filter((laid) => laid.place !== place);
}

/**
 * Why this card cannot be laid here. A card that lies elsewhere can still come to a place that has one: they change
 * places, which is how two that were mixed up are mended.
 */
export function whyNotHere(spread: Spread, place: number, card: Card): CardClash | undefined {
  if (isSuited(card) && cardAt(spread, place) !== undefined && spread.some((laid) => laid.card === card))
    return undefined;
  return clash(
    card,
    takeOff(spread, place).map((laid) => laid.card),
  );
}

/** Lays the card, which `cannotLie` has not refused; what lay there is taken off, or goes where the card came from. */
export function lay(spread: Spread, place: number, card: Card): Spread {
  const there = cardAt(spread, place);
  const from = isSuited(card) ? spread.find((laid) => laid.card === card)?.place : undefined;
  const others = takeOff(spread, place).map((laid) =>
    laid.place === from && there !== undefined ? { place: from, card: there } : laid,
  );
  return [...others, { place, card }];
}

/** @returns the count of four places, or undefined while one of them, or the starter, is empty. */
export function tallyLine(spread: Spread, { places, of }: Line, starterPlace: number): Tally | undefined {
  const starter = cardAt(spread, starterPlace);
  const hand = places.map((place) => cardAt(spread, place)).filter((card) => card !== undefined);
  return starter === undefined || hand.length < places.length ? undefined : tally(hand, starter, of);
}
