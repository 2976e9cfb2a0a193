import { useState } from "preact/hooks";
import type { Owner } from "../../../game/facts";
import { type GameState } from "../../../game/state";
import { nameOfSide, seatOf, sideOf } from "../../../game/sides";
import type { Side } from "../../../rules/ruleset";
import { countsAt } from "../../../game/stated-counts";
import type { Waiting } from "../../../game/waiting";
import { useCalm } from "./counted";
import { HandFrame } from "./hand-frame";
import { MainButton } from "../../parts/main-button";
import { NumberGrid } from "../../pads/number-grid";
import { Sheet } from "../../parts/sheet";
import { CallButton } from "../play/play-claims";
import { useSession } from "../../context";
import { SideButton, useWho } from "../side-choice";

/** The hand that is up is counted aloud; what it counts is nowhere on this page. */
export function CountHand({ state, waiting }: { state: GameState; waiting: Extract<Waiting, { for: "count" }> }) {
  const session = useSession();
  const { owner, cards } = waiting;
  const name = state.seats[seatOf(state, owner)]?.name ?? "";
  const { highest, impossible } = countsAt(state, owner);
  return (
    <HandFrame state={state} owner={owner} cards={cards} actions={null}>
      <div class="counts">
        <h3>
          <bdi>{name}</bdi> counts
        </h3>
        {/* The play can be called until its first hand is pegged. */}
        <CallButton state={state} />
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

/** It was counted aloud. The others let it stand, or call before anything is shown. */
export function CallHand({ state, waiting }: { state: GameState; waiting: CallWaiting }) {
  const session = useSession();
  const calm = useCalm();
  const [asking, setAsking] = useState(false);
  const { owner, cards, stated, at, of } = waiting;
  const counter = sideOf(state, owner);
  const name = state.seats[seatOf(state, owner)]?.name ?? "";
  const { side: caller, question } = useWho(state, counter, "Who calls");
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
          <MainButton onPress={() => calm && void session.record({ type: "handPegged", owner })} waiting={!calm}>
            It stands: {stated} for <bdi>{nameOfSide(state, counter)}</bdi>
          </MainButton>
          <div class="pair">
            <MainButton kind="second" onPress={() => setAsking(true)}>
              Muggins…
            </MainButton>
            <SideButton state={state} but={counter} legend="Who calls" onSide={(side) => call(side, "over", 0)}>
              Too many
            </SideButton>
          </div>
        </>
      }
    >
      <p class="said-count" role="status">
        <bdi>{name}</bdi> says <b class="figures">{stated}</b>
      </p>
      <Said owner={owner} />
      <Sheet open={asking} title="Muggins: how many were missed?" onClose={() => setAsking(false)}>
        {question}
        {caller !== undefined && (
          <NumberGrid
            label="Points missed"
            min={1}
            impossible={[]}
            onNumber={(points) => call(caller, "missed", points)}
          />
        )}
      </Sheet>
    </HandFrame>
  );
}

/** Until somebody calls, or lets it stand, nothing more is said. */
function Said({ owner }: { owner: Owner }) {
  return (
    <p class="muted">
      What {owner === "crib" ? "the crib" : "the hand"} counts is shown only when it is called. Call before it is
      pegged.
    </p>
  );
}
