import { useState } from "preact/hooks";
import type { Setup } from "../../session/new-game/setup";
import { Choice } from "../parts/choice";
import { MainButton } from "../parts/main-button";
import { Row } from "../parts/rows";
import { Sheet } from "../parts/sheet";
import { COUNTING_WORDS, DEPTH_WORDS } from "../words/common";
import { COUNTING_OPTIONS, DEPTH_OPTIONS } from "../words/forms";
import { WhyNot } from "./why-not";

const COUNTING_HINTS = {
  app: "The app counts every card and hand.",
  checked: "You state each count; the app checks it and fixes mistakes.",
  muggins: "You state each count; the others may call and take what you miss.",
} as const;
const DEPTH_HINTS = {
  cards: "Tap each card as it is played; the app counts the play and the show.",
  hands: "Peg the play yourselves; tap the cards of each hand at the show.",
  points: "A scoreboard: one tap for each score.",
} as const;

/** In points only, nobody counts cards. */
const isCounted = ({ depth }: Setup) => depth.value !== "points";
/** The players state their counts. */
const isStated = (setup: Setup) => isCounted(setup) && setup.counting.value !== "app";

/** The level of detail and who counts, in one row that opens both choices. */
export function Scoring({ setup }: { setup: Setup }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const depth = setup.depth.value;
  const counting = setup.counting.value;
  return (
    <>
      <Row
        label="Scoring"
        hint={DEPTH_HINTS[depth]}
        value={
          isStated(setup) ? `${DEPTH_WORDS[depth]}, ${COUNTING_WORDS[counting].toLowerCase()}` : DEPTH_WORDS[depth]
        }
        quiet
        leads
        onPress={() => setOpen(true)}
      />
      <Sheet open={open} title="Scoring" onClose={close}>
        <Choice
          legend="Level of detail"
          name="depth"
          options={DEPTH_OPTIONS}
          value={depth}
          onChoose={(value) => (setup.depth.value = value)}
        />
        <div class="hint-place">
          <p class="muted hint-line">{DEPTH_HINTS[depth]} You can switch later.</p>
        </div>
        {/* Its place is kept, so that the choice above stays under the finger. */}
        <div class={isCounted(setup) ? "stack" : "stack uncounted"}>
          <Counting setup={setup} />
        </div>
        <div class="sheet-foot">
          <MainButton onPress={close}>Done</MainButton>
        </div>
      </Sheet>
    </>
  );
}

function Counting({ setup }: { setup: Setup }) {
  // Reading the refusal redraws this choice, so that a refused option does not look chosen.
  const refused = setup.refused.value?.at === "muggins";
  return (
    <>
      <Choice
        legend="Who counts"
        name="counting"
        options={COUNTING_OPTIONS}
        value={setup.counting.value}
        onChoose={setup.chooseCounting}
      />
      <div class="hint-place">
        {refused ? (
          <WhyNot setup={setup} at="muggins" />
        ) : (
          <p class="muted hint-line">{COUNTING_HINTS[setup.counting.value]}</p>
        )}
      </div>
    </>
  );
}

/** Beside the start, so that nobody overlooks that the players state their counts. */
export function CountingNow({ setup }: { setup: Setup }) {
  const counting = setup.counting.value;
  if (!isStated(setup)) return null;
  return (
    <p class="counting-now">
      {COUNTING_WORDS[counting]}. {COUNTING_HINTS[counting]}
    </p>
  );
}
