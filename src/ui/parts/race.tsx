import type { Side } from "../../rules/ruleset";
import { sideClass } from "./sides";
import "./race.css";

export interface RaceProps {
  readonly standings: readonly {
    readonly side: Side;
    readonly hole: number;
    /** The side's own target, if it differs from the others'. */
    readonly home?: number | undefined;
  }[];
  readonly target: number;
  /** Skunk lines. */
  readonly marks: readonly number[];
  /** The race in words. */
  readonly label: string;
}

/** One bar per side, towards the game hole. */
export function Race({ standings, target, marks, label }: RaceProps) {
  const along = (hole: number, home = target) => `${Math.max(0, Math.min(1, hole / home)) * 100}%`;
  return (
    <div class="race">
      <span class="unseen">{label}</span>
      {standings.map(({ side, hole, home }) => (
        <div key={side} class={`bar ${sideClass(side)}`} style={{ inlineSize: along(hole, home) }} />
      ))}
      {marks.map((hole) => (
        <div key={hole} class="skunk" style={{ insetInlineStart: along(hole - 0.5) }} />
      ))}
    </div>
  );
}
