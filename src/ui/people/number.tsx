/** Numbers with their intervals. A tap on one says how it is known and opens the games it comes from. */
import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import type { GameId } from "../../game/facts";
import { type Figure, isEarly } from "../../insight/many/figures";
import { figureWords } from "../words/people";

/** A number that was tapped. */
export interface Asked {
  readonly title: string;
  /** Its parts, its bounds and its limits, in sentences. */
  readonly says: readonly string[];
  readonly games: readonly GameId[];
}

/** The number that was tapped last, while its sheet is open. */
export const askedNow = signal<Asked | undefined>(undefined);

/** Opens the sheet. */
export function ask(about: Asked): void {
  askedNow.value = about;
}

/** A value as a part of the line: 0 at its start, 1 at its end. */
export interface Scale {
  readonly from: number;
  readonly to: number;
}

const along = (value: number, { from, to }: Scale) =>
  `${100 * Math.max(0, Math.min(1, (value - from) / (to - from)))}%`;

interface IntervalProps {
  readonly figure: Figure;
  readonly usual: number | undefined;
  readonly scale: Scale;
  /** A track instead of a line. */
  readonly wide?: boolean;
}

/** A dot on a line, a bar where the truth likely is, and a tick for the usual. The words beside it say the same. */
export function Interval({ figure, usual, scale, wide = false }: IntervalProps) {
  const [start, end] = [along(figure.low, scale), along(figure.high, scale)];
  return (
    <span class={wide ? "interval wide" : "interval"} aria-hidden="true">
      <span class="track" />
      <span class="truth" style={{ insetInlineStart: start, inlineSize: `calc(${end} - ${start})` }} />
      {usual !== undefined && <span class="tick" style={{ insetInlineStart: along(usual, scale) }} />}
      <span class="dot" style={{ insetInlineStart: along(figure.value, scale) }} />
    </span>
  );
}

interface TooEarlyProps {
  readonly of: number;
  readonly fewest: number;
  readonly what: "deals" | "games" | "counts";
  readonly asked: Asked;
}

/** "too early to say", and how far there is to go. */
export function TooEarly({ of, fewest, what, asked }: TooEarlyProps) {
  return (
    <button type="button" class="too-early" onClick={() => ask(asked)}>
      <span class="muted">
        {of} of {fewest} {what} needed
      </span>
      <span class="early-mark">
        <span class="chip early">too early to say</span>
        <span class="progress" aria-hidden="true">
          <span style={{ inlineSize: `${(100 * Math.min(of, fewest)) / fewest}%` }} />
        </span>
      </span>
    </button>
  );
}

interface NumberLineProps {
  readonly label: string;
  readonly figure: Figure | undefined;
  readonly usual: number;
  readonly scale: Scale;
  readonly strong?: boolean;
  readonly asked: (figure: Figure | undefined) => Asked;
}

/** An average: its name, the number, its interval and the usual number. */
export function NumberLine({ label, figure, usual, scale, strong = false, asked }: NumberLineProps) {
  const classes = strong ? "number-line strong" : "number-line";
  if (!figure || isEarly(figure))
    return (
      <button type="button" class={classes} onClick={() => ask(asked(figure))}>
        <span class="label">{label}</span>
        <span class="early-note muted">
          {figure ? `${figure.of} of ${figure.fewest} deals needed` : "not entered yet"}
        </span>
        <span class="usual figures">usual {figureWords(usual)}</span>
      </button>
    );
  return (
    <button type="button" class={classes} onClick={() => ask(asked(figure))}>
      <span class="label">{label}</span>
      <span class="value figures">{figureWords(figure.value)}</span>
      <span class="unseen">
        , likely between {figureWords(figure.low)} and {figureWords(figure.high)}; usual
      </span>
      <Interval figure={figure} usual={usual} scale={scale} />
      <span class="usual figures">{figureWords(usual)}</span>
    </button>
  );
}

/** One number in a row; a tap opens its games. */
export function Fact({ label, value, asked }: { label: ComponentChildren; value: ComponentChildren; asked: Asked }) {
  return (
    <button type="button" class="fact" onClick={() => ask(asked)}>
      <span class="muted">{label}</span> <b>{value}</b>
    </button>
  );
}
