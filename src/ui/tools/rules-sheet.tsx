import { Fragment } from "preact";
import { useState } from "preact/hooks";
import { FALSE_GO_RULES } from "../../rules/false-go";
import { type FormName, FORMS, formsFor } from "../../rules/forms";
import { houseApplies, type HouseClash, type HouseRule, TWISTS } from "../../rules/house-rules";
import type { Result } from "../../base/result";
import { TABLE_SIZES } from "../../rules/play/check";
import { GO_TIMINGS } from "../../rules/ruleset";
import {
  inForm,
  isSameScoring,
  SCORING_HOUSE,
  scoringOf,
  type ScoringRules,
  switched,
  USUAL_SCORING,
  usualFor,
} from "../../rules/scoring";
import type { TableRules } from "../../session/tool-rules";
import { Choice } from "../parts/choice";
import { Icon } from "../parts/icons";
import { MainButton } from "../parts/main-button";
import { Row, Rows } from "../parts/rows";
import { Sheet } from "../parts/sheet";
import { Toggle } from "../parts/toggle";
import { customsLine, FORM_WORDS, gameName, GO_WORDS, PLAYERS_WORDS, RENEGE_WORDS, RULE_WORDS } from "../words/forms";
import { REFUSAL_WORDS } from "../words/refusals";

interface RulesSheetProps {
  readonly open: boolean;
  readonly rules: ScoringRules;
  /** The rules of the last game, and the saved sets. */
  readonly table: readonly TableRules[];
  readonly play: boolean;
  readonly onChoose: (rules: ScoringRules) => void;
  readonly onClose: () => void;
}

/** All the rules a hand or a play can be counted by. A game closes the list; a twist is switched and leaves it open. */
export function RulesSheet({ open, onClose, ...list }: RulesSheetProps) {
  return (
    <Sheet open={open} title="Which rules" onClose={onClose}>
      <RulesList {...list} onClose={onClose} />
    </Sheet>
  );
}

/** A choice that was refused, and why. */
interface Refused {
  readonly at: FormName | HouseRule;
  readonly why: HouseClash;
}

const CUSTOMS = SCORING_HOUSE.filter((rule) => !TWISTS.includes(rule));
const GO_OPTIONS = GO_TIMINGS.map((value) => ({ value, label: GO_WORDS[value] }));
const RENEGE_OPTIONS = FALSE_GO_RULES.map((value) => ({ value, label: RENEGE_WORDS[value] }));

function RulesList({ rules, table, play, onChoose, onClose }: Omit<RulesSheetProps, "open">) {
  const [refused, setRefused] = useState<Refused>();
  // Fixed when the list opens, so that a choice does not reorder it under the finger.
  const [here] = useState(FORMS[rules.form].players);
  const attempt = (at: Refused["at"], next: Result<ScoringRules, HouseClash>, then?: () => void) => {
    setRefused(next.ok ? undefined : { at, why: next.error });
    if (!next.ok) return;
    onChoose(next.value);
    then?.();
  };
  const take = (chosen: ScoringRules) => {
    onChoose(scoringOf(chosen));
    onClose();
  };
  const whyNot = (at: Refused["at"]) =>
    refused?.at === at && (
      <p class="why-not" role="alert">
        {REFUSAL_WORDS[refused.why]}
      </p>
    );
  const toggle = (rule: HouseRule) => (
    <div key={rule}>
      <Toggle
        label={RULE_WORDS[rule].name}
        hint={RULE_WORDS[rule].says}
        on={rules.house.includes(rule)}
        onToggle={() => attempt(rule, switched(rules, rule))}
      />
      {whyNot(rule)}
    </div>
  );
  const formRow = (form: FormName) => (
    <div key={form}>
      <Row
        label={FORM_WORDS[form].name}
        hint={FORM_WORDS[form].says}
        value={form === rules.form ? <Chosen /> : undefined}
        onPress={() => attempt(form, inForm(rules, form), onClose)}
      />
      {whyNot(form)}
    </div>
  );
  const customs = CUSTOMS.filter(
    (rule) => (play || rule !== "goStops") && houseApplies(rule, { form: rules.form, on: rules.house }),
  );
  const forms = (players: number) => (
    <Fragment key={players}>
      <h3>{PLAYERS_WORDS[players]}</h3>
      <Rows label={PLAYERS_WORDS[players]}>{formsFor(players).map(formRow)}</Rows>
    </Fragment>
  );
  // A play keeps its players.
  const usual = play ? usualFor(here) : USUAL_SCORING;
  const isChosen = (these: ScoringRules) => (isSameScoring(scoringOf(these), rules) ? <Chosen /> : undefined);
  return (
    <>
      <Rows label="Rules of this table">
        {table.map(({ name, rules: theirs }) => (
          <Row
            key={name ?? ""}
            label={name === undefined ? "Rules of the last game" : <bdi>{name}</bdi>}
            hint={[gameName(theirs), customsLine(theirs)].filter(Boolean).join(" · ")}
            value={isChosen(theirs)}
            onPress={() => take(theirs)}
          />
        ))}
        <Row
          label="Standard game"
          hint={`${FORM_WORDS[usual.form].name}, with no twist`}
          value={isChosen(usual)}
          onPress={() => take(usual)}
        />
      </Rows>
      {forms(here)}
      <h3>With a twist</h3>
      <Rows label="With a twist">{TWISTS.map(toggle)}</Rows>
      {customs.length > 0 && <Rows label="House rules">{customs.map(toggle)}</Rows>}
      {TABLE_SIZES.filter((players) => players !== here).map(forms)}
      {play && (
        <>
          <Choice
            legend="One for go is pegged"
            name="go-timing"
            options={GO_OPTIONS}
            value={rules.goTiming}
            onChoose={(goTiming) => onChoose({ ...rules, goTiming })}
          />
          <Choice
            legend="A false go costs"
            name="renege"
            options={RENEGE_OPTIONS}
            value={rules.renege}
            onChoose={(renege) => onChoose({ ...rules, renege })}
          />
        </>
      )}
      <div class="sheet-foot">
        <MainButton onPress={onClose}>Done</MainButton>
      </div>
    </>
  );
}

function Chosen() {
  return (
    <>
      <span class="unseen">chosen</span>
      <Icon name="check" />
    </>
  );
}
