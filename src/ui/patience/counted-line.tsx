import { useState } from "preact/hooks";
import type { Line, Layout } from "../../rules/patience/layout";
import { Saying } from "../parts/saying";
import { LitLines } from "../parts/lit-lines";
import type { Tally } from "../../rules/show/combinations";
import "../tools/count/count.css";
import { tallyWords } from "../words/events";

interface Look {
  /** The cards on the table when the player chose this line; once they change, the choice is dropped. */
  readonly layout: Layout;
  readonly line: number;
  readonly lit?: readonly number[] | undefined;
}

/** The line being explained and its lit cards. Until the player chooses a line, it is the highest one. */
export function useLines(
  layout: Layout,
  lines: readonly Line[],
  tallies: readonly (Tally | undefined)[],
  starter: number,
) {
  const [look, setLook] = useState<Look>();
  const now = look?.layout === layout ? look : undefined;
  const totals = tallies.map((tally) => tally?.total ?? -1);
  const line = now?.line ?? totals.indexOf(Math.max(...totals));
  const places = [...(lines[line]?.places ?? []), starter];
  return {
    line,
    tally: tallies[line],
    /** Places on the table. */
    lit: now?.lit?.map((place) => places[place]) ?? places,
    choose: (to: number) => setLook({ layout, line: to }),
    /** @param lit places in the tally's cards */
    light: (lit: readonly number[] | undefined) => setLook({ layout, line, lit }),
  };
}

interface CountedLineProps {
  readonly name: string;
  readonly tally: Tally;
  readonly onLight: (places: readonly number[] | undefined) => void;
}

/** One line counted, as a sentence and item by item. */
export function CountedLine({ name, tally, onLight }: CountedLineProps) {
  return (
    <section class="stack counted-line" aria-label={`${name}, counted`}>
      <h2>
        {name}: {tally.total}
      </h2>
      <Saying words={tallyWords(tally)} />
      <LitLines key={name} tally={tally} onLight={onLight} />
    </section>
  );
}

/** With ranks only, flushes and nobs are unknown and not counted. */
export function SuitsMissing({ tallies }: { tallies: readonly (Tally | undefined)[] }) {
  if (!tallies.some((tally) => tally && (tally.open.nobs || tally.open.flush.length > 0))) return null;
  return <p class="not-counted">Suits weren’t tapped, so flushes and nobs that need them aren’t counted.</p>;
}
