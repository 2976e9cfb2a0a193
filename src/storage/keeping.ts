/** Backup, import, undo, snapshots and delete in IndexedDB; see `KeepingStore`. */
import type { Breathe } from "../base/breathe";
import { ok } from "../base/result";
import { isRecord, oneOf } from "../base/shape";
import { unwrap } from "idb";
import { firstCopyOf } from "../game/copies";
import {
  type KeptLog,
  type KeepingStore,
  type LogSlice,
  type SnapshotKey,
  SNAPSHOT_REASONS,
  type Step,
  STEPS,
} from "../game/keeping";
import type { GameRow } from "../game/log";
import { entriesOf } from "../game/runs";
import { bringIn, inTurns, runsOf } from "./bring-in";
import { type Attempt, connection, STRICT } from "./connection";
import { whenDone } from "./listed";
import type { Db, Writing } from "./schema";
import { LOCK_PREFIX } from "./writer";
import { everyEntry, moveToTrash, toWrite } from "./trash";
import { isDeletion, undoStep } from "./undo";

/** Milliseconds until a job is `lost`. An import of 10,000 games takes seconds on a slow phone. */
const LIMIT = 60_000;

/** @param open gives a new connection each time, see `storeOpener` */
export function indexedKeeping(open: () => Promise<Db>, limit = LIMIT): KeepingStore {
  const attempt = connection(open, limit);
  return {
    logsAfter: (from, most) => attempt((db) => sliceIn(db, from, most)),
    logs: (ids) => attempt((db) => logsIn(db, ids)),
    copies: async (firsts, breathe) => {
      const found = await attempt((db) => copiesIn(db, firsts));
      return found.ok ? ok(await copiesAmong(found.value, breathe)) : found;
    },
    preferences: () => attempt(preferencesIn),
    bringIn: async (plan, breathe) => {
      const runs = await runsOf(plan.add, breathe);
      return attempt((db) => writing(db, (tx) => once(tx, plan, () => bringIn(tx, plan, runs))));
    },
    remove: (deletion) => attempt((db) => writing(db, (tx) => once(tx, deletion, () => moveToTrash(tx, deletion)))),
    undo: (id, busy) => attempt((db) => writing(db, (tx) => undoStep(tx, id, busy))),
    steps: () => attempt(stepsIn),
    rowsTaken: (id) => attempt((db) => rowsTakenIn(db, id)),
    addForms: (rows) => attempt((db) => writing(db, (tx) => addForms(tx, rows))),
    emptyTrash: (before) => attempt((db) => writing(db, (tx) => emptyTrash(tx, before))),
    ...snapshotsOn(attempt),
  };
}

function snapshotsOn(attempt: Attempt): Pick<KeepingStore, "snapshots" | "snapshot" | "keepSnapshot"> {
  return {
    snapshots: () =>
      attempt(async (db) => {
        const tx = db.transaction("snapshots");
        // The keys alone: all snapshots together are large.
        const keys = await whenDone(tx.store.getAllKeys(), tx);
        return keys.flatMap(asSnapshotKey).toReversed();
      }),
    snapshot: ({ at, why }) =>
      attempt(async (db) => {
        const tx = db.transaction("snapshots");
        const bytes = await whenDone(tx.store.get([at, why]), tx);
        return bytes instanceof Uint8Array ? bytes : undefined;
      }),
    keepSnapshot: ({ at, why }, bytes, drop) =>
      attempt(async (db) => {
        const tx = db.transaction("snapshots", "readwrite", STRICT);
        const jobs = drop.map((key) => tx.store.delete([key.at, key.why]));
        await whenDone(Promise.all([...jobs, tx.store.put(bytes, [at, why])]), tx);
        return undefined;
      }),
  };
}

/**
 * Runs a job in one strict transaction over all stores that a step changes. If anything fails, nothing of it is stored,
 * and the answer is the first cause.
 */
async function writing<T>(db: Db, job: (tx: Writing) => Promise<T>): Promise<T> {
  const tx: Writing = db.transaction(["events", "rows", "preferences", "trash"], "readwrite", STRICT);
  let cause: unknown;
  const done = job(tx).catch((error: unknown) => {
    cause = error;
    try {
      tx.abort();
    } catch {
      // It has ended already.
    }
    return undefined;
  });
  try {
    await tx.done;
  } catch (error) {
    // A request that fails because its transaction was aborted hides the reason of the abort.
    throw tx.error ?? cause ?? error;
  }
  return (await done) as T;
}

/** Does a step unless it is done already: the answer of the first time may have been lost. */
async function once(tx: Writing, step: Step, job: () => Promise<void>): Promise<undefined> {
  if ((await tx.objectStore("trash").getKey(step.id)) === undefined) await job();
  return undefined;
}

async function sliceIn(db: Db, from: string | undefined, most: number): Promise<LogSlice> {
  const tx = db.transaction("events");
  const read = async () => {
    const found = await tx.store.getAll(
      from === undefined ? null : IDBKeyRange.lowerBound([from, Infinity], true),
      most,
    );
    const last = found.at(-1);
    if (found.length < most || !isRecord(last)) return { records: found, next: undefined };
    const [id, seq] = [String(last["game"]), Number(last["seq"])];
    const rest = await tx.store.getAll(IDBKeyRange.bound([id, seq], [id, Infinity], true));
    return { records: [...found, ...rest], next: id };
  };
  const { records, next } = await whenDone(read(), tx);
  return { logs: keptLogs(records), next };
}

function keptLogs(records: readonly unknown[]): readonly KeptLog[] {
  const logs = new Map<string, unknown[]>();
  for (const record of records) {
    const id = isRecord(record) ? String(record["game"]) : "";
    const entries = logs.get(id) ?? [];
    entries.push(...entriesOf(record));
    logs.set(id, entries);
  }
  return [...logs].map(([id, entries]) => ({ id, entries }));
}

async function logsIn(db: Db, ids: readonly string[]): Promise<readonly KeptLog[]> {
  const tx = db.transaction("events");
  const found = await whenDone(Promise.all(ids.map((id) => tx.store.getAll(everyEntry(id)))), tx);
  return found.flatMap(keptLogs);
}

/** The ids of copies follow that of the first, with few others between. */
async function copiesIn(db: Db, firsts: readonly string[]): Promise<ReadonlyMap<string, readonly unknown[]>> {
  const tx = db.transaction("events");
  const events = unwrap(tx.store);
  const families = new Map<string, readonly unknown[]>();
  const read = async () => {
    // A phone that is being set up has nothing to look for.
    if ((await tx.store.openKeyCursor()) === null) return;
    await inTurns(firsts, (first) => {
      const asked = events.getAll(IDBKeyRange.bound([first, -Infinity], [`${first}~\uffff`, Infinity]));
      asked.addEventListener("success", () => families.set(first, asked.result));
      return asked;
    });
  };
  await whenDone(read(), tx);
  return families;
}

async function copiesAmong(
  families: ReadonlyMap<string, readonly unknown[]>,
  breathe: Breathe | undefined,
): Promise<readonly KeptLog[]> {
  const logs: KeptLog[] = [];
  for (const [first, records] of families) {
    logs.push(...keptLogs(records).filter(({ id }) => firstCopyOf(id) === first));
    const pause = breathe?.();
    if (pause) await pause;
  }
  return logs;
}

async function preferencesIn(db: Db): Promise<Readonly<Record<string, unknown>>> {
  const tx = db.transaction("preferences");
  const [keys, values] = await whenDone(Promise.all([tx.store.getAllKeys(), tx.store.getAll()]), tx);
  return Object.fromEntries(keys.map((key, i) => [key, values[i]]));
}

async function stepsIn(db: Db): Promise<readonly Step[]> {
  const tx = db.transaction("trash");
  const steps: Step[] = [];
  const read = async () => {
    // Keys alone: the trash holds whole games.
    let cursor = await tx.store.index("at").openKeyCursor(null, "prev");
    for (; cursor; cursor = await cursor.continue()) {
      const [at, what] = cursor.key;
      if (isStepName(what)) steps.push({ id: cursor.primaryKey, at, what });
    }
  };
  await whenDone(read(), tx);
  return steps;
}

async function rowsTakenIn(db: Db, id: string): Promise<readonly unknown[]> {
  const tx = db.transaction("trash");
  const record = await whenDone(tx.store.get(id), tx);
  return isDeletion(record) ? record.logs.map(({ row }) => row) : [];
}

async function addForms(tx: Writing, rows: readonly GameRow[]): Promise<undefined> {
  const stored = await Promise.all(rows.map(({ id }) => tx.objectStore("rows").get(id)));
  for (const [i, row] of rows.entries()) {
    const old = stored[i];
    if (isRecord(old) && old["form"] === undefined && old["touchedAt"] === row.touchedAt) toWrite(tx, "rows").put(row);
  }
  return undefined;
}

async function emptyTrash(tx: Writing, before: number): Promise<undefined> {
  const old = await tx
    .objectStore("trash")
    .index("at")
    .getAllKeys(IDBKeyRange.upperBound([before]));
  for (const id of old) toWrite(tx, "trash").delete(id);
  return undefined;
}

const isStepName = oneOf(STEPS);
const isReason = oneOf(SNAPSHOT_REASONS);

function asSnapshotKey([at, why]: readonly [number, string]): readonly SnapshotKey[] {
  return isReason(why) ? [{ at, why }] : [];
}

/** The logs whose writer some tab holds, this one included. Empty in a browser without locks. */
export async function busyLogs(
  locks: Pick<LockManager, "query"> | undefined = navigator.locks,
): Promise<readonly string[]> {
  const { held = [] } = (await locks?.query().catch(() => undefined)) ?? {};
  return held.flatMap(({ name = "" }) => (name.startsWith(LOCK_PREFIX) ? name.slice(LOCK_PREFIX.length) : []));
}
