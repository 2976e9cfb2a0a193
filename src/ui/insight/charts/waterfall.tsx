import type { Ledger } from "../../../insight/story/ledger";
import { NATURE } from "../../../insight/story/ledger";
import { sideClass } from "../../parts/sides";
import { askHow } from "../how";
import { changeWords, helpWords, STEP_HOW, stepWords, largestWords, percent } from "../../words/insight";

interface WaterfallProps {
  readonly ledger: Ledger;
  readonly side: number;
  /** The other side’s name. */
  readonly other: string;
  /** "Alice deals first", "Alice wins". */
  readonly from: string;
  readonly to: string;
}

/** Luck and skill as bars from the chance at the start to the one at the end, each from where the one before ended. */
export function Waterfall({ ledger, side, other, from, to }: WaterfallProps) {
  const { start, end, rows } = ledger;
  let now = start;
  const bars = rows.map((row) => {
    const before = now;
    now += row.change;
    return { row, before, after: now };
  });
  const all = [0, 1, start, ...bars.map(({ after }) => after)];
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const place = (chance: number) => ((chance - least) / (most - least)) * 100;
  return (
    <div class="waterfall panel" role="group" aria-label="Luck and skill">
      <div class="fall scale" aria-hidden="true">
        <span class="hint">100 is a whole win</span>
        <span class="track">
          <span style={{ insetInlineStart: `${place(0.5)}%` }}>{percent(0.5)}</span>
        </span>
      </div>
      <Fall
        ends={side}
        words={from}
        look="whole"
        at={[place(0), place(start)]}
        middle={place(0.5)}
        shown={percent(start)}
      />
      {bars.map(({ row, before, after }) => (
        <Fall
          key={row.kind}
          words={stepWords(row.kind, other)}
          hint={row.largest && largestWords(row.largest.step, row.largest.change)}
          says={`${stepWords(row.kind, other)}. ${STEP_HOW[row.kind]}`}
          look={NATURE[row.kind]}
          at={[place(before), place(after)]}
          middle={place(0.5)}
          shown={changeWords(row.change)}
          helped={helpWords(row.change)}
        />
      ))}
      <Fall ends={side} words={to} look="whole" at={[place(0), place(end)]} middle={place(0.5)} shown={percent(end)} />
    </div>
  );
}

interface FallProps {
  readonly words: string;
  readonly hint?: string | undefined;
  /** The meaning of a row of the ledger. */
  readonly says?: string;
  /** For the chance at the start and at the end: the side it is about. */
  readonly ends?: number;
  readonly at: readonly [number, number];
  readonly look: "whole" | "skill" | "both" | "luck";
  readonly middle: number;
  readonly shown: string;
  readonly helped?: string;
}

function Fall({ words, hint, says, ends, at, look, middle, shown, helped = "" }: FallProps) {
  const [low, high] = [Math.min(...at), Math.max(...at)];
  return (
    <button
      type="button"
      class={ends === undefined ? "fall" : `fall ends ${sideClass(ends)}`}
      onClick={() => askHow(says === undefined ? "chance" : "ledger", says)}
    >
      <span class="words">
        <b>{words}</b>
        {hint !== undefined && <span class="hint">{hint}</span>}
      </span>
      <span class="track" aria-hidden="true">
        <i class="grid" style={{ insetInlineStart: `${middle}%` }} />
        <i
          class={`${look} ${helped}`}
          style={{ insetInlineStart: `${low}%`, inlineSize: `max(2px, ${high - low}%)` }}
        />
      </span>
      <b class="figures">
        {shown}
        {helped !== "" && <small class="hint">{helped}</small>}
      </b>
    </button>
  );
}
