import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Side } from "../../rules/ruleset";
import {
  boardHeight,
  BOARD_WIDTH,
  holeAt,
  lanePath,
  lineBefore,
  streetsFor,
  ticks,
  type Track,
  trackOf,
} from "./board-geometry";
import { memo } from "./memo";
import { Race } from "./race";
import { pegShape, sideClass } from "./sides";
import "./board.css";

const HOLE_RADIUS = 1.9;

interface Pegs {
  readonly side: Side;
  readonly front: number;
  /** The previous score. */
  readonly rear: number;
  /** The side's own target, if it differs from the others'. */
  readonly home?: number;
}

export interface BoardProps {
  readonly pegs: readonly Pegs[];
  /** 121 or 61; other targets have no board and show a race. */
  readonly target: number;
  /** Skunk lines: 91, 61. */
  readonly marks: readonly number[];
  /** The board in words: "Alice 67, Bob 58 of 121". */
  readonly label: string;
  /** Extra drawing on the board. */
  readonly children?: ComponentChildren;
}

/** The peg board. Each side's pegs leapfrog, so the front one shows the score and the rear one the score before. */
export function Board({ pegs, target, marks, label, children }: BoardProps) {
  const streets = streetsFor(target);
  if (streets === undefined) {
    const standings = pegs.map(({ side, front, home }) => ({ side, hole: front, home }));
    return <Race standings={standings} target={target} marks={marks} label={label} />;
  }
  const lanes = Math.max(2, pegs.length);
  const track = trackOf(streets, lanes);
  const box = `0 0 ${BOARD_WIDTH} ${boardHeight(track)}`;
  return (
    <div class="board">
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn here, so no <img> */}
      <svg viewBox={box} role="img" aria-label={label}>
        <Wood streets={streets} lanes={lanes} marks={marks.join(" ")} />
      </svg>
      {/* The pegs have a layer of their own: 244 holes need not be painted again while one of them moves. */}
      <svg class="pegs-layer" viewBox={box} aria-hidden="true">
        {children}
        {pegs.map((pair, lane) => (
          <Pair key={pair.side} pegs={pair} lane={lane} track={track} />
        ))}
      </svg>
    </div>
  );
}

/** The parts that never move, drawn once. `marks` are joined to text so that equal lists are equal props. */
const Wood = memo(function Wood({ streets, lanes, marks }: { streets: number; lanes: number; marks: string }) {
  const track = trackOf(streets, lanes);
  const end = holeAt(streets * 30 + 1, 0, track);
  const r = HOLE_RADIUS * track.scale;
  const half = track.width / 2;
  const drilled = Array.from({ length: lanes }, (_, lane) =>
    Array.from({ length: streets * 30 + 2 }, (__, i) => {
      const { x, y } = holeAt(i - 1, lane, track);
      return `M${(x - r).toFixed(2)} ${y.toFixed(2)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0${-2 * r} 0`;
    }).join(""),
  );
  return (
    <>
      <path class="lane" d={lanePath(track)} stroke-width={track.width} />
      {ticks(track).map(({ x, y }) => (
        <path key={`${x} ${y}`} class="tick" d={`M${x} ${y - half + 1}v${track.width - 2}`} />
      ))}
      {marks
        .split(" ")
        .filter(Boolean)
        .map((hole) => {
          const { x, y } = lineBefore(Number(hole), track);
          return <path key={hole} class="mark" d={`M${x} ${y - half}v${track.width}`} />;
        })}
      <path class="drilled" d={drilled.join("")} />
      <circle class="game-hole" cx={end.x} cy={end.y} r="3.6" />
    </>
  );
});

interface Lane {
  readonly lane: number;
  readonly track: Track;
}

function Pair({ pegs: { side, front, rear, home = 0 }, ...lane }: Lane & { readonly pegs: Pegs }) {
  // A side with a negative score after a bid stays in its start holes.
  const ahead = Math.max(0, front);
  const [one, other] = useLeapfrog(ahead, rear > 0 ? rear : ahead > 0 ? 0 : -1);
  return (
    <>
      {home > 0 && <Peg side={side} hole={home} as="home" {...lane} />}
      <Peg side={side} hole={one} as={one === ahead ? "front" : "rear"} {...lane} />
      <Peg side={side} hole={other} as={other === ahead ? "front" : "rear"} {...lane} />
    </>
  );
}

/** The positions of a side's two pegs: the rear one jumps ahead, the other stays. */
function useLeapfrog(front: number, behind: number): readonly [number, number] {
  const [[one, other], setStanding] = useState<readonly [number, number]>([behind, front]);
  const swapped = one === front || other === behind;
  useEffect(() => setStanding(swapped ? [front, behind] : [behind, front]), [swapped, front, behind]);
  return swapped ? [front, behind] : [behind, front];
}

interface PegProps extends Lane {
  readonly side: Side;
  readonly hole: number;
  /** `home`: no peg, only the side's target hole. */
  readonly as: "front" | "rear" | "home";
}

function Peg({ side, hole, as, lane, track }: PegProps) {
  const { x, y } = holeAt(hole, lane, track);
  const transform = `translate(${x}px, ${y}px) scale(${0.3 + track.scale * 0.7})`;
  return (
    <g class={`peg ${as} ${sideClass(side)}`} style={{ transform }}>
      <path class="shape" d={pegShape(side)} fill-rule="evenodd" />
    </g>
  );
}
