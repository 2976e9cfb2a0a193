/** The least a draw can cost, whoever meets whom: when a draw costs no more, there is no better one. */
import { type Field, price } from "./field";

/** @returns the `count` cheapest next steps, one after another, over counters that stand at `times`. */
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
 * Sitting out is handed to whoever has sat out least, and every player, by himself, to the opponents he has met least. No
 * draw is better than both; half of the second is what the games cost, as every game has two players.
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
  // Who takes the last turns of sitting out is open among those with as many: the bound leaves it to whom it saves most.
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
