import { useState } from "preact/hooks";
import { highestPeg } from "../../game/known";
import { isHome } from "../../game/sides";
import { type GameState } from "../../game/state";
import { NumberGrid } from "../pads/number-grid";
import { CardText } from "../parts/card-text";
import { Choice } from "../parts/choice";
import { MainButton } from "../parts/main-button";
import { Sheet } from "../parts/sheet";
import { Refused } from "../refused";
import { useSession } from "../context";
import { useActor } from "./side-choice";
import "./play/play-count.css";
import { type Callable, callables } from "../../game/open-calls";

/** Challenges a count of the play. In muggins it appears after a right count too, so that it reveals no mistake. */
export function ChallengeButton({ state }: { state: GameState }) {
  const [open, setOpen] = useState(false);
  const list = callables(state);
  if (list.length === 0) return null;
  return (
    <>
      <button type="button" class="text-button call-button" onClick={() => setOpen(true)}>
        {state.counting === "checked" ? "Too many" : "Challenge"}
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

function ChallengeSheet({ state, list, onDone }: ChallengeSheetProps) {
  const session = useSession();
  const [at, setAt] = useState(list[0]?.at ?? 0);
  const chosen = list.find((one) => one.at === at) ?? list[0];
  const counter = state.seats[chosen?.seat ?? 0]?.side;
  const { side, question } = useActor(state, counter, "Who challenges?");
  const call = async (what: "missed" | "over", points: number) => {
    if (!chosen || side === undefined) return;
    if (await session.record({ type: "called", at: chosen.at, of: chosen.of, side, for: what, points })) onDone();
  };
  return (
    <div class="stack">
      <Refused spoken />
      {state.counting === "checked" && (
        <p>The score is already fixed. The others may claim the points that were too many.</p>
      )}
      <div class="choice-grid">
        <Choice
          legend="Which count?"
          name="called"
          options={list.map((one) => ({ value: String(one.at), label: <CountWords state={state} one={one} /> }))}
          value={String(chosen?.at)}
          onChoose={(value) => setAt(Number(value))}
        />
      </div>
      {question}
      {state.counting === "muggins" && side !== undefined && !isHome(state, counter) && (
        <>
          <p class="section">Muggins: points missed</p>
          <NumberGrid
            label="Points missed"
            min={1}
            max={highestPeg(state)}
            impossible={[]}
            onNumber={(n) => void call("missed", n)}
          />
        </>
      )}
      <MainButton
        kind="second"
        off={side === undefined || chosen?.stated === undefined}
        onPress={() => void call("over", 0)}
      >
        {state.counting === "checked" ? "Claim the extra points" : "Counted too much"}
      </MainButton>
    </div>
  );
}

function CountWords({ state, one }: { state: GameState; one: Callable }) {
  return (
    <span>
      <bdi>{state.seats[one.seat]?.name}</bdi> {one.card ? <CardText card={one.card} /> : "go"}:{" "}
      {one.stated ?? "nothing yet"}
    </span>
  );
}
