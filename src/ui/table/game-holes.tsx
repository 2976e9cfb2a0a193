import type { Side } from "../../rules/ruleset";
import { gameHoleAt, streetsFor, trackOf } from "../parts/board-geometry";
import { pegShape, sideClass } from "../parts/sides";

export interface GameHolesProps {
  /** Of the board it is on. */
  readonly target: number;
  /** Holes a side: what the match goes to. */
  readonly holes: number;
  /** Match points, side by side. */
  readonly points: readonly number[];
}

const RADIUS = 1.7;

/** As on a real board: a row of holes above the last street for each side, and a peg at the games it has won. */
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
