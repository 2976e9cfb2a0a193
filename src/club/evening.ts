/** How an evening stands: what is still to be drawn, which round is on, and which cards somebody has to look at. */
import type { GamePoints } from "./scorecard";
import { type Slip } from "./slips";

/** @returns Grass Roots Points as they were typed: 0 where nothing is, NaN for what is no number */
export function grassRootsTyped(text: string): number {
  return /^\d*$/.test(text.trim()) ? Number(text) : Number.NaN;
}

/** What is typed at a table: the spread itself, or where the loser stands. */
export const TYPED_AS = ["spread", "hole"] as const;
export type TypedAs = (typeof TYPED_AS)[number];

/** @returns the spread that digits mean; what is none is left for the engine to refuse. */
export function spreadTyped(digits: string, as: TypedAs): number {
  const number = /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
  return as === "spread" ? number : 121 - number;
}

/** What somebody reads off one card; digits may be none. */
export interface Typed extends Pick<Slip, "says" | "column"> {
  readonly digits: string;
  readonly points: GamePoints | undefined;
}

export function slipTyped({ says, column, digits, points }: Typed): Slip {
  const spread = digits === "" ? undefined : spreadTyped(digits, "spread");
  return points === undefined ? { says, column, spread } : { says, column, spread, points };
}
