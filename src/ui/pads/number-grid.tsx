import { HIGHEST_COUNT, IMPOSSIBLE_COUNTS } from "../../rules/show/counts";
import "./pads.css";
import "./number-grid.css";

export interface NumberGridProps {
  /** "Alice’s count". */
  readonly label: string;
  /** Lowest number; 0 by default. */
  readonly min?: number | undefined;
  /** Highest number; 29 by default. */
  readonly max?: number | undefined;
  /** Counts that no hand can make. They are greyed, and a tap gives the reason. */
  readonly impossible?: readonly number[] | undefined;
  readonly chosen?: number | undefined;
  readonly onNumber: (count: number) => void;
}

/** A key for every number. */
export function NumberGrid({
  label,
  min = 0,
  max = HIGHEST_COUNT,
  impossible = IMPOSSIBLE_COUNTS,
  chosen,
  onNumber,
}: NumberGridProps) {
  return (
    <fieldset class="number-grid">
      <legend class="unseen">{label}</legend>
      {Array.from({ length: max - min + 1 }, (_, i) => {
        const n = min + i;
        const never = impossible.includes(n);
        return (
          <button
            key={n}
            type="button"
            class={never ? "key impossible" : "key"}
            aria-pressed={n === chosen}
            aria-disabled={never}
            onClick={() => onNumber(n)}
          >
            <span>{n}</span>
            {never && <span class="unseen">impossible</span>}
          </button>
        );
      })}
    </fieldset>
  );
}
