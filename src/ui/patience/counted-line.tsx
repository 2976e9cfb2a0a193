import { useState } from "preact/hooks";
import { announceTally } from "../../rules/aloud/announce";
import type { Line, Spread } from "../../rules/patience/spread";
import { Saying } from "../parts/saying";
import { capital } from "../words/words";
import { Lines } from "../parts/lit-lines";
import type { Tally } from "../../rules/show/combinations";

interface Look {
  /** The cards it was for: a look at other cards begins anew. */
  readonly spread: Spread;
  readonly line: number;
  readonly lit?: readonly number[] | undefined;
}

/** Which line is looked at, and which of its cards are lit: the highest, until another one is asked for. */
export function useLines(
  spread: Spread,
  lines: readonly Line[],
  tallies: readonly (Tally | undefined)[],
  starter: number,
) {
  const [look, setLook] = useState<Look>();
  const now = look?.spread === spread ? look : undefined;
  const totals = tallies.map((tally) => tally?.total ?? -1);
  const line = now?.line ?? totals.indexOf(Math.max(...totals));
  const places = [...(lines[line]?.places ?? []), starter];
  return {
    line,
    tally: tallies[line],
    /** Places on the table. */
    lit: now?.lit?.map((place) => places[place]) ?? places,
    ask: (to: number) => setLook({ spread, line: to }),
    /** @param lit places in the tally's cards */
    light: (lit: readonly number[] | undefined) => setLook({ spread, line, lit }),
  };
}

interface CountedLineProps {
  readonly name: string;
  readonly tally: Tally;
  readonly onLight: (places: readonly number[] | undefined) => void;
}

/** How one line is counted: as it is said, and item by item. */
export function CountedLine({ name, tally, onLight }: CountedLineProps) {
  return (
    <section class="stack counted-line" aria-label={`${name}, counted`}>
      <h2>
        {name}: {tally.total}
      </h2>
      <Saying words={capital(announceTally(tally))} />
      <Lines key={name} tally={tally} onLight={onLight} />
    </section>
  );
}

/** Said where ranks were tapped alone: what the count leaves out. */
export function SuitsMissing({ tallies }: { tallies: readonly (Tally | undefined)[] }) {
  if (!tallies.some((tally) => tally && (tally.open.nobs || tally.open.flush.length > 0))) return null;
  return <p class="not-counted">Suits not tapped: flushes and nobs that hang on them are not counted.</p>;
}
