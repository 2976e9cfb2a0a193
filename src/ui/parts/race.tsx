import type { Side } from "../../rules/ruleset";
import { sideClass } from "./sides";

export interface RaceProps {
  readonly standings: readonly { readonly side: Side; readonly hole: number }[];
  readonly target: number;
  /** Holes short of which a loser is skunked. */
  readonly marks: readonly number[];
  /** The race in a sentence. */
  readonly label: string;
}

/** A bar a side towards the game hole. */
export function Race({ standings, target, marks, label }: RaceProps) {
  const along = (hole: number) => `${Math.max(0, Math.min(1, hole / target)) * 100}%`;
  return (
    <div class="race">
      <span class="unseen">{label}</span>
      {standings.map(({ side, hole }) => (
        <div key={side} class={`bar ${sideClass(side)}`} style={{ inlineSize: along(hole) }} />
      ))}
      {marks.map((hole) => (
        <div key={hole} class="skunk" style={{ insetInlineStart: along(hole - 0.5) }} />
      ))}
    </div>
  );
}
