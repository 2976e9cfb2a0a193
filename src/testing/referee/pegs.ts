/** The pegs of one game as a plain list, and the holes they come to (rules.md §7.1). */
import type { Seat, Side } from "../../rules/ruleset";

export const KINDS = ["heels", "play", "hand", "crib", "muggins", "overcount", "penalty"] as const;
export type Kind = (typeof KINDS)[number];

export interface Peg {
  readonly side: Side;
  /** Below 0 for a peg that goes back. */
  readonly points: number;
  readonly kind: Kind;
  /** The stated count it comes from: its place in the list of the deal. */
  readonly count?: number;
  /** The seat that scored; absent for points that are given to a side. */
  readonly seat?: Seat;
}

export interface Standing {
  readonly holes: readonly number[];
  /** The pegs with the holes they really moved. */
  readonly moved: readonly Peg[];
  readonly winner: Side | undefined;
}

/** Moves the pegs one after the other, never past the last hole nor back past the start. Nobody pegs after a win. */
export function standing(pegs: readonly Peg[], sides: number, target: number): Standing {
  const holes = Array.from({ length: sides }, () => 0);
  let winner: Side | undefined;
  const moved = pegs.map((peg) => {
    const { side, points } = peg;
    const before = holes[side]!;
    const after = points > 0 && winner !== undefined ? before : Math.max(0, Math.min(target, before + points));
    holes[side] = after;
    if (winner !== undefined && holes[winner] !== target) winner = undefined;
    if (winner === undefined && holes[side] === target) winner = side;
    return { ...peg, points: after - before };
  });
  return { holes, moved, winner };
}
