/** Moves logs into the trash. It starts with the app, because the upgrade of the database needs it. */
import { isRecord, list, object, text, time } from "../base/shape";
import { type StoreNames, unwrap } from "idb";
import type { Deletion } from "../game/keeping";
import type { Schema, Writing } from "./schema";

/** A log in the trash: its records and its row, as they were stored. */
export interface TrashedLog {
  readonly id: string;
  readonly records: readonly unknown[];
  readonly row: unknown;
}

/** Array keys sort element by element, so these bounds hold exactly one log. */
export function everyEntry(id: string, from = -Infinity): IDBKeyRange {
  return IDBKeyRange.bound([id, from], [id, Infinity]);
}

/**
 * A store for writing only. Its requests are not awaited: if one fails, the transaction is aborted and says why. Without
 * the wrappers of idb, so that no promise of theirs is left without a reader.
 */
export function toWrite(tx: Writing, store: StoreNames<Schema>): IDBObjectStore {
  return unwrap(tx.objectStore(store));
}

/** Moves the logs as they are, with their rows, into one record of the trash. */
export async function moveToTrash(tx: Writing, { logs, ...step }: Deletion): Promise<void> {
  const moved = await Promise.all(
    logs.map(async (id): Promise<TrashedLog> => {
      const all = everyEntry(id);
      const [records, row] = await Promise.all([tx.objectStore("events").getAll(all), tx.objectStore("rows").get(id)]);
      toWrite(tx, "events").delete(all);
      toWrite(tx, "rows").delete(id);
      return { id, records, row };
    }),
  );
  toWrite(tx, "trash").add({ ...step, logs: moved });
}

const isList = list(object({ id: text(), at: time }), Infinity);

/** Version 1 only hid discarded games, and listed them in a preference. An entry after that time put a game back. */
export async function trashDiscarded(tx: Writing): Promise<void> {
  const preferences = tx.objectStore("preferences");
  const hidden = await preferences.get("discarded");
  if (!isList(hidden)) return;
  const rows = await Promise.all(hidden.map(({ id }) => tx.objectStore("rows").get(id)));
  const logs = hidden.flatMap(({ id, at }, i) => {
    const row = rows[i];
    return isRecord(row) && Number(row["touchedAt"]) > at ? [] : id;
  });
  await moveToTrash(tx, { id: "discarded", what: "discarded", at: Date.now(), logs: [...new Set(logs)] });
  toWrite(tx, "preferences").delete("discarded");
}
