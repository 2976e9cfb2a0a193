/** Everybody who has finished a game here. */
import type { Side } from "../../rules/ruleset";
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

/** @returns the side of a player in their last game, so that they keep its colour. @param games the oldest first */
export function lastSideOf(name: string, games: readonly GameFacts[]): Side {
  const sides = games.findLast((game) => game.sides.some(({ players }) => players.includes(name)))?.sides ?? [];
  return Math.max(
    0,
    sides.findIndex(({ players }) => players.includes(name)),
  );
}

/** @returns two players in the order of their sides when they last met. @param games the oldest first */
export function asSeated(pair: readonly [string, string], games: readonly GameFacts[]): readonly [string, string] {
  const met = games.filter(({ sides }) => pair.every((name) => sides.some(({ players }) => players.includes(name))));
  return lastSideOf(pair[0], met) > lastSideOf(pair[1], met) ? [pair[1], pair[0]] : pair;
}
