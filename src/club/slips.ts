/** One player's slip of one game, and the value it gives that player (rules.md §8.1). */
import { isSpread, pointsFor, type GamePoints } from "./scorecard";

/** One line as the player wrote it. Every column may be wrong. */
export interface Slip {
  readonly says: "won" | "lost";
  /** The column the spread is written in. */
  readonly column: "plus" | "minus";
  /** Undefined when the player wrote no number. */
  readonly spread: number | undefined;
  /** Game points as written, when they contradict the rest of the slip. */
  readonly points?: GamePoints;
}

/** Points and spread of one game for one of its players. */
export interface Value {
  readonly points: GamePoints;
  readonly plus: number;
  readonly minus: number;
}

export function slipOf(won: boolean, spread: number): Slip {
  return { says: won ? "won" : "lost", column: won ? "plus" : "minus", spread };
}

export function valueOf(won: boolean, spread: number): Value {
  return { points: pointsFor(won, spread), plus: won ? spread : 0, minus: won ? 0 : spread };
}

/** @returns the value of a slip taken alone; undefined when it has no number or contradicts itself */
export function faceOf(slip: Slip): Value | undefined {
  const { says, column, spread, points } = slip;
  const won = says === "won";
  if (spread === undefined || (column === "plus") !== won) return undefined;
  const value = valueOf(won, spread);
  return points === undefined || points === value.points ? value : undefined;
}

/** A slip may lack a number; a number must be a spread from 1 to 121. */
export function isSlip({ spread }: Slip): boolean {
  return spread === undefined || isSpread(spread);
}

/** @returns whether the values mirror each other: one player's plus is the other's minus, and exactly one of them won */
export function reciprocal(one: Value, other: Value): boolean {
  return one.plus === other.minus && one.minus === other.plus && one.points > 0 !== other.points > 0;
}
