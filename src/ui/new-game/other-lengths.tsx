import { asMarked, lengthKind, PRESETS } from "../../match/formats";
import type { Loss } from "../../rules/ruleset";
import type { MatchLengthKind } from "../../rules/stakes";
import { TARGETS } from "../../session/new-game/target";
import type { Setup } from "../../session/new-game/setup";
import { marked, MATCH_SIZES, type MatchName } from "../../session/new-game/match";
import { Choice } from "../parts/choice";
import { Icon } from "../parts/icons";
import { MainButton } from "../parts/main-button";
import { Rows } from "../parts/rows";
import { Sheet } from "../parts/sheet";
import { TextField } from "../parts/text-field";
import { LOSS_NOUNS, MATCH_WORDS, stakesLine } from "../words/match-formats";

const optionsOf = <Value extends string>(values: readonly Value[]) =>
  values.map((value) => ({ value, label: value === "other" ? "Other" : value }));
const TARGET_OPTIONS = optionsOf(TARGETS);
const SIZE_OPTIONS = optionsOf(MATCH_SIZES);

interface OtherLengthsProps {
  readonly setup: Setup;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Every game hole and every match format. */
export function OtherLengths({ setup, open, onClose }: OtherLengthsProps) {
  const { name } = setup.match;
  return (
    <Sheet open={open} title="How long" onClose={onClose}>
      <Target setup={setup} />
      <Rows label="One game or a match">
        {(["none", ...setup.match.suited.value] as const).map((one) => (
          <Format key={one} setup={setup} name={one} />
        ))}
      </Rows>
      {name.value !== "none" && <MatchLength setup={setup} />}
      {name.value === "custom" && <OwnPoints setup={setup} />}
      <div class="sheet-foot">
        <MainButton onPress={onClose}>Done</MainButton>
      </div>
    </Sheet>
  );
}

function Target({ setup: { target, otherTarget } }: { setup: Setup }) {
  return (
    <>
      <Choice
        legend="Game to"
        name="target"
        options={TARGET_OPTIONS}
        value={target.value}
        onChoose={(value) => (target.value = value)}
      />
      {target.value === "other" && (
        <TextField
          kind="figure"
          most={8}
          label="Play to, 2 to 999"
          value={otherTarget.value}
          onText={(text) => (otherTarget.value = text)}
        />
      )}
    </>
  );
}

/** The number of games or points, or "…" while none is typed. */
export function lengthOf({ match }: Setup, kind: MatchLengthKind): string {
  const of = match.lengthOf(kind);
  return Number.isNaN(of) ? "…" : String(of);
}

/** The worth of a game in this format, with the skunk lines it uses. */
export function worthOf(setup: Setup, name: MatchName): string {
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
          {worthOf(setup, name)}
        </span>
      </span>
      <Icon name="check" />
    </label>
  );
}

/** How many games or points the chosen match takes. */
export function MatchLength({ setup, small = false }: { setup: Setup; small?: boolean }) {
  const { name, size, otherSize } = setup.match;
  const best = name.value !== "none" && lengthKind(name.value) === "bestOf";
  return (
    <div class="match-length">
      <Choice
        legend={best ? "Best of" : "First to"}
        legendHidden={small}
        small={small}
        name="match-length"
        options={SIZE_OPTIONS}
        value={size.value}
        onChoose={(value) => (size.value = value)}
      />
      {size.value === "other" && (
        <TextField
          kind="figure"
          most={4}
          label={best ? "Number of games (an odd number)" : "Number of match points, 1 to 99"}
          value={otherSize.value}
          onText={(text) => (otherSize.value = text)}
        />
      )}
    </div>
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
