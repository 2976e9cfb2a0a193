import { useState } from "preact/hooks";
import { nameOfSide, otherSides } from "../../game/sides";
import type { GameState } from "../../game/state";
import type { Side } from "../../rules/ruleset";
import { Choice } from "../parts/choice";

interface SideChoiceProps {
  readonly state: GameState;
  readonly legend: string;
  readonly sides: readonly Side[];
  readonly value: Side | undefined;
  readonly onChoose: (side: Side) => void;
}

/** A choice of sides by name. */
export function SideChoice({ state, legend, sides, value, onChoose }: SideChoiceProps) {
  return (
    <div class="choice-grid">
      <Choice
        legend={legend}
        name="side"
        options={sides.map((side) => ({ value: String(side), label: nameOfSide(state, side) }))}
        value={value === undefined ? undefined : String(value)}
        onChoose={(side) => onChoose(Number(side))}
      />
    </div>
  );
}

/** The side that acts: the only other side, or the answer to the returned question when there are several. */
export function useActor(state: GameState, but: Side | undefined, legend: string) {
  const [said, setSaid] = useState<Side>();
  const others = otherSides(state, but);
  const side = others.length === 1 ? others[0] : others.find((other) => other === said);
  const question =
    others.length > 1 ? (
      <SideChoice state={state} legend={legend} sides={others} value={side} onChoose={setSaid} />
    ) : undefined;
  return { side, question };
}
