/** One player's scorecard in an event, read from the rounds (rules.md §8.2). */
import type { PlayerId } from "./draw/rounds";
import { type ClubEvent, type Entrant, opponentIn } from "./event";
import type { EventHeader } from "./event-facts";
import { countsFor, type GameStatus, statusOf } from "./results";
import { MOST_POINTS, SEASON_POINTS } from "./scorecard";
import type { Value } from "./slips";
import type { Standing } from "./standings";

/** One row of the scorecard. */
export interface PlayerGame {
  /** From 1. */
  readonly round: number;
  /** From 1; undefined in a round the player does not play. */
  readonly table: number | undefined;
  readonly opponent: Entrant | undefined;
  readonly value: Value | undefined;
  /** `sitsOut`: the player has the bye. `absent`: they have not come yet, or have left. */
  readonly status: GameStatus | "sitsOut" | "absent";
}

/** @returns a row for every round drawn. Its value is the one that counts, which may differ from what the player wrote. */
export function gamesOf(event: ClubEvent, player: PlayerId): readonly PlayerGame[] {
  return event.rounds.map((round, at): PlayerGame => {
    const table = round.drawn.games.findIndex((pair) => pair.includes(player));
    const pair = round.drawn.games[table];
    if (!pair) {
      const status = round.drawn.sitsOut.includes(player) ? "sitsOut" : "absent";
      return { round: at + 1, table: undefined, opponent: undefined, value: undefined, status };
    }
    const opponent = opponentIn(round, player);
    return {
      round: at + 1,
      table: table + 1,
      opponent: opponent === undefined ? undefined : event.players[opponent],
      value: countsFor(round, player),
      status: statusOf(round, pair),
    };
  });
}

/** @returns the mark a club night gives: all games won, or enough points for the season (rules.md §8.3) */
export function markOf({ points, won }: Standing, { kind, games }: EventHeader): "grandSlam" | "season" | undefined {
  if (kind !== "club") return undefined;
  if (won === games) return "grandSlam";
  return points >= SEASON_POINTS ? "season" : undefined;
}

/** Whether a scorecard of this event can have enough points for the season. A short club night has too few games. */
export function canCountForSeason({ kind, games }: EventHeader): boolean {
  return kind === "club" && games * MOST_POINTS >= SEASON_POINTS;
}
