import { sideAt } from "../../../game/sides";
import type { GameState } from "../../../game/state";
import { type Card, takenOut } from "../../../rules/cards";
import type { Seat } from "../../../rules/ruleset";
import { useJoker } from "../../pads/joker";
import { Curtain } from "./curtain";
import { Icon } from "../../parts/icons";
import { KnownHand } from "../../pads/known-hand";
import { PadFrame } from "../../pads/pad-frame";
import { PlayCount } from "./play-count";
import { useSession } from "../../context";
import { undoText } from "../table-top";
import { whose } from "../../words/common";

/** The hand of the player to play, hidden until they tap to see it. */
export function OwnHand({ state, seat, hand }: { state: GameState; seat: Seat; hand: readonly Card[] }) {
  const session = useSession();
  const name = state.seats[seat]?.name ?? "";
  const lifted = session.lifted.value.has(seat);
  const played = takenOut(hand, state.deal?.play?.laid[seat] ?? []);
  const joker = useJoker((card) => session.playFromHand(card, seat));
  const illegal = (card: Card, i: number) => played[i] === true || session.refusal(card) !== undefined;
  const waiting = session.waiting.value;
  const says = waiting.for === "card" ? waiting.says : undefined;
  return (
    <PadFrame
      top={
        says === undefined ? undefined : (
          <PlayCount state={state} seat={says} addGo={waiting.for === "card" && waiting.addGo} />
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
      side={sideAt(state, seat)}
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
          onCard={joker.tap}
          onGo={() => void session.go()}
          goState={waiting.for === "card" && waiting.mayGo ? "ready" : "off"}
          onUndo={() => void session.undo()}
          canUndo={session.now.value.undo !== undefined}
          undoWhat={undoText(session)}
        />
      ) : (
        <Curtain label={`Show ${whose(name)} hand`} onLift={() => session.lift(seat)} />
      )}
      {joker.sheet}
    </PadFrame>
  );
}
