/** The list rows of logs that are brought in. */
import type { Result } from "../../base/result";
import { bookRowOf } from "../../club/book";
import { isBookId } from "../../club/book-facts";
import { readBookEntry } from "../../club/book-read";
import type { Import, KeptLog } from "../../game/keeping";
import { rowOf } from "../../game/list-row";
import { readEntry } from "../../game/upgrade";
import type { Breathe } from "../../share/backup/kept";

/**
 * A log that cannot be read, or that a newer version has made, gets no row.
 * @param here the logs to extend, as they are stored
 */
export async function rowsFor(
  { add, extend }: Pick<Import, "add" | "extend">,
  here: readonly KeptLog[],
  breathe: Breathe,
): Promise<Import["rows"]> {
  const stored = new Map(here.map(({ id, entries }) => [id, entries]));
  const longer = extend.map(({ id, entries }) => ({ id, entries: [...(stored.get(id) ?? []), ...entries] }));
  const rows: Import["rows"][number][] = [];
  for (const { id, entries } of [...add, ...longer]) {
    const row = isBookId(id) ? rowFrom(entries, readBookEntry, bookRowOf) : rowFrom(entries, readEntry, rowOf);
    if (row) rows.push(row);
    const pause = breathe();
    if (pause) await pause;
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
