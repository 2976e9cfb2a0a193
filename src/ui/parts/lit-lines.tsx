import { useState } from "preact/hooks";
import { units } from "../../rules/show/units";
import { TallyLines } from "./tally-lines";
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
      tally={tally}
      lines={lines}
      lit={lit}
      onLight={(line) => {
        setLit(line);
        onLight(line === undefined ? undefined : lines[line]?.places);
      }}
    />
  );
}
