/** The text of each cell in a scorecard's row, and its earlier texts. */
import { type ScorecardLine, type ScorecardRow, pointsFor } from "../../club/scorecard";
import { paperSpread } from "../words/club";

/** The columns of the paper scorecard after the game number, in its order (rules.md §8.2). */
export const COLUMNS = ["points", "plus", "minus", "opponent", "seat"] as const;
export type Column = (typeof COLUMNS)[number];

export interface CellWords {
  readonly now: string;
  /** Earlier texts, oldest first. They are shown struck through. */
  readonly was: readonly string[];
}

const WRITTEN: Readonly<Record<Column, (line: ScorecardLine) => string>> = {
  points: ({ won, spread }) => String(pointsFor(won, spread)),
  plus: ({ won, spread }) => (won ? paperSpread(spread) : ""),
  minus: ({ won, spread }) => (won ? "" : paperSpread(spread)),
  opponent: ({ opponent }) => opponent,
  seat: ({ seat }) => seat,
};

export function cellWords({ line, struck }: ScorecardRow, column: Column): CellWords {
  const written = [...struck, line].map((one) => (one ? WRITTEN[column](one) : ""));
  const now = written.at(-1) ?? "";
  // If a correction did not change this cell, no earlier text is shown for it.
  return { now, was: written.filter((text, at) => at < written.length - 1 && text !== "" && text !== written[at + 1]) };
}
