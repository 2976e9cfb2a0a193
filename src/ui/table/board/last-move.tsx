import { lastHeard } from "../../../game/last-heard";
import type { GameState } from "../../../game/state";
import { useSession } from "../../context";
import { besideTrack, holeAt, boardFor, laneOffset, type Track, trackOf } from "../../parts/board-geometry";
import { sideClass, signed } from "../../parts/sides";

/** The last move of a peg: a trace that swings out of its lane, and the points. It stays until the next entry. */
export function LastMove({ state }: { state: GameState }) {
  const { pegs } = lastHeard(useSession().now.value);
  const side = pegs.at(-1)?.side;
  const gained = pegs.reduce((sum, peg) => sum + (peg.side === side ? peg.points : 0), 0);
  const size = boardFor(state.rules.target);
  if (size === undefined || side === undefined || gained === 0) return null;
  const to = state.sides[side]?.front ?? 0;
  const from = to - gained;
  const track = trackOf(size, state.sides.length);
  const { d, middle } = traceOf(Math.max(0, from), Math.max(0, to), side, track);
  const left = holeAt(Math.max(0, from), side, track);
  const gain = signed(gained);
  const wide = gain.length * 9 + 14;
  // The tag stays on the board.
  const x = Math.max(wide, Math.min(track.width - wide, middle.x));
  const y = Math.max(24, Math.min(track.height - 24, middle.y));
  return (
    <g class={`trace ${sideClass(side)}`}>
      <path class="band" d={d} />
      <path class="dots" d={d} />
      <circle cx={left.x} cy={left.y} r="6.5" />
      <g transform={`translate(${x} ${y})`}>
        <g class="gain">
          <rect x={-wide / 2} y="-12" width={wide} height="24" rx="12" />
          <text>{gain}</text>
        </g>
      </g>
    </g>
  );
}

/** The way from one hole to another, with its point farthest from the lane. */
function traceOf(from: number, to: number, lane: number, track: Track) {
  const own = laneOffset(lane, track);
  const out = Math.sign(own || 1) * (track.broad / 2 + 16);
  const step = Math.sign(to - from) || 1;
  const holes = Array.from({ length: Math.abs(to - from) + 1 }, (_, i) => from + i * step);
  const points = holes.map((hole, i) => {
    const swing = Math.sin((Math.PI * i) / Math.max(1, holes.length - 1));
    return besideTrack(hole, own + (out - own) * swing, track);
  });
  const d = points.map(({ x, y }, i) => `${i === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
  return { d, middle: besideTrack(holes[Math.floor(holes.length / 2)] ?? to, out, track) };
}
