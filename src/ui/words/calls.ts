/** Muggins called for more than was missed. */
import { isolated } from "../../base/isolated";
import { nameOfSide } from "../../game/sides";
import type { GameState } from "../../game/state";
import type { Side } from "../../rules/ruleset";
import type { CallFor } from "../../rules/wrong-counts";
import { pointsWords } from "./common";

interface Called {
  /** The side that called. */
  readonly side: Side;
  readonly for: CallFor;
  /** Points that the caller named. */
  readonly named: number;
  /** Points that were missed: the caller takes no more than these (ACC 10.4.a). */
  readonly missed: number;
}

/** "Bob called 17 points, but only 4 were missed."; undefined if the caller did not name too many */
export function calledWords(state: GameState, { side, for: what, named, missed }: Called): string | undefined {
  if (what !== "missed" || named <= missed) return undefined;
  const were = missed === 0 ? "nothing was" : `only ${missed} ${missed === 1 ? "was" : "were"}`;
  return `${isolated(nameOfSide(state, side))} called ${pointsWords(named)}, but ${were} missed.`;
}
