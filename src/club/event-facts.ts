/** The facts an event's log keeps. Anything that can be derived from them is left out. */
import type { checkName } from "../game/names";
import type { Drawn, PlayerId } from "./draw/rounds";
import type { Slip, Value } from "./slips";

/** `club`: a Grass Roots night. `consolation`: a smaller event for the non-qualifiers (rules.md §8.3, §8.4). */
export const EVENT_KINDS = ["club", "tournament", "consolation"] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

export interface EventHeader {
  readonly name: string;
  /** As 2026-11-21. */
  readonly date: string;
  readonly kind: EventKind;
  /** Games per player, 1 to 22; the event has as many rounds. */
  readonly games: number;
  /** Length of a playoff match; a majority of its games wins it. */
  readonly bestOf: BestOf;
  /** For a consolation: the id of the main event. */
  readonly of?: string;
}

export const BEST_OF = [1, 3, 5, 7] as const;
export type BestOf = (typeof BEST_OF)[number];

/** A new player, who has no id yet. */
export interface Newcomer {
  readonly name: string;
  /** Starting seat, such as A-7; "" when the event uses none. */
  readonly seat: string;
  /** Number in the player's association, such as ME023. */
  readonly number?: string;
}

export const MOST_GRASS_ROOTS = 999;

export type EventFact =
  | { readonly type: "clubOpened"; readonly header: EventHeader }
  | { readonly type: "clubRenamed"; readonly header: EventHeader }
  /** They get the next free ids, in this order. */
  | { readonly type: "playersCame"; readonly players: readonly Newcomer[] }
  /** Without a number, the player keeps the one they have; "" removes it. */
  | ({ readonly type: "playerChanged"; readonly player: PlayerId } & Newcomer)
  /** Season points by the club's own table (rules.md §8.3). 0 removes them. */
  | { readonly type: "grassRootsWritten"; readonly player: PlayerId; readonly points: number }
  | { readonly type: "playerLeft"; readonly player: PlayerId }
  | { readonly type: "playerBack"; readonly player: PlayerId }
  /** A name added by mistake. Every higher id becomes one lower. */
  | { readonly type: "playerRemoved"; readonly player: PlayerId }
  /** Replaces every round from this one on. */
  | { readonly type: "roundsDrawn"; readonly from: number; readonly rounds: readonly Drawn[] }
  /** One player's slip. A second one corrects the first. */
  | { readonly type: "slipEntered"; readonly round: number; readonly player: PlayerId; readonly slip: Slip }
  /** Both slips of a game at once, when they agree. */
  | {
      readonly type: "gameEntered";
      readonly round: number;
      readonly winner: PlayerId;
      readonly spread: number;
    }
  | { readonly type: "gameStruck"; readonly round: number; readonly player: PlayerId }
  /** A judge's ruling: both values, in the order of the pair. */
  | {
      readonly type: "ruled";
      readonly round: number;
      readonly player: PlayerId;
      readonly values: readonly [Value, Value];
    }
  /** The player was late: −10, no points. The opponent gets 2 points and +10. Allowed once per event (rules.md §8.7). */
  | { readonly type: "forfeited"; readonly round: number; readonly player: PlayerId }
  /** The game counts for neither player, for example because one of them went home. */
  | { readonly type: "gameNotPlayed"; readonly round: number; readonly player: PlayerId }
  /** The order of tied players after a one-game playoff. */
  | { readonly type: "tieBroken"; readonly order: readonly PlayerId[] }
  /** Starts the playoffs, highest seed first. Until the first playoff game it may be replaced. */
  | { readonly type: "bracketDrawn"; readonly seeds: readonly PlayerId[]; readonly bestOf: BestOf }
  | { readonly type: "playoffGame"; readonly round: number; readonly slot: number; readonly winner: PlayerId }
  | { readonly type: "playoffStruck"; readonly round: number; readonly slot: number };

/**
 * `badGames`: not 1 to 22 games. `rosterFull`: too many players. `nameTwice`: the name is taken. `nobody`: no such player.
 * `seated`: the player is in a drawn round.
 * `tooFew`: fewer than two players. `badDraw`: a round does not seat exactly the players here, each once.
 * `roundPlayed`: a round to be replaced has a result. `noRound`: no such round. `noGame`: the player has no game in it.
 * `badSpread`: not 1 to 121. `enteredAlready`: nothing would change. `nothingThere`: nothing to remove.
 * `forfeitedOnce`: this player has forfeited before. `noTie`: not an order of tied players. `bracketOpen`: the playoffs
 * have begun. `noBracket`: they have not. `matchOver`: the playoff match is decided. `playedOn`: its winner has
 * played in the next round. `notPlaying`: the player is not in that
 * match. `badGrassRoots`: not 0 to 999. `notNow`: the event is not open, or is open already. The rest: the name.
 */
export type EventRefusal =
  | "badGames"
  | "badDate"
  | "rosterFull"
  | "nobody"
  | "seated"
  | "tooFew"
  | "badDraw"
  | "roundPlayed"
  | "noRound"
  | "noGame"
  | "badSpread"
  | "enteredAlready"
  | "nothingThere"
  | "forfeitedOnce"
  | "noTie"
  | "bracketOpen"
  | "noBracket"
  | "matchOver"
  | "playedOn"
  | "notPlaying"
  | "badGrassRoots"
  | "notNow"
  | "nameTwice"
  | Extract<ReturnType<typeof checkName>, { ok: false }>["error"];
