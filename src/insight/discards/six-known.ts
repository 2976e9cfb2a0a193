/** The six cards that a player was dealt, by everything that a finished deal shows. */
import type { DealPlayed } from "../../game/deals-played";
import { enteredAt, isWhole } from "../../game/entered";
import { cardsOf } from "../../game/known";
import { type Card, isSuited, type SuitedCard } from "../../rules/cards";
import type { Seat } from "../../rules/ruleset";

/** The six cards of a player as they were dealt, and the two discards. */
export interface Dealt {
  readonly six: readonly SuitedCard[];
  readonly discard: readonly [SuitedCard, SuitedCard];
}

/** Why the six are not known. `ranksOnly`: they are, but not all suits are. */
export type SixGap = "notEntered" | "ranksOnly";

/**
 * Cards entered before the play, or else four that were played and the two that the other player did not discard.
 * Only for games of two players with six cards each.
 */
export function sixKnown({ last }: DealPlayed, seat: Seat): Dealt | SixGap {
  const { deal, form } = last;
  if (!deal) return "notEntered";
  if (isWhole(deal, seat)) {
    const entered = enteredAt(form, deal, seat);
    return dealtOf(entered?.kept ?? [], entered?.discarded ?? []);
  }
  // The crib then shows the discards that were not entered.
  if (!isWhole(deal, 1 - seat)) return "notEntered";
  return dealtOf(cardsOf(last, seat), deal.shown.get("crib") ?? []);
}

/** How many hands have no discard to judge, by the reason. */
export type SixGaps = Readonly<Record<SixGap, number>>;

/** @param deals that are over; one that was dealt again counts once */
export function gapsOf(deals: readonly DealPlayed[], seat: Seat): SixGaps {
  const gaps = { notEntered: 0, ranksOnly: 0 };
  for (const deal of deals) {
    const six = sixKnown(deal, seat);
    if (typeof six === "string") gaps[six] += 1;
  }
  return gaps;
}

function dealtOf(kept: readonly Card[], discard: readonly Card[]): Dealt | SixGap {
  const six = [...kept, ...discard];
  if (kept.length !== 4 || discard.length !== 2 || new Set(six.filter(isSuited)).size < six.filter(isSuited).length) {
    return "notEntered";
  }
  const [one, two] = discard;
  if (!six.every(isSuited) || !one || !two || !isSuited(one) || !isSuited(two)) return "ranksOnly";
  return { six, discard: [one, two] };
}
