import type { Side } from "../../rules/ruleset";
import { Choice } from "../parts/choice";
import { SideName } from "../parts/side-name";

interface ViewOfProps {
  readonly legend: string;
  readonly names: readonly string[];
  readonly side: Side;
  readonly onChoose: (side: Side) => void;
}

/** The side whose numbers a page shows. */
export function ViewOf({ legend, names, side, onChoose }: ViewOfProps) {
  return (
    <Choice
      legend={legend}
      legendHidden
      small
      options={names.map((one, i) => ({ value: String(i), label: <SideName side={i} name={one} /> }))}
      value={String(side)}
      onChoose={(to) => onChoose(Number(to))}
    />
  );
}
