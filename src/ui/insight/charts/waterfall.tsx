import type { Ledger } from "../../../insight/story/ledger";
import { NATURE } from "../../../insight/story/ledger";
import { sideClass } from "../../parts/sides";
import { askHow } from "../how";
import { changeWords, STEP_HOW, STEP_WORDS, largestWords, percent } from "../../words/insight";

interface WaterfallProps {
  readonly ledger: Ledger;
  readonly side: number;
  /** "Alice deals first", "Alice wins". */
  readonly from: string;
  readonly to: string;
}

/** Luck and skill as bars from the chance at the start to the one at the end, each from where the one before ended. */
export function Waterfall({ ledger, side, from, to }: WaterfallProps) {
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
      <End side={side} words={from} chance={start} at={[place(0), place(start)]} middle={place(0.5)} />
      {bars.map(({ row, before, after }) => (
        <button
          key={row.kind}
          type="button"
          class="fall"
          onClick={() => askHow("ledger", `${STEP_WORDS[row.kind]}. ${STEP_HOW[row.kind]}`)}
        >
          <span class="words">
            <b>{STEP_WORDS[row.kind]}</b>
            {row.largest && <span class="hint">{largestWords(row.largest.step, row.largest.change)}</span>}
          </span>
          <Track at={[place(before), place(after)]} look={NATURE[row.kind]} middle={place(0.5)} />
          <b class="figures">{changeWords(row.change)}</b>
        </button>
      ))}
      <End side={side} words={to} chance={end} at={[place(0), place(end)]} middle={place(0.5)} />
    </div>
  );
}

interface EndProps extends Omit<TrackProps, "look"> {
  readonly side: number;
  readonly words: string;
  readonly chance: number;
}

/** The chance at the start, or at the end. */
function End({ side, words, chance, at, middle }: EndProps) {
  return (
    <button type="button" class={`fall ends ${sideClass(side)}`} onClick={() => askHow("chance")}>
      <b class="words">{words}</b>
      <Track at={at} look="whole" middle={middle} />
      <b class="figures">{percent(chance)}</b>
    </button>
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
