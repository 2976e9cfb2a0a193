/** The rules a game is played by. Carried whole by the game's first fact, so a log replays alone for ever. */
import type { RenegeLaw } from "./penalties";

/** A chair at the table, counted clockwise from 0. */
export type Seat = number;

/** A pair of pegs: partners share one. Counted from 0. */
export type Side = number;

/** How many cards go where (rules.md §1.5). One definition a form. */
export interface Form {
  readonly players: readonly number[];
  /** Cards dealt to each. */
  readonly dealt: number;
  /** Cards each lays away to the crib. */
  readonly discards: number;
  readonly hand: number;
  readonly crib: number;
}

export const FORM_NAMES = ["sixCard"] as const;
export type FormName = (typeof FORM_NAMES)[number];

export const FORMS: Readonly<Record<FormName, Form>> = {
  sixCard: { players: [2], dealt: 6, discards: 2, hand: 4, crib: 4 },
};

/** When the point for a go is pegged (rules.md §2.4). For two players only the moment differs. */
export const GO_TIMINGS = ["lastCard", "atGo"] as const;
export type GoTiming = (typeof GO_TIMINGS)[number];

export interface Ruleset {
  readonly form: FormName;
  /** The game hole: 121, 61 or what the table agreed, 2 to 999. */
  readonly target: number;
  readonly goTiming: GoTiming;
  /** What a false go costs. */
  readonly renege: RenegeLaw;
}

export const STANDARD: Ruleset = { form: "sixCard", target: 121, goTiming: "lastCard", renege: "acc" };

/** Lowest and highest game hole we keep score to. */
const TARGET_RANGE = { min: 2, max: 999 } as const;

export function isTarget(target: number): boolean {
  return Number.isInteger(target) && target >= TARGET_RANGE.min && target <= TARGET_RANGE.max;
}

/** How badly a game was lost (rules.md §7.2). */
const LOSSES = ["plain", "skunk", "doubleSkunk", "tripleSkunk", "lurch"] as const;
export type Loss = (typeof LOSSES)[number];

/**
 * The lines of rules.md §7.2: each loss is suffered below its hole. Only 121 and 61 have lines of their own.
 * @returns hole → loss, worst first.
 */
export function skunkLines(target: number): readonly { readonly below: number; readonly loss: Loss }[] {
  if (target === 61) return [{ below: 31, loss: "lurch" }];
  if (target !== 121) return [];
  return [
    { below: 31, loss: "tripleSkunk" },
    { below: 61, loss: "doubleSkunk" },
    { below: 91, loss: "skunk" },
  ];
}

/** @returns what a loser standing on `hole` suffers when the winner reaches `target`. */
export function lossAt(hole: number, target: number): Loss {
  return skunkLines(target).find((line) => hole < line.below)?.loss ?? "plain";
}

/** @returns the seats in the order they act: left of the dealer first, the dealer last. */
export function fromLeftOf(dealer: Seat, players: number): readonly Seat[] {
  return Array.from({ length: players }, (_, i) => (dealer + 1 + i) % players);
}
