/** Who sits down to a new game. */
import type { Seat } from "../../rules/ruleset";
import { PLAYERS } from "./rules";

const STRANGERS = ["Alice", "Bob", "Claire", "David", "Eve", "Frank"] as const;

/**
 * @param last the people of the last game, in their seats
 * @param known everybody who has played here, newest first
 * @returns a name for every chair there can be: last time's people, then whoever else is known, then anybody
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

/** @returns the names with those of a seat and the one on its left changed round. */
export function swapped(names: readonly string[], seat: Seat): readonly string[] {
  return names.map((name, i) => (i === seat ? names[seat + 1] : i === seat + 1 ? names[seat] : name) ?? name);
}

/** The row of a scorecard a game is played for. */
export interface ScorecardGame {
  readonly player: string;
  readonly game: number;
}

/** Who sits down first when the form is next opened, and what for. */
export interface Invitation {
  readonly guests: readonly string[];
  readonly card?: ScorecardGame | undefined;
}
