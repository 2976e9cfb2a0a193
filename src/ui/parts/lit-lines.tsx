import { useState } from "preact/hooks";
import type { Card } from "../../rules/cards";
import { units } from "../../rules/show/units";
import { TallyLines } from "./tally-lines";
import { unitWords } from "../words/units";
import type { Tally } from "../../rules/show/combinations";

interface LinesProps {
  readonly tally: Tally;
  /** Places in the tally's cards; none when no line is asked for any more. */
  readonly onLight: (places: readonly number[] | undefined) => void;
}

/** A tally line by line, each lighting its cards. */
export function Lines({ tally, onLight }: LinesProps) {
  const [lit, setLit] = useState<number>();
  const lines = units(tally);
  if (lines.length === 0) return null;
  return (
    <TallyLines
      lines={lines.map((unit) => ({
        label: unitWords(unit),
        cards: unit.places.map((place) => tally.cards[place] as Card),
        running: unit.running,
      }))}
      lit={lit}
      onLight={(line) => {
        setLit(line);
        onLight(line === undefined ? undefined : lines[line]?.places);
      }}
    />
  );
}
