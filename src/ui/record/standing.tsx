import { nameOfSide } from "../../game/sides";
import type { GameState } from "../../game/state";
import { figure } from "../parts/sides";

/** "Sam 73, Jess 61" */
export function standingWords(state: GameState, holes: readonly number[]): string {
  return holes.map((hole, side) => `${nameOfSide(state, side)} ${figure(hole)}`).join(", ");
}

/** "73–61" */
export function standingFigures(holes: readonly number[]): string {
  return holes.map(figure).join("–");
}

/** The holes of all sides: "73–61". A screen reader hears whose they are. */
export function Standing({ state, holes }: { readonly state: GameState; readonly holes: readonly number[] }) {
  return (
    <span class="standing-line">
      <span class="unseen">{standingWords(state, holes)}</span>
      <span aria-hidden="true">{standingFigures(holes)}</span>
    </span>
  );
}

/** The scores that a correction changed: "Jess 45 → 44". */
export function changedWords(was: GameState, now: GameState): string {
  return now.sides
    .flatMap(({ front }, side) => {
      const before = was.sides[side]?.front ?? 0;
      return front === before ? [] : [`${nameOfSide(now, side)} ${figure(before)} → ${figure(front)}`];
    })
    .join(", ");
}
