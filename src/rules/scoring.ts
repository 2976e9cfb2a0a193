/** The rules that decide what a hand or a play is worth, for counting without a game. */
import { type FormName, FORMS, formsFor } from "./forms";
import { HOUSE, HOUSE_RULES, houseApplies, type HouseClash, houseClash, type HouseRule } from "./house-rules";
import { type Ruleset, STANDARD } from "./ruleset";
import { ok, refuse, type Result } from "../base/result";
import { countsAlone, type Shown, type ShowRules } from "./show/shown";
import { countRulesOf } from "./table-rules";

/** The part of a ruleset that decides what cards are worth. */
export type ScoringRules = Pick<Ruleset, "form" | "goTiming" | "renege" | "house">;

/** The twists, which are part of the game’s name, and the customs about jokers and goes. */
export const SCORING_HOUSE: readonly HouseRule[] = HOUSE_RULES.filter((rule) => HOUSE[rule].twist || HOUSE[rule].cards);

/** @returns the part that decides what cards are worth; its house rules in the order of the list. */
export function scoringOf({ form, goTiming, renege, house }: ScoringRules): ScoringRules {
  return { form, goTiming, renege, house: SCORING_HOUSE.filter((rule) => house.includes(rule)) };
}

export const USUAL_SCORING: ScoringRules = scoringOf(STANDARD);

export function isSameScoring(one: ScoringRules, other: ScoringRules): boolean {
  const spelled = ({ form, goTiming, renege, house }: ScoringRules) => [form, goTiming, renege, ...house].join();
  return spelled(one) === spelled(other);
}

/** @returns the usual game of this number of players; the standard one where there is none. */
export function usualFor(players: number): ScoringRules {
  const [form = STANDARD.form] = formsFor(players);
  return { ...USUAL_SCORING, form };
}

/** @returns the same rules in another form, without the house rules that mean nothing there. Refused: rules that clash. */
export function inForm(rules: ScoringRules, form: FormName): Result<ScoringRules, HouseClash> {
  const house = rules.house.filter((rule) => houseApplies(rule, { form, on: rules.house }));
  return playable({ ...rules, form, house });
}

/** @returns the same rules for this number of players: unchanged if their form is for as many. */
export function forPlayers(rules: ScoringRules, players: number): Result<ScoringRules, HouseClash> {
  return FORMS[rules.form].players === players ? ok(rules) : inForm(rules, usualFor(players).form);
}

/** Switches a house rule on or off, and with it the rules that depend on it. Refused: rules that clash. */
export function switched(rules: ScoringRules, rule: HouseRule): Result<ScoringRules, HouseClash> {
  const { form, house } = rules;
  const on = house.includes(rule) ? house.filter((one) => one !== rule) : [...house, rule];
  return playable(scoringOf({ ...rules, house: on.filter((one) => houseApplies(one, { form, on })) }));
}

/** @returns the rules, or why they cannot be played together. */
export function playable(rules: ScoringRules): Result<ScoringRules, HouseClash> {
  const clash = houseClash({ form: rules.form, on: rules.house, muggins: false });
  return clash ? refuse(clash) : ok(rules);
}

export function showRulesOf(rules: ScoringRules): ShowRules {
  return { form: FORMS[rules.form], house: rules.house, count: countRulesOf(rules) };
}

/** @returns the number of cards to count: the hand or crib, and the starter where it counts with them. */
export function cardsToCount({ form }: ShowRules, of: Shown["of"]): number {
  return (of === "crib" ? form.crib : form.hand) + (countsAlone(form, of) ? 0 : 1);
}
