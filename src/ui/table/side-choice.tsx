import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { isHome, nameOfSide } from "../../game/sides";
import type { GameState } from "../../game/state";
import type { Side } from "../../rules/ruleset";
import { Choice } from "../parts/choice";
import { MainButton } from "../parts/main-button";
import { Sheet } from "../parts/sheet";

/** @returns every side but one; nobody who is home, for they get nothing more. */
export function otherSides(state: GameState, but?: Side): readonly Side[] {
  return [...state.sides.keys()].filter((side) => side !== but && !isHome(state, side));
}

interface SideChoiceProps {
  readonly state: GameState;
  readonly legend: string;
  /** Those that can be meant. */
  readonly sides: readonly Side[];
  readonly value: Side | undefined;
  readonly onChoose: (side: Side) => void;
}

/** One of the sides, however many there are. */
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

/** @returns who asks: the one other side there is, or whoever says so; and the question, where it has to be put. */
export function useWho(state: GameState, but: Side | undefined, legend: string) {
  const [said, setSaid] = useState<Side>();
  const others = otherSides(state, but);
  const side = others.length === 1 ? others[0] : others.find((other) => other === said);
  const question =
    others.length > 1 ? (
      <SideChoice state={state} legend={legend} sides={others} value={side} onChoose={setSaid} />
    ) : undefined;
  return { side, question };
}

interface SideButtonProps {
  readonly state: GameState;
  readonly but: Side;
  /** "Who calls" */
  readonly legend: string;
  readonly onSide: (side: Side) => void;
  readonly children: ComponentChildren;
}

/** A button for what one of the other sides asks; with several of them a sheet asks which. */
export function SideButton({ state, but, legend, onSide, children }: SideButtonProps) {
  const [open, setOpen] = useState(false);
  const { side, question } = useWho(state, but, legend);
  const ask = () => {
    if (side === undefined) return;
    setOpen(false);
    onSide(side);
  };
  return (
    <>
      <MainButton kind="second" onPress={question ? () => setOpen(true) : ask}>
        {children}
      </MainButton>
      {question && (
        <Sheet open={open} title={legend} onClose={() => setOpen(false)}>
          <div class="stack">
            {question}
            <MainButton off={side === undefined} onPress={ask}>
              {children}
            </MainButton>
          </div>
        </Sheet>
      )}
    </>
  );
}
