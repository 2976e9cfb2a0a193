/** Cards on numbered places, counted with one starter: the base of both one-player games. rules.md §9.18, §9.19. */
import { type Card, type CardClash, clash, isSuited } from "../cards";
import { tally } from "../show/tally";
import type { Tally } from "../show/combinations";

interface Laid {
  /** From 0. */
  readonly place: number;
  readonly card: Card;
}

/** In the order the cards were placed, at most one per place. */
export type Spread = readonly Laid[];

/** Four places that are counted with the starter. */
export interface Line {
  readonly places: readonly number[];
  readonly of: "hand" | "crib";
}

export function cardAt(spread: Spread, place: number): Card | undefined {
  return spread.find((laid) => laid.place === place)?.card;
}

/** @returns the first empty one of `size` places; undefined when all are taken. */
export function firstEmpty(spread: Spread, size: number): number | undefined {
  for (let place = 0; place < size; place++) if (cardAt(spread, place) === undefined) return place;
  return undefined;
}

export function takeOff(spread: Spread, place: number): Spread {
  return spread.filter((laid) => laid.place !== place);
}

/**
 * @returns why this card cannot be placed here; undefined if it can. A card from another place may go to a taken
 * place: the two cards swap, which corrects two cards that were mixed up
 */
export function whyNotHere(spread: Spread, place: number, card: Card): CardClash | undefined {
  if (isSuited(card) && cardAt(spread, place) !== undefined && spread.some((laid) => laid.card === card))
    return undefined;
  return clash(
    card,
    takeOff(spread, place).map((laid) => laid.card),
  );
}

/** Places a card that `whyNotHere` allows. A card already there is removed, or moves to where the new one came from. */
export function lay(spread: Spread, place: number, card: Card): Spread {
  const there = cardAt(spread, place);
  const from = isSuited(card) ? spread.find((laid) => laid.card === card)?.place : undefined;
  const others = takeOff(spread, place).map((laid) =>
    laid.place === from && there !== undefined ? { place: from, card: there } : laid,
  );
  return [...others, { place, card }];
}

/** @returns the tally of a line; undefined while one of its cards or the starter is missing. */
export function tallyLine(spread: Spread, { places, of }: Line, starterPlace: number): Tally | undefined {
  const starter = cardAt(spread, starterPlace);
  const hand = places.map((place) => cardAt(spread, place)).filter((card) => card !== undefined);
  return starter === undefined || hand.length < places.length ? undefined : tally(hand, starter, of);
}
