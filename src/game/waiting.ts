/** The one thing the table waits for now: a card, a count, a call, a bid, or a peg. */
import { never } from "../base/result";
import { placeOf } from "./card-place";
import type { Owner } from "./facts";
import { enteredAt } from "./entered";
import { cardsOf, keptHand, openCards, sizeOf, tallyOf } from "./known";
import { isHome, sideOf } from "./sides";
import { type GameState, phaseOf, statedCountsNow, statedCountOf, uncounted } from "./state";
import { type Card, rankOf, RANKS, valueOf } from "../rules/cards";
import { unseen } from "../rules/identify";
import { isAlone, mayGo, type Play } from "../rules/play/state";
import type { Seat, Side } from "../rules/ruleset";
import { overcount, type Ruling } from "../rules/wrong-counts";
import { mayAddGo, settleHand } from "./stated-counts";
import type { Tally } from "../rules/show/combinations";

/** The next thing that the table waits for, with what the screen needs to ask for it. */
export type Waiting =
  | { readonly for: "cut"; readonly seat: Seat }
  /** A bid above `high`, or a pass. */
  | {
      readonly for: "auction";
      readonly seat: Seat;
      readonly high: number;
      readonly bidder: Seat | undefined;
    }
  | { readonly for: "starter" }
  | { readonly for: "dealt"; readonly seat: Seat; readonly cards: readonly Card[]; readonly missing: number }
  | { readonly for: "discards"; readonly seat: Seat; readonly cards: readonly Card[]; readonly missing: number }
  /** Cards for the partner or for a second hand; `cards` are those not discarded. */
  | { readonly for: "passes"; readonly seat: Seat; readonly cards: readonly Card[]; readonly missing: number }
  | {
      readonly for: "card";
      readonly seat: Seat;
      readonly mayGo: boolean;
      /** The others have all said go. */
      readonly alone: boolean;
      /** The seat that may still state the points of the last card. */
      readonly says: Seat | undefined;
      /** The seat in `says` has counted its card and may add one for go. */
      readonly addGo: boolean;
    }
  /** The points of the last card of the play. */
  | { readonly for: "says"; readonly seat: Seat }
  | { readonly for: "shown"; readonly owner: Owner; readonly cards: readonly Card[]; readonly missing: number }
  /** The player states the count of a hand. This does not hold the true worth, so the screen cannot show it. */
  | { readonly for: "count"; readonly owner: Owner; readonly cards: readonly Card[] }
  /** The others accept the stated count, or call it. */
  | {
      readonly for: "call";
      readonly owner: Owner;
      readonly cards: readonly Card[];
      readonly stated: number;
      readonly at: number;
      readonly of: string;
    }
  | { readonly for: "peg"; readonly owner: Owner; readonly tally: Tally; readonly settled: Settled | undefined }
  /** Points for any side, or the next deal. For games where no cards are entered. */
  | { readonly for: "points" }
  /** The points of the play as plain numbers, because its cards are not entered. */
  | { readonly for: "chips" }
  | { readonly for: "nothing" };

/** The stated count of the hand that is counted, and its ruling. */
export interface Settled {
  /** Its place among the stated counts of this deal, from 0. */
  readonly at: number;
  readonly of: string;
  readonly stated: number;
  readonly called: Side | undefined;
  /** Points that the others may still claim, because the count was too high. */
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

function handOf({ deal, form }: GameState, step: "cardDealt" | "discarded" | "cardPassed", seat: Seat): Waiting {
  const { dealt: all = 0, discards = 0, passes = 0 } = deal?.shares[seat] ?? {};
  const cards = (deal && enteredAt(form, deal, seat)?.dealt) ?? [];
  const away = deal?.discarded[seat] ?? [];
  if (step === "cardDealt") return { for: "dealt", seat, cards, missing: all - cards.length };
  if (step === "discarded") return { for: "discards", seat, cards, missing: discards - away.length };
  const passed = deal?.passed[seat] ?? [];
  return { for: "passes", seat, cards: unseen(cards, away), missing: passes - passed.length };
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
    mayGo: mayGo(play) && goIsOpen(state, play),
    alone: isAlone(play),
    says,
    addGo: adds !== undefined,
  };
}

/**
 * The entered hand of the player to play or, once the play is over, of the one who played its last card.
 * @param waiting what `state` waits for
 * @returns the seat and its four cards, also those played already; undefined if the hand was not entered
 */
export function handToPlay(state: GameState, waiting: Waiting) {
  const { form, deal } = state;
  const last = phaseOf(state) === "show" ? deal?.play?.ended.at(-1)?.seat : undefined;
  const seat = waiting.for === "card" ? waiting.seat : last;
  const hand = deal && seat !== undefined && keptHand(form, deal, seat);
  return hand ? { seat, hand } : undefined;
}

/**
 * Whether a go is news. It is not when everybody has seen all cards that fit: then the next card says the goes before
 * it. Where the players count, a go is a chance to count; in a single series no card follows it.
 */
function goIsOpen(state: GameState, { count, rules, jokers }: Play): boolean {
  if (state.counting !== "app" || rules.oneSeries || jokers > 0) return true;
  const seen = openCards(state).map(rankOf);
  return RANKS.some((rank) => count + valueOf(rank) <= 31 && seen.filter((one) => one === rank).length < 4);
}

function shownOf(state: GameState, owner: Owner): Waiting {
  const tally = tallyOf(state, owner);
  if (tally) return countedOf(state, owner, tally);
  const cards = cardsOf(state, owner);
  return { for: "shown", owner, cards, missing: sizeOf(state.form, owner) - cards.length };
}

/** With muggins the others may call the count before anything is shown. */
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
