import { pegWords, whose } from "../words/common";
import { isolated } from "../../base/isolated";
import type { ComponentChildren } from "preact";
import type { Peg } from "../../game/state";
import type { Side } from "../../rules/ruleset";
import { large } from "../display";
import { SideMark } from "../parts/side-mark";
import { figure, sideClass, signed } from "../parts/sides";
import "./table.css";
import "./table-wide.css";
import "./scores.css";
import "./scores-fit.css";
import "./scores-many.css";
import "./scores-tight.css";
import "./large.css";

export interface ScorePanelProps {
  readonly side: Side;
  /** All players of the side: "Alice & Carol". */
  readonly name: string;
  /** The name of each player. */
  readonly names: readonly string[];
  /** Hole of the front peg; negative while the side is in debt. */
  readonly hole: number;
  /** "needs 54" */
  readonly goal: string;
  /** The last peg, shown with its reason: "+3 run". */
  readonly last?: Peg | undefined;
  /** The name of the player whose turn it is, if it is one of them. */
  readonly turn?: string | undefined;
  /** The turn for screen readers: "to play", "to count". */
  readonly turnWords: string;
  /** The name of the player with the crib, if it is one of them. */
  readonly crib?: string | undefined;
  /** Match points, on screen and for screen readers: "2", "2 match points". */
  readonly games?: { readonly shown: string; readonly said: string } | undefined;
}

/** One side’s score, the biggest thing on the screen. */
export function ScorePanel({ side, name, names, hole, goal, last, turn, turnWords, crib, games }: ScorePanelProps) {
  const shared = names.length > 1;
  return (
    <li
      aria-label={`${whose(name)} score`}
      class={`${large.value ? "large-panel" : "score-panel"} ${sideClass(side)}${turn === undefined ? "" : " turn"}${shared ? " shared" : ""}`}
    >
      <div class="who">
        <SideMark side={side} />
        {names.map((one) => (
          <bdi key={one} class={shared && one === turn ? "name at" : "name"}>
            {one}
          </bdi>
        ))}
        {/* Always there, because a change of its text costs a tap less than an element that comes and goes. */}
        <span class="unseen">
          {turn === undefined ? "" : [shared && isolated(turn), turnWords].filter(Boolean).join(" ")}
        </span>
        {crib !== undefined && (
          <span class="chip">
            {shared && <span class="unseen">{whose(crib)} </span>}
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
              <b>{signed(last.points)}</b> <span class="what">{pegWords(last)}</span>
            </div>
          )}
          <div class="goal">{goal}</div>
        </div>
      </div>
    </li>
  );
}

interface ScoresProps {
  readonly sides: number;
  readonly seats: number;
  readonly children: ComponentChildren;
}

/** The row of all score panels. */
export function Scores({ sides, seats, children }: ScoresProps) {
  return (
    <ul class={large.value ? "large-scores" : "scores"} data-sides={sides} data-players={seats} aria-label="Scores">
      {children}
    </ul>
  );
}
