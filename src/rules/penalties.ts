/** Faults the other sides can claim points for: rules.md §6.6. The app never claims one by itself. */
import { keysOf } from "../base/lists";

interface Penalty {
  readonly points: number;
  /** `forward`: every opposing side pegs the points. `back`: the offender goes back, never below 0 (ACC 11.1.a, 2010). */
  readonly how: "forward" | "back";
}

const TABLE = {
  /** The dealer saw the bottom card, or the pone looked at the cut. */
  looked: { points: 2, how: "forward" },
  /** Cards taken back from the crib, the crib looked at or shown early, hand and crib swapped. */
  cribTouched: { points: 2, how: "forward" },
  pegMoved: { points: 2, how: "forward" },
  /** The starter was mixed with a hand, the crib or the pack. */
  starterMixed: { points: 2, how: "forward" },
  /** The opponent was not allowed to check the number of cards. */
  countRefused: { points: 10, how: "back" },
  /** From older house laws; the ACC gives nothing for a misdeal. */
  misdealt: { points: 2, how: "forward" },
  /** A player without the points to win put a peg in the game hole, wrote down the win or moved a game peg. */
  falseGame: { points: 15, how: "back" },
} as const satisfies Readonly<Record<string, Penalty>>;

export type PenaltyName = keyof typeof TABLE;

export const PENALTIES: Readonly<Record<PenaltyName, Penalty>> = TABLE;
export const PENALTY_NAMES: readonly PenaltyName[] = keysOf(PENALTIES);
