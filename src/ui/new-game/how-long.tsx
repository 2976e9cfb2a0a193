import { useState } from "preact/hooks";
import { FORMS, sidesOf, targetsOf } from "../../rules/forms";
import { isTarget } from "../../rules/ruleset";
import { type Setup, setupOf } from "../../session/new-game/setup";
import { TARGETS } from "../../session/new-game/target";
import { Choice } from "../parts/choice";
import { useSession } from "../context";
import { MATCH_WORDS } from "../words/match-formats";
import { lengthOf, MatchLength, OtherLengths, worthOf } from "./other-lengths";

/** One game to 121 or 61, or a match of the usual kinds, in one row. All other lengths are one level down. */
export function HowLong() {
  const setup = setupOf(useSession());
  const [open, setOpen] = useState(false);
  const name = setup.match.name.value;
  return (
    <div class="how-long">
      <Choice
        legend="How long"
        name="length"
        options={[
          { value: "121", label: "121" },
          { value: "61", label: "61" },
          { value: "bestOf", label: `Best of ${lengthOf(setup, "bestOf")}` },
          { value: "games", label: `First to ${lengthOf(setup, "points")}` },
          ...unusual(setup),
        ]}
        value={chosen(setup)}
        onChoose={(value) => {
          if (value === OTHER) return;
          if (value === "bestOf" || value === "games") return setup.chooseMatch(value);
          setup.chooseMatch("none");
          setup.target.value = value;
        }}
      />
      <div class="length-line">
        {name === "none" ? <p class="muted">{inWords(setup)}</p> : <MatchLength setup={setup} small />}
        <button type="button" class="text-button" onClick={() => setOpen(true)}>
          More lengths
        </button>
      </div>
      {name !== "none" && <p class="muted hint-line">{inWords(setup)}</p>}
      <OtherLengths setup={setup} open={open} onClose={() => setOpen(false)} />
    </div>
  );
}

/** A length chosen one level down. It joins the row, so that the row always marks what is chosen. */
const OTHER = "other" as const;

function unusual(setup: Setup) {
  if (chosen(setup) !== OTHER) return [];
  const name = setup.match.name.value;
  const { target } = setup.agreed.value.rules;
  const label = name === "none" ? (isTarget(target) ? String(target) : "Other") : MATCH_WORDS[name].name;
  return [{ value: OTHER, label }];
}

/** The part of the row that is chosen. A usual target may also have been typed as another. */
function chosen({ match, agreed }: Setup) {
  const name = match.name.value;
  if (name === "none") return TARGETS.find((one) => one === String(agreed.value.rules.target)) ?? OTHER;
  return name === "bestOf" || name === "games" ? name : OTHER;
}

/** "One game to 121.", "Tournament. Games to 121. Win 2, skunk 3." */
function inWords(setup: Setup): string {
  const name = setup.match.name.value;
  const { form, target } = setup.agreed.value.rules;
  const to = isTarget(target) ? target : "…";
  const usual = name === "bestOf" || name === "games";
  const said = [
    name === "none" ? `One game to ${to}.` : `${usual ? "" : `${MATCH_WORDS[name].name}. `}Games to ${to}.`,
    name === "none" ? "" : worthOf(setup, name),
    FORMS[form].loneHalf && isTarget(target)
      ? `The lone player wins at ${Math.min(...targetsOf(target, FORMS[form], sidesOf("lone", FORMS[form].players)))}.`
      : "",
  ];
  return said.filter((one) => one !== "").join(" ");
}
