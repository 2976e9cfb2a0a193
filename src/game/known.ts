/** Which cards are known, and to whom: dealt hands, cards laid, shown and dead. */
import { type Card, without } from "../rules/cards";
import type { Form, Seat } from "../rules/ruleset";
import { tally, type Tally } from "../rules/show";
import type { Owner } from "./facts";
import { type Deal, type GameState, showOrder } from "./state";

/** @returns the seat whose dealt hand is begun and not yet whole: it is finished or left out before the play goes on. */
export function halfTold(state: GameState): Seat | undefined {
  const { deal, form } = state;
  const at = deal?.dealt.findIndex((dealt, seat) => dealt.length > 0 && !keptHand(form, deal, seat)) ?? -1;
  return at < 0 ? undefined : at;
}

/** @returns whether hands may still be tapped in: no card has been played. */
export function handsOpen(deal: Deal): boolean {
  return !deal.playEnded && deal.counted.length === 0 && (deal.play?.laid.every((cards) => cards.length === 0) ?? true);
}

/** @returns the four cards a seat kept, when what it tapped in before the play says so. */
export function keptHand(form: Form, deal: Deal, seat: Seat): readonly Card[] | undefined {
  const dealt = deal.dealt[seat] ?? [];
  const away = deal.discarded[seat] ?? [];
  if (dealt.length < form.dealt || away.length < form.discards) return undefined;
  return without(dealt, away);
}

/**
 * What is known of a hand or the crib: cards dealt or laid away, cards played, and cards shown since.
 * @returns at most as many cards as it holds
 */
export function cardsOf(state: GameState, owner: Owner): readonly Card[] {
  const { deal, form } = state;
  if (!deal) return [];
  const shown = deal.shown.get(owner) ?? [];
  if (owner === "crib") return [...knownDiscards(form, deal), ...shown];
  return keptHand(form, deal, owner) ?? [...(deal.play?.laid[owner] ?? []), ...(deal.dead[owner] ?? []), ...shown];
}

/** Only whole discards count: a half-told one may still be taken back. */
function knownDiscards(form: Form, deal: Deal): readonly Card[] {
  return deal.discarded.flatMap((away, seat) => (keptHand(form, deal, seat) ? away : []));
}

export function sizeOf(form: Form, owner: Owner): number {
  return owner === "crib" ? form.crib : form.hand;
}

/** @returns the count of the hand or crib now shown, once all its cards are known. */
export function tallyOf(state: GameState, owner: Owner): Tally | undefined {
  const { deal, form } = state;
  const cards = cardsOf(state, owner);
  if (!deal?.starter || cards.length < sizeOf(form, owner)) return undefined;
  const elsewhere = { cards: cardsElsewhere(state, deal, owner), nobsGone: deal.nobsGone };
  return tally(cards, deal.starter, owner === "crib" ? "crib" : "hand", deal.told.get(owner), elsewhere);
}

/** What everybody has seen in other hands: cards laid, and hands counted. Discards stay hidden until the crib. */
function cardsElsewhere(state: GameState, deal: Deal, owner: Owner): readonly Card[] {
  return showOrder(state, deal).flatMap((other) => {
    if (other === owner) return [];
    if (deal.counted.includes(other)) return cardsOf(state, other);
    return other === "crib" ? [] : (deal.play?.laid[other] ?? []);
  });
}

/** @returns every card seen this deal: none of them can turn up again. */
export function seenCards(state: GameState): readonly Card[] {
  const { deal } = state;
  const seen: Card[] = [];
  if (!deal) return seen;
  if (deal.starter) seen.push(deal.starter);
  for (const [seat, dealt] of deal.dealt.entries()) {
    if (dealt.length > 0) seen.push(...dealt);
    else seen.push(...(deal.play?.laid[seat] ?? []), ...(deal.dead[seat] ?? []));
  }
  for (const shown of deal.shown.values()) seen.push(...shown);
  return seen;
}

/** @returns the cards everybody at the table has seen; a hand behind its curtain is not among them. */
export function openCards(state: GameState): readonly Card[] {
  const { deal } = state;
  if (!deal) return [...state.cuts.values()];
  return [
    ...(deal.starter ? [deal.starter] : []),
    ...(deal.play?.laid.flat() ?? []),
    ...deal.dead.flat(),
    ...[...deal.shown.values()].flat(),
  ];
}
