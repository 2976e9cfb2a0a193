/** Everybody who has finished a game here. */
import type { GameFacts } from "./facts";

export interface Person {
  readonly name: string;
  readonly games: number;
  readonly won: number;
  /** When their last game began. */
  readonly last: number;
}

/** Those with the most games first. */
export function peopleOf(all: readonly GameFacts[]): readonly Person[] {
  const found = new Map<string, { name: string; games: number; won: number; last: number }>();
  for (const { sides, winners, startedAt } of all)
    for (const [side, { players }] of sides.entries())
      for (const name of players) {
        const person = found.get(name) ?? { name, games: 0, won: 0, last: 0 };
        person.games += 1;
        if (winners.includes(side)) person.won += 1;
        person.last = Math.max(person.last, startedAt);
        found.set(name, person);
      }
  return [...found.values()].toSorted((one, other) => other.games - one.games || other.last - one.last);
}
