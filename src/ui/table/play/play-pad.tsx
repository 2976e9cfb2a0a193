import { sideAt } from "../../../game/sides";
import type { ComponentChildren } from "preact";
import type { GameState } from "../../../game/state";
import { handToPlay, type Waiting } from "../../../game/waiting";
import { CardPad } from "../../pads/card-pad";
import { lazyPart } from "../../lazy";
import { useSession } from "../../context";

const HeldBack = lazyPart(async () => (await import("./held-back"))?.HeldBack);
const OwnHand = lazyPart(async () => (await import("./own-hand"))?.OwnHand);
const ChallengeButton = lazyPart(async () => (await import("../challenge"))?.ChallengeButton);

/** Takes the starter, then each card played: from the pad, or from a hand entered before. */
export function PlayPad({ state, waiting }: { state: GameState; waiting: Waiting }) {
  const session = useSession();
  const challenge = state.counting !== "app" && <ChallengeButton state={state} />;
  const own = handToPlay(state, waiting);
  if (own) return <OwnHand state={state} {...own} button={challenge} />;
  const seat = waiting.for === "card" ? waiting.seat : undefined;
  return (
    <CardPad
      title={titleOf(state, waiting)}
      side={seat === undefined ? undefined : sideAt(state, seat)}
      button={challenge}
      goState={waiting.for === "card" ? (waiting.mayGo ? "ready" : "off") : undefined}
      spent={session.spent}
      onCard={session.tapCard}
    />
  );
}

function titleOf(state: GameState, waiting: Waiting): ComponentChildren {
  if (waiting.for !== "card") return waiting.for === "starter" ? <b>Tap the starter card</b> : "The last card";
  const { heldBack = [] } = state.deal ?? {};
  return (
    <>
      <b>
        <bdi>{state.seats[waiting.seat]?.name}</bdi>
      </b>
      {heldBack[0] ? <HeldBack cards={heldBack} /> : waiting.alone ? " plays on" : " to play"}
    </>
  );
}
