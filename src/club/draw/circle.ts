/** The round robin everybody knows: one stays seated, the others move on by one chair a round. */
import { type Field, type Mates, price } from "./field";

/** @returns round `turn` of the circle, where `at` says who has which chair; In size − 1 turns every two meet once. */
function turned(at: readonly number[], turn: number): Mates {
  const ring = at.length - 1;
  const mates = new Int16Array(at.length);
  const pair = (one: number, other: number) => {
    mates[at[one]!] = at[other]!;
    mates[at[other]!] = at[one]!;
  };
  pair(ring, turn);
  for (let step = 1; step < at.length / 2; step++) pair((turn + step) % ring, (turn + ring - step) % ring);
  return mates;
}

/**
 * As many turns of the circle, each time one that costs least after all there has been: from a fresh start every turn
 * once before any comes again, and after rounds of the same circle the turns it has left.
 */
export function circle({ size, chair, met }: Field, at: readonly number[], count: number): Mates[] {
  const turns = Array.from({ length: size - 1 }, (_, turn) => turned(at, turn));
  const times = met.slice();
  const cost = (mates: Mates) =>
    mates.reduce((sum, b, a) => sum + (a < b ? price(times[a * size + b]!, b === chair) : 0), 0);
  const costs = turns.map(cost);
  return Array.from({ length: count }, () => {
    const turn = costs.indexOf(Math.min(...costs));
    const mates = turns[turn]!;
    for (const [a, b] of mates.entries()) times[a * size + b]!++;
    costs[turn] = cost(mates); // no other turn has any of these games
    return mates.slice();
  });
}
