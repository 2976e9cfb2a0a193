import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import type { Side } from "../../rules/ruleset";
import { boardFor, holeAt, type Track, trackOf } from "./board-geometry";
import { lazyPart } from "../lazy";
import { Race } from "./race";
import { pegShape, sideClass } from "./sides";
import "./board.css";

const Wood = lazyPart(async () => (await import("./wood"))?.Wood);

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
  /** Above 121 there is no board but a race. */
  readonly target: number;
  /** Skunk lines: 91, 61. */
  readonly marks: readonly number[];
  /** The board in words: "Alice 67, Bob 58 of 121". */
  readonly label: string;
  /** Drawn on the wood, such as numbers and game holes. */
  readonly children?: ComponentChildren;
  /** Drawn between the holes and the pegs: the last move. */
  readonly trace?: ComponentChildren;
  /** The view box of a part of the board; without it all of the board is shown. */
  readonly box?: string | undefined;
}

/** The peg board. Each side's pegs leapfrog, so the front one shows the score and the rear one the score before. */
export function Board({ pegs, target, marks, label, children, trace, box }: BoardProps) {
  const size = boardFor(target);
  if (size === undefined) {
    const standings = pegs.map(({ side, front, home }) => ({ side, hole: front, home }));
    return <Race standings={standings} target={target} marks={marks} label={label} />;
  }
  const track = trackOf(size, pegs.length);
  const view = box ?? `0 0 ${track.width} ${track.height}`;
  return (
    <div class={box ? "board close-up" : "board"}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn here, so no <img> */}
      <svg viewBox={view} role="img" aria-label={label}>
        <Wood size={size} lanes={track.lanes} marks={marks.join(" ")} />
        {children}
      </svg>
      {/* The pegs have a layer of their own: 244 holes need not be painted again while one of them moves. */}
      <svg class="pegs-layer" viewBox={view} aria-hidden="true">
        {trace}
        {pegs.map(({ home = target, ...pair }, lane) => (
          <Pair key={pair.side} pegs={{ ...pair, home: home === size ? 0 : home }} lane={lane} track={track} />
        ))}
      </svg>
    </div>
  );
}

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
  const before = useRef<readonly [number, number]>([behind, front]);
  const [one, other] = before.current;
  const now = one === front || other === behind ? ([front, behind] as const) : ([behind, front] as const);
  // The next move starts from here. A second drawing of this one changes nothing.
  before.current = now;
  return now;
}

interface PegProps extends Lane {
  readonly side: Side;
  readonly hole: number;
  /** `home`: no peg, only the side's target hole. */
  readonly as: "front" | "rear" | "home";
}

function Peg({ side, hole, as, lane, track }: PegProps) {
  const { x, y } = holeAt(hole, lane, track);
  // Pegs in neighbouring lanes do not touch.
  const scale = (track.gap * (as === "rear" ? 0.064 : 0.09)).toFixed(2);
  const transform = `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px) scale(${scale})`;
  const shape = pegShape(side);
  return (
    <g class={`peg ${as} ${sideClass(side)}`} style={{ transform }}>
      {as !== "home" && <path class="cast" d={shape} />}
      <path class="shape" d={shape} fill-rule="evenodd" />
      {as !== "home" && <ellipse class="shine" cx="-1.5" cy="-2" rx="1.5" ry="1" />}
    </g>
  );
}
