/** The facts a game is made of: past tense, one per thing people did. Nothing derived is ever among them. */
import type { Card } from "../rules/cards";
import type { PenaltyName } from "../rules/penalties";
import type { Brand } from "../base/result";
import type { Ruleset, Seat, Side } from "../rules/ruleset";
import type { CallFor } from "../rules/settle";
import type { MatchFormat } from "../rules/stakes";

/** How much of the table is tapped in. Any can be left for any other at any moment. */
export const DEPTHS = ["cards", "hands", "points"] as const;
export type Depth = (typeof DEPTHS)[number];

/**
 * Who counts. `app`: scores appear as cards fall. `checked`: the players state their counts and the app
 * puts them right. `muggins`: what the players state stands, and what they miss the others may take.
 */
export const COUNTINGS = ["app", "checked", "muggins"] as const;
export type Counting = (typeof COUNTINGS)[number];

/** After a false go (rules.md §6.5): the play goes back to it and the card is played, or is dead; or all stands. */
export const FALSE_GO_ENDS = ["played", "dead", "stands"] as const;
export type FalseGoEnd = (typeof FALSE_GO_ENDS)[number];

/** The hand a seat does not play with, where it has two (rules.md §9.2). */
type SecondHand = `second${Seat}`;

/** Whose cards are counted: a seat's hand, its second hand, or the crib. */
export type Owner = Seat | SecondHand | "crib";

/** What typed points were for. A correction may go back; the others only forward. */
export const TYPED_FOR = ["play", "points", "correction"] as const;
export type TypedFor = (typeof TYPED_FOR)[number];

export interface SeatSetup {
  /** As checked by `checkName`. */
  readonly name: string;
  readonly side: Side;
}

export type MatchId = Brand<string, "MatchId">;

/** The match a game belongs to. Its score is reckoned from its games, and kept nowhere. */
export interface MatchPart {
  readonly id: MatchId;
  /** Which of its games this is, from 1: the order of a match. */
  readonly game: number;
  readonly format: MatchFormat;
}

/** What happened at the table, or is told about it. */
export type TableFact =
  | {
      readonly type: "gameStarted";
      readonly rules: Ruleset;
      readonly seats: readonly SeatSetup[];
      readonly depth: Depth;
      readonly counting: Counting;
      /** Absent for a game on its own. */
      readonly match?: MatchPart;
    }
  | { readonly type: "cut"; readonly seat: Seat; readonly card: Card }
  | { readonly type: "dealerChosen"; readonly dealer: Seat }
  | { readonly type: "depthChosen"; readonly depth: Depth }
  | { readonly type: "countingChosen"; readonly counting: Counting }
  | { readonly type: "cardDealt"; readonly seat: Seat; readonly card: Card }
  | { readonly type: "discarded"; readonly seat: Seat; readonly card: Card }
  /** Given to a partner without cards, or put by as a second hand. */
  | { readonly type: "cardPassed"; readonly seat: Seat; readonly card: Card }
  /** The hand a seat began to tap in is left out after all. */
  | { readonly type: "handForgotten"; readonly seat: Seat }
  /** What the crib is worth to whoever is asked; who that is follows from the turn. */
  | { readonly type: "bid"; readonly points: number }
  | { readonly type: "bidPassed" }
  | { readonly type: "starterTurned"; readonly card: Card }
  /** Who played it follows from the turn, so a mended entry before it moves it to the right player. */
  | { readonly type: "cardPlayed"; readonly card: Card }
  | { readonly type: "goCalled" }
  /** The rest of the play was not tapped: its points, if any, were typed. */
  | { readonly type: "playEnded" }
  /** Here and below, whose it was when it was told: on replay the order of the show decides. */
  | { readonly type: "cardShown"; readonly owner: Owner; readonly card: Card }
  /** The suits nobody tapped: points of the flush (0 for none) and whether the jack of the starter's suit is there. */
  | { readonly type: "suitsTold"; readonly owner: Owner; readonly flush: number; readonly nobs: boolean }
  /** `falseGame`: its count put the peg into the game hole, which was false, and the others take the penalty for it. */
  | { readonly type: "handPegged"; readonly owner: Owner; readonly falseGame?: true }
  | { readonly type: "handTyped"; readonly owner: Owner; readonly points: number }
  /** What a player says his card, his hand or his crib counts. */
  | { readonly type: "claimed"; readonly owner: Owner | "play"; readonly points: number }
  /** What a side says to a claim of this deal, counted from 0, before it sees what the cards count. */
  | {
      readonly type: "called";
      readonly at: number;
      /** The claim by its name, as `nameOfClaim` gives it: the card, "go", or whose hand. */
      readonly of: string;
      readonly side: Side;
      readonly for: CallFor;
      readonly points: number;
    }
  /** The others ask for what a fault costs the side. `over`: holes pegged too many by a false claim of the game. */
  | { readonly type: "penaltyTaken"; readonly side: Side; readonly penalty: PenaltyName; readonly over: number }
  /** A side asks for what a false go costs; `go` counts this deal's goes from 0. */
  | { readonly type: "renegeTaken"; readonly go: number; readonly side: Side; readonly end: FalseGoEnd }
  | { readonly type: "pegged"; readonly side: Side; readonly points: number; readonly for: TypedFor }
  | { readonly type: "dealEnded" }
  | { readonly type: "dealVoided" };

/** How an earlier entry was put right. */
export type Change =
  | { readonly how: "replaced"; readonly by: TableFact }
  | { readonly how: "removed" }
  | { readonly how: "preceded"; readonly by: TableFact };

/** What people did to the record itself. */
export type LogFact =
  | { readonly type: "undone" }
  | { readonly type: "redone" }
  | { readonly type: "corrected"; readonly entry: Seq; readonly change: Change };

export type Fact = TableFact | LogFact;

export type GameId = Brand<string, "GameId">;
/** An entry's place in its game's log: 0 upwards, without gaps. The only order there is. */
export type Seq = number;

/** The number of the present fact format; `upgrade.ts` lifts older ones. */
export const FORMAT = 5;

/** A fact and its circumstances. The time is a label for people, never an order. */
export interface EntryOf<Id, F> {
  /** The log it stands in; by this name on every disk since the first format, also where the log is no game's. */
  readonly game: Id;
  readonly seq: Seq;
  readonly v: number;
  /** Milliseconds since 1970 by this device's clock, which may be wrong. */
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
