import { signal } from "@preact/signals";
import { useState } from "preact/hooks";
import type { FalseGoEnd } from "../../game/facts";
import type { GameState } from "../../game/state";
import { nameOfSide, sideAt } from "../../game/sides";
import { CardText } from "../parts/card-text";
import { MainButton } from "../parts/main-button";
import { Sheet } from "../parts/sheet";
import { useSession } from "../context";
import { useActor } from "./side-choice";
import { isOnePlayer } from "../words/events";
import { type FalseGoHere, claimableFalseGoes, claimOf, playReturns } from "../../game/false-go";
import "./false-goes.css";

/** Ignored false goes, by game, deal, place, player, count and cards. They are not offered again. */
const ignored = signal<ReadonlySet<string>>(new Set());

/** Offers the points for a false go. Nothing is pegged unless somebody claims them. */
export function FalseGoNotice({ state }: { state: GameState }) {
  const session = useSession();
  const [open, setOpen] = useState(false);
  // After a take-back another go can have the same place.
  const keyOf = ({ go, seat, count, cards }: FalseGoHere) =>
    `${session.openId.value} ${state.deal?.number} ${go} ${seat} ${count} ${cards.join(" ")}`;
  const found = claimableFalseGoes(state).find((one) => !ignored.value.has(keyOf(one)));
  if (!found) return null;
  const { seat, count, cards } = found;
  const take = (end: FalseGoEnd, side: number) => {
    setOpen(false);
    void session.record(claimOf(state, found, side, end));
  };
  return (
    <div class="notice false-go" role="status">
      <span>
        False go: <bdi class="name">{state.seats[seat]?.name}</bdi> could have played{" "}
        {cards.map((card, i) => (
          <span key={i}>
            {i > 0 && " "}
            <CardText card={card} />
          </span>
        ))}{" "}
        at {count}
      </span>
      <span class="notice-buttons">
        <button type="button" class="text-button" onClick={() => setOpen(true)}>
          Claim {found.points}
        </button>
        <button
          type="button"
          class="text-button"
          onClick={() => (ignored.value = new Set(ignored.value).add(keyOf(found)))}
        >
          Ignore
        </button>
      </span>
      <Sheet open={open} title="A false go" onClose={() => setOpen(false)}>
        <Ends state={state} found={found} onTake={take} />
      </Sheet>
    </div>
  );
}

interface EndsProps {
  readonly state: GameState;
  readonly found: FalseGoHere;
  readonly onTake: (end: FalseGoEnd, side: number) => void;
}

function Ends({ state, found, onTake }: EndsProps) {
  const { side, question } = useActor(state, sideAt(state, found.seat), "Who claims the points?");
  /** Whether the play can still return to the false go. */
  const open = playReturns(state);
  const several = found.cards.length > 1;
  const pegs = side !== undefined && isOnePlayer(state, [side]) ? "pegs" : "peg";
  return (
    <div class="stack">
      <p>
        {open
          ? `Cards and points of the play since the go are taken back. ${several ? "One of the cards is played now, or they stay" : "The card is played now, or it stays"} out of the play and ${several ? "count" : "counts"} only at the show.`
          : "The play is over, so only the points are pegged."}{" "}
        <a href="#/rules/renege">The rule</a>
      </p>
      {question}
      {side !== undefined && (
        <>
          {open && (
            <>
              <MainButton onPress={() => onTake("played", side)}>
                <bdi>{nameOfSide(state, side)}</bdi> {pegs} {found.points} – replay from the go
              </MainButton>
              <MainButton kind="second" onPress={() => onTake("dead", side)}>
                <bdi>{nameOfSide(state, side)}</bdi> {pegs} {found.points} –{" "}
                {several ? "the cards stay" : "the card stays"} out
              </MainButton>
            </>
          )}
          {state.winner === undefined && (
            <MainButton kind={open ? "second" : "main"} onPress={() => onTake("stands", side)}>
              <bdi>{nameOfSide(state, side)}</bdi> {pegs} {found.points} – change nothing else
            </MainButton>
          )}
        </>
      )}
    </div>
  );
}
