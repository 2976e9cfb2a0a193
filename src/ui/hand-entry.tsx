import type { GameState } from "../game/state";
import { type Card, takenOut } from "../rules/cards";
import type { Waiting } from "../session/table";
import { CardPad } from "./card-pad";
import { CardFace } from "./parts/card-face";
import { Curtain } from "./parts/curtain";
import { PadFrame } from "./parts/pad-frame";
import { useSession } from "./session-context";
import { cardKeys, cardName } from "./parts/card-name";
import { whose } from "./words";

type Entering = Extract<Waiting, { for: "dealt" | "discards" }>;

/** Behind the curtain: the six cards dealt, then the two laid away. */
export function HandEntry({ state, waiting }: { state: GameState; waiting: Entering }) {
  const session = useSession();
  const { seat, missing } = waiting;
  const name = state.seats[seat]?.name ?? "";
  const side = state.seats[seat]?.side;
  if (session.asked.value !== seat)
    return (
      <PadFrame title={<bdi>{whose(name)} hand</bdi>} side={side}>
        <Curtain label={`Show ${whose(name)} hand`} onLift={() => session.askHand(seat)} />
      </PadFrame>
    );
  if (waiting.for === "discards") return <Discards state={state} waiting={waiting} />;
  return (
    <CardPad
      title={
        <>
          <b>
            <bdi>{whose(name)}</bdi>
          </b>
          {` hand: ${missing} more`}
        </>
      }
      side={side}
      goState="off"
      spent={session.spent}
      onCard={(card) => void session.tapHand(card, seat)}
    />
  );
}

/** The cards told so far, once the curtain is up, and the way out. */
export function HandSoFar({ state, waiting }: { state: GameState; waiting: Entering }) {
  const session = useSession();
  const { seat, cards } = waiting;
  const open = session.asked.value === seat && waiting.for === "dealt";
  const blanks = Array.from({ length: state.form.dealt - cards.length }, (_, i) => i);
  return (
    <div class="hand-so-far">
      {open && (
        <div class="hand small" role="group" aria-label={`${whose(state.seats[seat]?.name ?? "")} hand`}>
          {cardKeys(cards).map((key, i) => (
            <CardFace key={key} card={cards[i] as Card} size="small" side={state.seats[seat]?.side} />
          ))}
          {blanks.map((i) => (
            <span key={i} class="card small blank" aria-hidden="true" />
          ))}
        </div>
      )}
      <button type="button" class="text-button" onClick={() => void session.leaveHand(seat)}>
        Don’t tap it in
      </button>
    </div>
  );
}

function Discards({ state, waiting }: { state: GameState; waiting: Entering }) {
  const session = useSession();
  const { seat, cards, missing } = waiting;
  const { deal } = state;
  const spent = takenOut(cards, deal?.discarded[seat] ?? []);
  const crib = `${whose(state.seats[deal?.dealer ?? 0]?.name ?? "")} crib`;
  return (
    <PadFrame
      title={
        <>
          Which {missing === 1 ? "other one goes" : "two go"} to <bdi>{crib}</bdi>?
        </>
      }
      side={state.seats[seat]?.side}
      handButton={
        <button type="button" class="text-button" onClick={() => void session.undo()}>
          Undo
        </button>
      }
    >
      <div class="hand six">
        {cardKeys(cards).map((key, i) => {
          const card = cards[i] as Card;
          const gone = spent[i] === true;
          return (
            <button
              key={key}
              type="button"
              class="card-button"
              aria-label={`Lay away ${cardName(card)}`}
              aria-disabled={gone}
              onClick={() => void session.tapHand(card, seat)}
            >
              <CardFace card={card} size="large" state={gone ? "dim" : "plain"} silent />
            </button>
          );
        })}
      </div>
    </PadFrame>
  );
}
