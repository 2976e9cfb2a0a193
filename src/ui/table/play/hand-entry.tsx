import { isolated } from "../../../base/isolated";
import { sideAt } from "../../../game/sides";
import type { GameState } from "../../../game/state";
import { holdsCrib, passesTo } from "../../../game/known";
import { numberWord } from "../../../rules/aloud/announce";
import { type Card, takenOut } from "../../../rules/cards";
import type { Seat } from "../../../rules/ruleset";
import type { Waiting } from "../../../game/waiting";
import { CardPad } from "../../pads/card-pad";
import { CardFace } from "../../parts/card-face";
import { Curtain } from "./curtain";
import { PadFrame } from "../../pads/pad-frame";
import { useSession } from "../../context";
import { cardKeys, cardName, tapWords } from "../../words/card-name";
import { whose } from "../../words/common";
import "../../pads/known-hand.css";
import "./hand-entry.css";

export type Entering = Extract<Waiting, { for: "dealt" | "discards" | "passes" }>;
interface EntryProps {
  readonly state: GameState;
  readonly waiting: Entering;
}

/** Entering a hand before the play: first the dealt cards, then the discards, then cards for a partner or second hand. */
export function HandEntry({ state, waiting }: EntryProps) {
  const session = useSession();
  const { seat, missing } = waiting;
  const name = state.seats[seat]?.name ?? "";
  const side = sideAt(state, seat);
  if (session.asked.value !== seat)
    return (
      <PadFrame title={<bdi>{whose(name)} hand</bdi>} side={side} handButton={<CancelButton seat={seat} />}>
        <Curtain label={`Show ${whose(name)} hand`} onLift={() => session.askHand(seat)} />
      </PadFrame>
    );
  if (waiting.for !== "dealt") return <Away state={state} waiting={waiting} />;
  const tap = tapWords(missing, waiting.cards.length);
  return (
    <CardPad
      title={
        <>
          <b>
            <bdi>{whose(name)}</bdi>
          </b>
          {holdsCrib(state, seat) ? <span class="question"> hand and crib: {tap}</span> : ` hand: ${tap}`}
        </>
      }
      side={side}
      spent={session.spent}
      onCard={(card) => void session.tapHand(card, seat)}
    />
  );
}

/** The cards entered so far, and Cancel. In the curtain and the discards, Cancel is on the pad. */
export function HandSoFar({ state, waiting }: EntryProps) {
  const session = useSession();
  const { seat, cards } = waiting;
  if (session.asked.value !== seat || waiting.for !== "dealt") return null;
  const dealt = state.deal?.shares[seat]?.dealt ?? 0;
  const blanks = Array.from({ length: dealt - cards.length }, (_, i) => i);
  return (
    <div class="hand-so-far">
      <div
        class={dealt > 6 ? "hand small crowded" : "hand small"}
        role="group"
        aria-label={`${whose(state.seats[seat]?.name ?? "")} hand`}
      >
        {cardKeys(cards).map((key, i) => (
          <CardFace key={key} card={cards[i] as Card} size="small" side={sideAt(state, seat)} />
        ))}
        {blanks.map((i) => (
          <span key={i} class="card small blank" aria-hidden="true" />
        ))}
      </div>
      <CancelButton seat={seat} />
    </div>
  );
}

function CancelButton({ seat }: { seat: Seat }) {
  const session = useSession();
  return (
    <button type="button" class="text-button" onClick={() => void session.leaveHand(seat)}>
      Cancel
    </button>
  );
}

/** Asks which of the dealt cards leave the hand. Each card is a button, dimmed once the card has left. */
function Away({ state, waiting }: EntryProps) {
  const session = useSession();
  const { seat, cards } = waiting;
  const { deal } = state;
  const goesTo = waiting.for === "passes" ? deal?.passed : deal?.discarded;
  const spent = takenOut(cards, goesTo?.[seat] ?? []);
  const { question, verb } = waiting.for === "passes" ? passing(state, waiting) : layingAway(state, waiting);
  return (
    <PadFrame
      title={<bdi class="question">{question}</bdi>}
      side={sideAt(state, seat)}
      handButton={
        <>
          <button type="button" class="text-button" onClick={() => void session.undo()}>
            Undo
          </button>
          <CancelButton seat={seat} />
        </>
      }
    >
      <div class={cards.length > 6 ? "hand six two-rows" : "hand six"}>
        {cardKeys(cards).map((key, i) => {
          const card = cards[i] as Card;
          const gone = spent[i] === true;
          return (
            <button
              key={key}
              type="button"
              class="card-button"
              aria-label={`${verb} ${cardName(card)}`}
              aria-disabled={gone}
              onClick={() => void session.tapHand(card, seat)}
            >
              <CardFace card={card} size="large" state={gone ? "dim" : "plain"} />
            </button>
          );
        })}
      </div>
    </PadFrame>
  );
}

interface Asked {
  readonly question: string;
  /** The action of a tap, for the spoken label of a card: "Discard". */
  readonly verb: string;
}

function layingAway(state: GameState, { seat, missing }: Entering): Asked {
  const { deal } = state;
  const all = deal?.shares[seat]?.discards ?? 0;
  const which = whichWords(missing, all);
  if (holdsCrib(state, seat) && missing === all)
    return { question: `You hold eight cards with the crib. ${which} back?`, verb: "Discard" };
  const crib = `${whose(state.seats[deal?.cribOf ?? 0]?.name ?? "")} crib`;
  return { question: `${which} to ${crib}?`, verb: "Discard" };
}

function passing(state: GameState, { seat, missing }: Entering): Asked {
  const { form, deal, seats } = state;
  const all = deal?.shares[seat]?.passes ?? 0;
  const partner = passesTo(state, seat);
  if (partner !== undefined) {
    const name = isolated(seats[partner]?.name ?? "");
    return { question: `${whichWords(missing, all)} to ${name}?`, verb: `Give ${name}` };
  }
  const make = missing === 1 ? "makes" : "make";
  const which = whichWords(missing, all).replace(/ go(?:es)?$/, "");
  const rest = missing === all ? ` You play the other ${numberWord(form.hand)}.` : "";
  return { question: `${which} ${make} the second hand?${rest}`, verb: "Set aside" };
}

/** The beginning of a question: "Which two go", "Which other one goes". */
function whichWords(missing: number, all: number): string {
  return `Which ${missing < all ? "other " : ""}${numberWord(missing)} ${missing === 1 ? "goes" : "go"}`;
}
