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
export type Layout = readonly Laid[];

/** Four places that are counted with the starter. */
export interface Line {
  readonly places: readonly number[];
  readonly of: "hand" | "crib";
}

export function cardAt(layout: Layout, place: number): Card | undefined {
  return layout.find((laid) => laid.place === place)?.card;
}

/** @returns the first empty one of `size` places; undefined when all are taken. */
export function firstEmpty(layout: Layout, size: number): number | undefined {
  for (let place = 0; place < size; place++) if (cardAt(layout, place) === undefined) return place;
  return undefined;
}

export function takeOff(layout: Layout, place: number): Layout {
  return layout.filter((laid) => laid.place !== place);
}

/**
 * @returns why this card cannot be placed here; undefined if it can. A card from another place may go to a taken
 * place: the two cards swap, which corrects two cards that were mixed up
 */
export function whyNotHere(layout: Layout, place: number, card: Card): CardClash | undefined {
  if (isSuited(card) && cardAt(layout, place) !== undefined && layout.some((laid) => laid.card === card))
    return undefined;
  return clash(
    card,
    takeOff(layout, place).map((laid) => laid.card),
  );
}

/** Places a card that `whyNotHere` allows. A card already there is removed, or moves to where the new one came from. */
export function lay(layout: Layout, place: number, card: Card): Layout {
  const there = cardAt(layout, place);
  const from = isSuited(card) ? layout.find((laid) => laid.card === card)?.place : undefined;
  const others = takeOff(layout, place).map((laid) =>
    laid.place === from && there !== undefined ? { place: from, card: there } : laid,
  );
  return [...others, { place, card }];
}

/** @returns the tally of a line; undefined while one of its cards or the starter is missing. */
export function tallyLine(layout: Layout, { places, of }: Line, starterPlace: number): Tally | undefined {
  const starter = cardAt(layout, starterPlace);
  const hand = places.map((place) => cardAt(layout, place)).filter((card) => card !== undefined);
  return starter === undefined || hand.length < places.length ? undefined : tally(hand, starter, of);
}
