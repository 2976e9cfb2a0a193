/** The last move of the game, for the table to show and say. */
import type { Side } from "../rules/ruleset";
import type { LineStatus, Replay } from "./replay";
import type { GameState, Peg } from "./state";

/** The effects of one move, and the pegs it moved. */
export type Heard = Pick<Extract<LineStatus, { is: "fits" }>, "happenings" | "pegs">;

const NOTHING_HEARD: Heard = { happenings: [], pegs: [] };

/** The last line of the log that fits and has an effect. */
export function lastHeard(now: Replay): Heard {
  const line = now.lines.findLast((one) => one.status.is === "fits" && one.status.happenings.length > 0);
  // Once a deal has its starter, the crib of the deal before is no longer shown.
  const { state } = now;
  if (line && state?.deal?.starter && line.deal !== state.deal.number) return NOTHING_HEARD;
  return line?.status.is === "fits" ? line.status : NOTHING_HEARD;
}

/** The last peg a side moved. */
export function lastPeg(state: GameState, side: Side): Peg | undefined {
  return state.pegs.findLast((peg) => peg.side === side);
}
