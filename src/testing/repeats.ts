import type { Drawn } from "../club/draw/rounds";

/** @returns how many games are between two who have met before. */
export function repeats(rounds: readonly Drawn[]): number {
  const met = new Set<string>();
  const games = rounds.flatMap((round) => round.games);
  for (const [a, b] of games) met.add(`${Math.min(a, b)}:${Math.max(a, b)}`);
  return games.length - met.size;
}
