import { useEffect, useState } from "preact/hooks";
import type { Side } from "../../../rules/ruleset";
import { targetOf } from "../../../game/sides";
import type { GameState } from "../../../game/state";
import { partOf } from "../board/board-strip";
import { useNew } from "../moments/use-moment";
import { TableBoard } from "../table-board";

/** Board units: the end of the board, with the trace of the last move, and the numbers above and below it whole. */
const WINDOW = { wide: 428, tall: 128 };

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
  const home = targetOf(state, side);
  const box = partOf(state, { hole: home, ...WINDOW });
  if (box === undefined) return null;
  return (
    <div class={isNew ? "finish" : "finish at-rest"}>
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
