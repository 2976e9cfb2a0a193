/** Before the play: hands that are entered, their discards, and the starter. */
import { isSuited, JOKER, rankOf, type Card, fivesIn, isDeclared } from "../../rules/cards";
import { certain, identify } from "../../rules/identify";
import { startPlay } from "../../rules/play/play";
import { type Held } from "../../rules/play/state";
import { ok, refuse } from "../../base/result";
import type { Seat } from "../../rules/ruleset";
import type { Refusal } from "../refusals";
import { enteredAt } from "../entered";
import { type Outcome, peg, quietly, withWin } from "./peg";
import { jokersIn } from "../../rules/table-rules";
import { clashHere, halfEntered, handsOpen, keptHand, seenCards } from "../known";
import { type Deal, type GameState } from "../state";
import { isOn, sideAt } from "../sides";

export function dealCard(state: GameState, deal: Deal, seat: Seat, card: Card): Outcome {
  const dealt = deal.dealt[seat];
  const share = deal.shares[seat];
  if (!dealt || !share) return refuse("nobody");
  if (deal.auction?.turn !== undefined) return refuse("auctionOpen");
  if (!handsOpen(deal)) return refuse("notNow");
  if (dealt.length >= share.dealt) return refuse(whyFull(deal, seat));
  if (isDeclared(card)) return refuse("noJokers");
  const clashed = clashHere(state, card);
  return clashed
    ? refuse(clashed)
    : quietly(withHands(state, { ...deal, dealt: deal.dealt.with(seat, [...dealt, card]) }));
}

function whyFull({ order }: Deal, seat: Seat): Refusal {
  return order.includes(seat) ? "handFull" : "sideHome";
}

/** Discards one of the cards dealt. */
export function discard(state: GameState, deal: Deal, seat: Seat, card: Card): Outcome {
  const away = deal.discarded[seat] ?? [];
  const share = deal.shares[seat];
  if (!share) return refuse("nobody");
  if (!handsOpen(deal)) return refuse("notNow");
  if (away.length >= share.discards) return refuse(whyFull(deal, seat));
  const told = putBy(state, deal, seat, card);
  if (typeof told === "string") return refuse(told);
  const left = share.discards - away.length;
  if (isOn(state, "tossFives") && rankOf(told.gone) !== "5" && fivesIn(told.left) >= left) return refuse("throwFives");
  return quietly(withHands(state, { ...deal, discarded: deal.discarded.with(seat, [...away, told.gone]) }));
}

/** Gives a card to a partner without cards, or puts it into the second hand (rules.md §9.2, §9.17). */
export function passCard(state: GameState, deal: Deal, seat: Seat, card: Card): Outcome {
  const passed = deal.passed[seat] ?? [];
  const { discards = 0, passes = 0 } = deal.shares[seat] ?? {};
  if (!handsOpen(deal)) return refuse("notNow");
  if (passed.length >= passes) return refuse(whyFull(deal, seat));
  if ((deal.discarded[seat] ?? []).length < discards) return refuse("cardsMissing");
  const told = putBy(state, deal, seat, card);
  if (typeof told === "string") return refuse(told);
  return quietly(withHands(state, { ...deal, passed: deal.passed.with(seat, [...passed, told.gone]) }));
}

/**
 * Finds a card in a whole hand, to discard it or pass it on.
 * @returns the card, with its suit if that is certain; the cards of the hand before this one leaves it
 */
function putBy(
  state: GameState,
  deal: Deal,
  seat: Seat,
  card: Card,
): { readonly gone: Card; readonly left: readonly Card[] } | Refusal {
  const cards = deal.dealt[seat];
  if (!cards) return "nobody";
  if (cards.length < (deal.shares[seat]?.dealt ?? 0)) return "cardsMissing";
  if (isDeclared(card)) return "noJokers";
  const away = [...(deal.discarded[seat] ?? []), ...(deal.passed[seat] ?? [])];
  const entered = identify(cards, [...away, card]) && enteredAt(state.form, deal, seat);
  if (!entered) return "notDealt";
  if (clashesAsTold(state, entered.dealt, card)) return "cardSeen";
  return { gone: certain(cards, away, card), left: entered.left };
}

/** Whether a card of a hand, entered by rank before and named with its suit now, has been seen elsewhere. */
export function clashesAsTold(state: GameState, hand: readonly Card[], card: Card): boolean {
  return isSuited(card) && !hand.includes(card) && seenCards(state).includes(card);
}

export function forgetHand(state: GameState, deal: Deal, seat: Seat): Outcome {
  if (!deal.dealt[seat]) return refuse("nobody");
  if (!handsOpen(deal)) return refuse("notNow");
  return quietly(
    withHands(state, {
      ...deal,
      dealt: deal.dealt.with(seat, []),
      discarded: deal.discarded.with(seat, []),
      passed: deal.passed.with(seat, []),
    }),
  );
}

/**
 * Turns the starter. His heels are two points and can win (rules.md §1.8); a wild joker is worth two as well, a
 * naught joker one (§9.10–9.11).
 */
export function turnStarter(state: GameState, deal: Deal, card: Card): Outcome {
  if (deal.starter) return refuse("notNow");
  if (deal.auction?.turn !== undefined) return refuse("auctionOpen");
  if (halfEntered(state) !== undefined) return refuse("handHalfEntered");
  if (isDeclared(card)) return refuse("noJokers");
  const clashed = clashHere(state, card);
  if (clashed) return refuse(clashed);
  const turned = withHands(state, { ...deal, starter: card });
  const points = heelsOf(state, card);
  if (points === 0) return quietly(turned);
  const pegged = peg(turned, sideAt(state, deal.dealer), points, "heels");
  return ok(withWin(pegged, [{ kind: "heels", seat: deal.dealer, points }]));
}

function heelsOf({ countRules }: GameState, starter: Card): number {
  if (starter === JOKER) return countRules.jokers === "wild" ? 2 : 1;
  return rankOf(starter) === "J" ? 2 : 0;
}

/** Starts the play again with the hands entered so far. */
function withHands(state: GameState, deal: Deal): GameState {
  if (!deal.starter) return { ...state, deal };
  const held: Held[] = state.seats.map((_, seat) => {
    const known = keptHand(state.form, deal, seat);
    return known ? { known, unknown: 0 } : { known: [], unknown: deal.order.includes(seat) ? state.form.hand : 0 };
  });
  const jokers = jokersIn(state.countRules) - (deal.starter === JOKER ? 1 : 0);
  return { ...state, deal: { ...deal, play: startPlay(deal.dealer, held, state.playRules, jokers) } };
}
