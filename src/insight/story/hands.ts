/** The hands of a deal that are known card by card, and how likely each count of them is. */
import { enteredAt, isWhole } from "../../game/entered";
import { cardsOf } from "../../game/known";
import type { DealPlayed } from "../../game/deals-played";
import { isSuited, PACK, type Card, type SuitedCard } from "../../rules/cards";
import type { Seat } from "../../rules/ruleset";
import { cribTotal, handTotal, indexOf } from "../../rules/show/fast";
import type { Spread } from "./chances";

export type Four = readonly [SuitedCard, SuitedCard, SuitedCard, SuitedCard];

/** The six cards of a player as they were dealt, and the two discards. */
export interface Dealt {
  readonly six: readonly SuitedCard[];
  readonly discard: readonly [SuitedCard, SuitedCard];
}

function allSuited(cards: readonly Card[], length: number): readonly SuitedCard[] | undefined {
  return cards.length === length && cards.every(isSuited) && new Set(cards).size === length ? cards : undefined;
}

/** @returns undefined unless all six cards were entered with their suits */
export function dealtTo({ last }: DealPlayed, seat: Seat): Dealt | undefined {
  const { deal, form } = last;
  if (!deal || !isWhole(deal, seat)) return undefined;
  const entered = enteredAt(form, deal, seat);
  const six = entered && allSuited(entered.dealt, 6);
  const [one, two] = (entered && allSuited(entered.discarded, 2)) ?? [];
  return six && one && two ? { six, discard: [one, two] } : undefined;
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
