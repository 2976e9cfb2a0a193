import { useState } from "preact/hooks";
import { setupOf } from "../../session/new-game/setup";
import { setsOf } from "../../session/new-game/kept-rules";
import { TWISTS } from "../../rules/house-rules";
import type { Ruleset } from "../../rules/ruleset";
import { FORM_WORDS, gameName, RULE_WORDS } from "../words/forms";
import { Row, Rows } from "../parts/rows";
import { Sheet } from "../parts/sheet";
import { useSession } from "../context";
import { FormList } from "./form-list";

/** The first twist in a sentence; without twists the form. */
function gameHint({ form, house }: Ruleset): string {
  const twist = TWISTS.find((one) => house.includes(one));
  return twist === undefined ? FORM_WORDS[form].says : RULE_WORDS[twist].says;
}

/** The chosen game in one row, which opens the list of all games. */
export function FormRow() {
  const session = useSession();
  const setup = setupOf(session);
  const [open, setOpen] = useState(false);
  const agreed = setup.agreed.value;
  const name = setsOf(session.preferences).nameOf(agreed);
  const game = gameName(agreed.rules);
  return (
    <>
      <h2 class="decision">Which game</h2>
      <Rows>
        <Row
          label={
            <>
              <span class="unseen">Game: </span>
              {name === undefined ? game : <bdi>{name}</bdi>}
            </>
          }
          hint={name === undefined ? gameHint(agreed.rules) : game}
          leads
          onPress={() => setOpen(true)}
        />
      </Rows>
      <Sheet open={open} title="Which game" onClose={() => setOpen(false)}>
        <FormList onDone={() => setOpen(false)} />
      </Sheet>
    </>
  );
}
