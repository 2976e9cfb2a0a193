/** The rule of the false go: which cards make a go false, and the cost (rules.md §6.5). */
import { type Card, isJoker, valueOf } from "./cards";

/** The cost of a false go (rules.md §6.5). `acc`: 2 for each playable card. `flat2`: 2 in all. `none`: nothing. */
export const FALSE_GO_RULES = ["acc", "flat2", "none"] as const;

export type FalseGoRule = (typeof FALSE_GO_RULES)[number];

/** A go said with cards in hand that could have been played. */
export interface FalseGo {
  /** The count of the series at the go. */
  readonly count: number;
  /** The cards that fitted. */
  readonly cards: readonly Card[];
  /** The points the others may claim. */
  readonly points: number;
}

/**
 * @param count the count of the series when go was said, 0 to 31
 * @param held cards now known to have been in that hand at the time
 * @returns the held cards that could have been played
 */
export function falseGoCards(count: number, held: readonly Card[]): readonly Card[] {
  // A joker can be an ace or count 0. At 31, where only jokers naught go on, it counts 0.
  return held.filter((card) => isJoker(card) || count + valueOf(card) <= 31);
}

/** @returns the points the other sides may take for a false go with this number of playable cards. */
export function falseGoPoints(law: FalseGoRule, cards: number): number {
  if (cards === 0 || law === "none") return 0;
  return law === "flat2" ? 2 : 2 * cards;
}
