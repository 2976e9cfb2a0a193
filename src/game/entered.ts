/**
 * The hands entered before the play: where each card went, and what is known of it by now. Cards entered, discarded,
 * passed on and laid are kept as they were entered; everything else about them is worked out here.
 */
import type { Card } from "../rules/cards";
import type { Form } from "../rules/forms";
import { certain, identify, unseen, withSeen } from "../rules/identify";
import type { Seat } from "../rules/ruleset";
import type { Deal } from "./state";

/** Whether all cards of a seat are entered: dealt, discarded and passed on. */
export function isWhole(deal: Deal, seat: Seat): boolean {
  const share = deal.shares[seat];
  const dealt = deal.dealt[seat] ?? [];
  if (!share || dealt.length === 0 || dealt.length < share.dealt) return false;
  return deal.discarded[seat]!.length >= share.discards && deal.passed[seat]!.length >= share.passes;
}

/** The seat that was dealt this seat's hand: the seat itself, or a partner who gives this seat all of its cards. */
export function dealtAt(form: Form, deal: Deal, seat: Seat): Seat {
  const given = form.passedTo === "partner" && deal.shares[seat]?.dealt === 0;
  return given ? (seat + form.players / 2) % form.players : seat;
}

/** Whether the hand that a seat plays was entered before the play. */
export function isEntered(form: Form, deal: Deal, seat: Seat): boolean {
  return isWhole(deal, dealtAt(form, deal, seat));
}

/** The cards dealt to one seat, as they are known by now. Together the first three are all of them. */
export interface Entered {
  readonly kept: readonly Card[];
  /** In the order in which they were discarded and passed on. */
  readonly discarded: readonly Card[];
  readonly passed: readonly Card[];
  /** All of them, in the order dealt. */
  readonly dealt: readonly Card[];
  /** The kept cards that are not laid yet. */
  readonly left: readonly Card[];
}

/** @returns undefined if the cards that left the hand cannot all have come from it */
export function enteredAt(form: Form, deal: Deal, seat: Seat): Entered | undefined {
  const cards = deal.dealt[seat] ?? [];
  const discarded = deal.discarded[seat] ?? [];
  const given = deal.passed[seat] ?? [];
  const partner = form.passedTo === "partner" ? (seat + form.players / 2) % form.players : undefined;
  const shown = partner === undefined ? [] : laidBy(deal, partner);
  const passed = withSeen(given, shown);
  const away = [...discarded, ...passed];
  const seen = [...away, ...laidBy(deal, seat)];
  const at = identify(cards, seen);
  if (!at || !identify(given, shown)) return undefined;
  const dealt = withSeen(cards, seen, at);
  const here = (from: number, end?: number) => at.slice(from, end).map((place) => dealt[place]!);
  const stays = (gone: readonly number[]) => dealt.filter((_, place) => !gone.includes(place));
  return {
    kept: stays(at.slice(0, away.length)),
    discarded: here(0, discarded.length),
    passed: here(discarded.length, away.length),
    dealt,
    left: stays(at),
  };
}

/**
 * Takes a card from the entered hand of the seat that lays it.
 * @returns the card, with its suit if that is certain; the rest of the hand; all cards dealt with it, as they were known
 * before; undefined if the hand cannot hold the card
 */
export function layFrom(
  form: Form,
  deal: Deal,
  seat: Seat,
  card: Card,
): { readonly card: Card; readonly left: readonly Card[]; readonly dealt: readonly Card[] } | undefined {
  const from = dealtAt(form, deal, seat);
  const before = laidBy(deal, seat);
  const laid = [...before, card];
  const play = deal.play && { ...deal.play, laid: deal.play.laid.with(seat, laid) };
  const all = enteredAt(form, { ...deal, play }, from);
  if (!all) return undefined;
  const dealt = enteredAt(form, deal, from)?.dealt ?? [];
  if (from !== seat)
    return { card: certain(deal.passed[from] ?? [], before, card), left: unseen(all.passed, laid), dealt };
  const away = [...all.discarded, ...all.passed, ...before];
  return { card: certain(deal.dealt[seat] ?? [], away, card), left: all.left, dealt };
}

function laidBy({ play }: Deal, seat: Seat): readonly Card[] {
  return play?.laid[seat] ?? [];
}
