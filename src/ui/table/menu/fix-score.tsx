import { useState } from "preact/hooks";
import { type GameState } from "../../../game/state";
import type { Side } from "../../../rules/ruleset";
import { Choice } from "../../parts/choice";
import { NumberGrid } from "../../pads/number-grid";
import { useSession } from "../../context";
import { otherSides } from "../../../game/sides";
import { SideChoice } from "../side-choice";
import "./fix-score.css";

const WAYS = [
  { value: "forward", label: "Forward" },
  { value: "back", label: "Back" },
] as const;

/** Moves a peg by hand, for points that no entry of the record accounts for. */
export function FixScore({ state, onDone }: { state: GameState; onDone: () => void }) {
  const session = useSession();
  const sides = otherSides(state);
  const [side, setSide] = useState<Side>(sides[0] ?? 0);
  const [way, setWay] = useState<"forward" | "back">("forward");
  const peg = (points: number) => {
    const fact = {
      type: "pegged",
      side,
      points: way === "back" ? -points : points,
      for: "correction",
    } as const;
    void session.record(fact).then((done) => done && onDone());
  };
  return (
    <div class="stack fix-score">
      <SideChoice state={state} legend="Whose score?" sides={sides} value={side} onChoose={setSide} />
      <Choice legend="Which way?" name="way" options={WAYS} value={way} onChoose={setWay} />
      <NumberGrid label="Holes" min={1} impossible={[]} onNumber={peg} />
    </div>
  );
}
