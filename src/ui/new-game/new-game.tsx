import { useEffect } from "preact/hooks";
import { type Setup, setupOf } from "../../session/new-game/setup";
import { HouseRules } from "./customs";
import { FormRow } from "./form-row";
import { HowLong } from "./how-long";
import { Players } from "./players";
import { Twists } from "./twists";
import { nameAt, WhoDeals } from "./who-deals";
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
        <Players />
        <FormRow />
        <HowLong />
        <WhoDeals setup={setup} />
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
        <Twists setup={setup} />
        <HouseRules />
      </div>
      <div class="actions">
        <Refused />
        {setup.depth.value !== "points" && setup.counting.value !== "app" && (
          <p class="counting-now">
            {COUNTING_WORDS[setup.counting.value]}. {COUNTING_HINTS[setup.counting.value]}
          </p>
        )}
        <Start setup={setup} />
      </div>
    </main>
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

/** Names the dealer of the first deal, as chosen above. */
function Start({ setup }: { setup: Setup }) {
  const dealer = setup.dealing.now.value;
  return (
    <MainButton onPress={() => void openMade("table", setup.start(dealer === "cut" ? undefined : dealer), replace)}>
      {dealer === "cut" ? (
        "Start: cut for deal"
      ) : (
        <span>
          Start: <bdi class="name">{nameAt(setup, dealer)}</bdi> deals
        </span>
      )}
    </MainButton>
  );
}
