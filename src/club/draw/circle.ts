/** The round robin everybody knows: one stays seated, the others move on by one chair a round. */
import { type Field, type Pairing, price } from "./field";

/** @returns round `turn` of the circle, where `at` says who has which chair; In size − 1 turns every two meet once. */
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
 * As many turns of the circle, each time one that costs least after all there has been: from a fresh start every turn
 * once before any comes again, and after rounds of the same circle the turns it has left.
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
    costs[turn] = cost(pairing); // no other turn has any of these games
    return pairing.slice();
  });
}
