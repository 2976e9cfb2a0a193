import { useState } from "preact/hooks";
import type { Card } from "../../rules/cards";
import { units } from "../../rules/show/units";
import { TallyLines } from "./tally-lines";
import { unitWords } from "../words/units";
import type { Tally } from "../../rules/show/combinations";

interface LitLinesProps {
  readonly tally: Tally;
  /** Places among the tally’s cards; undefined when no line is lit. */
  readonly onLight: (places: readonly number[] | undefined) => void;
}

/** A tally line by line. A tapped or focused line lights its cards. */
export function LitLines({ tally, onLight }: LitLinesProps) {
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
