/** Two rows of six with the "more" key: the common pegs, and the hands that come most. */
const POINTS = [1, 2, 3, 4, 5, 6, 8, 10, 12, 14, 16] as const;

export interface ChipsProps {
  /** Whose points, for the ear: "Alice". */
  readonly whose: string;
  readonly points?: readonly number[] | undefined;
  readonly onPeg: (points: number) => void;
  readonly onMore: () => void;
}

/** Point chips: one tap pegs. */
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
