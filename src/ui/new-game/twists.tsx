import { useState } from "preact/hooks";
import { TWISTS } from "../../rules/house-rules";
import type { Setup } from "../../session/new-game/setup";
import { RULE_WORDS } from "../words/forms";
import { MainButton } from "../parts/main-button";
import { Row, Rows } from "../parts/rows";
import { Sheet } from "../parts/sheet";
import { Toggle } from "../parts/toggle";
import { WhyNot } from "./why-not";

/** The twists of the game in one row, which opens all of them with a line each. */
export function Twists({ setup }: { setup: Setup }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const house = setup.house.value;
  const on = TWISTS.filter((twist) => house.includes(twist)).map((twist) => RULE_WORDS[twist].name);
  return (
    <>
      <Row
        label="Twists"
        hint="Lowball, jokers, an auction and more"
        value={on.length > 0 ? on.join(", ") : "None"}
        quiet
        leads
        onPress={() => setOpen(true)}
      />
      <Sheet open={open} title="Twists" onClose={close}>
        <Rows label="Twists">
          {TWISTS.map((twist) => (
            <div key={twist}>
              <Toggle
                label={RULE_WORDS[twist].name}
                hint={RULE_WORDS[twist].says}
                on={house.includes(twist)}
                onToggle={() => setup.toggle(twist)}
              />
              <WhyNot setup={setup} at={twist} />
            </div>
          ))}
        </Rows>
        <div class="sheet-foot">
          <MainButton onPress={close}>Done</MainButton>
        </div>
      </Sheet>
    </>
  );
}
