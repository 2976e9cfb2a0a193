/** Reads the list of logs: its newest rows, or all of it, a part at a time. */
import type { Part } from "../game/log";
import type { Db } from "./schema";
import type { Kind } from "./checked";

/** The rows of one part, each with a request of its own. A tap on a slow phone waits until all are made. */
const PART = 40;

/**
 * Resolves with the answer once its transaction is done too. Trap: if `done` of an idb transaction is never awaited, a
 * dying transaction is an unhandled rejection, even when it only reads; idb's shortcuts (`db.get`) have this problem.
 */
export async function whenDone<T>(answer: Promise<T>, tx: { readonly done: Promise<void> }): Promise<T> {
  const [value] = await Promise.all([answer, tx.done]);
  return value;
}

/**
 * At least `most` rows of every kind, newest first. `whole`: there are no others. A row without a time is not among them.
 */
export function newestIn(
  db: Db,
  most: number,
): Promise<{ readonly raws: readonly unknown[]; readonly whole: boolean }> {
  const tx = db.transaction("rows");
  const index = tx.store.index("touchedAt");
  const read = async () => {
    const newest = await index.openKeyCursor(null, "prev");
    const oldest = await newest?.advance(most - 1);
    const raws: unknown[] = await index.getAll(oldest ? IDBKeyRange.lowerBound(oldest.key) : null);
    return { raws: raws.toReversed(), whole: !oldest };
  };
  return whenDone(read(), tx);
}

/** @param from the last id of the part before */
export function partIn<Id extends string, R>(
  db: Db,
  { isRow, isMine, prefix }: Pick<Kind<Id, unknown, R>, "isRow" | "isMine" | "prefix">,
  from = prefix,
): Promise<Part<Id, R>> {
  const tx = db.transaction(["rows", "events"]);
  const end = `${prefix}\uffff`;
  const read = async () => {
    const range = IDBKeyRange.bound(from, end, true);
    const rows = tx.objectStore("rows");
    const [raws, ids] = await Promise.all([rows.getAll(range, PART), rows.getAllKeys(range, PART)]);
    const next = ids.length < PART ? undefined : ids.at(-1);
    const bounds = [from, ...ids, ...(next === undefined ? [end] : [])];
    // Requested together: one after another they take four times as long.
    const between = bounds.slice(1).map((to, i) => idsBetween(tx.objectStore("events"), bounds[i] ?? "", to));
    const rowless = (await Promise.all(between)).flat();
    const damaged = ids.filter((_, i) => !isRow(raws[i]));
    return { rows: raws.filter(isRow), unlisted: [...rowless, ...damaged].filter(isMine), next };
  };
  return whenDone(read(), tx);
}

interface Keys {
  getKey(range: IDBKeyRange): Promise<readonly [log: string, seq: number] | undefined>;
}

/** The logs with ids between two others. */
async function idsBetween(events: Keys, from: string, to: string): Promise<readonly string[]> {
  const ids: string[] = [];
  for (let at = from; ;) {
    const key = await events.getKey(IDBKeyRange.bound([at, Infinity], [to, -Infinity]));
    if (!key) return ids;
    [at] = key;
    ids.push(at);
  }
}
