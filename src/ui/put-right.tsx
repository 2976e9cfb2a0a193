import { useState } from "preact/hooks";
import { type GameState, nameOfSide } from "../game/state";
import { Choice } from "./parts/choice";
import { NumberGrid } from "./parts/number-grid";
import { Refused } from "./refused";
import { useSession } from "./session-context";

const WAYS = [
  { value: "forward", label: "Forward" },
  { value: "back", label: "Back" },
] as const;

/** Moves a side's peg by hand, either way: for what was pegged wrongly and is no entry of its own. */
export function PutRight({ state, onDone }: { state: GameState; onDone: () => void }) {
  const session = useSession();
  const [side, setSide] = useState("0");
  const [way, setWay] = useState<"forward" | "back">("forward");
  const sides = state.sides.map((_, i) => ({
    value: String(i),
    label: nameOfSide(state, i),
  }));
  const peg = (points: number) => {
    const fact = {
      type: "pegged",
      side: Number(side),
      points: way === "back" ? -points : points,
      for: "correction",
    } as const;
    void session.tell(fact).then((done) => done && onDone());
  };
  return (
    <div class="stack">
      <Choice legend="Whose peg" name="whose" options={sides} value={side} onChoose={setSide} />
      <Choice legend="Which way" name="way" options={WAYS} value={way} onChoose={setWay} />
      <Refused spoken />
      <NumberGrid label="Holes" min={1} impossible={[]} onNumber={peg} />
    </div>
  );
}
