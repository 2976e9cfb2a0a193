/** Before the first card: hands tapped in behind the curtain, what they lay away, and the starter. */
import { clash, isSuited, rankOf, type Card, without } from "../rules/cards";
import { findCard, startPlay, type Held } from "../rules/play";
import { ok, refuse } from "../rules/result";
import type { Seat } from "../rules/ruleset";
import { type Outcome, peg, quietly, tell } from "./pegging";
import { halfTold, handsOpen, keptHand, seenCards } from "./known";
import { type Deal, type GameState, sideOf } from "./state";

export function dealCard(state: GameState, deal: Deal, seat: Seat, card: Card): Outcome {
  const dealt = deal.dealt[seat];
  if (!dealt) return refuse("nobody");
  if (!handsOpen(deal)) return refuse("notNow");
  if (dealt.length >= state.form.dealt) return refuse("handFull");
  const clashed = clash(card, seenCards(state));
  return clashed
    ? refuse(clashed)
    : quietly(withHands(state, { ...deal, dealt: deal.dealt.with(seat, [...dealt, card]) }));
}

/** Lays away one of the cards dealt; once a seat's discards are whole its four cards are known (product.md §3). */
export function discard(state: GameState, deal: Deal, seat: Seat, card: Card): Outcome {
  const dealt = deal.dealt[seat];
  const away = deal.discarded[seat];
  if (!dealt || !away) return refuse("nobody");
  if (!handsOpen(deal)) return refuse("notNow");
  if (dealt.length < state.form.dealt) return refuse("cardsMissing");
  if (away.length >= state.form.discards) return refuse("handFull");
  const left = without(dealt, away);
  const at = findCard(left, card);
  const told = left[at];
  if (told === undefined) return refuse("notDealt");
  const gone = isSuited(told) ? told : card;
  if (clashesAsTold(state, dealt, gone)) return refuse("cardSeen");
  const known = { ...deal, dealt: deal.dealt.with(seat, learn(dealt, gone)) };
  return quietly(withHands(state, { ...known, discarded: deal.discarded.with(seat, [...away, gone]) }));
}

/** A card dealt by rank alone, and named with its suit since: is that very card somewhere else already? */
export function clashesAsTold(state: GameState, dealt: readonly Card[], card: Card): boolean {
  return isSuited(card) && !dealt.includes(card) && seenCards(state).includes(card);
}

/** The hand as it is known once one of its cards has shown its suit. */
export function learn(dealt: readonly Card[], card: Card): readonly Card[] {
  const at = dealt.includes(card) ? -1 : dealt.indexOf(rankOf(card));
  return at < 0 ? dealt : dealt.with(at, card);
}

export function forgetHand(state: GameState, deal: Deal, seat: Seat): Outcome {
  if (!deal.dealt[seat]) return refuse("nobody");
  if (!handsOpen(deal)) return refuse("notNow");
  return quietly(
    withHands(state, { ...deal, dealt: deal.dealt.with(seat, []), discarded: deal.discarded.with(seat, []) }),
  );
}

/** The starter opens the play; a jack is two for his heels, pegged at once, and can win (rules.md §1.8). */
export function turnStarter(state: GameState, deal: Deal, card: Card): Outcome {
  if (deal.starter) return refuse("notNow");
  if (halfTold(state) !== undefined) return refuse("handHalfTold");
  const clashed = clash(card, seenCards(state));
  if (clashed) return refuse(clashed);
  const turned = withHands(state, { ...deal, starter: card });
  if (rankOf(card) !== "J") return quietly(turned);
  return ok(tell(peg(turned, sideOf(state, "crib"), 2, "heels"), [{ kind: "heels", seat: deal.dealer }]));
}

/** The play knows what the hands tapped in so far tell. */
function withHands(state: GameState, deal: Deal): GameState {
  if (!deal.starter) return { ...state, deal };
  const held: Held[] = state.seats.map((_, seat) => {
    const known = keptHand(state.form, deal, seat);
    return known ? { known, unknown: 0 } : { known: [], unknown: state.form.hand };
  });
  return { ...state, deal: { ...deal, play: startPlay(deal.dealer, held, state.rules.goTiming) } };
}
