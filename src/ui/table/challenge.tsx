import { useState } from "preact/hooks";
import { type Callable, callables, mostMissed } from "../../game/open-calls";
import { isHome, sideAt } from "../../game/sides";
import { type GameState, phaseOf } from "../../game/state";
import { useSession } from "../context";
import { CardText } from "../parts/card-text";
import { Choice } from "../parts/choice";
import { Sheet } from "../parts/sheet";
import { pointsWords } from "../words/common";
import { CallPoints, CountedTooMuch } from "./call-points";

/** In the show, a count of the hand is challenged with other buttons. */
function buttonWords(state: GameState): string {
  if (state.counting === "checked") return "Too many";
  return phaseOf(state) === "show" ? "Challenge the play" : "Challenge";
}

/** Challenges a count of the play. In muggins it appears after a right count too, so that it reveals no mistake. */
export function ChallengeButton({ state }: { state: GameState }) {
  const [open, setOpen] = useState(false);
  const list = callables(state);
  if (list.length === 0) return null;
  return (
    <>
      <button type="button" class="text-button call-button" onClick={() => setOpen(true)}>
        {buttonWords(state)}
      </button>
      <Sheet
        open={open}
        title={state.counting === "checked" ? "Counted too much" : "Challenge a count"}
        onClose={() => setOpen(false)}
      >
        <ChallengeSheet state={state} list={list} onDone={() => setOpen(false)} />
      </Sheet>
    </>
  );
}

interface ChallengeSheetProps {
  readonly state: GameState;
  readonly list: readonly Callable[];
  readonly onDone: () => void;
}

/** The latest count is chosen already, so the usual challenge is one more tap. */
function ChallengeSheet({ state, list, onDone }: ChallengeSheetProps) {
  const session = useSession();
  const [at, setAt] = useState(list[0]?.at ?? 0);
  const chosen = list.find((one) => one.at === at) ?? list[0];
  if (!chosen) return null;
  const counter = sideAt(state, chosen.seat);
  const muggins = state.counting === "muggins" && !isHome(state, counter);
  const call = async (what: "missed" | "over", side: number, points: number) => {
    if (await session.record({ type: "called", at: chosen.at, of: chosen.of, side, for: what, points })) onDone();
  };
  return (
    <div class="stack">
      {state.counting === "checked" && (
        <p>The score is already fixed. The others may claim the points that were too many.</p>
      )}
      <div class="choice-grid called-counts">
        <Choice
          legend="Which count?"
          name="called"
          options={list.map((one) => ({ value: String(one.at), label: <CountWords state={state} one={one} /> }))}
          value={String(chosen.at)}
          onChoose={(value) => setAt(Number(value))}
        />
      </div>
      <CallPoints
        key={counter}
        state={state}
        counter={counter}
        most={muggins ? mostMissed(state, "play", chosen.stated ?? 0) : 0}
        onMissed={(side, points) => void call("missed", side, points)}
      />
      <CountedTooMuch
        state={state}
        counter={counter}
        off={chosen.stated === undefined}
        onOver={(side) => void call("over", side, 0)}
      >
        {state.counting === "checked" ? "Claim the extra points" : "Counted too much"}
      </CountedTooMuch>
    </div>
  );
}

/** "Bob 9♦" and "2 points"; before the player has counted, "Bob 9♦" and "just played", "Bob go" and "not counted yet". */
function CountWords({ state, one }: { state: GameState; one: Callable }) {
  return (
    <span>
      <bdi>{state.seats[one.seat]?.name}</bdi> {one.card ? <CardText card={one.card} /> : "go"}
      <br />
      {one.stated !== undefined ? pointsWords(one.stated) : one.card ? "just played" : "not counted yet"}
    </span>
  );
}
