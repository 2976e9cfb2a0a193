import { isHome, sideOf } from "../../../game/sides";
import type { GameState } from "../../../game/state";
import { cribWords, useMorePoints } from "../point-chips";
import { CRIB_POINTS } from "../points-on-chips";
import type { Side } from "../../../rules/ruleset";
import { useSession } from "../../context";

interface CribProps {
  readonly state: GameState;
  /** The side whose half is turned to the player opposite; so are these keys while the crib is theirs. */
  readonly turned: Side | undefined;
}

/** Keys for the points of the crib. The crib is the last count of a deal, so one tap pegs it and ends the deal. */
export function CribChips({ state, turned }: CribProps) {
  const session = useSession();
  const side = sideOf(state, "crib");
  const { sheet, ask } = useMorePoints(state, "points", turned, true);
  if (isHome(state, side)) return null;
  const peg = (points: number) => void session.record({ type: "pegged", side, points, for: "points", ends: true });
  const crib = cribWords(state);
  return (
    <div class={side === turned ? "crib-chips far" : "crib-chips"} role="group" aria-label={`${crib}: ends the deal`}>
      <p class="muted" aria-hidden="true">
        <bdi>{crib}</bdi>: ends the deal
      </p>
      <div class="chips">
        {CRIB_POINTS.map((points) => (
          <button key={points} type="button" class="key" aria-label={`${crib}: ${points}`} onClick={() => peg(points)}>
            <span>{points}</span>
          </button>
        ))}
        <button type="button" class="key plain" aria-label={`${crib}: more points`} onClick={() => ask(side)}>
          <span>…</span>
        </button>
      </div>
      {sheet}
    </div>
  );
}
