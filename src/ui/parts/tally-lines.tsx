import { useState } from "preact/hooks";
import type { Card } from "../../rules/cards";
import type { Tally } from "../../rules/show/combinations";
import { hasParts } from "../../rules/show/parts";
import type { Unit } from "../../rules/show/units";
import { rarePart } from "../lazy";
import { unitWords } from "../words/units";
import { TallyLine } from "./tally-line";

const WhyPoints = rarePart(async () => (await import("./why-points"))?.WhyPoints);

export interface TallyLinesProps {
  readonly tally: Tally;
  /** The units of the tally. */
  readonly lines: readonly Unit[];
  /** The line whose cards are lit. */
  readonly lit?: number | undefined;
  /** The line that is being counted; the later ones are still to come. Undefined: all are counted. */
  readonly counted?: number | undefined;
  /** A remark beside one line: "likely the one missed". */
  readonly noted?: { readonly line: number; readonly note: string } | undefined;
  readonly onLight: (line: number | undefined) => void;
}

/** The count item by item. A tapped or focused line lights its cards; several runs or pairs are explained one by one. */
export function TallyLines({ tally, lines, lit, counted, noted, onLight }: TallyLinesProps) {
  const [why, setWhy] = useState<Unit>();
  return (
    <>
      <ol class="tally-lines">
        {lines.map((unit, i) => (
          <li key={`${unit.kind} ${unit.places.join(" ")}`}>
            <TallyLine
              label={unitWords(unit)}
              cards={unit.places.map((place) => tally.cards[place] as Card)}
              running={unit.running}
              note={noted?.line === i ? noted.note : undefined}
              isLit={i === lit}
              isToCome={i > (counted ?? i)}
              onLight={() => onLight(i)}
            />
            {hasParts(unit) && (
              <button type="button" class="text-button why-points" onClick={() => setWhy(unit)}>
                Why {unit.points}?
              </button>
            )}
          </li>
        ))}
      </ol>
      {why && <WhyPoints tally={tally} unit={why} onClose={() => setWhy(undefined)} />}
    </>
  );
}
