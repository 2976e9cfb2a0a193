/** Rules of a tool in one word of its link. See formats.md. */
import { FORM_NAMES } from "../rules/forms";
import { HOUSE_RULES } from "../rules/house-rules";
import { FALSE_GO_RULES } from "../rules/false-go";
import { GO_TIMINGS } from "../rules/ruleset";
import { isSameScoring, playable, SCORING_HOUSE, scoringOf, type ScoringRules, USUAL_SCORING } from "../rules/scoring";

const PREFIX = "rules-";

/** @returns "rules-fiveCard.threeRuns": what differs from the usual rules, by its stored names; empty if nothing does. */
export function rulesWord(rules: ScoringRules, usual = USUAL_SCORING): string {
  if (isSameScoring(rules, usual)) return "";
  const { form, goTiming, renege, house } = scoringOf(rules);
  const changed = [
    form !== usual.form && form,
    goTiming !== usual.goTiming && goTiming,
    renege !== usual.renege && renege,
  ];
  return PREFIX + [...changed, ...house].filter((word) => word !== false).join(".");
}

export function isRulesWord(word: string): boolean {
  return word.startsWith(PREFIX);
}

/** Reads what `rulesWord` writes. @returns undefined for rules that are unknown or cannot be played together */
export function readRulesWord(word: string, usual = USUAL_SCORING): ScoringRules | undefined {
  const names = word.slice(PREFIX.length).split(".");
  const named = <Name extends string>(list: readonly Name[]) => list.filter((name) => names.includes(name));
  const [forms, goes, falseGoes, house] = [
    named(FORM_NAMES),
    named(GO_TIMINGS),
    named(FALSE_GO_RULES),
    named(HOUSE_RULES),
  ];
  const known = forms.length + goes.length + falseGoes.length + house.length;
  if (known < names.length || forms.length > 1 || goes.length > 1 || falseGoes.length > 1) return undefined;
  if (house.some((rule) => !SCORING_HOUSE.includes(rule))) return undefined;
  const [form = usual.form] = forms;
  const [goTiming = usual.goTiming] = goes;
  const [renege = usual.renege] = falseGoes;
  const read = playable(scoringOf({ form, goTiming, renege, house }));
  return read.ok ? read.value : undefined;
}
