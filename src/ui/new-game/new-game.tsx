import { useEffect } from "preact/hooks";
import { FORMS, sidesOf } from "../../rules/forms";
import { isTarget, type Seat, targetsOf } from "../../rules/ruleset";
import { type Setup, setupOf, TARGETS } from "../../session/new-game/setup";
import { HouseRules } from "./customs";
import { FormRow } from "./form-row";
import { MatchChoice } from "./match-choice";
import { Players } from "./players";
import { WhyNot } from "./why-not";
import { Choice } from "../parts/choice";
import { MainButton } from "../parts/main-button";
import { TopBar } from "../parts/top-bar";
import { Refused } from "../refused";
import { openMade, replace, up } from "../router";
import { useSession } from "../context";
import { COUNTING_WORDS, whose } from "../words/common";
import "./new-game.css";
import { COUNTING_OPTIONS, DEPTH_OPTIONS } from "../words/forms";

const COUNTING_HINTS = {
  app: "The app counts every card and hand.",
  checked: "You state each count; the app checks it and fixes mistakes.",
  muggins: "You state each count; the others may call and take what you miss.",
} as const;
const TARGET_OPTIONS = TARGETS.map((value) => ({ value, label: value === "other" ? "Other" : value }));
const DEPTH_HINTS = {
  cards: "Tap each card as it is played; the app counts the play and the show.",
  hands: "Peg the play yourselves; tap the cards of each hand at the show.",
  points: "A scoreboard: one tap for each score.",
} as const;

/** The form of a new game. It starts with the choices of the last game, so one tap can begin. */
export function NewGame() {
  const session = useSession();
  const setup = setupOf(session);
  useEffect(() => {
    setup.prepare();
  }, [setup, session]);
  const card = setup.forCard.value;
  return (
    <main class="screen split new-game">
      <TopBar
        title="New game"
        subtitle={
          card && (
            <>
              Game {card.game} on <bdi>{whose(card.player)}</bdi> scorecard
            </>
          )
        }
        onBack={() => up()}
      />
      <div class="split-a">
        <FormRow />
        <Players />
        <Target setup={setup} />
        <MatchChoice />
      </div>
      <div class="split-b">
        <Choice
          legend="Level of detail"
          name="depth"
          options={DEPTH_OPTIONS}
          value={setup.depth.value}
          onChoose={(value) => (setup.depth.value = value)}
        />
        <p class="muted hint-line">{DEPTH_HINTS[setup.depth.value]} You can switch at any moment.</p>
        {setup.depth.value !== "points" && <Counting setup={setup} />}
        <HouseRules />
      </div>
      <div class="actions">
        <Refused />
        {setup.depth.value !== "points" && setup.counting.value !== "app" && (
          <p class="counting-now">
            {COUNTING_WORDS[setup.counting.value]}. {COUNTING_HINTS[setup.counting.value]}
          </p>
        )}
        <Begin setup={setup} />
      </div>
    </main>
  );
}

function Target({ setup }: { setup: Setup }) {
  const { form, target } = setup.agreed.value.rules;
  return (
    <>
      <Choice
        legend="Game to"
        name="target"
        options={TARGET_OPTIONS}
        value={setup.target.value}
        onChoose={(value) => (setup.target.value = value)}
      />
      {setup.target.value === "other" && (
        <label class="field">
          <span class="field-label">Play to, 2 to 999</span>
          <input
            class="input"
            type="text"
            inputMode="numeric"
            autocomplete="off"
            value={setup.otherTarget.value}
            onInput={(event) => (setup.otherTarget.value = event.currentTarget.value)}
          />
        </label>
      )}
      {FORMS[form].loneHalf && isTarget(target) && (
        <p class="muted hint-line">
          The lone player wins at {Math.min(...targetsOf(target, FORMS[form], sidesOf("lone", FORMS[form].players)))}.
        </p>
      )}
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

/** Buttons to cut for the deal or name the dealer; just one when the lone player always deals. */
function Begin({ setup }: { setup: Setup }) {
  const start = (dealer: Seat | undefined) => openMade("table", setup.start(dealer), replace);
  const names = setup.names.value.map((name, seat) => name.trim() || `Player ${seat + 1}`);
  if (setup.house.value.includes("captainDeals"))
    return (
      <MainButton onPress={() => void start(undefined)}>
        <bdi class="name">{names[setup.lone.value]}</bdi> deals
      </MainButton>
    );
  return (
    <>
      <MainButton onPress={() => void start(undefined)}>Cut for deal</MainButton>
      <div class="pair dealers" data-players={names.length}>
        {names.map((name, seat) => (
          <MainButton key={seat} kind="second" onPress={() => void start(seat)}>
            <bdi class="name">{name}</bdi> deals
          </MainButton>
        ))}
      </div>
    </>
  );
}
