import { useState } from "preact/hooks";
import type { Owner } from "../game/facts";
import { type GameState, nameOfSide, sideOf } from "../game/state";
import type { Side } from "../rules/ruleset";
import type { Waiting } from "../session/table";
import { useCalm } from "./counted";
import { HandFrame } from "./hand-frame";
import { MainButton } from "./parts/main-button";
import { NumberGrid } from "./parts/number-grid";
import { Sheet } from "./parts/sheet";
import { CallButton } from "./play-claims";
import { useSession } from "./session-context";

/** The hand that is up is counted aloud; what it counts is nowhere on this page. */
export function ClaimHand({ state, waiting }: { state: GameState; waiting: Extract<Waiting, { for: "claim" }> }) {
  const session = useSession();
  const { owner, cards } = waiting;
  const name = nameOfSide(state, sideOf(state, owner));
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
        onNumber={(points) => void session.tell({ type: "claimed", owner, points })}
      />
    </HandFrame>
  );
}

type CallWaiting = Extract<Waiting, { for: "call" }>;

/** It was counted aloud. The others let it stand, or call before anything is shown. */
export function CallHand({ state, waiting }: { state: GameState; waiting: CallWaiting }) {
  const session = useSession();
  const calm = useCalm();
  const [asking, setAsking] = useState<Side>();
  const { owner, cards, claimed, at, of } = waiting;
  const counter = sideOf(state, owner);
  const name = nameOfSide(state, counter);
  const others = state.sides.flatMap((_, side) => (side === counter ? [] : [side]));
  const call = (side: Side, what: "missed" | "over", points: number) => {
    setAsking(undefined);
    void session.tell({ type: "called", at, of, side, for: what, points });
  };
  return (
    <HandFrame
      state={state}
      owner={owner}
      cards={cards}
      actions={
        <>
          <MainButton onPress={() => calm && void session.tell({ type: "handPegged", owner })} waiting={!calm}>
            It stands: {claimed} for <bdi>{name}</bdi>
          </MainButton>
          {others.map((side) => (
            <Caller
              key={side}
              name={nameOfSide(state, side)}
              alone={others.length === 1}
              onMissed={() => setAsking(side)}
              onOver={() => call(side, "over", 0)}
            />
          ))}
        </>
      }
    >
      <p class="said-count" role="status">
        <bdi>{name}</bdi> says <b class="figures">{claimed}</b>
      </p>
      <Said owner={owner} />
      <Sheet open={asking !== undefined} title="Muggins: how many were missed?" onClose={() => setAsking(undefined)}>
        <NumberGrid
          label="Points missed"
          min={1}
          impossible={[]}
          onNumber={(points) => asking !== undefined && call(asking, "missed", points)}
        />
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

interface CallerProps {
  readonly name: string;
  readonly alone: boolean;
  readonly onMissed: () => void;
  readonly onOver: () => void;
}

function Caller({ name, alone, onMissed, onOver }: CallerProps) {
  return (
    <div class="pair">
      <MainButton kind="second" onPress={onMissed}>
        {alone ? "Muggins…" : <bdi>{`${name}: muggins…`}</bdi>}
      </MainButton>
      <MainButton kind="second" onPress={onOver}>
        {alone ? "Too many" : <bdi>{`${name}: too many`}</bdi>}
      </MainButton>
    </div>
  );
}
