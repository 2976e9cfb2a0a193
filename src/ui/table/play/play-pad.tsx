import { sideAt } from "../../../game/sides";
import type { ComponentChildren } from "preact";
import type { GameState } from "../../../game/state";
import type { Seat } from "../../../rules/ruleset";
import type { Waiting } from "../../../game/waiting";
import { CardPad } from "../../pads/card-pad";
import { CardText } from "../../parts/card-text";
import { lazyPart } from "../../lazy";
import { useSession } from "../../context";

const OwnHand = lazyPart(async () => (await import("./own-hand"))?.OwnHand);
const ChallengeButton = lazyPart(async () => (await import("../challenge"))?.ChallengeButton);

/** Takes the starter, then each card played: from the pad, or from a hand entered before. */
export function PlayPad({ state, waiting }: { state: GameState; waiting: Waiting }) {
  const session = useSession();
  const challenge = state.counting !== "app" && <ChallengeButton state={state} />;
  if (waiting.for === "card" && waiting.hand)
    return <OwnHand state={state} seat={waiting.seat} hand={waiting.hand} button={challenge} />;
  const seat = waiting.for === "card" ? waiting.seat : undefined;
  const ready = waiting.for === "card" && waiting.mayGo;
  return (
    <CardPad
      title={titleOf(state, waiting)}
      side={seat === undefined ? undefined : sideAt(state, seat)}
      button={challenge}
      goState={ready ? "ready" : "off"}
      spent={session.spent}
      onCard={session.tapCard}
    />
  );
}

function titleOf(state: GameState, waiting: Waiting): ComponentChildren {
  const name = (seat: Seat) => (
    <b>
      <bdi>{state.seats[seat]?.name}</bdi>
    </b>
  );
  if (waiting.for === "starter") return <b>Tap the starter card</b>;
  if (waiting.for !== "card") return "The last card";
  const { heldBack = [] } = state.deal ?? {};
  if (heldBack.length > 0)
    return (
      <>
        {name(waiting.seat)} plays{" "}
        {heldBack.map((card, i) => (
          <span key={i}>
            {i > 0 && " or "}
            <CardText card={card} />
          </span>
        ))}
      </>
    );
  if (waiting.alone) return <>{name(waiting.seat)} again</>;
  return <>{name(waiting.seat)} to play</>;
}
