import { useState } from "preact/hooks";
import type { TypedFor } from "../../../game/facts";
import { type GameState } from "../../../game/state";
import { nameOfSide } from "../../../game/sides";
import type { Side } from "../../../rules/ruleset";
import { NumberGrid } from "../../pads/number-grid";
import { Sheet } from "../../parts/sheet";
import { useSession } from "../../context";

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
