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
    <svg class="track" viewBox="0 0 100 20" preserveAspectRatio="none" aria-hidden="true">
      <path class="grid" d={`M${middle} 0V20`} />
      <rect class={look} x={low} y="2" width={Math.max(1, high - low)} height="16" rx="2" />
    </svg>
  );
}
