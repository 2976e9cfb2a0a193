import type { Side } from "../../rules/ruleset";
import { SideMark } from "../parts/side-mark";
import { figure, sideClass } from "../parts/sides";

export interface ScorePanelProps {
  readonly side: Side;
  /** The side's. */
  readonly name: string;
  /** Of all who share it. */
  readonly names: readonly string[];
  /** Where the front peg stands; below 0 in debt. */
  readonly hole: number;
  /** What it has to do: "needs 54". */
  readonly goal: string;
  /** The last peg and what it was for: 3, "run". */
  readonly last?: { readonly points: number; readonly what?: string | undefined } | undefined;
  /** Who of them is to play. */
  readonly turn?: string | undefined;
  /** Who of them has the crib. */
  readonly crib?: string | undefined;
  /** What it has in the match, to see and to hear: "2", "2 match points". */
  readonly games?: { readonly shown: string; readonly said: string } | undefined;
}

/** One side's score: the biggest thing on the screen. Goes in Scores. */
export function ScorePanel({ side, name, names, hole, goal, last, turn, crib, games }: ScorePanelProps) {
  const shared = names.length > 1;
  return (
    <li
      aria-label={`${name}’s score`}
      class={`score-panel ${sideClass(side)}${turn === undefined ? "" : " turn"}${shared ? " shared" : ""}`}
    >
      <div class="who">
        <SideMark side={side} />
        {names.map((one) => (
          <bdi key={one} class={shared && one === turn ? "name at" : "name"}>
            {one}
          </bdi>
        ))}
        {turn !== undefined && <span class="unseen">{shared && turn} to play</span>}
        {crib !== undefined && (
          <span class="chip">
            {shared && <span class="unseen">{crib}’s </span>}
            crib
          </span>
        )}
        {games !== undefined && (
          <span class="games">
            <span aria-hidden="true">{games.shown}</span>
            <span class="unseen">{games.said}</span>
          </span>
        )}
      </div>
      <div class="standing">
        <span class="hole-number">{figure(hole)}</span>
        <div class="facts">
          {last !== undefined && (
            <div class="last">
              <b>
                {last.points > 0 && "+"}
                {figure(last.points)}
              </b>{" "}
              <span class="what">{last.what}</span>
            </div>
          )}
          <div class="goal">{goal}</div>
        </div>
      </div>
    </li>
  );
}
