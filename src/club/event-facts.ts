/** What is told of a club night or a tournament. Nothing derived is ever among it. */
import type { checkName } from "../game/names";
import type { Drawn, PlayerId } from "./draw/rounds";
import type { Slip, Value } from "./slips";

/** `club`: a Grass Roots night. `consolation`: a smaller event for who did not qualify (rules.md §8.3, §8.4). */
export const EVENT_KINDS = ["club", "tournament", "consolation"] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

export interface EventHeader {
  readonly name: string;
  /** As 2026-11-21. */
  readonly date: string;
  readonly kind: EventKind;
  /** Games of the evening, 1 to 22: that many rounds. */
  readonly games: number;
  /** Games of one playoff match: the majority of them wins it. */
  readonly bestOf: BestOf;
  /** The event whose consolation this is. */
  readonly of?: string;
}

export const BEST_OF = [1, 3, 5, 7] as const;
export type BestOf = (typeof BEST_OF)[number];

/** Who came, before an id is given: the next one there is. */
export interface Newcomer {
  readonly name: string;
  /** Starting seat or verification number, A-7; nothing where none is used. */
  readonly seat: string;
}

export const MOST_GRASS_ROOTS = 999;

export type EventFact =
  | { readonly type: "clubOpened"; readonly header: EventHeader }
  | { readonly type: "clubRenamed"; readonly header: EventHeader }
  /** They get the ids that follow the last one, in this order. */
  | { readonly type: "playersCame"; readonly players: readonly Newcomer[] }
  | { readonly type: "playerChanged"; readonly player: PlayerId; readonly name: string; readonly seat: string }
  /** What the night is worth in the season, by the club's own table: typed, 0 takes it out (rules.md §8.3). */
  | { readonly type: "grassRootsWritten"; readonly player: PlayerId; readonly points: number }
  | { readonly type: "playerLeft"; readonly player: PlayerId }
  | { readonly type: "playerBack"; readonly player: PlayerId }
  /** Every round from this one on, in the place of those drawn before. */
  | { readonly type: "roundsDrawn"; readonly from: number; readonly rounds: readonly Drawn[] }
  /** What one player's card says of a round; told again, it is a correction. */
  | { readonly type: "slipEntered"; readonly round: number; readonly player: PlayerId; readonly slip: Slip }
  /** Both cards of a game at once, where they agree. */
  | {
      readonly type: "gameEntered";
      readonly round: number;
      readonly winner: PlayerId;
      readonly spread: number;
    }
  | { readonly type: "gameStruck"; readonly round: number; readonly player: PlayerId }
  /** What a judge found each card comes to, first the player first named in the pairing. */
  | {
      readonly type: "ruled";
      readonly round: number;
      readonly player: PlayerId;
      readonly values: readonly [Value, Value];
    }
  /** Late after the break: 2 points and plus 10 to the opponent, minus 10 for him, once (rules.md §8.7). */
  | { readonly type: "forfeited"; readonly round: number; readonly player: PlayerId }
  /** The order a one-game playoff gave those who were level. */
  | { readonly type: "tieBroken"; readonly order: readonly PlayerId[] }
  /** The playoffs begin, the highest qualifier first; told again before a game of them, they are drawn anew. */
  | { readonly type: "bracketDrawn"; readonly seeds: readonly PlayerId[]; readonly bestOf: BestOf }
  | { readonly type: "playoffGame"; readonly round: number; readonly slot: number; readonly winner: PlayerId }
  | { readonly type: "playoffStruck"; readonly round: number; readonly slot: number };

/**
 * `badGames`: 1 to 22 games. `rosterFull`: more players than there is room for. `nameTwice`: that name is here already.
 * `nobody`: no such player. `tooFew`: two are needed. `badDraw`: the pairs are not of those who are here, each once.
 * `roundPlayed`: something is entered in a round that would go. `noRound`, `noGame`: no such round, or he sits out.
 * `badSpread`: not 1 to 121. `enteredAlready`: it says just that already. `nothingThere`: nothing to take out.
 * `forfeitedOnce`: that is given once. `noTie`: they are not level. `bracketOpen`: the playoffs have begun. `matchOver`:
 * that playoff match is decided. `notPlaying`: he does not play in it. `badGrassRoots`: not 0 to 999.
 */
export type EventRefusal =
  | "badGames"
  | "badDate"
  | "rosterFull"
  | "nobody"
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
  | "notPlaying"
  | "badGrassRoots"
  | "notNow"
  | "nameTwice"
  | Extract<ReturnType<typeof checkName>, { ok: false }>["error"];
