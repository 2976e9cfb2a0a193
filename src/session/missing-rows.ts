/** Rebuilds missing list rows, which are a cache, from the logs of games and books. */
import type { LogOf } from "../game/log";

/**
 * @param known the existing rows
 * @returns whether any row was missing; the list must then be read again
 */
export async function keepMissingRows<Id extends string, E, R>(
  log: LogOf<Id, E, R>,
  known: readonly { readonly id: Id }[],
  rowOf: (entries: readonly E[]) => R | undefined,
): Promise<boolean> {
  const ids = await log.ids();
  if (!ids.ok) return false;
  const there = new Set(known.map(({ id }) => id));
  const missing = ids.value.filter((id) => !there.has(id));
  for (const id of missing) {
    const read = await log.read(id);
    const row = read.ok ? rowOf(read.value.entries) : undefined;
    if (row) await log.keepRow(row);
  }
  return missing.length > 0;
}
