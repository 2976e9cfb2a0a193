/** The state of a game: computed from its facts, never stored. */
import type { Card } from "../rules/cards";
import type { PlayReason } from "../rules/play/pegs";
import type { Play, PlayRules } from "../rules/play/state";
import type { Form, Share } from "../rules/forms";
import { type Ruleset, type Seat, type Side, type Hole } from "../rules/ruleset";
import type { Call, Ruling } from "../rules/wrong-counts";
import type { CountRules, SuitsTold } from "../rules/show/tally";
import type { Counting, Depth, MatchPart, Owner, SeatSetup, TableFact } from "./facts";

/**
 * `cut`: nobody deals yet. `auction`: bids for the crib. `starter`: hands may be entered, and the starter is next.
 * `over`: the game is decided.
 */
export type Phase = "cut" | "auction" | "starter" | "play" | "show" | "over";

/** The reason for points. */
export type PegKind =
  | "heels"
  | "play"
  | "hand"
  | "crib"
  | "muggins"
  | "overcount"
  | "penalty"
  | "points"
  | "correction"
  /** `bid`: the price of the crib. `nullPoint`, `backTen`: for a hand of 0. `start`: the head start (rules.md §9). */
  | "bid"
  | "nullPoint"
  | "misdeal"
  | "backTen"
  | "start";

export interface Peg {
  readonly side: Side;
  /** Holes moved, never past the game hole; below 0 when the peg goes back. */
  readonly points: number;
  readonly kind: PegKind;
  /** For points of the play only. */
  readonly reasons: readonly PlayReason["kind"][];
  readonly deal: number;
  /** If the players count, the index, from 0, of its stated count in `statedCounts`. */
  readonly statedCount?: number;
}

/** The two pegs of a side. A hole below 0 means that the side has paid for a crib. */
export interface Pegs {
  readonly front: Hole;
  readonly rear: Hole;
}

/** The bidding for the crib (rules.md §9.14). */
export interface Auction {
  /** Undefined once the auction is over. */
  readonly turn: Seat | undefined;
  /** The highest bid, from 0. */
  readonly high: number;
  readonly bidder: Seat | undefined;
  readonly passed: readonly Seat[];
}

/** Something that the players count themselves: its worth, what was stated, and the ruling. */
export interface StatedCount {
  readonly deal: number;
  readonly owner: Owner | "play";
  readonly seat: Seat;
  /** Its true worth. Until the app shows it, nothing on the screen or in the speech may depend on it. */
  readonly truth: number;
  /** In the play: the card, the running count with it, and the reasons for its points. */
  readonly card: Card | undefined;
  readonly count: number;
  readonly reasons: readonly PlayReason[];
  /** Undefined until it is stated. In the play, the next card or go sets a missing count to 0 (rules.md §6.3). */
  readonly stated: number | undefined;
  /** One for go was added later. */
  readonly goAdded?: boolean;
  /** Holes that the side still had to go when it was stated. */
  readonly room: number;
  readonly call: (Call & { readonly side: Side }) | undefined;
  /** Undefined until it is settled. */
  readonly ruling: Ruling | undefined;
  /** The app corrected the stated count, so nobody can call muggins. */
  readonly corrected?: boolean;
}

/** A go, and the play and the game before it, in case the play goes back to it. */
export interface GoSaid {
  readonly seat: Seat;
  readonly before: Play;
  /** Its deal holds no goes, so that the states of a deal are not nested. */
  readonly game: GameState;
  /** Nobody said go: the next card passed the player over (rules.md §2.9, §9.11). */
  readonly silent: boolean;
  /** The seats whose penalty has been taken: at most one, unless a silent go passed several seats over. */
  readonly taken: readonly Seat[];
}

/** Points that are no part of the play, so they stay when the play goes back. */
export type Aside = Extract<TableFact, { type: "pegged" | "penaltyTaken" }> | FalseGoPaid;

/** The points that a side took for a false go. */
interface FalseGoPaid {
  readonly side: Side;
  readonly paid: number;
}

/** A side that got home, and the holes of all sides at that moment. */
export interface Home {
  readonly side: Side;
  readonly holes: readonly Hole[];
}

/** One round: deal, discard, cut, play, show. */
export interface Deal {
  readonly number: number;
  readonly dealer: Seat;
  /** The dealer of the first deal of the game. */
  readonly first: Seat;
  /** The seats that are dealt cards, from the dealer's left; the dealer is last. */
  readonly order: readonly Seat[];
  /** The cards entered for each seat before the play: `dealt` has all of them, the other two those given away. */
  readonly dealt: readonly (readonly Card[])[];
  readonly discarded: readonly (readonly Card[])[];
  readonly passed: readonly (readonly Card[])[];
  /** How many cards each seat receives, discards and passes on. */
  readonly shares: readonly Share[];
  /** The owner of the crib; after an auction, the buyer. */
  readonly cribOf: Seat;
  readonly auction: Auction | undefined;
  readonly starter: Card | undefined;
  readonly play: Play | undefined;
  readonly playEnded: boolean;
  readonly shown: ReadonlyMap<Owner, readonly Card[]>;
  readonly suits: ReadonlyMap<Owner, SuitsTold>;
  /** Suits of cards entered by rank, proven by the counts of the hands they are in. */
  readonly told: ReadonlyMap<Owner, readonly Card[]>;
  /** The hands and the crib that are counted, in order. */
  readonly counted: readonly Owner[];
  /** A counted hand had the jack of the starter's suit, so no other can. */
  readonly nobsGone: boolean;
  readonly goes: readonly GoSaid[];
  /** Since the first go of the deal, in order. */
  readonly asides: readonly Aside[];
  /** After a false go: one of these cards must be played next. */
  readonly heldBack: readonly Card[];
  /** Cards that each seat may not play, though they count at the show (rules.md §6.7). */
  readonly dead: readonly (readonly Card[])[];
}

export interface GameState {
  readonly rules: Ruleset;
  /** The form of this deal: the form of the rules or, where the others play on, the one for the players left. */
  readonly form: Form;
  /** Rules of the play and the show that follow from the form and the house rules. */
  readonly playRules: PlayRules;
  readonly countRules: CountRules;
  /** The game hole of each side. */
  readonly targets: readonly number[];
  readonly seats: readonly SeatSetup[];
  readonly depth: Depth;
  readonly counting: Counting;
  /** Everything in the game that the players counted themselves, in order. */
  readonly statedCounts: readonly StatedCount[];
  /** The seats that cut in this round: all, then those who tied. */
  readonly cutters: readonly Seat[];
  /** The cards cut in this round, by seat. */
  readonly cuts: ReadonlyMap<Seat, Card>;
  /** The cards of the round before, if it was a tie. */
  readonly tiedCuts: ReadonlyMap<Seat, Card>;
  readonly sides: readonly Pegs[];
  /** Every peg of the game, in order. */
  readonly pegs: readonly Peg[];
  /** Undefined until somebody deals. */
  readonly deal: Deal | undefined;
  readonly winner: Side | undefined;
  /** The sides that got home, in order; more than one only where the others play on. */
  readonly homes: readonly Home[];
  readonly match: MatchPart | undefined;
  /** Sides that share the win: the lowest scores of a lowball can be equal. */
  readonly sharing: readonly Side[];
}

export function phaseOf(state: GameState): Phase {
  if (state.winner !== undefined) return "over";
  if (!state.deal) return "cut";
  if (state.deal.auction?.turn !== undefined) return "auction";
  if (!state.deal.play) return "starter";
  return playOpen(state) ? "play" : "show";
}

/** Whether a card may still be played, or the last card is not counted yet. */
export function playOpen(state: GameState): boolean {
  const { deal } = state;
  if (!deal || deal.playEnded) return false;
  return deal.play?.turn !== undefined || uncounted(state) !== undefined;
}

/** The stated counts of the present deal. */
export function statedCountsNow(state: GameState): readonly StatedCount[] {
  return state.statedCounts.filter((claim) => claim.deal === state.deal?.number);
}

/** The card of the play that its player has not counted yet. */
export function uncounted(state: GameState): StatedCount | undefined {
  const last = state.statedCounts.at(-1);
  return last && last.owner === "play" && last.deal === state.deal?.number && last.stated === undefined
    ? last
    : undefined;
}

/** The stated count of a hand or the crib, where the players count. */
export function statedCountOf(state: GameState, owner: Owner): StatedCount | undefined {
  return state.counting === "app" ? undefined : statedCountsNow(state).find((claim) => claim.owner === owner);
}

/** The order of the show: left of the dealer first, the dealer's hand, then the crib (rules.md §4.2, §9.2). */
export function showOrder(state: GameState, deal: Deal): readonly Owner[] {
  const { order } = deal;
  const hands = state.form.passedTo === "second" ? order.flatMap((seat) => [seat, `second${seat}` as const]) : order;
  return [...hands, "crib"];
}

/** The hand or crib to count now; undefined outside the show. */
export function showing(state: GameState): Owner | undefined {
  return phaseOf(state) === "show" && state.deal
    ? showOrder(state, state.deal).find((owner) => !state.deal?.counted.includes(owner))
    : undefined;
}
