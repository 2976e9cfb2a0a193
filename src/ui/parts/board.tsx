import { useEffect, useState } from "preact/hooks";
import type { Side } from "../../rules/ruleset";
import {
  boardHeight,
  BOARD_WIDTH,
  holeAt,
  laneOffset,
  lanePath,
  laneScale,
  lineBefore,
  streetsFor,
  ticks,
} from "./board-geometry";
import { still } from "./still";
import { Race } from "./race";
import { pegShape, sideClass } from "./sides";

const HOLE_RADIUS = 1.9;

interface Pegs {
  readonly side: Side;
  readonly front: number;
  /** The previous score. */
  readonly rear: number;
}

export interface BoardProps {
  readonly pegs: readonly Pegs[];
  /** 121 or 61; any other gets a plain race. */
  readonly target: number;
  /** Holes short of which a loser is skunked: 91, 61. */
  readonly marks: readonly number[];
  /** The board in a sentence: "Alice 67, Bob 58 of 121". */
  readonly label: string;
}

/** The peg board. Each side's pegs leapfrog, so the front one shows the score and the rear one the score before. */
export function Board({ pegs, target, marks, label }: BoardProps) {
  const streets = streetsFor(target);
  if (streets === undefined) {
    const standings = pegs.map(({ side, front }) => ({ side, hole: front }));
    return <Race standings={standings} target={target} marks={marks} label={label} />;
  }
  const box = `0 0 ${BOARD_WIDTH} ${boardHeight(streets)}`;
  return (
    <div class="board">
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn here, so no <img> */}
      <svg viewBox={box} role="img" aria-label={label}>
        <Wood streets={streets} lanes={Math.max(2, pegs.length)} marks={marks.join(" ")} />
      </svg>
      {/* The pegs have a layer of their own: 244 holes need not be painted again while one of them moves. */}
      <svg class="pegs-layer" viewBox={box} aria-hidden="true">
        {pegs.map((pair, lane) => (
          <Pair key={pair.side} pegs={pair} lane={lane} lanes={Math.max(2, pegs.length)} streets={streets} />
        ))}
      </svg>
    </div>
  );
}

/** What never moves: drawn once. `marks` are holes in a line of text, so that the same ones are the same. */
const Wood = still(function Wood({ streets, lanes, marks }: { streets: number; lanes: number; marks: string }) {
  const end = holeAt(streets * 30 + 1, 0, streets);
  const r = HOLE_RADIUS * laneScale(lanes);
  const drilled = Array.from({ length: lanes }, (_, lane) =>
    Array.from({ length: streets * 30 + 2 }, (__, i) => {
      const { x, y } = holeAt(i - 1, laneOffset(lane, lanes), streets);
      return `M${(x - r).toFixed(2)} ${y.toFixed(2)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0${-2 * r} 0`;
    }).join(""),
  );
  return (
    <>
      <path class="lane" d={lanePath(streets)} stroke-width="22" />
      {ticks(streets).map(({ x, y }) => (
        <path key={`${x} ${y}`} class="tick" d={`M${x} ${y - 10}v20`} />
      ))}
      {marks
        .split(" ")
        .filter(Boolean)
        .map((hole) => {
          const { x, y } = lineBefore(Number(hole), streets);
          return <path key={hole} class="mark" d={`M${x} ${y - 11}v22`} />;
        })}
      <path class="drilled" d={drilled.join("")} />
      <circle class="game-hole" cx={end.x} cy={end.y} r="3.6" />
    </>
  );
});

interface Track {
  readonly lane: number;
  readonly lanes: number;
  readonly streets: number;
}

function Pair({ pegs, ...track }: Track & { readonly pegs: Pegs }) {
  const [one, other] = useLeapfrog(pegs);
  return (
    <>
      <Peg side={pegs.side} hole={one} front={one === pegs.front} {...track} />
      <Peg side={pegs.side} hole={other} front={other === pegs.front} {...track} />
    </>
  );
}

/** Which of the two real pegs stands where: the one left behind jumps, the other stays put. */
function useLeapfrog({ front, rear }: Pegs): readonly [number, number] {
  const behind = rear === 0 && front === 0 ? -1 : rear;
  const [[one, other], setStanding] = useState<readonly [number, number]>([behind, front]);
  const swapped = one === front || other === behind;
  useEffect(() => setStanding(swapped ? [front, behind] : [behind, front]), [swapped, front, behind]);
  return swapped ? [front, behind] : [behind, front];
}

interface PegProps extends Track {
  readonly side: Side;
  readonly hole: number;
  readonly front: boolean;
}

function Peg({ side, hole, front, lane, lanes, streets }: PegProps) {
  const { x, y } = holeAt(hole, laneOffset(lane, lanes), streets);
  const transform = `translate(${x}px, ${y}px) scale(${laneScale(lanes)})`;
  return (
    <g class={`peg ${front ? "front" : "rear"} ${sideClass(side)}`} style={{ transform }}>
      <path class="shape" d={pegShape(side)} fill-rule="evenodd" />
    </g>
  );
}
