/** What the facts of one game amount to. Computed, never stored. */
import type { Card } from "../rules/cards";
import type { PenaltyName } from "../rules/penalties";
import type { PlayReason } from "../rules/play/pegs";
import type { PlayHappening } from "../rules/play/play";
import type { Play, PlayRules } from "../rules/play/state";
import type { Hole } from "../base/result";
import type { Form, Share } from "../rules/forms";
import { type Loss, type Ruleset, type Seat, type Side } from "../rules/ruleset";
import type { Call, Ruling } from "../rules/settle";
import type { CountRules, SuitsTold } from "../rules/show/tally";
import type { Counting, Depth, MatchPart, Owner, SeatSetup, TypedFor } from "./facts";
import type { Tally } from "../rules/show/combinations";

/**
 * `cut`: nobody deals yet. `auction`: the crib is bid for. `starter`: hands may be tapped in, the starter is awaited. `play`, `show`: as they say.
 * `over`: a side is home.
 */
const PHASES = ["cut", "auction", "starter", "play", "show", "over"] as const;
export type Phase = (typeof PHASES)[number];

/** What points were pegged for. */
const PEG_KINDS = [
  "heels",
  "play",
  "hand",
  "crib",
  "muggins",
  "overcount",
  "penalty",
  "points",
  "correction",
  /** Paid for the crib; given to the others for a hand of nothing; lost by it; had from the start. */
  "bid",
  "nullPoint",
  "misdeal",
  "backTen",
  "start",
] as const;
export type PegKind = (typeof PEG_KINDS)[number];

export interface Peg {
  readonly side: Side;
  /** Holes moved: never past the game hole; back only for a correction, an overcount or a penalty. */
  readonly points: number;
  readonly kind: PegKind;
  /** What scored, for points of the play; empty for the others. */
  readonly reasons: readonly PlayReason["kind"][];
  readonly deal: number;
  /** Its place among all claims, where the players count. */
  readonly statedCount?: number;
}

/** The two pegs of a side: where it stands, and where it stood before. Below 0 it is in debt for a crib. */
export interface Pegs {
  readonly front: Hole;
  readonly rear: Hole;
}

/** The bidding for the crib (rules.md §9.14). */
export interface Auction {
  /** Who is asked; undefined once it is over. */
  readonly turn: Seat | undefined;
  /** The highest bid, and whose it is. */
  readonly high: number;
  readonly bidder: Seat | undefined;
  readonly passed: readonly Seat[];
}

/** What the players count themselves: what it counts, what was said of it, and what came of that. */
export interface StatedCount {
  readonly deal: number;
  readonly owner: Owner | "play";
  readonly seat: Seat;
  /** What it counts. Nothing that can be seen or heard may depend on it before it is shown. */
  readonly truth: number;
  /** In the play: the card, the count with it, and what it pegs for. */
  readonly card: Card | undefined;
  readonly count: number;
  readonly reasons: readonly PlayReason[];
  /** Undefined until it is stated; in the play the next card or go states nothing (rules.md §6.3). */
  readonly stated: number | undefined;
  /** One for go was added to it, while nobody else was left. */
  readonly goAdded?: boolean;
  /** Holes its side had to go when it was stated. */
  readonly room: number;
  readonly call: (Call & { readonly side: Side }) | undefined;
  /** Who got what, once it is settled. */
  readonly ruling: Ruling | undefined;
  /** The app put it right: nothing of it can be missed any more. */
  readonly corrected?: boolean;
}

/** A go somebody told, and all there is to take the play back to it. */
export interface GoSaid {
  readonly seat: Seat;
  readonly before: Play;
  /** How many pegs and claims there had been. */
  readonly pegs: number;
  readonly statedCounts: number;
  /** It was asked about, and is done with. */
  readonly taken: boolean;
}

/** A side that reached its game hole, and where everybody stood then. */
export interface Home {
  readonly side: Side;
  readonly holes: readonly Hole[];
}

/** One round: deal, discard, cut, play, show. */
export interface Deal {
  readonly number: number;
  readonly dealer: Seat;
  /** Who dealt the first deal of the game. */
  readonly first: Seat;
  /** Who is dealt in, from the dealer's left: the dealer is last. Who was home before is not among them. */
  readonly order: readonly Seat[];
  /** What each seat tapped in before the play: cards received, and those of them laid away. */
  readonly dealt: readonly (readonly Card[])[];
  readonly discarded: readonly (readonly Card[])[];
  readonly passed: readonly (readonly Card[])[];
  /** How many of each, seat by seat. */
  readonly shares: readonly Share[];
  /** Whose the crib is; with an auction, whoever bought it. */
  readonly cribOf: Seat;
  readonly auction: Auction | undefined;
  readonly starter: Card | undefined;
  readonly play: Play | undefined;
  readonly playEnded: boolean;
  readonly shown: ReadonlyMap<Owner, readonly Card[]>;
  readonly suits: ReadonlyMap<Owner, SuitsTold>;
  /** Hands and crib counted so far, in order. */
  readonly counted: readonly Owner[];
  /** Somebody's count had the jack of the starter's suit, so no other can. */
  readonly nobsGone: boolean;
  readonly goes: readonly GoSaid[];
  /** Cards each seat may play no more, though they count at the show (rules.md §6.7). */
  readonly dead: readonly (readonly Card[])[];
}

export interface GameState {
  readonly rules: Ruleset;
  /** The form of the deal: that of the rules, or where the others play on, the one for those left. */
  readonly form: Form;
  /** How the play goes, and how the show counts, by the form and the house rules. */
  readonly playRules: PlayRules;
  readonly countRules: CountRules;
  /** The hole each side is home at. */
  readonly targets: readonly number[];
  readonly seats: readonly SeatSetup[];
  readonly depth: Depth;
  readonly counting: Counting;
  /** Everything the players counted themselves, in order. */
  readonly statedCounts: readonly StatedCount[];
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
  /** Who got home, in order: the winner, and where the others play on, whoever follows. */
  readonly homes: readonly Home[];
  /** The match it is a game of. */
  readonly match: MatchPart | undefined;
  /** Others who win with it: the lowest scores of a lowball can be equal. */
  readonly sharing: readonly Side[];
}

/** What one fact brought about, in order: the log reads it, and the last of them is what the table hears. */
export type Happening =
  | PlayHappening
  | { readonly kind: "cutTied" }
  | { readonly kind: "dealer"; readonly dealer: Seat; readonly deal: number }
  | { readonly kind: "heels"; readonly seat: Seat; readonly points: number }
  | { readonly kind: "bid"; readonly seat: Seat; readonly points: number }
  /** No higher bid: whose the crib is, and what it cost. */
  | { readonly kind: "cribSold"; readonly seat: Seat; readonly points: number; readonly bought: boolean }
  | {
      readonly kind: "counted";
      readonly owner: Owner;
      readonly side: Side;
      readonly tally: Tally | undefined;
      readonly points: number;
    }
  /** A count was stated, and nothing more is said about it. */
  | { readonly kind: "stated"; readonly statedCount: StatedCount; readonly points: number }
  /** A count was stated, or passed over, and put right. */
  | { readonly kind: "checked"; readonly statedCount: StatedCount }
  /** The others called, and this is what was there. */
  | { readonly kind: "called"; readonly statedCount: StatedCount; readonly tally: Tally | undefined }
  | { readonly kind: "penalty"; readonly side: Side; readonly name: PenaltyName }
  | { readonly kind: "falseGo"; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly kind: "typed"; readonly side: Side; readonly points: number; readonly for: TypedFor }
  | { readonly kind: "voided" }
  /** A side is home where the others play on; `place` from 1. */
  | { readonly kind: "home"; readonly side: Side; readonly place: number }
  | { readonly kind: "won"; readonly side: Side; readonly loss: Loss };

export function phaseOf(state: GameState): Phase {
  if (state.winner !== undefined) return "over";
  if (!state.deal) return "cut";
  if (state.deal.auction?.turn !== undefined) return "auction";
  if (!state.deal.play) return "starter";
  return playOpen(state) ? "play" : "show";
}

/** @returns whether a card may still fall, or the last one is still to be counted by whoever laid it. */
export function playOpen(state: GameState): boolean {
  const { deal } = state;
  if (!deal || deal.playEnded) return false;
  return deal.play?.turn !== undefined || uncounted(state) !== undefined;
}

/** @returns the claims of the deal under way. */
export function statedCountsNow(state: GameState): readonly StatedCount[] {
  return state.statedCounts.filter((claim) => claim.deal === state.deal?.number);
}

/** @returns the card of the play that its player has not counted yet. */
export function uncounted(state: GameState): StatedCount | undefined {
  const last = state.statedCounts.at(-1);
  return last && last.owner === "play" && last.deal === state.deal?.number && last.stated === undefined
    ? last
    : undefined;
}

/** @returns what was said of the hand or crib that is up, where the players count. */
export function statedCountOf(state: GameState, owner: Owner): StatedCount | undefined {
  return state.counting === "app" ? undefined : statedCountsNow(state).find((claim) => claim.owner === owner);
}

/** The order of the show: left of the dealer first, the dealer's hand, then the crib (rules.md §4.2, §9.2). */
export function showOrder(state: GameState, deal: Deal): readonly Owner[] {
  const { order } = deal;
  const hands = state.form.passedTo === "second" ? order.flatMap((seat) => [seat, `second${seat}` as const]) : order;
  return [...hands, "crib"];
}

/** @returns whose cards are to be counted now; undefined before the show and after the crib. */
export function showing(state: GameState): Owner | undefined {
  return phaseOf(state) === "show" && state.deal
    ? showOrder(state, state.deal).find((owner) => !state.deal?.counted.includes(owner))
    : undefined;
}
