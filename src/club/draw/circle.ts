/** The circle method of a round robin: one player stays seated, and the others move on by one seat each round. */
import { type Field, type Pairing, price } from "./field";

/** @returns round `turn` of the circle, with players seated as in `at`; over size − 1 turns every two players meet once */
function turned(at: readonly number[], turn: number): Pairing {
  const ring = at.length - 1;
  const pairing = new Int16Array(at.length);
  const pair = (one: number, other: number) => {
    pairing[at[one]!] = at[other]!;
    pairing[at[other]!] = at[one]!;
  };
  pair(ring, turn);
  for (let step = 1; step < at.length / 2; step++) pair((turn + step) % ring, (turn + ring - step) % ring);
  return pairing;
}

/**
 * Picks turns of the circle, each time one with the least cost so far. From a fresh start every turn comes once before any is
 * repeated; after past rounds of the same circle, the unused turns come first.
 */
export function circle({ size, bye, met }: Field, at: readonly number[], count: number): Pairing[] {
  const turns = Array.from({ length: size - 1 }, (_, turn) => turned(at, turn));
  const times = met.slice();
  const cost = (pairing: Pairing) =>
    pairing.reduce((sum, b, a) => sum + (a < b ? price(times[a * size + b]!, b === bye) : 0), 0);
  const costs = turns.map(cost);
  return Array.from({ length: count }, () => {
    const turn = costs.indexOf(Math.min(...costs));
    const pairing = turns[turn]!;
    for (const [a, b] of pairing.entries()) times[a * size + b]!++;
    costs[turn] = cost(pairing); // no other turn shares a game with this one
    return pairing.slice();
  });
}
