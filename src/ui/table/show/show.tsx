import { useState } from "preact/hooks";
import type { Owner } from "../../../game/facts";
import { countsAlone } from "../../../rules/show/shown";
import { type CardPlace } from "../../../game/card-place";
import { handPegs } from "../../../game/counted-hand";
import { cardsOf, sizeOf } from "../../../game/known";
import { seatOf, sideAt, sideOf } from "../../../game/sides";
import type { GameState } from "../../../game/state";
import type { Waiting } from "../../../game/waiting";
import { CardPad } from "../../pads/card-pad";
import { StatedHand } from "./stated-hand";
import { Counted, PegWords } from "./counted";
import { BriefSaying } from "../../parts/brief-saying";
import { briefTallyWords, tallyWords } from "../../words/events";
import type { Tally } from "../../../rules/show/combinations";
import { ownerWords } from "../../words/entries";
import { CardFace } from "../../parts/card-face";
import { LitHand } from "../../parts/lit-hand";
import { FixCard } from "./fix-card";
import { cardKeys, tapWords } from "../../words/card-name";
import { NumberGrid } from "../../pads/number-grid";
import { Sheet } from "../../parts/sheet";
import { large, shownPad, tableClass } from "../../display";
import { useSession } from "../../context";
import { ScoresAndBoard } from "../table-head";
import { TableBar } from "../table-top";
import type { Card } from "../../../rules/cards";
import { Refused } from "../../refused";
import "../play/hand-entry.css";
import "./show.css";
import { countsAt } from "../../../game/open-calls";

/**
 * The show, hand by hand: missing cards are tapped, complete hands are counted and pegged. The page and its bar stay from
 * the first hand to the last, because Chromium lays out the page again when it removes a heading that has the focus.
 */
export function Show({ state }: { state: GameState }) {
  const session = useSession();
  const waiting = session.waiting.value;
  const place = session.place.value;
  // In Large there is no room for a whole count above a pad.
  const above = !large.value && waiting.for === "peg" && place && "ends" in place ? { ...waiting, place } : undefined;
  const count = above ? undefined : countOf(waiting);
  return (
    <main
      class={count ? "screen split show" : tableClass()}
      data-pad={count ? undefined : shownPad(session.preferences)}
      data-count={count}
    >
      {/* In Large, a pad hides the buttons of the bar. Only if they go, `focus.ts` notices that one had the focus. */}
      <TableBar key={large.value && count} state={state} />
      {above ? (
        <CountedAbovePad state={state} owner={above.owner} tally={above.tally} place={above.place} />
      ) : (
        <HandOf state={state} waiting={waiting} />
      )}
    </main>
  );
}

/**
 * The kind of count on the page, for the styles: by the app, or by the player, whose count is first stated, then settled.
 * Undefined while cards are missing. With `:has()` instead, every tap on a card would style the whole page again.
 */
function countOf(waiting: Waiting): "app" | "stated" | "settled" | undefined {
  if (waiting.for === "peg") return waiting.settled ? "settled" : "app";
  return waiting.for === "count" || waiting.for === "call" ? "stated" : undefined;
}

/** The hand or crib that comes next in the show. */
function HandOf({ state, waiting }: { state: GameState; waiting: Waiting }) {
  if (waiting.for === "peg")
    return (
      <Counted
        key={keyOf(state, waiting.owner)}
        state={state}
        owner={waiting.owner}
        tally={waiting.tally}
        settled={waiting.settled}
      />
    );
  if (waiting.for === "count" || waiting.for === "call")
    return <StatedHand key={keyOf(state, waiting.owner)} state={state} waiting={waiting} />;
  return waiting.for === "shown" ? <Missing state={state} waiting={waiting} /> : null;
}

function keyOf(state: GameState, owner: Owner): string {
  return `${state.deal?.number} ${owner}`;
}

interface MissingProps {
  readonly state: GameState;
  readonly waiting: Extract<Waiting, { for: "shown" }>;
}

function Missing({ state, waiting }: MissingProps) {
  const session = useSession();
  const { owner, cards, missing } = waiting;
  const seat = seatOf(state, owner);
  return (
    <>
      <ScoresAndBoard state={state} turn={seat} />
      <div class="at-play">
        <div class="on-table">
          <div class={handClass(state, owner)}>
            <Cards state={state} cards={cards} owner={owner} missing={missing} />
            <TypeCount state={state} owner={owner} />
          </div>
        </div>
        <Refused />
        <CardPad
          title={
            <span class="asks">
              <bdi>{ownerWords(state, owner)}</bdi>: {tapWords(missing, cards.length)}
            </span>
          }
          side={sideAt(state, seat)}
          spent={session.spent}
          onCard={session.tapCard}
        />
      </div>
    </>
  );
}

interface AbovePadProps {
  readonly state: GameState;
  readonly owner: Owner;
  readonly tally: Tally;
  /** The place of the next card, which pegs this hand. */
  readonly place: CardPlace;
}

/** Hands only: the hand just counted, above the pad for the next one. The next card pegs it, and so does the button. */
function CountedAbovePad({ state, owner, tally, place }: AbovePadProps) {
  const session = useSession();
  const side = sideOf(state, owner);
  const next = place.type === "cardShown" ? place.owner : undefined;
  const peg = () => void session.record({ type: "handPegged", owner });
  const [fixing, setFixing] = useState<number>();
  const starter = starterFor(state, owner);
  const cards = [...cardsOf(state, owner), ...(starter === undefined ? [] : [starter])];
  return (
    <>
      <ScoresAndBoard state={state} turn={seatOf(state, owner)} />
      <div class="at-play">
        <div class="on-table">
          <div class={handClass(state, owner)} role="group" aria-label={ownerWords(state, owner)}>
            <LitHand size="small" cards={cards} alone={starter === undefined} onFix={setFixing} />
            <button type="button" class="text-button peg-now" data-once onClick={peg}>
              <PegWords state={state} pegs={handPegs(state, owner, tally, undefined)} side={side} />
            </button>
          </div>
          <BriefSaying words={tallyWords(tally)} short={briefTallyWords(tally)} />
        </div>
        <Refused />
        <CardPad
          title={
            next === undefined ? (
              <span class="asks">Next deal: tap the starter card</span>
            ) : (
              <span class="asks">
                Next, tap in <bdi>{next === "crib" ? "the crib" : ownerWords(state, next)}</bdi>
              </span>
            )
          }
          side={next === undefined ? undefined : sideAt(state, seatOf(state, next))}
          spent={session.spent}
          onCard={session.tapCard}
        />
      </div>
      <FixCard owner={owner} cards={cards} place={fixing} onClose={() => setFixing(undefined)} />
    </>
  );
}

/** A hand of up to five cards has its button beside it. */
function handClass({ form }: GameState, owner: Owner): string {
  return sizeOf(form, owner) > 5 ? "hand-so-far" : "hand-so-far one-line";
}

/** The starter, if it counts with this hand. */
function starterFor({ deal, form }: GameState, owner: Owner): Card | undefined {
  return countsAlone(form, owner) ? undefined : deal?.starter;
}

interface CardsProps {
  readonly state: GameState;
  readonly cards: readonly Card[];
  readonly owner: Owner;
  readonly missing: number;
}

function Cards({ state, cards, owner, missing }: CardsProps) {
  const starter = starterFor(state, owner);
  const places = Array.from({ length: missing }, (_, i) => i);
  return (
    <div class="hand small" role="group" aria-label={ownerWords(state, owner)}>
      {cardKeys(cards).map((key, i) => (
        <CardFace key={key} card={cards[i] as Card} size="small" />
      ))}
      {places.map((i) => (
        <span key={i} class="card small blank" aria-hidden="true" />
      ))}
      {starter !== undefined && <CardFace card={starter} size="small" apart />}
    </div>
  );
}

/** Enters the total of a hand without its cards. */
function TypeCount({ state, owner }: { state: GameState; owner: Owner }) {
  const session = useSession();
  const [open, setOpen] = useState(false);
  const label = `${ownerWords(state, owner)}: the total`;
  const { highest, impossible } = countsAt(state, owner);
  return (
    <>
      <button type="button" class="text-button" onClick={() => setOpen(true)}>
        Enter the total
      </button>
      <Sheet open={open} title={label} onClose={() => setOpen(false)}>
        <NumberGrid
          label={label}
          max={highest}
          impossible={impossible}
          onNumber={(points) => {
            void session.record({ type: "handTyped", owner, points }).then((done) => done && setOpen(false));
          }}
        />
      </Sheet>
    </>
  );
}
