/** The players of a new game. */
import type { Seat } from "../../rules/ruleset";
import { PLAYERS } from "./rules";

const STRANGERS = ["Alice", "Bob", "Claire", "David", "Eve", "Frank"] as const;

/**
 * @param last the players of the last game, seat by seat
 * @param known all names used here, the newest first
 * @returns a name for every possible seat: the last players, then other known names, then invented ones
 */
export function seatedFor(last: readonly string[], known: readonly string[]): readonly string[] {
  const seated: string[] = [];
  const taken = new Set<string>();
  for (const name of [...last, ...known, ...STRANGERS]) {
    const folded = name.toLocaleLowerCase();
    if (!taken.has(folded)) seated.push(name);
    taken.add(folded);
  }
  return seated.slice(0, Math.max(...PLAYERS));
}

/** @returns the names with this seat and the next one swapped. */
export function swapped(names: readonly string[], seat: Seat): readonly string[] {
  return names.map((name, i) => (i === seat ? names[seat + 1] : i === seat + 1 ? names[seat] : name) ?? name);
}

/** The row of a scorecard a game is played for. */
export interface ScorecardGame {
  readonly player: string;
  readonly game: number;
}

/** The players of the next new game and, if it was opened from a scorecard, the row to fill in. */
export interface Invitation {
  readonly guests: readonly string[];
  readonly card?: ScorecardGame | undefined;
}
