import type { ComponentChildren } from "preact";
import { handsOpen, keptHand } from "../game/known";
import { type GameState } from "../game/state";
import { type Card, takenOut } from "../rules/cards";
import type { Seat } from "../rules/ruleset";
import type { Waiting } from "../session/table";
import { CardPad } from "./card-pad";
import { Curtain } from "./parts/curtain";
import { Icon } from "./parts/icons";
import { KnownHand } from "./parts/known-hand";
import { PadFrame } from "./parts/pad-frame";
import { useSession } from "./session-context";
import { undoText } from "./table-top";
import { whose } from "./words";

/** The starter, then each card as it falls: on the pad, or from a hand that was tapped in. */
export function PlayPad({ state, waiting }: { state: GameState; waiting: Waiting }) {
  const session = useSession();
  if (waiting.for === "card" && waiting.hand) return <OwnHand state={state} seat={waiting.seat} hand={waiting.hand} />;
  const seat = waiting.for === "card" ? waiting.seat : undefined;
  const ready = waiting.for === "card" && waiting.mayGo;
  return (
    <CardPad
      title={titleOf(state, waiting)}
      side={seat === undefined ? undefined : state.seats[seat]?.side}
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
  if (waiting.for === "starter") return <b>Turn the starter</b>;
  if (waiting.for !== "card") return null;
  if (waiting.alone) return <>{name(waiting.seat)} again</>;
  return <>{name(waiting.seat)} to play</>;
}

/** Offers the curtain to every seat whose hand is not in yet, while hands may still be tapped in. */
export function HandButtons({ state }: { state: GameState }) {
  const session = useSession();
  const { deal, form } = state;
  if (!deal || state.depth !== "cards" || !handsOpen(deal)) return null;
  return (
    <div class="pair">
      {state.seats.map(({ name }, seat) =>
        keptHand(form, deal, seat) ? (
          <p key={seat} class="muted hand-in">
            <Icon name="check" />
            <bdi class="name">{whose(name)}</bdi> hand is in
          </p>
        ) : (
          <button key={seat} type="button" class="text-button" onClick={() => session.askHand(seat)}>
            <Icon name="eye" />
            <span>
              Tap in <bdi class="name">{whose(name)}</bdi> hand
            </span>
          </button>
        ),
      )}
    </div>
  );
}

function OwnHand({ state, seat, hand }: { state: GameState; seat: Seat; hand: readonly Card[] }) {
  const session = useSession();
  const name = state.seats[seat]?.name ?? "";
  const lifted = session.lifted.value.has(seat);
  const played = takenOut(hand, state.deal?.play?.laid[seat] ?? []);
  const illegal = (card: Card, i: number) => played[i] === true || session.refusal(card) !== undefined;
  const waiting = session.waiting.value;
  return (
    <PadFrame
      title={
        <>
          <b>
            <bdi>{name}</bdi>
          </b>
          {" to play"}
        </>
      }
      side={state.seats[seat]?.side}
      handButton={
        lifted ? (
          <button type="button" class="text-button" onClick={() => session.drop(seat)}>
            <Icon name="hide" />
            Hide
          </button>
        ) : undefined
      }
    >
      {lifted ? (
        <KnownHand
          cards={hand}
          illegal={illegal}
          onCard={(card) => void session.playFromHand(card, seat)}
          onGo={() => void session.go()}
          goState={waiting.for === "card" && waiting.mayGo ? "ready" : "off"}
          onUndo={() => void session.undo()}
          canUndo={session.now.value.undo !== undefined}
          undoWhat={undoText(session)}
        />
      ) : (
        <Curtain label={`Show ${whose(name)} hand`} onLift={() => session.lift(seat)} />
      )}
    </PadFrame>
  );
}
