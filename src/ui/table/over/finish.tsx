import { useEffect, useState } from "preact/hooks";
import type { Side } from "../../../rules/ruleset";
import { targetOf } from "../../../game/sides";
import type { GameState } from "../../../game/state";
import { boardFor, trackOf } from "../../parts/board-geometry";
import { partOf } from "../board/board-strip";
import { useNew } from "../moments/use-moment";
import { TableBoard } from "../table-board";

/** Board units above and below the track together: room for all of the last move’s trace and the numbers. */
const MARGINS = 81;
/** Width to height, the same for any number of sides, so that the picture always takes the same room. */
const SHAPE = 428 / 128;

/** The end of the board, where the winner's peg leaps into the game hole. */
export function Finish({ state, side }: { state: GameState; side: Side }) {
  // A game that was only opened is at rest.
  const isNew = useNew();
  const [leapt, setLeapt] = useState(!isNew);
  useEffect(() => {
    // The peg is drawn in its hole first, so that its way home is seen.
    const frame = requestAnimationFrame(() => setLeapt(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  const size = boardFor(state.rules.target);
  if (size === undefined) return null;
  const tall = trackOf(size, state.sides.length).broad + MARGINS;
  const box = partOf(state, { hole: targetOf(state, side), wide: tall * SHAPE, tall });
  return (
    <div class="finish">
      <TableBoard state={leapt ? state : beforeLast(state, side)} box={box} />
    </div>
  );
}

/** The state with this side's pegs as they were before its last move. */
function beforeLast(state: GameState, side: Side): GameState {
  const [move = 0, earlier = 1] = state.pegs
    .filter((peg) => peg.side === side)
    .map(({ points }) => points)
    .toReversed();
  const sides = state.sides.map((pegs, one) => {
    if (one !== side) return pegs;
    const front = (pegs.front - move) as typeof pegs.front;
    return { front, rear: (front - earlier) as typeof front };
  });
  return { ...state, sides };
}
