/** Moving pegs: the one place a score changes. */
import { never, ok, refuse, type Hole, type Result } from "../rules/result";
import type { Side } from "../rules/ruleset";
import type { TypedFor } from "./facts";
import type { Refusal } from "./refusals";
import { type GameState, type Happening, lossOf, type Peg, type PegKind } from "./state";

/** A state and what brought it about; what every part of `apply` hands back. */
export interface Applied {
  readonly state: GameState;
  readonly happenings: readonly Happening[];
}
export type Outcome = Result<Applied, Refusal>;

/** A change that nobody at the table hears of. */
export function quietly(state: GameState): Outcome {
  return ok({ state, happenings: [] });
}

/**
 * Pegs points for a side, capped at the game hole; reaching it wins at once (rules.md §7.1). Nothing to peg, or a game
 * decided already, moves nothing.
 * @param points 0 upwards, or below 0 for a correction, never past the start
 */
export function peg(
  state: GameState,
  side: Side,
  points: number,
  kind: PegKind,
  reasons: Peg["reasons"] = [],
  claim?: number,
): GameState {
  const pegs = state.sides[side];
  if (!pegs || points === 0 || state.winner !== undefined) return state;
  const front = Math.max(0, Math.min(state.rules.target, pegs.front + points)) as Hole;
  const made = { side, points: front - pegs.front, kind, reasons, deal: state.deal?.number ?? 0 };
  const moved: Peg = claim === undefined ? made : { ...made, claim };
  return {
    ...state,
    sides: state.sides.with(side, { front, rear: pegs.front }),
    pegs: [...state.pegs, moved],
    winner: front === state.rules.target ? side : undefined,
  };
}

/** Tells of the happenings, and of the win when the last of them brought it. */
export function tell(state: GameState, happenings: readonly Happening[]): Applied {
  if (state.winner === undefined) return { state, happenings };
  return { state, happenings: [...happenings, { kind: "won", side: state.winner, loss: lossOf(state) }] };
}

/**
 * Points typed instead of tapped.
 * @param points 1 up to the target; a correction may be below 0, but not take a side back past the start
 */
export function pegTyped(state: GameState, side: Side, points: number, what: TypedFor): Outcome {
  const pegs = state.sides[side];
  if (!pegs) return refuse("nobody");
  if (!Number.isInteger(points) || points === 0 || Math.abs(points) > state.rules.target) return refuse("badPoints");
  if (points < 0 && what !== "correction") return refuse("badPoints");
  if (pegs.front + points < 0) return refuse("belowZero");
  return ok(tell(peg(state, side, points, kindOf(what)), [{ kind: "typed", side, points, for: what }]));
}

function kindOf(what: TypedFor): PegKind {
  switch (what) {
    case "play":
    case "points":
    case "correction":
      return what;
    default:
      return never(what);
  }
}
