import type { ComponentChildren } from "preact";
import { sideAt } from "../../../game/sides";
import type { GameState } from "../../../game/state";
import { type Card, takenOut } from "../../../rules/cards";
import type { Seat } from "../../../rules/ruleset";
import { useJoker } from "../../pads/joker";
import { Curtain } from "./curtain";
import { Icon } from "../../parts/icons";
import { KnownHand } from "../../pads/known-hand";
import { PadFrame } from "../../pads/pad-frame";
import { useSession } from "../../context";
import { RedoKey } from "../../pads/pad-keys";
import { useUndoRedo } from "../undo-redo";
import { whose } from "../../words/common";

interface OwnHandProps {
  readonly state: GameState;
  readonly seat: Seat;
  readonly hand: readonly Card[];
  /** A text button beside the title. */
  readonly button: ComponentChildren;
}

/** The hand of the player to play, or of the one whose last card lands, hidden until they tap to see it. */
export function OwnHand({ state, seat, hand, button }: OwnHandProps) {
  const session = useSession();
  const name = state.seats[seat]?.name ?? "";
  const lifted = session.lifted.value.has(seat);
  const played = takenOut(hand, state.deal?.play?.laid[seat] ?? []);
  const undoRedo = useUndoRedo();
  const joker = useJoker((card) => session.playFromHand(card, seat));
  const illegal = (card: Card, i: number) => played[i] === true || session.refusal(card) !== undefined;
  const waiting = session.waiting.value;
  return (
    <PadFrame
      title={
        waiting.for === "card" ? (
          <>
            <b>
              <bdi>{name}</bdi>
            </b>
            {" to play"}
          </>
        ) : (
          "The last card"
        )
      }
      side={sideAt(state, seat)}
      redo={<RedoKey {...undoRedo} />}
      handButton={
        <>
          {button}
          {lifted && (
            <button type="button" class="text-button" onClick={() => session.drop(seat)}>
              <Icon name="hide" />
              Hide
            </button>
          )}
        </>
      }
    >
      {lifted ? (
        <KnownHand
          cards={hand}
          illegal={illegal}
          onCard={joker.tap}
          onGo={() => void session.go()}
          goState={waiting.for === "card" && waiting.mayGo ? "ready" : "off"}
          {...undoRedo}
        />
      ) : (
        <Curtain label={`Show ${whose(name)} hand`} onLift={() => session.lift(seat)} />
      )}
      {joker.sheet}
    </PadFrame>
  );
}
