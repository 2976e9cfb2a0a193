import type { Side } from "../../rules/ruleset";

/** Peg shapes around the origin, radius 5 units, one per side, so that colour is never the only difference. */
const SHAPES = [
  "M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0z",
  "M0-6.2 6.2 0 0 6.2-6.2 0z",
  "M-4.6-4.6H4.6V4.6H-4.6z",
  "M0-5.8 5.8 4.6H-5.8z",
  "M-5.4 0a5.4 5.4 0 1 0 10.8 0a5.4 5.4 0 1 0-10.8 0zm3.2 0a2.2 2.2 0 1 1 4.4 0a2.2 2.2 0 1 1-4.4 0z",
  "M-2.1-5.6H2.1V-2.1H5.6V2.1H2.1V5.6H-2.1V2.1H-5.6V-2.1H-2.1z",
] as const;

/** Dash patterns for the sides' lines on a chart, in the same order. */
const DASHES = ["none", "7 3", "2 4", "9 3 2 3", "4 4", "12 5"] as const;

/** The class that sets `--side` (colour) and `--pattern`. */
export function sideClass(side: Side): string {
  return `side-${side % SHAPES.length}`;
}

/** A score with a real minus sign; after a bid a score can be negative. */
export function figure(points: number): string {
  return String(points).replace("-", "−");
}

/** A change of a score: "+3", "−2", "0". */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : figure(points);
}

/** The path of the side's peg. */
export function pegShape(side: Side): string {
  return SHAPES[side % SHAPES.length] ?? SHAPES[0];
}

/** The side's stroke-dasharray. */
export function sideDashes(side: Side): string {
  return DASHES[side % DASHES.length] ?? DASHES[0];
}
