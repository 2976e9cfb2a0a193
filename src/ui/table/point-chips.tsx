import { useState } from "preact/hooks";
import type { TypedFor } from "../../game/facts";
import { type GameState } from "../../game/state";
import { nameOfSide } from "../../game/sides";
import type { Side } from "../../rules/ruleset";
import { NumberGrid } from "../pads/number-grid";
import { Sheet } from "../parts/sheet";
import { useSession } from "../context";
import "../pads/pads.css";
import "./point-chips.css";

/** The points pegged most often in the play and at the show. With the "more" key they fill two rows of six. */
export const POINTS = [1, 2, 3, 4, 5, 6, 8, 10, 12, 14, 16] as const;

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

/** A sheet of numbers up to 30, for points that have no chip. */
export function useMorePoints(state: GameState, what: TypedFor, turnedSide?: Side) {
  const session = useSession();
  const [side, setSide] = useState<Side>();
  const name = side === undefined ? "" : nameOfSide(state, side);
  const close = () => setSide(undefined);
  const peg = (points: number) => {
    if (side === undefined) return;
    void session.record({ type: "pegged", side, points, for: what });
    close();
  };
  const sheet = (
    <Sheet
      open={side !== undefined}
      title={`Points for ${name}`}
      onClose={close}
      turned={side !== undefined && side === turnedSide}
    >
      <NumberGrid label={`Points for ${name}`} min={1} max={30} impossible={[]} onNumber={peg} />
    </Sheet>
  );
  return { sheet, ask: setSide };
}
