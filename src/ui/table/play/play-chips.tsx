import { type GameState } from "../../../game/state";
import { nameOfSide, otherSides } from "../../../game/sides";
import { Chips, useMorePoints } from "../point-chips";
import { MainButton } from "../../parts/main-button";
import { SideName } from "../../parts/side-name";
import { useSession } from "../../context";
import "./play-chips.css";

/** Pegs the points of the play: a row of numbers to tap for each side, and a button that goes on to the show. */
export function PlayChips({ state }: { state: GameState }) {
  const session = useSession();
  const { sheet, ask } = useMorePoints(state, "play");
  const sides = otherSides(state);
  return (
    <section class="pad chips-pad" data-sides={sides.length}>
      {sides.map((side) => {
        const name = nameOfSide(state, side);
        return (
          <div key={side} class="chips-for">
            <p class="pad-title">
              <SideName side={side} name={name} />
            </p>
            <Chips
              whose={name}
              points={[1, 2, 3, 4, 5]}
              onPeg={(points) => void session.record({ type: "pegged", side, points, for: "play" })}
              onMore={() => ask(side)}
            />
          </div>
        );
      })}
      <MainButton onPress={() => void session.record({ type: "playEnded" })}>On to the show</MainButton>
      {sheet}
    </section>
  );
}
