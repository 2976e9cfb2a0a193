/** The games that count, and the games of one player or of two. */
import { copyNumber, firstCopyOf } from "../../game/copies";
import type { Side } from "../../rules/ruleset";
import type { GameFacts, SideFacts } from "./facts";

/** A game as one player saw it. */
export interface Played {
  readonly game: GameFacts;
  readonly side: Side;
  readonly own: SideFacts;
  readonly won: boolean;
}

/** Another copy of the same game counts once: only the first that is here. The oldest game first. */
export function countedOnce(all: readonly GameFacts[]): readonly GameFacts[] {
  const first = new Map<string, GameFacts>();
  for (const game of all) {
    const id = firstCopyOf(game.id);
    const known = first.get(id);
    if (!known || copyNumber(game.id) < copyNumber(known.id)) first.set(id, game);
  }
  return [...first.values()].toSorted((one, other) => one.startedAt - other.startedAt);
}

/** The games of one player, in the same order. */
export function gamesOf(name: string, all: readonly GameFacts[]): readonly Played[] {
  return all.flatMap((game) => {
    const side = game.sides.findIndex(({ players }) => players.includes(name));
    const own = game.sides[side];
    return own ? [{ game, side, own, won: game.winners.includes(side) }] : [];
  });
}

/** The only opponent in a game of two; undefined in every other game. */
export function opponentIn({ game, side }: Pick<Played, "game" | "side">): string | undefined {
  if (game.sides.length !== 2) return undefined;
  const [one, another] = game.sides.map(({ players }) => players);
  return one?.length === 1 && another?.length === 1 ? game.sides[1 - side]?.players[0] : undefined;
}

export type GamesFilter = "all" | "121" | "61" | "year";

/** @param since the start of this year, in milliseconds since 1970 */
export function filtered(all: readonly GameFacts[], filter: GamesFilter, since: number): readonly GameFacts[] {
  if (filter === "all") return all;
  return all.filter(({ target, startedAt }) => (filter === "year" ? startedAt >= since : target === Number(filter)));
}

/** Won and lost games. */
export interface WonLost {
  readonly won: number;
  readonly lost: number;
}

/** Counts wins and losses. */
export function wonLost(games: readonly Pick<Played, "won">[]): WonLost {
  const won = games.filter((one) => one.won).length;
  return { won, lost: games.length - won };
}

/** Wins in a row, now and at most. Below 0: losses. */
export interface Streaks {
  readonly now: number;
  readonly won: number;
  readonly lost: number;
}

/** @param games the oldest first */
export function streaksOf(games: readonly Pick<Played, "won">[]): Streaks {
  let now = 0;
  let most = 0;
  let least = 0;
  for (const { won } of games) {
    now = won ? Math.max(0, now) + 1 : Math.min(0, now) - 1;
    most = Math.max(most, now);
    least = Math.min(least, now);
  }
  return { now, won: most, lost: 0 - least };
}
