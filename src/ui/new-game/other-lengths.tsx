import { useState } from "preact/hooks";
import { asMarked, lengthKind, PRESETS } from "../../match/formats";
import type { Loss } from "../../rules/ruleset";
import { type Setup, setupOf } from "../../session/new-game/setup";
import { marked, MATCH_SIZES, type MatchName } from "../../session/new-game/match";
import { Choice } from "../parts/choice";
import { Icon } from "../parts/icons";
import { MainButton } from "../parts/main-button";
import { Row, Rows } from "../parts/rows";
import { Sheet } from "../parts/sheet";
import { TextField } from "../parts/text-field";
import { useSession } from "../context";
import { LOSS_NOUNS, MATCH_WORDS, stakesLine } from "../words/match-formats";

const SIZE_OPTIONS = MATCH_SIZES.map((value) => ({ value, label: value === "other" ? "Other" : value }));

/** One game or a match: the format in one row, its length below. */
export function MatchChoice() {
  const setup = setupOf(useSession());
  const [open, setOpen] = useState(false);
  const { name } = setup.match;
  const close = () => setOpen(false);
  return (
    <>
      <Rows>
        <Row
          label={
            <>
              <span class="unseen">Match: </span>
              {rowWords(setup, name.value)}
            </>
          }
          hint={says(setup, name.value)}
          leads
          onPress={() => setOpen(true)}
        />
      </Rows>
      {name.value !== "none" && <Length setup={setup} kind={lengthKind(name.value)} />}
      {name.value === "custom" && <OwnPoints setup={setup} />}
      <Sheet open={open} title="One game or a match" onClose={close}>
        <Rows label="One game or a match">
          {(["none", ...setup.match.suited.value] as const).map((one) => (
            <Format key={one} setup={setup} name={one} />
          ))}
        </Rows>
        {name.value !== "none" && <Length setup={setup} kind={lengthKind(name.value)} />}
        <div class="sheet-foot">
          <MainButton onPress={close}>Done</MainButton>
        </div>
      </Sheet>
    </>
  );
}

/** "Race, first to 5", "Best of 3" */
function rowWords({ match }: Setup, name: MatchName) {
  if (name === "none") return MATCH_WORDS.none.name;
  const of = Number.isNaN(match.of.value) ? "…" : match.of.value;
  return name === "bestOf" ? `Best of ${of}` : `${MATCH_WORDS[name].name}, first to ${of}`;
}

/** The worth of a game in this format, with the skunk lines it uses. */
function says(setup: Setup, name: MatchName): string {
  if (name === "none" || name === "custom") return MATCH_WORDS[name].says ?? "";
  const rules = { ...setup.agreed.value.rules, skunks: setup.marksIf(name) };
  const half = name === "lurch" && rules.target === 121 && rules.skunks === "halfway";
  const line = stakesLine({ name, stakes: asMarked(PRESETS[name], rules.skunks) }, marked(rules));
  return half ? `${line} A lurch is a loss under half way.` : line;
}

function Format({ setup, name }: { setup: Setup; name: MatchName }) {
  return (
    <label class="row-line form-line">
      <input
        type="radio"
        name="match"
        aria-label={MATCH_WORDS[name].name}
        aria-describedby={`match-${name}`}
        checked={setup.match.name.value === name}
        onChange={() => setup.chooseMatch(name)}
      />
      <span class="words">
        {MATCH_WORDS[name].name}
        <span class="hint" id={`match-${name}`}>
          {says(setup, name)}
        </span>
      </span>
      <Icon name="check" />
    </label>
  );
}

function Length({ setup, kind }: { setup: Setup; kind: "points" | "bestOf" }) {
  const { size, otherSize } = setup.match;
  return (
    <>
      <Choice
        legend={kind === "bestOf" ? "Best of" : "First to"}
        name="match-length"
        options={SIZE_OPTIONS}
        value={size.value}
        onChoose={(value) => (size.value = value)}
      />
      {size.value === "other" && (
        <TextField
          kind="figure"
          most={4}
          label={kind === "bestOf" ? "Number of games (an odd number)" : "Number of match points, 1 to 99"}
          value={otherSize.value}
          onText={(text) => (otherSize.value = text)}
        />
      )}
    </>
  );
}

/** Asks only for the losses that this game has. */
function OwnPoints({ setup }: { setup: Setup }) {
  const losses: readonly Loss[] = ["plain", ...marked(setup.agreed.value.rules)];
  return (
    <div class="own-points" role="group" aria-label="Match points">
      {losses.map((loss) => (
        <TextField
          kind="figure"
          most={4}
          key={loss}
          label={`A ${LOSS_NOUNS[loss]} gives`}
          value={setup.match.own.value[loss]}
          onText={(text) => setup.match.typeOwn(loss, text)}
        />
      ))}
    </div>
  );
}
