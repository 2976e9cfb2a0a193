import { useState } from "preact/hooks";
import type { TypedFor } from "../../game/facts";
import { type GameState } from "../../game/state";
import { nameOfSide } from "../../game/sides";
import type { Side } from "../../rules/ruleset";
import { NumberGrid } from "../pads/number-grid";
import { Sheet } from "../parts/sheet";
import { useSession } from "../context";
import { POINTS } from "./points-on-chips";
import { whose } from "../words/common";
import "../pads/pads.css";
import "./point-chips.css";

export interface ChipsProps {
  /** Name of the side, for screen readers. */
  readonly whose: string;
  readonly points?: readonly number[] | undefined;
  readonly onPeg: (points: number) => void;
  readonly onMore: () => void;
}

/** "Alice’s crib" */
export function cribWords({ deal, seats }: GameState): string {
  return `${whose(seats[deal?.cribOf ?? 0]?.name ?? "")} crib`;
}

/** Number keys that peg with one tap. */
export function Chips({ whose: name, points = POINTS, onPeg, onMore }: ChipsProps) {
  return (
    <div class="chips">
      {points.map((n) => (
        <button key={n} type="button" class="key" aria-label={`${n} for ${name}`} onClick={() => onPeg(n)}>
          <span class={n === 6 || n === 9 ? "turnable" : undefined}>{n}</span>
        </button>
      ))}
      <button type="button" class="key plain" aria-label={`More points for ${name}`} onClick={onMore}>
        <span>…</span>
      </button>
    </div>
  );
}

/** A sheet of numbers up to 30, for points that have no chip. @param ends they are the crib's, and end the deal */
export function useMorePoints(state: GameState, what: TypedFor, turnedSide?: Side, ends = false) {
  const session = useSession();
  const [side, setSide] = useState<Side>();
  const name = side === undefined ? "" : nameOfSide(state, side);
  const title = ends ? cribWords(state) : `Points for ${name}`;
  const close = () => setSide(undefined);
  const peg = (points: number) => {
    if (side === undefined) return;
    void session.record({ type: "pegged", side, points, for: what, ...(ends && { ends }) });
    close();
  };
  const sheet = (
    <Sheet open={side !== undefined} title={title} onClose={close} turned={side !== undefined && side === turnedSide}>
      <NumberGrid label={title} min={1} max={30} impossible={[]} onNumber={peg} />
    </Sheet>
  );
  return { sheet, ask: setSide };
}
