/** What the two cards of one game say, and what a judge makes of it. rules.md §8.1, §8.7. */
import { isSpread, pointsFor, type GamePoints } from "./scorecard";

/** A line as it stands on a player's own card: it may be wrong in every column. */
export interface Slip {
  readonly says: "won" | "lost";
  /** The column the spread stands in. */
  readonly column: "plus" | "minus";
  /** Undefined where the card has no number. */
  readonly spread: number | undefined;
  /** Game points as written, where they are not what the rest says. */
  readonly points?: GamePoints;
}

/** What a game counts for one of its players. */
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

/** @returns what a card counts if nobody looks at the other one; undefined where it makes no sense by itself. */
export function faceOf(slip: Slip): Value | undefined {
  const { says, column, spread, points } = slip;
  const won = says === "won";
  if (spread === undefined || (column === "plus") !== won) return undefined;
  const value = valueOf(won, spread);
  return points === undefined || points === value.points ? value : undefined;
}

export function isSlip({ spread }: Slip): boolean {
  return spread === undefined || isSpread(spread);
}

/** @returns whether one card is the other seen from across the table. */
export function reciprocal(one: Value, other: Value): boolean {
  return one.plus === other.minus && one.minus === other.plus && one.points > 0 !== other.points > 0;
}

/**
 * The cases of the cross-check (rules.md §8.7). `a`: different spreads, one apparent qualifier. `b`: the same between two
 * of them. `c`: only one card has a number. `d`: both won or both lost, in opposite columns. `e`: the same, in one
 * column. `f`: one won, but both stand in one column. `g`: game points that do not go with the rest. `h`: an error to the
 * qualifier's own disadvantage stands. `stands`: between two who do not qualify each card stands as it is written.
 */
const CHECK_CASES = ["a", "b", "c", "d", "e", "f", "g", "h", "stands"] as const;
export type CheckCase = (typeof CHECK_CASES)[number];

/** A judge's finding, to be taken or not: what each card comes to, and by which cases. */
export interface Finding {
  readonly cases: readonly CheckCase[];
  readonly values: readonly [Value, Value];
}

type Pair<T> = readonly [T, T];

/**
 * Compares the two cards of a game (rules.md §8.7 a–h). Players are not asked.
 * @param slips both lines, in the order of the pairing
 * @param qualifies who of the two seems to qualify
 * @returns undefined when there is nothing to find: the cards agree, or neither has a number
 */
export function crossCheck([one, other]: Pair<Slip>, qualifies: Pair<boolean>): Finding | undefined {
  const cases: CheckCase[] = [];
  const won = winnersOf(one, other, cases);
  if (one.spread === undefined && other.spread === undefined) return undefined;
  const spreads: Pair<number> = [one.spread ?? other.spread ?? 0, other.spread ?? one.spread ?? 0];
  if (one.spread === undefined || other.spread === undefined) cases.push("c");
  const judged = worse(won, spreads, qualifies, cases);
  const values: Pair<Value> = [valueOf(won[0], judged[0]), valueOf(won[1], judged[1])];
  if (isMiscounted(one, values[0]) || isMiscounted(other, values[1])) cases.push("g");
  return cases.length > 0 ? { cases, values } : undefined;
}

/** Who won, by the words and the columns of both cards. */
function winnersOf(one: Slip, other: Slip, cases: CheckCase[]): Pair<boolean> {
  const said: Pair<boolean> = [one.says === "won", other.says === "won"];
  const columns: Pair<Slip["column"]> = [columnOf(one, other), columnOf(other, one)];
  if (said[0] !== said[1]) {
    if ((columns[0] === "plus") !== said[0] || (columns[1] === "plus") !== said[1]) cases.push("f");
    return said;
  }
  if (columns[0] !== columns[1]) {
    cases.push("d");
    return [columns[0] === "plus", columns[1] === "plus"];
  }
  cases.push("e");
  return [false, false];
}

/** A card without a number stands in no column: it is taken for the other one seen from across, or for what it says. */
function columnOf(slip: Slip, other: Slip): Slip["column"] {
  if (slip.spread !== undefined || other.spread === undefined) return slip.column;
  if (slip.says !== other.says) return slip.says === "won" ? "plus" : "minus";
  return other.column === "plus" ? "minus" : "plus";
}

/** A larger spread is the worse one for who lost, the smaller for who won. */
function worse(won: Pair<boolean>, spreads: Pair<number>, qualifies: Pair<boolean>, cases: CheckCase[]): Pair<number> {
  const [one, other] = spreads;
  if (one === other) return spreads;
  const worst = (isWon: boolean) => (isWon ? Math.min(one, other) : Math.max(one, other));
  const found: Pair<number> = [qualifies[0] ? worst(won[0]) : one, qualifies[1] ? worst(won[1]) : other];
  if (!qualifies[0] && !qualifies[1]) cases.push("stands");
  else if (found[0] === one && found[1] === other) cases.push("h");
  else cases.push(qualifies[0] && qualifies[1] ? "b" : "a");
  return found;
}

/** Only what is written counts as wrong: mostly the points are left to be reckoned. */
function isMiscounted({ points }: Slip, value: Value): boolean {
  return points !== undefined && points !== value.points;
}
