import "../../pads/pads.css";
import "./chips.css";

/** The most common pegs and hands. With the "more" key they fill two rows of six. */
const POINTS = [1, 2, 3, 4, 5, 6, 8, 10, 12, 14, 16] as const;

export interface ChipsProps {
  /** Name of the side, for screen readers. */
  readonly whose: string;
  readonly points?: readonly number[] | undefined;
  readonly onPeg: (points: number) => void;
  readonly onMore: () => void;
}

/** Number keys that peg with one tap. */
export function Chips({ whose, points = POINTS, onPeg, onMore }: ChipsProps) {
  return (
    <div class="chips">
      {points.map((n) => (
        <button key={n} type="button" class="key" aria-label={`${n} for ${whose}`} onClick={() => onPeg(n)}>
          <span>{n}</span>
        </button>
      ))}
      <button type="button" class="key plain" aria-label={`More points for ${whose}`} onClick={onMore}>
        <span>…</span>
      </button>
    </div>
  );
}
