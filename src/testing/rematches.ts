import type { Drawn } from "../club/draw/rounds";

/** How many games of these rounds are rematches. */
export function rematches(rounds: readonly Drawn[]): number {
  const met = new Set<string>();
  const games = rounds.flatMap((round) => round.games);
  for (const [a, b] of games) met.add(`${Math.min(a, b)}:${Math.max(a, b)}`);
  return games.length - met.size;
}
