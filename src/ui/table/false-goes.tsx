import type { FalseGoEnd } from "../../game/facts";
import type { GameState } from "../../game/state";
import { nameOfSide, sideAt } from "../../game/sides";
import { CardText } from "../parts/card-text";
import { MainButton } from "../parts/main-button";
import { isHidden, Notice } from "../parts/notice";
import { useSession } from "../context";
import { useActor } from "./side-choice";
import { isOnePlayer } from "../words/events";
import { type FalseGoHere, claimableFalseGoes, claimOf, playReturns } from "../../game/false-go";

/** Offers the points for a false go. Nothing is pegged unless somebody claims them. */
export function FalseGoNotice({ state }: { state: GameState }) {
  const session = useSession();
  // After a take-back another go can have the same place. An ignored one is not offered again.
  const idOf = ({ go, seat, count, cards }: FalseGoHere) =>
    `${session.openId.value} ${state.deal?.number} ${go} ${seat} ${count} ${cards.join(" ")}`;
  const found = claimableFalseGoes(state).find((one) => !isHidden(idOf(one)));
  if (!found) return null;
  const { seat, count, cards } = found;
  const take = (end: FalseGoEnd, side: number) => void session.record(claimOf(state, found, side, end));
  const words = (
    <>
      False go: <bdi>{state.seats[seat]?.name}</bdi> had{" "}
      {cards.map((card, i) => (
        <span key={i}>
          {i > 0 && " "}
          <CardText card={card} />
        </span>
      ))}{" "}
      at {count}
    </>
  );
  return (
    <Notice
      key={idOf(found)}
      id={idOf(found)}
      title="A false go"
      words={words}
      button={`Claim ${found.points}`}
      hide="Ignore"
    >
      {() => <Ends state={state} found={found} onTake={take} />}
    </Notice>
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
  const pegged = side !== undefined && (
    <>
      <bdi>{nameOfSide(state, side)}</bdi> {isOnePlayer(state, [side]) ? "pegs" : "peg"} {found.points}
    </>
  );
  return (
    <div class="stack false-go-ends">
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
              <p class="section">{pegged}. How does the play go on?</p>
              <MainButton onPress={() => onTake("played", side)}>Replay from the go</MainButton>
              <MainButton kind="second" onPress={() => onTake("dead", side)}>
                {several ? "The cards stay" : "The card stays"} out
              </MainButton>
            </>
          )}
          {state.winner === undefined && (
            <MainButton kind={open ? "second" : "main"} onPress={() => onTake("stands", side)}>
              {open ? "Leave the play as it is" : pegged}
            </MainButton>
          )}
        </>
      )}
    </div>
  );
}
