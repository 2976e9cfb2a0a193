/** Improves a draw: two games of a round exchange opponents as long as the cost does not rise. */
import type { Chance, Field, Pairing } from "./field";

/** The cost of one more meeting of a and b after `times` before. b is the higher place, so only b can be the bye. */
export type Cost = (a: number, b: number, times: number) => number;

export interface Search {
  readonly field: Field;
  readonly cost: Cost;
  readonly chance: Chance;
  /** A lower bound of the cost; the search stops there. */
  readonly least: number;
  /** How many exchanges to try: a limit in place of a clock, which pure code does not have. */
  readonly tries: number;
}

export interface Found {
  readonly rounds: readonly Pairing[];
  readonly cost: number;
}

/** The rounds at this point of the search, with the number of meetings including them. */
interface Plan {
  readonly size: number;
  readonly cost: Cost;
  readonly rounds: readonly Pairing[];
  readonly times: Uint16Array;
}

/**
 * The hill-climbing of Dinitz and Stinson (1987) for one-factorisations, with any cost: pick a meeting that costs something,
 * give one of the two another opponent from the same round, and pair the two left over. Exchanges of equal cost are accepted
 * as well, to get out of dead ends.
 * @param rounds not modified
 * @returns the cheapest rounds seen, and their cost
 */
export function improved(search: Search, rounds: readonly Pairing[]): Found {
  const { field, cost, chance, least } = search;
  const plan = planOf(field, cost, rounds);
  let best = rounds;
  let costNow = costOf(field, plan);
  let costBest = costNow;
  for (let tried = 0; tried < search.tries && costBest > least; tried++) {
    const spot = dearSpot(plan, chance);
    if (spot < 0) break;
    const pairing = plan.rounds[Math.floor(spot / field.size)]!;
    const x = spot % field.size;
    const [y, change] = partnerFor(plan, pairing, x, chance);
    if (change > 0) continue;
    exchange(plan, pairing, x, y);
    costNow += change;
    if (costNow >= costBest) continue;
    costBest = costNow;
    best = plan.rounds.map((one) => one.slice());
  }
  return { rounds: best, cost: costBest };
}

function planOf({ met, size }: Field, cost: Cost, rounds: readonly Pairing[]): Plan {
  const times = met.slice();
  for (const pairing of rounds) for (const [a, b] of pairing.entries()) times[a * size + b]!++;
  return { size, cost, rounds: rounds.map((pairing) => pairing.slice()), times };
}

/** @returns the cost of the drawn rounds on top of the past ones, meeting by meeting */
function costOf({ size, met }: Field, { cost, times }: Plan): number {
  let sum = 0;
  for (let a = 0; a < size; a++) {
    for (let b = a + 1; b < size; b++) {
      for (let done = met[a * size + b]!; done < times[a * size + b]!; done++) sum += cost(a, b, done);
    }
  }
  return sum;
}

/** The cost of the latest meeting of a and b (`less` is 1), or of one more meeting (`less` is 0). */
function costAt({ size, cost, times }: Plan, a: number, b: number, less: 0 | 1): number {
  return a < b ? cost(a, b, times[a * size + b]! - less) : cost(b, a, times[b * size + a]! - less);
}

/** @returns a meeting that costs something, as round × size + place; −1 when there is none */
function dearSpot(plan: Plan, chance: Chance): number {
  const { size, rounds } = plan;
  const spots = size * rounds.length;
  const from = chance(spots);
  for (let i = 0; i < spots; i++) {
    const spot = (from + i) % spots;
    const x = spot % size;
    if (costAt(plan, x, rounds[Math.floor(spot / size)]![x]!, 1) > 0) return spot;
  }
  return -1;
}

/** @returns a new opponent for x in this round, the first that lowers the cost or else the best, and the change in cost */
function partnerFor(plan: Plan, pairing: Pairing, x: number, chance: Chance): [y: number, change: number] {
  const { size } = plan;
  const z = pairing[x]!;
  const gain = costAt(plan, x, z, 1);
  const from = chance(size);
  let best = -1;
  let least = Infinity;
  for (let i = 0; i < size && least >= 0; i++) {
    const y = (from + i) % size;
    if (y === x || y === z) continue;
    const w = pairing[y]!;
    const change = costAt(plan, x, y, 0) + costAt(plan, z, w, 0) - gain - costAt(plan, y, w, 1);
    if (change >= least) continue;
    least = change;
    best = y;
  }
  return [best, least];
}

/** Changes one round: x meets y, and their opponents until now meet each other. */
function exchange({ size, times }: Plan, pairing: Pairing, x: number, y: number): void {
  const [z, w] = [pairing[x]!, pairing[y]!];
  const meet = (a: number, b: number, by: number) => {
    times[a * size + b]! += by;
    times[b * size + a]! += by;
  };
  meet(x, z, -1);
  meet(y, w, -1);
  meet(x, y, 1);
  meet(z, w, 1);
  pairing[x] = y;
  pairing[y] = x;
  pairing[z] = w;
  pairing[w] = z;
}
