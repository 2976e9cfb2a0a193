/** The hands of a deal that are known card by card, and how likely each count of them is. */
import { cardsOf } from "../../game/known";
import type { DealPlayed } from "../../game/deals-played";
import { isSuited, PACK, type Card, type SuitedCard } from "../../rules/cards";
import type { Seat } from "../../rules/ruleset";
import { cribTotal, handTotal, indexOf } from "../../rules/show/fast";
import { type Dealt, sixKnown } from "../discards/six-known";
import type { Spread } from "./chances";

export type { Dealt };
export type Four = readonly [SuitedCard, SuitedCard, SuitedCard, SuitedCard];

function allSuited(cards: readonly Card[], length: number): readonly SuitedCard[] | undefined {
  return cards.length === length && cards.every(isSuited) && new Set(cards).size === length ? cards : undefined;
}

/** @returns undefined unless all six cards are known with their suits */
export function dealtTo(deal: DealPlayed, seat: Seat): Dealt | undefined {
  const six = sixKnown(deal, seat);
  return typeof six === "string" ? undefined : six;
}

/** The four cards that a player kept, with their suits. */
export function fourOf({ last }: DealPlayed, owner: Seat | "crib"): Four | undefined {
  return allSuited(cardsOf(last, owner), 4) as Four | undefined;
}

export function starterOf({ last }: DealPlayed): SuitedCard | undefined {
  const starter = last.deal?.starter;
  return starter && isSuited(starter) ? starter : undefined;
}

/** The count of four cards with a starter. */
export function countOf(four: Four, starter: SuitedCard, of: "hand" | "crib"): number {
  const [a, b, c, d] = four.map(indexOf) as [number, number, number, number];
  return (of === "crib" ? cribTotal : handTotal)(a, b, c, d, indexOf(starter));
}

/** The counts of four cards over every starter that may be turned up. @param gone cards that cannot be turned up */
export function overStarters(four: Four, gone: readonly SuitedCard[]): Spread {
  const starters = PACK.filter((card) => !four.includes(card) && !gone.includes(card));
  const spread = Array.from({ length: 30 }, () => 0);
  for (const starter of starters) spread[countOf(four, starter, "hand")]! += 1 / starters.length;
  return spread;
}

export function exactly(points: number): Spread {
  return Array.from({ length: points + 1 }, (_, i) => Number(i === points));
}
