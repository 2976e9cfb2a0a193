import type { Side } from "../../rules/ruleset";
import { SideMark } from "./side-mark";
import { sideClass } from "./sides";

export interface ScorePanelProps {
  readonly side: Side;
  readonly name: string;
  /** Where the front peg stands. */
  readonly hole: number;
  /** Points still needed; left out once the game is won. */
  readonly needs?: number | undefined;
  /** The last peg and what it was for: 3, "run". */
  readonly last?: { readonly points: number; readonly what?: string | undefined } | undefined;
  readonly turn?: boolean | undefined;
  readonly crib?: boolean | undefined;
  /** Games or game points won in the match. */
  readonly games?: number | undefined;
}

/** One side's score: the biggest thing on the screen. Goes in Scores. */
export function ScorePanel({ side, name, hole, needs, last, turn = false, crib = false, games }: ScorePanelProps) {
  return (
    <li aria-label={`${name}’s score`} class={`score-panel ${sideClass(side)}${turn ? " turn" : ""}`}>
      <div class="who">
        <SideMark side={side} />
        <bdi class="name">{name}</bdi>
        {turn && <span class="unseen">to play</span>}
        {crib && <span class="chip">crib</span>}
        {games !== undefined && (
          <span class="chip games">
            {games}
            <span class="unseen">{games === 1 ? "game won" : "games won"}</span>
          </span>
        )}
      </div>
      <div class="standing">
        <span class="hole-number">{hole}</span>
        <div class="facts">
          {last !== undefined && (
            <div class="last">
              <b>
                {last.points < 0 ? "−" : "+"}
                {Math.abs(last.points)}
              </b>{" "}
              <span class="what">{last.what}</span>
            </div>
          )}
          {needs !== undefined && <div>needs {needs}</div>}
        </div>
      </div>
    </li>
  );
}
