/** Reads a whole list of games or books. A row is a cache: one that is missing or damaged is rebuilt from its log. */
import { type LogOf, timePlayed } from "../game/log";

/** Taps go first. In Safari `requestIdleCallback` is missing or undefined. */
const rest = (): Promise<unknown> =>
  new Promise((done) => {
    if (typeof requestIdleCallback === "function") requestIdleCallback(done, { timeout: 200 });
    else setTimeout(done);
  });

/** Rows that are sorted and drawn in a few milliseconds. */
const FEW = 500;

/** @returns the rows, newest first, in the order of `Library.rows`; undefined when the store fails */
export async function wholeList<
  Id extends string,
  E,
  R extends { readonly id: string; readonly touchedAt: number; readonly playedAt?: number },
>(log: LogOf<Id, E, R>, rowOf: (entries: readonly E[]) => R | undefined): Promise<readonly R[] | undefined> {
  const rows: R[] = [];
  for (let from: string | undefined; ; await rest()) {
    const part = await log.part(from);
    if (!part.ok) return undefined;
    rows.push(...part.value.rows);
    for (const id of part.value.unlisted) {
      const read = await log.read(id);
      const row = read.ok ? rowOf(read.value.entries) : undefined;
      if (!row) continue;
      // A row that cannot be stored is rebuilt again at the next start.
      await log.keepRow(row);
      rows.push(row);
    }
    from = part.value.next;
    if (from === undefined) break;
  }
  const isLong = rows.length > FEW;
  if (isLong) await rest();
  rows.sort((one, other) => timePlayed(other) - timePlayed(one) || (other.id < one.id ? -1 : 1));
  if (isLong) await rest();
  return rows;
}
