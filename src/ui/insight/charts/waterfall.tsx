import type { Ledger } from "../../../insight/story/ledger";
import { NATURE } from "../../../insight/story/ledger";
import type { StepKind } from "../../../insight/story/steps";
import { sideClass } from "../../parts/sides";
import { changeWords, STEP_WORDS, largestWords, percent } from "../../words/insight";

interface WaterfallProps {
  readonly ledger: Ledger;
  readonly side: number;
  /** "Alice deals first", "Alice wins". */
  readonly from: string;
  readonly to: string;
  readonly onHow: (kind: StepKind) => void;
}

/** Luck and skill as bars from the chance at the start to the one at the end, each from where the one before ended. */
export function Waterfall({ ledger, side, from, to, onHow }: WaterfallProps) {
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
        <span />
        <span class="track">
          <span style={{ insetInlineStart: `${place(0.5)}%` }}>{percent(0.5)}</span>
        </span>
      </div>
      <div class={`fall ends ${sideClass(side)}`}>
        <span class="words">
          <b>{from}</b>
        </span>
        <Track at={[place(0), place(start)]} look="whole" middle={place(0.5)} />
        <b class="figures">{percent(start)}</b>
      </div>
      {bars.map(({ row, before, after }) => (
        <button key={row.kind} type="button" class="fall" onClick={() => onHow(row.kind)}>
          <span class="words">
            <b>{STEP_WORDS[row.kind]}</b>
            {row.largest && <span class="hint">{largestWords(row.largest.step, row.largest.change)}</span>}
          </span>
          <Track at={[place(before), place(after)]} look={NATURE[row.kind]} middle={place(0.5)} />
          <b class="figures">{changeWords(row.change)}</b>
        </button>
      ))}
      <div class={`fall ends ${sideClass(side)}`}>
        <span class="words">
          <b>{to}</b>
        </span>
        <Track at={[place(0), place(end)]} look="whole" middle={place(0.5)} />
        <b class="figures">{percent(end)}</b>
      </div>
    </div>
  );
}

interface TrackProps {
  readonly at: readonly [number, number];
  readonly look: "whole" | "skill" | "both" | "luck";
  readonly middle: number;
}

function Track({ at, look, middle }: TrackProps) {
  const [low, high] = [Math.min(...at), Math.max(...at)];
  return (
    <span class="track" aria-hidden="true">
      <i class="grid" style={{ insetInlineStart: `${middle}%` }} />
      <i class={look} style={{ insetInlineStart: `${low}%`, inlineSize: `max(2px, ${high - low}%)` }} />
    </span>
  );
}
