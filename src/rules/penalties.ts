/** The faults a table can ask points for: rules.md §6.5–6.6. The app never takes one by itself. */
import { type Card, isJoker, valueOf } from "./cards";

export const PENALTY_NAMES = [
  "looked",
  "cribTouched",
  "pegMoved",
  "starterMixed",
  "countRefused",
  "misdealt",
  "falseGame",
] as const;
export type PenaltyName = (typeof PENALTY_NAMES)[number];

export interface Penalty {
  readonly points: number;
  /** `forward`: every opposing side pegs them. `back`: the offender goes back, never below 0 (ACC 11.1.a, 2010). */
  readonly how: "forward" | "back";
  /** The rule with its edition: numbers moved between them (rules.md §6.9). */
  readonly rule: string;
}

export const PENALTIES: Readonly<Record<PenaltyName, Penalty>> = {
  /** The dealer saw the bottom card, or the pone looked at the cut. */
  looked: { points: 2, how: "forward", rule: "ACC 2.1, 6.1.b (2010)" },
  /** Cards taken back from the crib, the crib looked at or shown early, hand and crib swapped. */
  cribTouched: { points: 2, how: "forward", rule: "ACC 5.1.b, 5.2 (2010)" },
  pegMoved: { points: 2, how: "forward", rule: "ACC 8.8 (2010), 8.7 (2020)" },
  /** The starter was mixed with a hand, the crib or the pack. */
  starterMixed: { points: 2, how: "forward", rule: "ACC 9.3.a (2010)" },
  /** The opponent was not let confirm a count of cards. */
  countRefused: { points: 10, how: "back", rule: "Cribbage Corner, scoring penalties" },
  /** Older house laws; the ACC gives nothing for a misdeal as such. */
  misdealt: { points: 2, how: "forward", rule: "Enquire Within; Hoyle" },
  /** A peg in the game hole, the result written or the game peg moved, and the points are not there. */
  falseGame: { points: 15, how: "back", rule: "ACC 8.4.a–b (2010)" },
};

/**
 * What a go costs that was said with a card that fitted: two a card, two flat, or nothing (rules.md §6.5).
 */
export const FALSE_GO_RULES = ["acc", "flat2", "none"] as const;
export type FalseGoRule = (typeof FALSE_GO_RULES)[number];

/**
 * The cards that singly could have been played when go was said.
 * @param count what the series stood at, 0 to 31
 * @param held cards now known to have been in that hand then
 */
export function falseGoCards(count: number, held: readonly Card[]): readonly Card[] {
  // A joker is an ace if need be, or nothing: up to 30 it always fits.
  return held.filter((card) => (isJoker(card) ? count <= 30 : count + valueOf(card) <= 31));
}

/** @returns the points the others may take for a false go with so many cards that fitted. */
export function falseGoPoints(law: FalseGoRule, cards: number): number {
  if (cards === 0 || law === "none") return 0;
  return law === "flat2" ? 2 : 2 * cards;
}
