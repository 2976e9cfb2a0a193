/** The sources of the penalties. They are shown with them; the engine does without. */
import type { PenaltyName } from "./penalties";

/** The rule with its edition: numbers changed between editions (rules.md §6.9). */
export const PENALTY_SOURCES: Readonly<Record<PenaltyName, string>> = {
  looked: "ACC 2.1, 6.1.b (2010)",
  cribTouched: "ACC 5.1.b, 5.2 (2010)",
  pegMoved: "ACC 8.8 (2010), 8.7 (2020)",
  starterMixed: "ACC 9.3.a (2010)",
  countRefused: "Cribbage Corner, scoring penalties",
  misdealt: "Enquire Within; Hoyle",
  falseGame: "ACC 8.4.a–b (2010)",
};
