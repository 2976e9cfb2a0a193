/** The list rows of logs that are brought in. */
import type { Result } from "../../base/result";
import { bookRowOf } from "../../club/book";
import { isBookId } from "../../club/book-facts";
import { readBookEntry } from "../../club/book-read";
import type { Import, KeptLog } from "../../game/keeping";
import { rowOf } from "../../game/list-row";
import { readEntry } from "../../game/upgrade";

/** Milliseconds of work until the browser gets a turn. */
const TURN = 8;

/**
 * A log that cannot be read, or that a newer version has made, gets no row.
 * @param here the logs to extend, as they are stored
 * @param breathe lets the browser answer a tap
 */
export async function rowsFor(
  { add, extend }: Pick<Import, "add" | "extend">,
  here: readonly KeptLog[],
  breathe: () => Promise<void>,
): Promise<Import["rows"]> {
  const stored = new Map(here.map(({ id, entries }) => [id, entries]));
  const longer = extend.map(({ id, entries }) => ({ id, entries: [...(stored.get(id) ?? []), ...entries] }));
  const rows: Import["rows"][number][] = [];
  let since = performance.now();
  for (const { id, entries } of [...add, ...longer]) {
    const row = isBookId(id) ? rowFrom(entries, readBookEntry, bookRowOf) : rowFrom(entries, readEntry, rowOf);
    if (row) rows.push(row);
    if (performance.now() - since < TURN) continue;
    await breathe();
    since = performance.now();
  }
  return rows;
}

function rowFrom<E, R extends { readonly id: string }>(
  raws: readonly unknown[],
  readOne: (raw: unknown) => Result<E, string>,
  rowOfAll: (entries: readonly E[]) => R | undefined,
): R | undefined {
  const entries: E[] = [];
  for (const raw of raws) {
    const read = readOne(raw);
    if (read.ok) entries.push(read.value);
    else if (read.error === "newer") return undefined;
  }
  return rowOfAll(entries);
}
