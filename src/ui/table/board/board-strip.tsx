import type { Side } from "../../../rules/ruleset";
import type { GameState } from "../../../game/state";
import { besideTrack, boardFor, trackOf } from "../../parts/board-geometry";
import { TableBoard } from "../table-board";

/** A part of a board, in board units. */
export interface BoardPart {
  /** The middle of the part. */
  readonly hole: number;
  readonly wide: number;
  readonly tall: number;
}

/** The view box around a hole, inside the board; undefined where the target has no board. */
export function partOf(state: GameState, { hole, wide, tall }: BoardPart): string | undefined {
  const size = boardFor(state.rules.target);
  if (size === undefined) return undefined;
  const track = trackOf(size, state.sides.length);
  const { x, y } = besideTrack(hole, 0, track);
  return `${startOf(x, wide, track.width)} ${startOf(y, tall, track.height)} ${wide} ${tall}`;
}

function startOf(middle: number, length: number, all: number): number {
  return Math.round(Math.max(0, Math.min(all - length, middle - length / 2)));
}

/**
 * A low strip of the board for screens that have no room for all of it: the part with the peg that moved last or, before
 * the first move, of this side.
 */
export function BoardStrip({ state, side = 0 }: { state: GameState; side?: Side }) {
  const moved = state.pegs.at(-1)?.side ?? side;
  const { front = 0, rear = 0 } = state.sides[moved] ?? {};
  // After a long move only its end is seen.
  const hole = Math.max(Math.round((front + rear) / 2), front - 10);
  return <TableBoard state={state} box={partOf(state, { hole, wide: 560, tall: 104 })} />;
}
