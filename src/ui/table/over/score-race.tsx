import type { Side } from "../../../rules/ruleset";
import { pegShape, sideClass, sideDashes } from "../../parts/sides";

export interface ScoreRaceProps {
  /** The score of each side: 0 at the start, then the score after every deal. */
  readonly sides: readonly { readonly side: Side; readonly name: string; readonly holes: readonly number[] }[];
  readonly target: number;
  readonly marks: readonly number[];
  /** Labels under the left and right end: "start", "deal 6". */
  readonly from: string;
  readonly to: string;
  /** The chart in words. */
  readonly label: string;
}

const LEFT = 30;
const RIGHT = 344;
const TOP = 12;
const FLOOR = 118;

/** A line chart of the scores, each line ending in the side’s peg. */
export function ScoreRace({ sides, target, marks, from, to, label }: ScoreRaceProps) {
  const moments = Math.max(2, ...sides.map(({ holes }) => holes.length));
  const x = (i: number) => LEFT + (i / (moments - 1)) * (RIGHT - LEFT);
  const y = (hole: number) => FLOOR - (Math.max(0, Math.min(hole, target)) / target) * (FLOOR - TOP);
  return (
    <div class="score-race">
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn here, so no <img> */}
      <svg viewBox="0 0 360 134" role="img" aria-label={label}>
        {[0, ...marks, target].map((hole) => (
          <g key={hole}>
            <path class="grid" d={`M${LEFT} ${y(hole)}H${RIGHT}`} />
            <text x={LEFT - 6} y={y(hole) + 3} text-anchor="end">
              {hole}
            </text>
          </g>
        ))}
        {sides.map(({ side, holes }) => (
          <g key={side} class={sideClass(side)}>
            <polyline
              class="path"
              points={holes.map((hole, i) => `${x(i).toFixed(1)},${y(hole).toFixed(1)}`).join(" ")}
              stroke-dasharray={sideDashes(side)}
            />
            <path
              class="end"
              d={pegShape(side)}
              fill="currentColor"
              transform={`translate(${x(holes.length - 1)} ${y(holes.at(-1) ?? 0)})`}
            />
          </g>
        ))}
        <text x={LEFT} y="131">
          {from}
        </text>
        <text x={RIGHT} y="131" text-anchor="end">
          {to}
        </text>
      </svg>
    </div>
  );
}
