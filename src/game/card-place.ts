/** Decides where the next card goes. The pad, its dimmed keys, the prompt and the log all ask here. */
import type { Card } from "../rules/cards";
import type { Seat } from "../rules/ruleset";
import type { Owner, TableFact } from "./facts";
import { cardsOf, halfEntered, sizeOf, tallyOf } from "./known";
import { isOn, otherSides, sideOf, targetOf } from "./sides";
import { type Deal, type GameState, phaseOf, showing, showOrder } from "./state";

type WithoutCard<F> = F extends unknown ? Omit<F, "card"> : never;

/** The fact that the next card will record, without the card itself. */
export type CardPlace = WithoutCard<Extract<TableFact, { readonly card: Card }>>;
type HandPlace = Extract<CardPlace, { type: "cardDealt" | "discarded" | "cardPassed" }>;

/**
 * The place of the next card on the table; undefined when it expects none: during an auction, where only points are
 * kept, and when the game is over.
 * @param asked the seat whose hand somebody wants to enter
 */
export function placeOf(state: GameState, asked?: Seat): CardPlace | undefined {
  const { deal, depth } = state;
  const phase = phaseOf(state);
  if (phase === "over") return undefined;
  if (!deal) {
    const seat = state.cutters.find((cutter) => !state.cuts.has(cutter));
    return seat === undefined ? undefined : { type: "cut", seat };
  }
  if (depth === "points" || phase === "auction") return undefined;
  if (phase === "show") {
    const owner = showing(state);
    return owner === undefined ? undefined : { type: "cardShown", owner };
  }
  // A hand is entered whole before anything else goes on.
  const seat = halfEntered(state) ?? asked;
  if (seat !== undefined) return handPlaceOf(deal, seat);
  if (phase === "starter") return { type: "starterTurned" };
  return depth === "hands" ? undefined : { type: "cardPlayed" };
}

/**
 * Hands only: the place of a card that also ends the play, or pegs the hand just counted. Undefined where the players
 * count, where a suit is still asked, where the hand wins, and where the crib leads to an auction.
 */
function endingPlaceOf(state: GameState): CardPlace | undefined {
  const { deal, depth, form } = state;
  if (!deal || depth !== "hands" || halfEntered(state) !== undefined) return undefined;
  const order = showOrder(state, deal);
  const isOpen = (owner: (typeof order)[number]) => cardsOf(state, owner).length < sizeOf(form, owner);
  const [first] = order;
  if (phaseOf(state) === "play")
    return first !== undefined && isOpen(first) ? { type: "cardShown", owner: first, ends: true } : undefined;
  const owner = showing(state);
  const tally = owner === undefined || state.counting !== "app" ? undefined : tallyOf(state, owner);
  if (owner === undefined || !tally || tally.open.flush.length > 0 || tally.open.nobs) return undefined;
  const side = sideOf(state, owner);
  if ((state.sides[side]?.front ?? 0) + tally.total >= targetOf(state, side)) return undefined;
  if (owner === "crib") return isOn(state, "auction") ? undefined : { type: "starterTurned", ends: true };
  const next = order[order.indexOf(owner) + 1];
  return next !== undefined && isOpen(next) ? { type: "cardShown", owner: next, ends: true } : undefined;
}

/** Hands only: the hand whose first card ends the play. Only with two sides, whose numbers leave room for its pad. */
export function handAfterChips(state: GameState): Owner | undefined {
  const place = otherSides(state).length === 2 && phaseOf(state) === "play" ? endingPlaceOf(state) : undefined;
  return place?.type === "cardShown" ? place.owner : undefined;
}

/** The place of the next card, which may end what is open before it. */
export function nextPlaceOf(state: GameState, asked?: Seat): CardPlace | undefined {
  return (asked === undefined ? endingPlaceOf(state) : undefined) ?? placeOf(state, asked);
}

/** The place of the next card of a seat's own hand: dealt until all are there, then discarded, then passed on. */
export function handPlaceOf(deal: Deal | undefined, seat: Seat): HandPlace {
  const { dealt = 0, discards = 0 } = deal?.shares[seat] ?? {};
  if ((deal?.dealt[seat]?.length ?? 0) < dealt) return { type: "cardDealt", seat };
  return { type: (deal?.discarded[seat]?.length ?? 0) < discards ? "discarded" : "cardPassed", seat };
}
