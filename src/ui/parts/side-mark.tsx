import type { Side } from "../../rules/ruleset";
import { pegShape, sideClass } from "./sides";

/** The side's peg as a small mark in the side's colour, beside the name. */
export function SideMark({ side }: { side: Side }) {
  return (
    <svg class={`side-mark ${sideClass(side)}`} viewBox="-6.5 -6.5 13 13" aria-hidden="true">
      <path d={pegShape(side)} fill="currentColor" />
    </svg>
  );
}
