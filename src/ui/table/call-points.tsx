import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { nameOfSide, otherSides } from "../../game/sides";
import type { GameState } from "../../game/state";
import type { Side } from "../../rules/ruleset";
import { NumberGrid } from "../pads/number-grid";
import { MainButton } from "../parts/main-button";
import { SideName } from "../parts/side-name";
import "./call-points.css";

/** The points that are missed most often. */
const COMMON = [1, 2, 3, 4, 5, 6] as const;

interface CallProps {
  readonly state: GameState;
  /** The side whose count is challenged. */
  readonly counter: Side;
  /** The most points that can be missed; 0 where nobody can call muggins. */
  readonly most: number;
  readonly onMissed: (side: Side, points: number) => void;
}

/** Muggins for a number of points: one tap says who calls and for how much. */
export function CallPoints({ state, counter, most, onMissed }: CallProps) {
  const [more, setMore] = useState<Side>();
  const others = otherSides(state, counter);
  const [only = 0, ...rest] = others;
  if (most === 0) return null;
  const grid = rest.length === 0 ? only : more;
  if (grid !== undefined)
    return (
      <div class="call-points">
        <p class="section">
          Muggins for <bdi>{nameOfSide(state, grid)}</bdi>: how many points?
        </p>
        <NumberGrid
          label="Points missed"
          min={1}
          max={most}
          impossible={[]}
          onNumber={(points) => onMissed(grid, points)}
        />
      </div>
    );
  return (
    <div class="call-points">
      <p class="section">Muggins: who calls, and for how many?</p>
      <div class="call-rows">
        {others.map((side) => {
          const name = nameOfSide(state, side);
          return (
            <div key={side} class="call-row" role="group" aria-label={`${name} calls`}>
              <p class="pad-title">
                <SideName side={side} name={name} />
              </p>
              {COMMON.filter((n) => n <= most).map((n) => (
                <button
                  key={n}
                  type="button"
                  class="key"
                  aria-label={`${n} for ${name}`}
                  onClick={() => onMissed(side, n)}
                >
                  {n}
                </button>
              ))}
              {most > COMMON.length && (
                <button type="button" class="key plain" aria-label={`More for ${name}`} onClick={() => setMore(side)}>
                  …
                </button>
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}

interface OverProps {
  readonly state: GameState;
  readonly counter: Side;
  /** "Counted too much" */
  readonly children: ComponentChildren;
  /** There is no count yet that could be too high. */
  readonly off?: boolean | undefined;
  readonly onOver: (side: Side) => void;
}

/**
 * Says that a count was too high. All the others get what was too much, so nobody is asked who said it; the first of
 * them is recorded.
 */
export function CountedTooMuch({ state, counter, children, off = false, onOver }: OverProps) {
  const [side] = otherSides(state, counter);
  return (
    <MainButton kind="second" off={off} onPress={() => side !== undefined && !off && onOver(side)}>
      {children}
    </MainButton>
  );
}
