/** What the facts of one game amount to. Computed, never stored. */
import { type Card, without } from "../rules/cards";
import type { PlayReason } from "../rules/pegs";
import type { Play, PlayHappening } from "../rules/play";
import type { Hole } from "../rules/result";
import { type Form, fromLeftOf, lossAt, type Loss, type Ruleset, type Seat, type Side } from "../rules/ruleset";
import type { SuitsTold, Tally } from "../rules/show";
import { tally } from "../rules/show";
import type { Depth, Owner, SeatSetup, TypedFor } from "./facts";

/**
 * `cut`: nobody deals yet. `starter`: hands may be tapped in, the starter is awaited. `play`, `show`: as they say.
 * `over`: a side is home.
 */
const PHASES = ["cut", "starter", "play", "show", "over"] as const;
export type Phase = (typeof PHASES)[number];

/** What points were pegged for. */
const PEG_KINDS = ["heels", "play", "hand", "crib", "points", "correction"] as const;
export type PegKind = (typeof PEG_KINDS)[number];

export interface Peg {
  readonly side: Side;
  /** Holes moved: never past the game hole, and back only for a correction. */
  readonly points: number;
  readonly kind: PegKind;
  /** What scored, for points of the play; empty for the others. */
  readonly reasons: readonly PlayReason["kind"][];
  readonly deal: number;
}

/** The two pegs of a side: where it stands, and where it stood before. */
export interface Pegs {
  readonly front: Hole;
  readonly rear: Hole;
}

/** One round: deal, discard, cut, play, show. */
export interface Deal {
  readonly number: number;
  readonly dealer: Seat;
  /** What each seat tapped in before the play: cards received, and those of them laid away. */
  readonly dealt: readonly (readonly Card[])[];
  readonly discarded: readonly (readonly Card[])[];
  readonly starter: Card | undefined;
  readonly play: Play | undefined;
  readonly playEnded: boolean;
  readonly shown: ReadonlyMap<Owner, readonly Card[]>;
  readonly told: ReadonlyMap<Owner, SuitsTold>;
  /** Hands and crib counted so far, in order. */
  readonly counted: readonly Owner[];
  /** Somebody's count had the jack of the starter's suit, so no other can. */
  readonly nobsGone: boolean;
}

export interface GameState {
  readonly rules: Ruleset;
  readonly form: Form;
  readonly seats: readonly SeatSetup[];
  readonly depth: Depth;
  /** Who cuts in this round of cutting: all, then those tied for lowest. */
  readonly cutters: readonly Seat[];
  /** The cards cut in this round, by seat. */
  readonly cuts: ReadonlyMap<Seat, Card>;
  readonly sides: readonly Pegs[];
  /** Every peg of the game, in order. */
  readonly pegs: readonly Peg[];
  /** Undefined while nobody deals yet. */
  readonly deal: Deal | undefined;
  readonly winner: Side | undefined;
}

/** What one fact brought about, in order: the log reads it, and the last of them is what the table hears. */
export type Happening =
  | PlayHappening
  | { readonly kind: "cutTied" }
  | { readonly kind: "dealer"; readonly dealer: Seat; readonly deal: number }
  | { readonly kind: "heels"; readonly seat: Seat }
  | {
      readonly kind: "counted";
      readonly owner: Owner;
      readonly side: Side;
      readonly tally: Tally | undefined;
      readonly points: number;
    }
  | { readonly kind: "typed"; readonly side: Side; readonly points: number; readonly for: TypedFor }
  | { readonly kind: "voided" }
  | { readonly kind: "won"; readonly side: Side; readonly loss: Loss };

export function phaseOf(state: GameState): Phase {
  if (state.winner !== undefined) return "over";
  if (!state.deal) return "cut";
  if (!state.deal.play) return "starter";
  return playOpen(state.deal) ? "play" : "show";
}

export function playOpen(deal: Deal): boolean {
  return !deal.playEnded && deal.play?.turn !== undefined;
}

/** The order of the show: left of the dealer first, the dealer's hand, then the crib (rules.md §4.2). */
export function showOrder(state: GameState, deal: Deal): readonly Owner[] {
  return [...fromLeftOf(deal.dealer, state.seats.length), "crib"];
}

/** @returns whose cards are to be counted now; undefined before the show and after the crib. */
export function showing(state: GameState): Owner | undefined {
  return phaseOf(state) === "show" && state.deal
    ? showOrder(state, state.deal).find((owner) => !state.deal?.counted.includes(owner))
    : undefined;
}

/** @returns the side a hand or the crib is pegged for. */
export function sideOf(state: GameState, owner: Owner): Side {
  const seat = owner === "crib" ? (state.deal?.dealer ?? 0) : owner;
  return state.seats[seat]?.side ?? 0;
}

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
  return keptHand(form, deal, owner) ?? [...(deal.play?.laid[owner] ?? []), ...shown];
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
  for (const [seat, dealt] of deal.dealt.entries())
    seen.push(...(dealt.length > 0 ? dealt : (deal.play?.laid[seat] ?? [])));
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
    ...[...deal.shown.values()].flat(),
  ];
}

/** @returns how badly the losers lost; "plain" while nobody has won. The best loser counts. */
export function lossOf(state: GameState): Loss {
  if (state.winner === undefined) return "plain";
  const losers = state.sides.flatMap((pegs, side) => (side === state.winner ? [] : [pegs.front]));
  return lossAt(Math.max(...losers), state.rules.target);
}
