import { nameOfSide, targetOf } from "../../game/sides";
import type { GameState } from "../../game/state";
import { CUSTOMS, HOUSE, TWISTS } from "../../rules/house-rules";
import type { Topic } from "../../rules/topics";
import { marked } from "../../session/new-game/match";
import { seatingOf } from "../../session/new-game/rules";
import {
  FIRST_DEALER_WORDS,
  FORM_WORDS,
  GO_WORDS,
  RENEGE_WORDS,
  RULE_WORDS,
  SEATING_WORDS,
  SKUNK_WORDS,
} from "../words/forms";
import { Row, Rows } from "../parts/rows";
import { SideMark } from "../parts/side-mark";
import { go } from "../router";
import { lengthWords } from "../words/matches";
import { MATCH_WORDS, stakesLine } from "../words/match-formats";
import { COUNTING_WORDS } from "../words/common";
import { KeepSet } from "../parts/keep-set";

/** Everything this table agreed on. Each line leads to its rule. */
export function InUse({ state }: { state: GameState }) {
  const { rules, seats, counting } = state;
  const form = FORM_WORDS[rules.form];
  const on = (rule: (typeof rules.house)[number]) => rules.house.includes(rule);
  const seating = seatingOf(
    rules.form,
    seats.map(({ side }) => side),
  );
  return (
    <>
      <Rows label="The game">
        <Agreement name={form.name} says={form.says} topic={form.topic} />
        {TWISTS.filter(on).map((twist) => (
          <Agreement key={twist} {...RULE_WORDS[twist]} topic={HOUSE[twist].topic} />
        ))}
      </Rows>
      <h3>{SEATING_WORDS[seating].name}</h3>
      <Rows label="Who plays">
        {state.sides.map((_, side) => (
          <Row
            key={side}
            mark={<SideMark side={side} />}
            label={<bdi>{nameOfSide(state, side)}</bdi>}
            value={`to ${targetOf(state, side)}`}
          />
        ))}
      </Rows>
      {state.match && (
        <>
          <h3>Match</h3>
          <Rows label="Match">
            <Agreement
              name={`${MATCH_WORDS[state.match.format.name].name}, ${lengthWords(state.match.format)}`}
              says={stakesLine(state.match.format, marked(rules))}
            />
          </Rows>
        </>
      )}
      <h3>House rules</h3>
      <Rows label="House rules">
        {CUSTOMS.filter(on).map((rule) => (
          <Agreement key={rule} {...RULE_WORDS[rule]} topic={HOUSE[rule].topic} />
        ))}
        <Agreement name="Who counts" value={COUNTING_WORDS[counting]} topic="muggins" />
        <Agreement name="One for go" value={GO_WORDS[rules.goTiming]} topic="go" />
        <Agreement name="A false go costs" value={RENEGE_WORDS[rules.renege]} topic="renege" />
        {!on("captainDeals") && (
          <Agreement name="Dealer of the next game" value={FIRST_DEALER_WORDS[rules.firstDealer]} topic="cut" />
        )}
        {!on("lowball") && <Agreement name="Skunks" value={SKUNK_WORDS[rules.skunks]} topic="skunk" />}
      </Rows>
      <KeepSet agreed={{ rules, seating, counting }} />
    </>
  );
}

interface AgreementProps {
  readonly name: string;
  readonly says?: string;
  readonly value?: string;
  readonly topic?: Topic | undefined;
}

/** One agreement. With a topic it leads to that rule. */
function Agreement({ name, says, value, topic }: AgreementProps) {
  return (
    <Row
      label={name}
      hint={says}
      value={value}
      quiet
      leads={topic !== undefined}
      onPress={topic && (() => go("rules", topic))}
    />
  );
}
