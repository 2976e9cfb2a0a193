import { whose } from "../../words/common";
import type { ComponentChildren } from "preact";
import type { Side } from "../../../rules/ruleset";
import { IconButton } from "../../parts/icon-button";
import { SideMark } from "../../parts/side-mark";
import { figure, sideClass } from "../../parts/sides";

export interface HalfProps {
  readonly side: Side;
  readonly name: string;
  readonly hole: number;
  /** "needs 54" */
  readonly goal: string;
  readonly crib?: boolean | undefined;
  /** Match points, on screen and for screen readers. */
  readonly games?: { readonly shown: string; readonly said: string } | undefined;
  /** The last peg: "+3". */
  readonly last?: string | undefined;
  /** Turned upside down for the player opposite. */
  readonly far?: boolean | undefined;
  /** Without it there is no button to turn this half. */
  readonly onTurn?: (() => void) | undefined;
  /** The chips. */
  readonly children: ComponentChildren;
}

/** One side’s half of the points screen; a smaller part with more than two sides. */
export function Half({ side, name, hole, goal, crib = false, games, last, far = false, onTurn, children }: HalfProps) {
  return (
    <section class={`half ${sideClass(side)}${far ? " far" : ""}`} aria-label={`${whose(name)} score`}>
      {onTurn !== undefined && (
        <div class="turn-button">
          <IconButton icon="flip" label={`Turn ${whose(name)} half around`} onPress={onTurn} />
        </div>
      )}
      <div class="standing">
        <div class="who">
          <span class="whose">
            <SideMark side={side} />
            <bdi class="name">{name}</bdi>
            {crib && <span class="chip">crib</span>}
            {games !== undefined && (
              <span class="chip games">
                <span aria-hidden="true">{games.shown}</span>
                <span class="unseen">{games.said}</span>
              </span>
            )}
          </span>
          <span class="muted">{goal}</span>
          <span class="last">{last}</span>
        </div>
        <span class="hole-number">{figure(hole)}</span>
      </div>
      {children}
    </section>
  );
}
