/**
 * The chance to win, as the story needs it.
 *
 * A deal pegs in five parts: the starter (heels), the play, the pone's hand, the dealer's hand, the crib. A part
 * that is still to come has its **shares**: how likely each number of points is. A hand whose cards are known has shares of
 * its own.
 */
import type { Card, SuitedCard } from "../../rules/cards";
import type { Chance, Needs } from "../chance/chance";
import type { Shares } from "../chance/shares";
import type { DiscardValue } from "../discards/values";

/** The parts of a deal that pegs are moved in, in order. */
export const PARTS = ["heels", "play", "pone", "dealer", "crib"] as const;
export type Part = (typeof PARTS)[number];

/** The known cards of a deal that is not over. Everything else is taken to be usual. */
export interface Known {
  /** The shares of the hands. */
  readonly pone?: Shares;
  readonly dealer?: Shares;
  /** The average of the crib with the discards known, over every starter. */
  readonly cribMean?: number;
  /** A five makes every hand better. */
  readonly starter?: Card;
  /** Both hands as they are played, by the player who holds them. */
  readonly hands?: { readonly pone: readonly Card[]; readonly dealer: readonly Card[] };
}

/** Everything that a story weighs a game with. Always one table throughout, so that the ledger adds up. */
export interface Odds {
  /** Before a deal. */
  readonly before: (needs: Needs) => Chance;
  /** Within a deal. @param next the first part that is still to come */
  readonly within: (needs: Needs, next: Part, known: Known) => Chance;
  readonly usual: UsualPoints;
  /** The fifteen discards of six cards, the best first. */
  readonly discards: (six: readonly SuitedCard[], crib: "own" | "theirs") => readonly DiscardValue[];
}

/** Average points of a usual deal. */
export interface UsualPoints {
  readonly heels: number;
  readonly play: Needs;
  readonly hand: Needs;
  readonly crib: number;
}

/** Seen from one side. */
export function seenFrom(chance: Chance, deals: boolean): Chance {
  return deals ? chance : { win: 1 - chance.win, skunk: chance.skunked, skunked: chance.skunk };
}
