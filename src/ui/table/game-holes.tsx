import type { Side } from "../../rules/ruleset";
import { boardFor, trackOf } from "../parts/board-geometry";
import { dots, gameHoleAt } from "../parts/wood-geometry";
import { pegShape, sideClass } from "../parts/sides";

export interface GameHolesProps {
  /** Hole at which the game ends. */
  readonly target: number;
  /** Holes for each side: match points needed to win. */
  readonly holes: number;
  /** Match points of each side. */
  readonly points: readonly number[];
}

const RADIUS = 3.6;

/** The match score as on a real board: a row of holes for each side in the free corner, with a peg at its points. */
export function GameHoles({ target, holes, points }: GameHolesProps) {
  const size = boardFor(target);
  if (size === undefined) return null;
  const track = trackOf(size, points.length);
  const drilled = points.flatMap((_, side: Side) =>
    Array.from({ length: holes }, (__, i) => gameHoleAt(i + 1, side, track)),
  );
  return (
    <>
      <path class="drilled" d={dots(drilled)} stroke-width={2 * RADIUS} />
      {points.map((won, side) => {
        const { x, y } = gameHoleAt(Math.min(won, holes), side, track);
        return (
          <g
            key={side}
            class={`peg game ${sideClass(side)}`}
            style={{ transform: `translate(${x}px, ${y}px) scale(1.5)` }}
          >
            <path class="shape" d={pegShape(side)} fill-rule="evenodd" />
          </g>
        );
      })}
    </>
  );
}
