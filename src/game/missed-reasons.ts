import type { PlayReason } from "../rules/play/pegs";
import type { StatedCount } from "./state";

/** The reasons that add up to the missed points. All of them if none do, or if several choices do. */
export function missedReasons({ reasons, truth, stated = 0 }: StatedCount): readonly PlayReason[] {
  const missed = truth - stated;
  if (missed <= 0) return [];
  const choices = Array.from({ length: 1 << reasons.length }, (_, bits) => reasons.filter((__, i) => bits & (1 << i)));
  const fitting = choices.filter((some) => some.reduce((sum, { points }) => sum + points, 0) === missed);
  return (fitting.length === 1 ? fitting[0] : undefined) ?? reasons;
}
