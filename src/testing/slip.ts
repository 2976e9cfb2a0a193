import type { Slip, Value } from "../club/slips";

/** "W+21" won, plus 21 · "L-16" lost, minus 16 · "W-9" won in the minus column · "L-" lost, no number · "W+35/2" two points. */
export function slip(text: string): Slip {
  const [, says, column, spread, points] = /^([WL])([+-])(\d*)(?:\/(\d))?$/.exec(text) ?? [];
  return {
    says: says === "W" ? "won" : "lost",
    column: column === "+" ? "plus" : "minus",
    spread: spread ? Number(spread) : undefined,
    ...(points && { points: Number(points) as Value["points"] }),
  };
}
