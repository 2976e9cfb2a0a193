/** Muggins called for more than was missed. */
import { isolated } from "../../base/isolated";
import { nameOfSide } from "../../game/sides";
import type { GameState } from "../../game/state";
import type { Side } from "../../rules/ruleset";
import type { CallFor, Ruling } from "../../rules/wrong-counts";
import { pointsWords } from "./common";

interface Called {
  /** The side that called. */
  readonly side: Side;
  readonly for: CallFor;
  /** Points that the caller named. */
  readonly named: number;
  readonly ruling: Pick<Ruling, "caller" | "left">;
}

/**
 * "Bob called 17 points, but only 4 could be taken.": those that were missed (ACC 10.4.a), and no more than the counter
 * still had to go. undefined if the caller did not name too many, or if none could be taken, as the headline says then
 */
export function calledWords(state: GameState, { side, for: what, named, ruling }: Called): string | undefined {
  const most = ruling.caller + ruling.left;
  if (what !== "missed" || named <= most || most === 0) return undefined;
  return `${isolated(nameOfSide(state, side))} called ${pointsWords(named)}, but only ${most} could be taken.`;
}
