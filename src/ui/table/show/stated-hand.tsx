import { useState } from "preact/hooks";
import { type GameState } from "../../../game/state";
import { nameOfSide, seatOf, sideOf } from "../../../game/sides";
import type { Side } from "../../../rules/ruleset";
import type { Waiting } from "../../../game/waiting";
import { HandFrame } from "./hand-frame";
import { MainButton } from "../../parts/main-button";
import { NumberGrid } from "../../pads/number-grid";
import { Sheet } from "../../parts/sheet";
import { ChallengeButton } from "../challenge";
import { useSession } from "../../context";
import { SideButton, useActor } from "../side-choice";
import { statableAt } from "../../../game/open-calls";

/** The player says what their hand counts. The right count must not appear anywhere on this page. */
export function CountHand({ state, waiting }: { state: GameState; waiting: Extract<Waiting, { for: "count" }> }) {
  const session = useSession();
  const { owner, cards } = waiting;
  const name = state.seats[seatOf(state, owner)]?.name ?? "";
  const { highest, impossible } = statableAt(state, owner);
  return (
    <HandFrame state={state} owner={owner} cards={cards} actions={null}>
      <div class="counts">
        <h3>
          <bdi>{name}</bdi> counts
        </h3>
        {/* Counts of the play can be challenged until the first hand is pegged. */}
        <ChallengeButton state={state} />
      </div>
      <NumberGrid
        label={`${name} counts`}
        max={highest}
        impossible={impossible}
        onNumber={(points) => void session.record({ type: "claimed", owner, points })}
      />
    </HandFrame>
  );
}

type CallWaiting = Extract<Waiting, { for: "call" }>;

/** A hand was counted aloud. The others accept the count, or challenge it before the app shows anything. */
export function ChallengeHand({ state, waiting }: { state: GameState; waiting: CallWaiting }) {
  const session = useSession();
  const [asking, setAsking] = useState(false);
  const { owner, cards, stated, at, of } = waiting;
  const counter = sideOf(state, owner);
  const name = state.seats[seatOf(state, owner)]?.name ?? "";
  const { side: caller, question } = useActor(state, counter, "Who challenges?");
  const call = (side: Side, what: "missed" | "over", points: number) => {
    setAsking(false);
    void session.record({ type: "called", at, of, side, for: what, points });
  };
  return (
    <HandFrame
      state={state}
      owner={owner}
      cards={cards}
      actions={
        <>
          <MainButton onPress={() => void session.record({ type: "handPegged", owner })}>
            No challenge: peg {stated} for <bdi>{nameOfSide(state, counter)}</bdi>
          </MainButton>
          <div class="pair">
            <MainButton kind="second" onPress={() => setAsking(true)}>
              Muggins…
            </MainButton>
            <SideButton state={state} but={counter} legend="Who challenges?" onSide={(side) => call(side, "over", 0)}>
              Counted too much
            </SideButton>
          </div>
        </>
      }
    >
      <p class="said-count" role="status">
        <bdi>{name}</bdi> says <b class="figures">{stated}</b>
      </p>
      <p class="muted">The app keeps quiet until somebody challenges. Challenge now, or peg.</p>
      <Sheet open={asking} title="Muggins: how many points were missed?" onClose={() => setAsking(false)}>
        {question}
        {caller !== undefined && (
          <NumberGrid
            label="Points missed"
            min={1}
            max={statableAt(state, owner).highest}
            impossible={[]}
            onNumber={(points) => call(caller, "missed", points)}
          />
        )}
      </Sheet>
    </HandFrame>
  );
}
