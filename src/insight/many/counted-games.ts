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
  /** The only opponent in a game of two; undefined in every other game. */
  readonly opponent: string | undefined;
}

/** Another copy of the same game counts once: only the first that is here. The oldest game first. */
export function countedOnce(all: readonly GameFacts[]): readonly GameFacts[] {
  // Hardly any game has a copy, and most ids need no look at their parts.
  const copied = new Set<string>();
  for (const { id } of all) if (copyNumber(id) > 1) copied.add(firstCopyOf(id));
  const first = new Map<string, GameFacts>();
  for (const game of copied.size > 0 ? all : []) {
    const id = firstCopyOf(game.id);
    const known = first.get(id);
    if (copied.has(id) && (!known || copyNumber(game.id) < copyNumber(known.id))) first.set(id, game);
  }
  const once = copied.size > 0 ? all.filter((game) => (first.get(firstCopyOf(game.id)) ?? game) === game) : all;
  return once.toSorted((one, other) => one.startedAt - other.startedAt);
}

/** The games of one player, in the same order. */
export function gamesOf(name: string, all: readonly GameFacts[]): readonly Played[] {
  const found: Played[] = [];
  for (const game of all) {
    const side = game.sides.findIndex(({ players }) => players.includes(name));
    const own = game.sides[side];
    if (own) found.push({ game, side, own, won: game.winners.includes(side), opponent: opponentOf(game, side) });
  }
  return found;
}

function opponentOf({ sides }: GameFacts, side: Side): string | undefined {
  const other = sides[1 - side];
  return sides.length === 2 && other?.players.length === 1 && sides[side]?.players.length === 1
    ? other.players[0]
    : undefined;
}

/** Somebody lost it by a skunk or more. */
export function isSkunk({ sides }: GameFacts): boolean {
  return sides.some(({ loss }) => loss !== "plain");
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
