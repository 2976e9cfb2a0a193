import { useState } from "preact/hooks";
import { setupOf } from "../../session/new-game/setup";
import { setsOf } from "../../session/new-game/kept-rules";
import { FORM_WORDS, gameName } from "../words/forms";
import { Row, Rows } from "../parts/rows";
import { Sheet } from "../parts/sheet";
import { useSession } from "../context";
import { FormList } from "./form-list";

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
      <Rows>
        <Row
          label={
            <>
              <span class="unseen">Game: </span>
              {name === undefined ? game : <bdi>{name}</bdi>}
            </>
          }
          hint={name === undefined ? FORM_WORDS[agreed.rules.form].says : game}
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
