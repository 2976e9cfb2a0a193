/** Reads a whole list of games or books. A row is a cache: one that is missing or damaged is rebuilt from its log. */
import type { LogOf } from "../game/log";

/** Taps go first. Safari has no `requestIdleCallback`. */
const rest = (): Promise<unknown> =>
  new Promise((done) => {
    if (typeof requestIdleCallback === "function") requestIdleCallback(done, { timeout: 200 });
    else setTimeout(done);
  });

/** @returns the rows, newest first; undefined when the store fails */
export async function wholeList<Id extends string, E, R extends { readonly touchedAt: number }>(
  log: LogOf<Id, E, R>,
  rowOf: (entries: readonly E[]) => R | undefined,
): Promise<readonly R[] | undefined> {
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
  // With thousands of rows each of these takes long, so it gets a task of its own.
  await rest();
  rows.sort((one, other) => other.touchedAt - one.touchedAt);
  await rest();
  return rows;
}
