/** Hands tapped in before the play: the offer, and the hand of whoever is to play. */
import { handsOpen, keptHand } from "../game/known";
import type { GameState } from "../game/state";
import { type Card, takenOut } from "../rules/cards";
import type { Seat } from "../rules/ruleset";
import { Curtain } from "./parts/curtain";
import { Icon } from "./parts/icons";
import { KnownHand } from "./parts/known-hand";
import { PadFrame } from "./parts/pad-frame";
import { PlayClaim } from "./play-claims";
import { useSession } from "./session-context";
import { undoText } from "./table-top";
import { whose } from "./words";

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

/** The cards of whoever is to play, behind their curtain. */
export function OwnHand({ state, seat, hand }: { state: GameState; seat: Seat; hand: readonly Card[] }) {
  const session = useSession();
  const name = state.seats[seat]?.name ?? "";
  const lifted = session.lifted.value.has(seat);
  const played = takenOut(hand, state.deal?.play?.laid[seat] ?? []);
  const illegal = (card: Card, i: number) => played[i] === true || session.refusal(card) !== undefined;
  const waiting = session.waiting.value;
  const says = waiting.for === "card" ? waiting.says : undefined;
  return (
    <PadFrame
      top={
        says === undefined ? undefined : (
          <PlayClaim state={state} seat={says} addGo={waiting.for === "card" && waiting.addGo === true} />
        )
      }
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
