import { pegOfDeal } from "../../../game/summary";
import { isHome, nameOfSide, sideOf } from "../../../game/sides";
import type { GameState } from "../../../game/state";
import type { Side } from "../../../rules/ruleset";
import { useSession } from "../../context";
import { SideMark } from "../../parts/side-mark";
import { figure, sideClass, signed } from "../../parts/sides";
import { whose } from "../../words/common";
import { goalOf, wonInMatch } from "../table-top";
import { Chips } from "../point-chips";
import { FEW_POINTS } from "../points-on-chips";

interface HalfProps {
  readonly state: GameState;
  readonly side: Side;
  /** Turned upside down for the player opposite. */
  readonly far: boolean;
  readonly onMore: () => void;
}

/** One side’s half of the points screen; a smaller part with more than two sides. */
export function Half({ state, side, far, onMore }: HalfProps) {
  const session = useSession();
  const name = nameOfSide(state, side);
  const last = pegOfDeal(state, side);
  const games = wonInMatch(session.match.value, state, side);
  return (
    <section class={`half ${sideClass(side)}${far ? " far" : ""}`} aria-label={`${whose(name)} score`}>
      <div class="standing">
        <div class="who">
          <span class="whose">
            <SideMark side={side} />
            <bdi class="name">{name}</bdi>
            {state.deal && sideOf(state, "crib") === side && <span class="chip">crib</span>}
            {games !== undefined && (
              <span class="chip games">
                <span aria-hidden="true">{games.shown}</span>
                <span class="unseen">{games.said}</span>
              </span>
            )}
          </span>
          <span class="muted">{goalOf(state, side)}</span>
          <span class="last">{last && signed(last.points)}</span>
        </div>
        <span class="hole-number">{figure(state.sides[side]?.front ?? 0)}</span>
      </div>
      {!isHome(state, side) && (
        <Chips
          whose={name}
          points={state.sides.length > 2 ? FEW_POINTS : undefined}
          onPeg={(points) => void session.record({ type: "pegged", side, points, for: "points" })}
          onMore={onMore}
        />
      )}
    </section>
  );
}
