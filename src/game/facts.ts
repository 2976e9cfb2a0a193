/** The facts that a game's log stores, in the past tense. Nothing that can be derived is stored. */
import type { Card } from "../rules/cards";
import type { PenaltyName } from "../rules/penalties";
import type { Brand } from "../base/result";
import type { Ruleset, Seat, Side } from "../rules/ruleset";
import type { CallFor } from "../rules/wrong-counts";
import type { MatchFormat } from "../rules/stakes";

/** How much of a game is entered. The players may change it at any moment. */
export const DEPTHS = ["cards", "hands", "points"] as const;
export type Depth = (typeof DEPTHS)[number];

/**
 * How points are counted. `app`: scores appear as cards are played. `checked`: the players state their counts and the app
 * corrects them. `muggins`: a stated count is final, and the others may claim the points it missed.
 */
export const COUNTINGS = ["app", "checked", "muggins"] as const;
export type Counting = (typeof COUNTINGS)[number];

/** The end of a false go (rules.md §6.5): the play goes back and the card is `played` or `dead`, or the play `stands`. */
export const FALSE_GO_ENDS = ["played", "dead", "stands"] as const;
export type FalseGoEnd = (typeof FALSE_GO_ENDS)[number];

/** The second hand of a seat, which is counted but not played (rules.md §9.2). */
type SecondHand = `second${Seat}`;

/** The hand, second hand or crib that is counted. */
export type Owner = Seat | SecondHand | "crib";

/** The reason for points entered by hand. Only a correction may be below 0. */
export const TYPED_FOR = ["play", "points", "correction"] as const;
export type TypedFor = (typeof TYPED_FOR)[number];

export interface SeatSetup {
  /** Has passed `checkName`. */
  readonly name: string;
  readonly side: Side;
}

export type MatchId = Brand<string, "MatchId">;

/** The match a game belongs to. The score of a match follows from its games and is not stored. */
export interface MatchPart {
  readonly id: MatchId;
  /** The number of this game in the match, from 1. */
  readonly game: number;
  readonly format: MatchFormat;
}

/**
 * The same tap also ends what was open before it (`ends.ts`): the goes before a card that does not fit, the play before
 * the first card of the show, a counted hand before the next card, the deal after the points of its crib.
 */
interface Ending {
  readonly ends?: true;
}

/** Facts about the table. */
export type TableFact =
  | {
      readonly type: "gameStarted";
      readonly rules: Ruleset;
      readonly seats: readonly SeatSetup[];
      readonly depth: Depth;
      readonly counting: Counting;
      /** Absent for a single game. */
      readonly match?: MatchPart;
    }
  | { readonly type: "cut"; readonly seat: Seat; readonly card: Card }
  | { readonly type: "dealerChosen"; readonly dealer: Seat }
  | { readonly type: "depthChosen"; readonly depth: Depth }
  | { readonly type: "countingChosen"; readonly counting: Counting }
  | { readonly type: "cardDealt"; readonly seat: Seat; readonly card: Card }
  | { readonly type: "discarded"; readonly seat: Seat; readonly card: Card }
  /** Given to a partner without cards, or put into the second hand. */
  | { readonly type: "cardPassed"; readonly seat: Seat; readonly card: Card }
  /** The cards entered for this seat are taken out again. */
  | { readonly type: "handForgotten"; readonly seat: Seat }
  /** A bid for the crib. The bidder follows from the turn. */
  | { readonly type: "bid"; readonly points: number }
  | { readonly type: "bidPassed" }
  | ({ readonly type: "starterTurned"; readonly card: Card } & Ending)
  /** The player follows from the turn, so a correction before it moves the card to the right player. */
  | ({ readonly type: "cardPlayed"; readonly card: Card } & Ending)
  | { readonly type: "goCalled" }
  /** The rest of the play is not entered card by card. */
  | { readonly type: "playEnded" }
  /** The `owner` here and below is the one at the time of entry; on replay the order of the show decides. */
  | ({ readonly type: "cardShown"; readonly owner: Owner; readonly card: Card } & Ending)
  /** For cards entered without suits: points of the flush (0 for none), and whether the hand has his nobs. */
  | { readonly type: "suitsTold"; readonly owner: Owner; readonly flush: number; readonly nobs: boolean }
  /** `falseGame`: the count claimed the game falsely, and the penalty for that is taken in the same move. */
  | { readonly type: "handPegged"; readonly owner: Owner; readonly falseGame?: true }
  | { readonly type: "handTyped"; readonly owner: Owner; readonly points: number }
  /** A player states what a card, a hand or the crib is worth. */
  | { readonly type: "claimed"; readonly owner: Owner | "play"; readonly points: number }
  /** A side calls a stated count before it sees what the cards are worth. */
  | {
      readonly type: "called";
      /** The place among the stated counts of this deal, from 0. */
      readonly at: number;
      /** The name of the stated count, by `nameOfCount`: the card, "go", or the owner of the hand. */
      readonly of: string;
      readonly side: Side;
      readonly for: CallFor;
      readonly points: number;
    }
  /** The others take a penalty from `side`. `over`: the holes that a false claim of the game pegged too many. */
  | { readonly type: "penaltyTaken"; readonly side: Side; readonly penalty: PenaltyName; readonly over: number }
  /** A side takes the penalty for a false go. */
  | {
      readonly type: "renegeTaken";
      /** The place of the go among the goes of this deal, from 0. */
      readonly go: number;
      /** The player at fault, where the same lead passed over several who kept a card (rules.md §9.11). */
      readonly seat?: Seat;
      readonly side: Side;
      readonly end: FalseGoEnd;
    }
  | ({ readonly type: "pegged"; readonly side: Side; readonly points: number; readonly for: TypedFor } & Ending)
  | { readonly type: "dealEnded" }
  | { readonly type: "dealVoided" };

/** How an earlier entry was corrected. */
export type Change =
  | { readonly how: "replaced"; readonly by: TableFact }
  | { readonly how: "removed" }
  | { readonly how: "preceded"; readonly by: TableFact };

/** Facts about the record itself. */
export type LogFact =
  | { readonly type: "undone" }
  | { readonly type: "redone" }
  | { readonly type: "corrected"; readonly entry: Seq; readonly change: Change };

export type Fact = TableFact | LogFact;

export type GameId = Brand<string, "GameId">;
/** The place of an entry in its log, from 0 and without gaps. Only this orders a log. */
export type Seq = number;

/** The present format of facts; `upgrade.ts` lifts older ones. */
export const FORMAT = 6;

/** A fact as stored. The time is a label for people and orders nothing. */
export interface EntryOf<Id, F> {
  /** The id of the log. The field has this name in every format, for books too. */
  readonly game: Id;
  readonly seq: Seq;
  readonly v: number;
  /** Milliseconds since 1970 by the clock of the device, which may be wrong. */
  readonly at: number;
  readonly fact: F;
}
export type LogEntry = EntryOf<GameId, Fact>;
/** The facts every game begins with. */
export function firstFacts(
  seats: readonly SeatSetup[],
  rules: Ruleset,
  { depth, counting }: { readonly depth: Depth; readonly counting: Counting },
  dealer: Seat | undefined,
  match?: MatchPart,
): readonly TableFact[] {
  const start: TableFact = { type: "gameStarted", rules, seats, depth, counting, ...(match && { match }) };
  return dealer === undefined ? [start] : [start, { type: "dealerChosen", dealer }];
}
