import type { Side } from "../../rules/ruleset";
import { sideClass } from "./sides";
import "./race.css";

export interface RaceProps {
  readonly standings: readonly {
    readonly side: Side;
    readonly hole: number;
    /** Where it is home, unless that is the target of all. */
    readonly home?: number | undefined;
  }[];
  readonly target: number;
  /** Holes short of which a loser is skunked. */
  readonly marks: readonly number[];
  /** The race in a sentence. */
  readonly label: string;
}

/** A bar a side towards the game hole. */
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
