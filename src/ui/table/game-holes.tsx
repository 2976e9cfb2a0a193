import type { Side } from "../../rules/ruleset";
import { gameHoleAt, streetsFor, trackOf } from "../parts/board-geometry";
import { pegShape, sideClass } from "../parts/sides";

export interface GameHolesProps {
  /** Hole at which the game ends. */
  readonly target: number;
  /** Holes for each side: match points needed to win. */
  readonly holes: number;
  /** Match points of each side. */
  readonly points: readonly number[];
}

const RADIUS = 1.7;

/** The match score as on a real board: a row of holes for each side above the last street, with a peg at its points. */
export function GameHoles({ target, holes, points }: GameHolesProps) {
  const streets = streetsFor(target);
  if (streets === undefined) return null;
  const track = trackOf(streets, points.length);
  const drilled = points.flatMap((_, side: Side) =>
    Array.from({ length: holes }, (__, i) => {
      const { x, y } = gameHoleAt(i + 1, side, holes, track);
      return `M${(x - RADIUS).toFixed(2)} ${y}a${RADIUS} ${RADIUS} 0 1 0 ${2 * RADIUS} 0a${RADIUS} ${RADIUS} 0 1 0${-2 * RADIUS} 0`;
    }),
  );
  return (
    <>
      <path class="drilled" d={drilled.join("")} />
      {points.map((won, side) => {
        const { x, y } = gameHoleAt(Math.min(won, holes), side, holes, track);
        return (
          <g
            key={side}
            class={`peg game ${sideClass(side)}`}
            style={{ transform: `translate(${x}px, ${y}px) scale(0.62)` }}
          >
            <path class="shape" d={pegShape(side)} fill-rule="evenodd" />
          </g>
        );
      })}
    </>
  );
}
