import { LOSS_MARKS, capital } from "../../words/common";
import { besideTrack, boardFor, trackOf } from "../../parts/board-geometry";
import { lineBefore } from "../../parts/wood-geometry";
import type { Loss } from "../../../rules/ruleset";
import { memo } from "../../parts/memo";
import "./engraving.css";

interface EngravingProps {
  readonly target: number;
  readonly sides: number;
  /** Skunk lines: the first hole that is safe, and its name, as one text: "61 doubleSkunk 91 skunk". */
  readonly lines: string;
}

/** Board units from the edge of the track to the middle of a number or a name. */
const OFF = 16;

/** The numbers along the track, and the names of its brass lines. Drawn once, like the wood. */
export const Engraving = memo(function Engraving({ target, sides, lines }: EngravingProps) {
  const size = boardFor(target);
  if (size === undefined) return null;
  const track = trackOf(size, sides);
  const words = lines.split(" ");
  const named = words.flatMap((hole, i) =>
    i % 2 === 0 && hole !== "" ? [{ hole: Number(hole), loss: words[i + 1] as Loss }] : [],
  );
  const taken = new Set(named.map(({ hole }) => hole - 1));
  const off = track.broad / 2 + OFF;
  // The first straight has its numbers above and the others below, so each gap holds one kind of text.
  const numbers = Array.from({ length: size / 10 }, (_, i) => (i + 1) * 10)
    .filter((hole) => !taken.has(hole) && hole !== 40 && hole !== 80)
    .map((hole) => {
      const { x, y } = besideTrack(hole, 0, track);
      return { hole, x, y: y === track.top ? y - off : y + off };
    });
  return (
    <g class="engraving">
      {numbers.map(({ hole, x, y }) => (
        <g key={hole} transform={`translate(${x} ${y})`}>
          <text>{hole}</text>
        </g>
      ))}
      {named.map(({ hole, loss }) => {
        const { x, y } = lineBefore(hole, track);
        const name = `${capital(LOSS_MARKS[loss])} · ${hole - 1}`;
        const wide = name.length * 6.4 + 16;
        // Below the last straight, above the others.
        const up = y < track.height - track.top - 1;
        return (
          <g key={hole} transform={`translate(${x} ${up ? y - off : y + off})`}>
            <g class="plate">
              <rect x={-wide / 2} y="-9" width={wide} height="18" rx="9" />
              <text>{name}</text>
            </g>
          </g>
        );
      })}
    </g>
  );
});
