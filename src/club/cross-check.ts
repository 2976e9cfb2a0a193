/** The cross-check: how the rules resolve two slips of one game that disagree (rules.md §8.7 a–h). */
import { type Slip, type Value, valueOf } from "./slips";

/**
 * The cases of rules.md §8.7.
 * `a`: different spreads, and one player seems to qualify. `b`: different spreads, and both seem to.
 * `c`: only one slip has a number. `d`: both say won, or both say lost, in opposite columns. `e`: the same, in one column.
 * `f`: one won and one lost, but both numbers are in one column. `g`: the game points contradict the result.
 * `h`: the qualifier's slip is wrong to their own disadvantage, so it stays as it is.
 * `stands`: neither player seems to qualify, so both slips stay as they are.
 */
export type CheckCase = "a" | "b" | "c" | "d" | "e" | "f" | "g" | "h" | "stands";

/** A proposed ruling: the value of each slip, and the cases that lead to it. Nothing changes until a judge applies it. */
export interface Finding {
  readonly cases: readonly CheckCase[];
  readonly values: readonly [Value, Value];
}

type Two<T> = readonly [T, T];

/**
 * Compares the two slips of a game (rules.md §8.7 a–h). The players are not asked.
 * @param slips in the order of the pairing
 * @param qualifies whether each player seems to qualify, in the same order
 * @returns undefined when there is nothing to rule on: the slips agree, or neither has a number
 */
export function crossCheck([one, other]: Two<Slip>, qualifies: Two<boolean>): Finding | undefined {
  const cases: CheckCase[] = [];
  const won = winnersOf(one, other, cases);
  if (one.spread === undefined && other.spread === undefined) return undefined;
  const spreads: Two<number> = [one.spread ?? other.spread ?? 0, other.spread ?? one.spread ?? 0];
  if (one.spread === undefined || other.spread === undefined) cases.push("c");
  const ruled = ruledSpreads(won, spreads, qualifies, cases);
  const values: Two<Value> = [valueOf(won[0], ruled[0]), valueOf(won[1], ruled[1])];
  if (hasWrongPoints(one, values[0]) || hasWrongPoints(other, values[1])) cases.push("g");
  return cases.length > 0 ? { cases, values } : undefined;
}

/** Decides who won from the words and columns of both slips (cases d, e and f). */
function winnersOf(one: Slip, other: Slip, cases: CheckCase[]): Two<boolean> {
  const said: Two<boolean> = [one.says === "won", other.says === "won"];
  const columns: Two<Slip["column"]> = [columnOf(one, other), columnOf(other, one)];
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

/** A slip without a number gets the column that fits its word. If both slips say the same, it gets the other column. */
function columnOf(slip: Slip, other: Slip): Slip["column"] {
  if (slip.spread !== undefined || other.spread === undefined) return slip.column;
  if (slip.says !== other.says) return slip.says === "won" ? "plus" : "minus";
  return other.column === "plus" ? "minus" : "plus";
}

/**
 * Different spreads: a player who seems to qualify gets the worse one (cases a, b and h). For the winner that is the
 * smaller spread, for the loser the larger.
 */
function ruledSpreads(
  won: Two<boolean>,
  spreads: Two<number>,
  qualifies: Two<boolean>,
  cases: CheckCase[],
): Two<number> {
  const [one, other] = spreads;
  if (one === other) return spreads;
  const worse = (isWon: boolean) => (isWon ? Math.min(one, other) : Math.max(one, other));
  const ruled: Two<number> = [qualifies[0] ? worse(won[0]) : one, qualifies[1] ? worse(won[1]) : other];
  if (!qualifies[0] && !qualifies[1]) cases.push("stands");
  else if (ruled[0] === one && ruled[1] === other) cases.push("h");
  else cases.push(qualifies[0] && qualifies[1] ? "b" : "a");
  return ruled;
}

/** Case g. Most players leave the points blank, which is not an error. */
function hasWrongPoints({ points }: Slip, value: Value): boolean {
  return points !== undefined && points !== value.points;
}
