/** A lower bound for the cost of a draw. A draw that reaches it cannot be improved. */
import { type Field, price } from "./field";

/** Takes the `count` cheapest next steps, one after another, starting from the counters `times`. */
function cheapest(
  times: readonly number[],
  count: number,
  sitsOut: boolean,
): { sum: number; times: number[]; last: number } {
  const next = [...times];
  let sum = 0;
  let last = 0;
  for (let i = 0; i < count; i++) {
    const low = Math.min(...next);
    last = price(low, sitsOut);
    sum += last;
    next[next.indexOf(low)]!++;
  }
  return { sum, times: next, last };
}

/**
 * Assumes the best case: each bye goes to a player with the fewest byes, and each player, taken alone, meets the opponents
 * they have met least. Games are halved, as each has two players.
 */
export function leastCost({ size, bye, met }: Field, count: number): number {
  const players = bye < 0 ? size : size - 1;
  const row = (a: number) => Array.from({ length: players }, (_, b) => met[a * size + b]!).filter((_, b) => b !== a);
  if (players < 2) return bye < 0 ? 0 : cheapest(row(bye), count, true).sum;
  const own = Array.from({ length: players }, (_, a) => row(a));
  if (bye < 0) return Math.ceil(own.reduce((sum, times) => sum + cheapest(times, count, false).sum, 0) / 2);
  const sat = row(bye);
  const sits = cheapest(sat, count, true);
  const level = Math.max(...sits.times.map((times, a) => (times > sat[a]! ? times : 0)));
  // Several players may be equal candidates for the last byes: the bound picks those whose byes avoid the costliest games.
  let open = 0;
  let sum = 0;
  const saved = own.map((times, a) => {
    const sure = Math.max(0, Math.min(level - 1, sits.times[a]!) - sat[a]!);
    open += sits.times[a]! - sat[a]! - sure;
    const all = cheapest(times, count - sure, false);
    sum += all.sum;
    return sat[a]! + sure < level ? all.last : 0;
  });
  const most = saved.toSorted((a, b) => b - a).slice(0, open);
  return sits.sum + Math.ceil((sum - most.reduce((a, b) => a + b, 0)) / 2);
}
