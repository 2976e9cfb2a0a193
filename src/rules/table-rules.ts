/** The rules of the play and of the show that follow from what a table agreed on. */
import { MOST_JOKERS } from "./cards";
import { FORMS } from "./forms";
import type { PlayRules } from "./play/state";
import type { Ruleset } from "./ruleset";
import type { CountRules } from "./show/tally";

export function playRulesOf({ form, goTiming, house }: Pick<Ruleset, "form" | "goTiming" | "house">): PlayRules {
  return {
    goTiming,
    threeRuns: house.includes("threeRuns"),
    jokersPair: house.includes("jokersPair"),
    oneSeries: FORMS[form].oneSeries,
    goStops: house.includes("goStops"),
    openAt31: house.includes("jokersNaught"),
  };
}

export function countRulesOf({ house }: Pick<Ruleset, "house">): CountRules {
  return {
    threeRuns: house.includes("threeRuns"),
    jokers: house.includes("jokersWild") ? "wild" : house.includes("jokersNaught") ? "naught" : "none",
    jokersPair: house.includes("jokersPair"),
    redeclare: house.includes("redeclare"),
  };
}

/** The number of jokers in the pack. */
export function jokersIn({ jokers }: Pick<CountRules, "jokers">): number {
  return jokers === "none" ? 0 : MOST_JOKERS;
}
