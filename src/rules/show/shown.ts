/** A hand or crib on the table, and the rules by which it is counted. */
import type { Card } from "../cards";
import type { Form } from "../forms";
import type { HouseRule } from "../house-rules";
import type { Tally } from "./combinations";
import type { Elsewhere } from "./suits";
import { type CountRules, type SuitsTold, tally } from "./tally";

/** The rules of the show. */
export interface ShowRules {
  readonly form: Form;
  readonly house: readonly HouseRule[];
  readonly count: CountRules;
}

/** Cards to count, and the answers about their unknown suits. */
export interface Shown {
  readonly hand: readonly Card[];
  /** The fifth card of a crib that is counted without the starter (rules.md §9.7). */
  readonly starter: Card;
  readonly of: "hand" | "crib";
  readonly told?: SuitsTold | undefined;
  /** Cards of other hands of the same deal. */
  readonly elsewhere?: Elsewhere | undefined;
}

/** @param of "crib" for the crib; anything else is a hand */
export function countsAlone({ cribAlone }: Form, of: string | number): boolean {
  return cribAlone && of === "crib";
}

export function countShown({ hand, starter, of, told, elsewhere }: Shown, { form, count }: ShowRules): Tally {
  return tally(hand, starter, countsAlone(form, of) ? "cribAlone" : of, told, elsewhere, count);
}
