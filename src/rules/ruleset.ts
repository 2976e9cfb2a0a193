/** The rules of one game. The first fact of a log holds all of them, so that the log can always be replayed. */
import type { FormName, Seat } from "./forms";
import type { HouseRule } from "./house-rules";
import type { FalseGoRule } from "./false-go";
import type { Brand } from "../base/result";

export type { Seat, Side } from "./forms";

/** When the point for a go is pegged (rules.md §2.4). With two players only the moment differs, not the points. */
export const GO_TIMINGS = ["lastCard", "atGo"] as const;
export type GoTiming = (typeof GO_TIMINGS)[number];

/** The first dealer of the next game (rules.md §1.4). `alternate`: the player on the left of this game’s first dealer. */
export const FIRST_DEALERS = ["loser", "winner", "alternate", "cut"] as const;
export type FirstDealer = (typeof FIRST_DEALERS)[number];

/** How a bad loss is marked (rules.md §7.2). `halfway`: a loser below half way is in the lurch. */
export const SKUNKS = ["lines", "halfway", "none"] as const;
export type Skunks = (typeof SKUNKS)[number];

export interface Ruleset {
  readonly form: FormName;
  /** The game hole, 2 to 999. */
  readonly target: number;
  readonly goTiming: GoTiming;
  /** The cost of a false go. */
  readonly renege: FalseGoRule;
  readonly firstDealer: FirstDealer;
  readonly skunks: Skunks;
  /** The house rules that are on, each once. */
  readonly house: readonly HouseRule[];
}

export const STANDARD: Ruleset = {
  form: "sixCard",
  target: 121,
  goTiming: "lastCard",
  renege: "acc",
  firstDealer: "loser",
  skunks: "lines",
  house: [],
};

const TARGET_RANGE = { min: 2, max: 999 } as const;

export function isTarget(target: number): boolean {
  return Number.isInteger(target) && target >= TARGET_RANGE.min && target <= TARGET_RANGE.max;
}

/** How badly a game was lost (rules.md §7.2). */
export const LOSSES = ["plain", "skunk", "doubleSkunk", "tripleSkunk", "lurch"] as const;
export type Loss = (typeof LOSSES)[number];

/**
 * The skunk lines of a board (rules.md §7.2). Only boards of 121 and 61 have them.
 * @returns the worst loss first; each applies to a loser on a hole lower than `below`
 */
export function skunkLines(
  target: number,
  skunks: Skunks = "lines",
): readonly { readonly below: number; readonly loss: Loss }[] {
  if (skunks === "none" || (target !== 121 && target !== 61)) return [];
  if (skunks === "halfway" || target === 61) return [{ below: (target + 1) / 2, loss: "lurch" }];
  return [
    { below: 31, loss: "tripleSkunk" },
    { below: 61, loss: "doubleSkunk" },
    { below: 91, loss: "skunk" },
  ];
}

/** @returns how badly a player on `hole` has lost when the winner reaches `target`. */
export function lossAt(hole: number, target: number, skunks: Skunks = "lines"): Loss {
  return skunkLines(target, skunks).find((line) => hole < line.below)?.loss ?? "plain";
}

/** @returns the seats in the order they act: left of the dealer first, the dealer last. */
export function fromLeftOf(dealer: Seat, players: number): readonly Seat[] {
  return Array.from({ length: players }, (_, i) => (dealer + 1 + i) % players);
}
/** A place on the board: 0 to the target. */
export type Hole = Brand<number, "Hole">;
