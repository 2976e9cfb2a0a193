import { FIRST_DEALERS, GO_TIMINGS, SKUNKS } from "../../rules/ruleset";
import { CUSTOMS, houseApplies } from "../../rules/house-rules";
import { type Setup, setupOf } from "../../session/new-game/setup";
import {
  customsLine,
  FIRST_DEALER_WORDS,
  GO_WORDS,
  RENEGE_WORDS,
  RULE_WORDS,
  SKUNK_WORDS,
  skunkHint,
} from "../words/forms";
import { Choice } from "../parts/choice";
import { Rows } from "../parts/rows";
import { Toggle } from "../parts/toggle";
import { useSession } from "../context";
import { KeepSet } from "../parts/keep-set";
import { WhyNot } from "./why-not";
import "../parts/fold.css";
import { FALSE_GO_RULES } from "../../rules/false-go";

const GO_OPTIONS = GO_TIMINGS.map((value) => ({ value, label: GO_WORDS[value] }));
const RENEGE_OPTIONS = FALSE_GO_RULES.map((value) => ({ value, label: RENEGE_WORDS[value] }));
const DEALER_OPTIONS = FIRST_DEALERS.map((value) => ({ value, label: FIRST_DEALER_WORDS[value] }));
const SKUNK_OPTIONS = SKUNKS.map((value) => ({ value, label: SKUNK_WORDS[value] }));

/** House rules, folded away because they seldom change. The defaults are those of the American Cribbage Congress. */
export function HouseRules() {
  const setup = setupOf(useSession());
  const { rules } = setup.agreed.value;
  const alone = rules.house.includes("captainDeals");
  return (
    <details class="house-rules">
      <summary>
        House rules <span class="customs">{customsLine(rules)}</span>
      </summary>
      <div class="stack">
        <Choice
          legend="One for go is pegged"
          name="go-timing"
          options={GO_OPTIONS}
          value={setup.goTiming.value}
          onChoose={(value) => (setup.goTiming.value = value)}
        />
        <Choice
          legend="A false go costs"
          name="renege"
          options={RENEGE_OPTIONS}
          value={setup.renege.value}
          onChoose={(value) => (setup.renege.value = value)}
        />
        {!alone && (
          <Choice
            legend="Dealer of the next game"
            name="first-dealer"
            options={DEALER_OPTIONS}
            value={setup.firstDealer.value}
            onChoose={(value) => (setup.firstDealer.value = value)}
          />
        )}
        <BadLoss setup={setup} />
        <Customs setup={setup} />
        <p class="muted see-rules">
          In the rules: <a href="#/rules/go">go</a> <a href="#/rules/renege">false go</a>{" "}
          <a href="#/rules/skunk">skunks</a> <a href="#/rules/heels">heels</a>
        </p>
        <KeepSet agreed={setup.agreed.value} />
      </div>
    </details>
  );
}

/** Only games to 121 and 61 have skunk lines, and lowball has no skunks. */
function BadLoss({ setup }: { setup: Setup }) {
  const { target, skunks, house } = setup.agreed.value.rules;
  if ((target !== 121 && target !== 61) || house.includes("lowball")) return null;
  return (
    <>
      <Choice
        legend="Skunks"
        name="skunks"
        options={SKUNK_OPTIONS}
        value={skunks}
        onChoose={(value) => (setup.skunks.value = value)}
      />
      <p class="muted hint-line">{skunkHint(skunks, target)}</p>
    </>
  );
}

/** The house rules that apply to the chosen game, each on or off. */
function Customs({ setup }: { setup: Setup }) {
  const { form, house: on } = setup.agreed.value.rules;
  return (
    <Rows label="House rules">
      {CUSTOMS.filter((rule) => houseApplies(rule, { form, on })).map((rule) => (
        <div key={rule}>
          <Toggle
            label={RULE_WORDS[rule].name}
            hint={RULE_WORDS[rule].says}
            on={on.includes(rule)}
            onToggle={() => setup.toggle(rule)}
          />
          <WhyNot setup={setup} at={rule} />
        </div>
      ))}
    </Rows>
  );
}
