/** Numbers from many games, each with its interval and the games it comes from. */
import type { GameId } from "../../game/facts";
import { type Points, pointsAt } from "./facts";

/** Normal deviate of a 95 % interval. */
const Z = 1.96;
/** Under this many deals an average says nothing yet; under this many games a record. */
export const FEWEST_DEALS = 30;
export const FEWEST_GAMES = 20;

/** A number, and the bounds that hold the truth in 95 of 100 cases. */
export interface Figure {
  readonly value: number;
  readonly low: number;
  readonly high: number;
  /** How many observations it is made of: deals or games. */
  readonly of: number;
  /** With fewer observations it is too early to say. */
  readonly fewest: number;
  readonly games: readonly GameId[];
}

export function isEarly({ of, fewest }: Pick<Figure, "of" | "fewest">): boolean {
  return of < fewest;
}

/**
 * A share, such as of games won, with the interval of Wilson (1927), which also holds for few games and for all or none.
 * @returns undefined without games
 */
export function share(won: number, games: readonly GameId[]): Figure | undefined {
  const of = games.length;
  if (of === 0) return undefined;
  const value = won / of;
  const middle = (value + (Z * Z) / (2 * of)) / (1 + (Z * Z) / of);
  const half = (Z / (1 + (Z * Z) / of)) * Math.sqrt((value * (1 - value)) / of + (Z * Z) / (4 * of * of));
  return { value, low: middle - half, high: middle + half, of, fewest: FEWEST_GAMES, games };
}

/** Observations that are added up one by one. */
export interface Sum {
  of: number;
  sum: number;
  squares: number;
  readonly games: GameId[];
}

export function newSum(): Sum {
  return { of: 0, sum: 0, squares: 0, games: [] };
}

/** Adds one observation. */
export function addOne(to: Sum, value: number): void {
  to.of += 1;
  to.sum += value;
  to.squares += value * value;
}

/** Adds the observations of one game. */
export function add(to: Sum, values: Points, game: GameId): void {
  for (let at = 0; at < values.length; at++) addOne(to, pointsAt(values, at));
  if (values.length > 0) to.games.push(game);
}

/** The average, with the interval of a large sample. @returns undefined without observations */
export function average({ of, sum, squares, games }: Sum): Figure | undefined {
  if (of === 0) return undefined;
  const value = sum / of;
  const variance = of > 1 ? Math.max(0, squares - of * value * value) / (of - 1) : Infinity;
  const half = Z * Math.sqrt(variance / of);
  return { value, low: value - half, high: value + half, of, fewest: FEWEST_DEALS, games };
}

/** Several averages added up, taken as independent. @returns undefined if one is missing */
export function together(parts: readonly (Figure | undefined)[]): Figure | undefined {
  const all = parts.flatMap((part) => part ?? []);
  if (all.length < parts.length || all.length === 0) return undefined;
  const value = all.reduce((sum, part) => sum + part.value, 0);
  const half = Math.hypot(...all.map((part) => part.high - part.value));
  return {
    value,
    low: value - half,
    high: value + half,
    of: Math.min(...all.map(({ of }) => of)),
    fewest: FEWEST_DEALS,
    games: all.toSorted((one, other) => other.games.length - one.games.length)[0]?.games ?? [],
  };
}

/**
 * How often two equal players are at least this far apart after a number of games.
 * @param lead the difference of their wins, from 0
 */
export function chanceOfLead(lead: number, games: number): number {
  let chance = 0;
  // The logarithm of the number of ways, because the numbers themselves grow too large.
  let ways = -games * Math.LN2;
  for (let won = 0; won <= games; won++) {
    if (Math.abs(2 * won - games) >= lead) chance += Math.exp(ways);
    ways += Math.log(games - won) - Math.log(won + 1);
  }
  return Math.min(1, chance);
}
