import type { Owner } from "../../../game/facts";
import type { GameState } from "../../../game/state";
import { nameOfSide, otherSides, sideAt, seatOf } from "../../../game/sides";
import { Chips, useMorePoints } from "../point-chips";
import { PLAY_POINTS } from "../points-on-chips";
import { CardPad } from "../../pads/card-pad";
import { MainButton } from "../../parts/main-button";
import { SideName } from "../../parts/side-name";
import { ownerWords } from "../../words/entries";
import { isOnePlayer } from "../../words/events";
import { tapWords } from "../../words/card-name";
import { sizeOf } from "../../../game/known";
import { useSession } from "../../context";
import "./play-chips.css";

/** The show without a card, for totals that are typed. */
const SHOW = (
  <>
    <span aria-hidden="true">To the show</span>
    <span class="unseen">On to the show</span>
  </>
);

interface PlayChipsProps {
  readonly state: GameState;
  /** The first hand of the show, whose pad is below: its first card goes on to the show. */
  readonly below: Owner | undefined;
}

/** Pegs the points of the play: a row of numbers to tap for each side. */
export function PlayChips({ state, below }: PlayChipsProps) {
  const session = useSession();
  const { sheet, ask } = useMorePoints(state, "play");
  const sides = otherSides(state);
  const toShow = () => void session.record({ type: "playEnded" });
  const chips = sides.map((side) => {
    const name = nameOfSide(state, side);
    return (
      <div key={side} class="chips-for">
        <p class="pad-title">
          <SideName side={side} name={name} />
          {sides.length < 4 && <span> {isOnePlayer(state, [side]) ? "pegs" : "peg"}</span>}
        </p>
        <Chips
          whose={name}
          points={PLAY_POINTS}
          onPeg={(points) => void session.record({ type: "pegged", side, points, for: "play" })}
          onMore={() => ask(side)}
        />
      </div>
    );
  });
  return (
    <>
      <section class={below === undefined ? "pad chips-pad" : "pad chips-pad above-cards"} data-sides={sides.length}>
        {chips}
        <MainButton onPress={toShow}>On to the show</MainButton>
        {sheet}
      </section>
      {below !== undefined && (
        <CardPad
          title={
            <>
              <bdi>{ownerWords(state, below)}</bdi>: {tapWords(sizeOf(state.form, below), 0)}
            </>
          }
          side={sideAt(state, seatOf(state, below))}
          goState="ready"
          go={{ label: SHOW, onPress: toShow }}
          spent={session.spent}
          onCard={session.tapCard}
        />
      )}
    </>
  );
}
