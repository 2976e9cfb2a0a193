/** The cards that are known, and who can see them. */
import { type Card, type CardClash, clash } from "../rules/cards";
import { countsOf, isPossibleCount } from "../rules/show/counts";
import type { Form } from "../rules/forms";
import type { Seat } from "../rules/ruleset";
import { withSeen } from "../rules/identify";
import { jokersIn } from "../rules/table-rules";
import { countsAlone, countShown, type Shown, type ShowRules } from "../rules/show/shown";
import { dealtAt, enteredAt, isWhole } from "./entered";
import type { Owner } from "./facts";
import { type Deal, type GameState, phaseOf, showOrder } from "./state";
import { seatOf } from "./sides";
import type { Tally } from "../rules/show/combinations";

/** The seat whose hand is partly entered. It is finished or taken out before the game goes on. */
export function halfEntered(state: GameState): Seat | undefined {
  const { deal } = state;
  const at = deal?.dealt.findIndex((dealt, seat) => dealt.length > 0 && !isWhole(deal, seat)) ?? -1;
  return at < 0 ? undefined : at;
}

/** Whether hands may still be entered: no card has been played. */
export function handsOpen(deal: Deal): boolean {
  return !deal.playEnded && deal.counted.length === 0 && (deal.play?.laid.every((cards) => cards.length === 0) ?? true);
}

/** Seats that were dealt cards and may still enter them, or have done so. */
export function seatsToEnter({ deal, depth }: GameState): readonly Seat[] {
  if (!deal || depth === "points" || !handsOpen(deal)) return [];
  return [...deal.shares.keys()].filter((seat) => (deal.shares[seat]?.dealt ?? 0) > 0);
}

/** The partner whose whole hand comes from this seat's cards; undefined if there is none. */
export function passesTo({ form, deal, seats }: GameState, seat: Seat): Seat | undefined {
  if (!deal) return undefined;
  const partner = seats.findIndex((_, other) => other !== seat && dealtAt(form, deal, other) === seat);
  return partner < 0 ? undefined : partner;
}

/** Whether a seat picks up the crib with its hand. Only the lone player of form B does (rules.md §9.4). */
export function holdsCrib({ form, deal }: GameState, seat: Seat): boolean {
  return form.pickUp && (deal?.shares[seat]?.discards ?? 0) === form.crib;
}

/** Whether the hands of this deal are still hidden from the other players. */
export function handsHidden(state: GameState, deal: number): boolean {
  const phase = phaseOf(state);
  return deal === state.deal?.number && (phase === "starter" || phase === "play");
}

/** The cards a seat kept, if its hand was entered before the play. */
export function keptHand(form: Form, deal: Deal, seat: Seat): readonly Card[] | undefined {
  const from = dealtAt(form, deal, seat);
  const entered = isWhole(deal, from) ? enteredAt(form, deal, from) : undefined;
  return entered && withSeen(from === seat ? entered.kept : entered.passed, deal.told.get(seat) ?? []);
}

/** The known cards of a hand or the crib: those entered before the play, or else those played, dead or shown. */
export function cardsOf(state: GameState, owner: Owner): readonly Card[] {
  const { deal, form } = state;
  if (!deal) return [];
  const shown = deal.shown.get(owner) ?? [];
  if (owner === "crib") return [...knownDiscards(form, deal), ...shown];
  const told = deal.told.get(owner) ?? [];
  if (typeof owner === "string") {
    const seat = seatOf(state, owner);
    return withSeen(isWhole(deal, seat) ? (enteredAt(form, deal, seat)?.passed ?? []) : shown, told);
  }
  const kept = keptHand(form, deal, owner);
  return kept ?? withSeen([...(deal.play?.laid[owner] ?? []), ...(deal.dead[owner] ?? []), ...shown], told);
}

/** The discards of the seats whose cards are all entered. The others may still change. */
function knownDiscards(form: Form, deal: Deal): readonly Card[] {
  const away: Card[] = [];
  for (const seat of deal.dealt.keys())
    if (isWhole(deal, seat)) away.push(...(enteredAt(form, deal, seat)?.discarded ?? []));
  return away;
}

export function sizeOf(form: Form, owner: Owner): number {
  return owner === "crib" ? form.crib : form.hand;
}

/** A hand or the crib as it is counted, once all its cards are known. */
export function shownOf(state: GameState, owner: Owner): Shown | undefined {
  const { deal, form } = state;
  const cards = cardsOf(state, owner);
  if (!deal?.starter || cards.length < sizeOf(form, owner)) return undefined;
  const elsewhere = { cards: cardsElsewhere(state, deal, owner), nobsGone: deal.nobsGone };
  const [hand, starter] = countsAlone(form, owner) ? [cards.slice(0, -1), cards.at(-1)!] : [cards, deal.starter];
  return { hand, starter, of: owner === "crib" ? "crib" : "hand", told: deal.suits.get(owner), elsewhere };
}

/** The count of a hand or the crib, once all its cards are known. */
export function tallyOf(state: GameState, owner: Owner): Tally | undefined {
  const shown = shownOf(state, owner);
  return shown && countShown(shown, showRulesIn(state));
}

export function showRulesIn({ form, rules, countRules }: GameState): ShowRules {
  return { form, house: rules.house, count: countRules };
}

/** Cards of other hands that everybody has seen: those played, and hands counted. Discards are hidden until the crib. */
function cardsElsewhere(state: GameState, deal: Deal, owner: Owner): readonly Card[] {
  return showOrder(state, deal).flatMap((other) => {
    if (other === owner) return [];
    if (deal.counted.includes(other)) return cardsOf(state, other);
    return typeof other === "string" ? [] : (deal.play?.laid[other] ?? []);
  });
}

/** Every card entered in this deal. None of them can be entered again. */
export function seenCards(state: GameState): readonly Card[] {
  const { deal } = state;
  if (!deal) return [];
  const kept = showOrder(state, deal).flatMap((owner) => cardsOf(state, owner));
  return [...turned(deal), ...deal.dealt.filter((_, seat) => !isWhole(deal, seat)).flat(), ...kept];
}

/** The cards that everybody at the table has seen, without hidden hands. */
export function openCards(state: GameState): readonly Card[] {
  const { deal } = state;
  if (!deal) return [...state.cuts.values()];
  const open = [
    ...turned(deal),
    ...(deal.play?.laid.flat() ?? []),
    ...deal.dead.flat(),
    ...[...deal.shown.values()].flat(),
  ];
  return withSeen(open, [...deal.told.values()].flat());
}

function turned({ starter }: Deal): readonly Card[] {
  return starter ? [starter] : [];
}

/** The reason why a card cannot be entered now, given the cards seen. */
export function clashHere(state: GameState, card: Card, seen = seenCards(state)): CardClash | undefined {
  return clash(card, seen, jokersIn(state.countRules));
}

/** Whether a hand or the crib can be worth these points in this game. */
export function isPossible({ form, rules }: GameState, owner: Owner, points: number): boolean {
  return isPossibleCount(points, countsOf(form, rules.house, owner === "crib" ? "crib" : "hand"));
}

/** The most points of one card in the play (rules.md §2.6h): with wild jokers, six of a kind and last card (§9.10). */
export function highestPeg({ countRules }: GameState): number {
  return countRules.jokers === "wild" ? 31 : 15;
}
