import { never } from "../base/result";
import { placeOf } from "./card-place";
import type { Owner } from "./facts";
import { cardsOf, keptHand, sizeOf, tallyOf } from "./known";
import { isHome, sideOf } from "./sides";
import { type GameState, phaseOf, statedCountsNow, statedCountOf, uncounted } from "./state";
import { type Card, without } from "../rules/cards";
import { isAlone, mayGo } from "../rules/play/state";
import type { Seat, Side } from "../rules/ruleset";
import { overcount, type Ruling } from "../rules/settle";
import { mayAddGo, settleHand } from "./stated-counts";
import type { Tally } from "../rules/show/combinations";

/** What the table waits for now. */
export type Waiting =
  | { readonly for: "cut"; readonly seat: Seat }
  /** The next bid for the crib, above `high`; nobody has bid while there is no bidder. */
  | {
      readonly for: "auction";
      readonly seat: Seat;
      readonly high: number;
      readonly bidder: Seat | undefined;
    }
  | { readonly for: "starter" }
  | { readonly for: "dealt"; readonly seat: Seat; readonly cards: readonly Card[]; readonly missing: number }
  | { readonly for: "discards"; readonly seat: Seat; readonly cards: readonly Card[]; readonly missing: number }
  /** For the partner, or for a second hand: `cards` are those not laid away. */
  | { readonly for: "passes"; readonly seat: Seat; readonly cards: readonly Card[]; readonly missing: number }
  | {
      readonly for: "card";
      readonly seat: Seat;
      readonly mayGo: boolean;
      /** Nobody else is left in this series. */
      readonly alone: boolean;
      /** The seat's own cards, when it tapped them in. */
      readonly hand: readonly Card[] | undefined;
      /** Who may still say what his card pegs. */
      readonly says: Seat | undefined;
      /** His card is counted; he alone is left, and may add one for go. */
      readonly addGo?: boolean;
    }
  /** The last card of the play is laid: what does it peg? */
  | { readonly for: "says"; readonly seat: Seat }
  | { readonly for: "shown"; readonly owner: Owner; readonly cards: readonly Card[]; readonly missing: number }
  /** Its player counts it aloud. What it counts is not even here. */
  | { readonly for: "count"; readonly owner: Owner; readonly cards: readonly Card[] }
  /** It was counted aloud: do the others let it stand? */
  | {
      readonly for: "call";
      readonly owner: Owner;
      readonly cards: readonly Card[];
      readonly stated: number;
      readonly at: number;
      readonly of: string;
    }
  | { readonly for: "peg"; readonly owner: Owner; readonly tally: Tally; readonly settled: Settled | undefined }
  /** A scoreboard: points for anybody, and the next deal. */
  | { readonly for: "points" }
  /** The play is pegged by hand, then the show begins. */
  | { readonly for: "chips" }
  | { readonly for: "nothing" };

/** What was said of the hand that is up, and what it earns whom. */
export interface Settled {
  /** Its place among the claims of this deal. */
  readonly at: number;
  readonly of: string;
  readonly stated: number;
  readonly called: Side | undefined;
  /** What the others may still ask for, because it was too much. */
  readonly excess: number;
  readonly ruling: Ruling;
}

/** @param asked the seat whose hand somebody wants to enter */
export function waitingOf(state: GameState, asked?: Seat): Waiting {
  const place = placeOf(state, asked);
  if (!place) return waitingWithoutCard(state);
  switch (place.type) {
    case "cut":
      return { for: "cut", seat: place.seat };
    case "cardDealt":
    case "discarded":
    case "cardPassed":
      return handOf(state, place.type, place.seat);
    case "starterTurned":
      return { for: "starter" };
    case "cardPlayed":
      return turnOf(state);
    case "cardShown":
      return shownOf(state, place.owner);
    default:
      return never(place);
  }
}

function waitingWithoutCard(state: GameState): Waiting {
  const { deal, depth } = state;
  if (!deal || phaseOf(state) === "over") return { for: "nothing" };
  if (depth === "points") return { for: "points" };
  const { auction } = deal;
  if (auction?.turn !== undefined)
    return { for: "auction", seat: auction.turn, high: auction.high, bidder: auction.bidder };
  return depth === "hands" && phaseOf(state) === "play" ? { for: "chips" } : { for: "nothing" };
}

function handOf({ deal }: GameState, step: "cardDealt" | "discarded" | "cardPassed", seat: Seat): Waiting {
  const { dealt: all = 0, discards = 0, passes = 0 } = deal?.shares[seat] ?? {};
  const cards = deal?.dealt[seat] ?? [];
  const away = deal?.discarded[seat] ?? [];
  if (step === "cardDealt") return { for: "dealt", seat, cards, missing: all - cards.length };
  if (step === "discarded") return { for: "discards", seat, cards, missing: discards - away.length };
  const passed = deal?.passed[seat] ?? [];
  return { for: "passes", seat, cards: without(cards, away), missing: passes - passed.length };
}

function turnOf(state: GameState): Waiting {
  const { deal } = state;
  const adds = state.counting === "app" ? undefined : mayAddGo(state)?.seat;
  const says = uncounted(state)?.seat ?? adds;
  if (deal?.play?.turn === undefined) return says === undefined ? { for: "nothing" } : { for: "says", seat: says };
  const { play } = deal;
  const seat = deal.play.turn;
  return {
    for: "card",
    seat,
    mayGo: mayGo(play),
    alone: isAlone(play),
    hand: keptHand(state.form, deal, seat),
    says,
    ...(adds === undefined ? {} : { addGo: true }),
  };
}

function shownOf(state: GameState, owner: Owner): Waiting {
  const tally = tallyOf(state, owner);
  if (tally) return countedOf(state, owner, tally);
  const cards = cardsOf(state, owner);
  return { for: "shown", owner, cards, missing: sizeOf(state.form, owner) - cards.length };
}

/** A whole hand is pegged, or counted aloud first; with muggins the others have their say before anything is shown. */
function countedOf(state: GameState, owner: Owner, tally: Tally): Waiting {
  const claim = statedCountOf(state, owner);
  const settled = settleHand(state, owner);
  const at = claim ? statedCountsNow(state).indexOf(claim) : -1;
  const { cards } = tally;
  const of = String(owner);
  if (state.counting === "app" || isHome(state, sideOf(state, owner)))
    return { for: "peg", owner, tally, settled: undefined };
  if (!claim || !settled) return { for: "count", owner, cards };
  const stated = claim.stated ?? 0;
  if (state.counting === "muggins" && !claim.call) return { for: "call", owner, cards, stated, at, of };
  const excess = claim.call ? 0 : overcount({ ...settled, stated });
  return {
    for: "peg",
    owner,
    tally,
    settled: { at, of, stated, called: claim.call?.side, excess, ruling: settled.ruling },
  };
}
