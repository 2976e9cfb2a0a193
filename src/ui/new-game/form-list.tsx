import { useState } from "preact/hooks";
import { type FormName, formsFor } from "../../rules/forms";
import { type Setup, setupOf } from "../../session/new-game/setup";
import { PLAYERS } from "../../session/new-game/rules";
import { ALONE_WORDS, FORM_WORDS, PLAYERS_WORDS } from "../words/forms";
import { Icon } from "../parts/icons";
import { MainButton } from "../parts/main-button";
import { Row, Rows } from "../parts/rows";
import { go } from "../router";
import { useSession } from "../context";
import { KeptSets } from "./kept-sets";
import { WhyNot } from "./why-not";

/** Every game: all of this number of players, the usual one of every other number, and the rarer ones folded away. */
export function FormList({ onDone }: { onDone: () => void }) {
  const setup = setupOf(useSession());
  // Fixed when the list opens, so that a choice does not reorder it under the finger.
  const [here] = useState(setup.players.value);
  const others = PLAYERS.filter((players) => players !== here);
  return (
    <>
      <KeptSets setup={setup} onChosen={onDone} />
      <Forms setup={setup} players={here} names={formsFor(here)} />
      {others.map((players) => (
        <Forms key={players} setup={setup} players={players} names={formsFor(players).slice(0, 1)} />
      ))}
      <details
        class="house-rules rarer"
        // It opens below the edge of the list.
        onToggle={({ currentTarget }) => currentTarget.open && currentTarget.scrollIntoView()}
      >
        <summary>Rarer games</summary>
        {others.map((players) => (
          <Forms key={players} setup={setup} players={players} names={formsFor(players).slice(1)} />
        ))}
        <h3>{PLAYERS_WORDS[1]}</h3>
        <Rows>
          {(["squares", "solitaire"] as const).map((alone) => (
            <Row
              key={alone}
              label={ALONE_WORDS[alone].name}
              hint={ALONE_WORDS[alone].says}
              leads
              onPress={() => go(alone)}
            />
          ))}
        </Rows>
      </details>
      <Rows>
        <Row
          icon="help"
          label={`${FORM_WORDS[setup.form.value].name} in the rules`}
          hint="Every game is explained there"
          leads
          onPress={() => go("rules", FORM_WORDS[setup.form.value].topic)}
        />
      </Rows>
      <div class="sheet-foot">
        <MainButton onPress={onDone}>Done</MainButton>
      </div>
    </>
  );
}

interface FormsProps {
  readonly setup: Setup;
  readonly players: number;
  readonly names: readonly FormName[];
}

/** Games for one number of players. Choosing one also sets that number. */
function Forms({ setup, players, names }: FormsProps) {
  if (names.length === 0) return null;
  return (
    <>
      <h3>{PLAYERS_WORDS[players]}</h3>
      <Rows label={PLAYERS_WORDS[players]}>
        {names.map((name) => (
          <FormLine key={name} setup={setup} name={name} />
        ))}
      </Rows>
    </>
  );
}

function FormLine({ setup, name }: { setup: Setup; name: FormName }) {
  const { name: label, says } = FORM_WORDS[name];
  // Reading the refusal redraws this line, so that a refused game does not look chosen.
  const refused = setup.refused.value?.at === name;
  return (
    <div>
      <label class="row-line form-line">
        <input
          type="radio"
          name="form"
          aria-label={label}
          aria-describedby={`form-${name}`}
          checked={setup.form.value === name && !refused}
          onChange={() => setup.chooseForm(name)}
        />
        <span class="words">
          {label}
          <span class="hint" id={`form-${name}`}>
            {says}
          </span>
        </span>
        <Icon name="check" />
      </label>
      <WhyNot setup={setup} at={name} />
    </div>
  );
}
