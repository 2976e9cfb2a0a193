import type { Side } from "../../rules/ruleset";
import { SideMark } from "./side-mark";
import { sideClass } from "./sides";

/** Mark and name in the side's colour, for use within a sentence or a heading. */
export function SideName({ side, name }: { side: Side; name: string }) {
  return (
    <span class={`side-ink ${sideClass(side)}`}>
      <span class="side-mark-inline">
        <SideMark side={side} />
      </span>
      <bdi>{name}</bdi>
    </span>
  );
}
