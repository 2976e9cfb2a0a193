/** The logs on disk, in IndexedDB. All entries are written here and nowhere else. */
import { unwrap } from "idb";
import type { LogEntry, EntryOf, GameId } from "../game/facts";
import type { GameLog, GameRow, LogOf, StoreFault } from "../game/log";
import { ok, refuse, type Result } from "../base/result";
import { type Attempt, connection, type Job, JOB_LIMIT, STRICT } from "./connection";
import type { Db } from "./schema";
import { everyEntry } from "./trash";
import { isGameRow } from "../game/row-check";
import { Gap, isGame, isSameText, type Kind, readAll, type ReadEntry } from "./checked";
import { newestIn, partIn, whenDone } from "./listed";

/**
 * The log of games in IndexedDB. It opens the database on first use and keeps the connection. It never throws: every
 * failure is a `StoreFault`. A dead connection is reopened and the job retried once.
 *
 * Trap: an `append` refused as `lost` may still have reached the disk. Appending the same entries again is therefore no
 * conflict.
 * @param open gives a new connection each time, see `storeOpener`
 * @param limit milliseconds until a job is `lost`
 */
export function indexedLog(
  open: () => Promise<Db>,
  readEntry: ReadEntry | Promise<ReadEntry>,
  limit = JOB_LIMIT,
): GameLog {
  const attempt = connection(open, limit);
  const kind = { readOne: readEntry, isRow: isGameRow, isMine: isGame, prefix: "" };
  return {
    ...logOn<GameId, LogEntry, GameRow>(attempt, kind),
    preference: (key) => attempt((db) => preferenceIn(db, key)),
    prefer: (key, value) => attempt((db) => prefer(db, value, key)),
  };
}

/** A log of another kind in the same stores, on its own connection; see `indexedLog`. */
export function indexedLogOf<Id extends string, E extends EntryOf<Id, unknown>, R extends { readonly id: Id }>(
  open: () => Promise<Db>,
  kind: Kind<Id, E, R>,
): LogOf<Id, E, R> {
  return logOn(connection(open, JOB_LIMIT), kind);
}

function logOn<Id extends string, E extends EntryOf<Id, unknown>, R extends { readonly id: Id }>(
  attempt: Attempt,
  kind: Kind<Id, E, R>,
): LogOf<Id, E, R> {
  type Answer<U> = Result<U, StoreFault>;
  const from = async <T, U>(job: Job<T>, then: (found: T) => Answer<U> | Promise<Answer<U>>): Promise<Answer<U>> => {
    const done = await attempt(job);
    return done.ok ? then(done.value) : done;
  };
  return {
    append: async (entries, row) => {
      const kept = await attempt((db) => keep(db, entries, row));
      if (kept.ok || kept.error !== "taken") return kept;
      return from(
        (db) => keptAlready(db, entries),
        (already) => (already ? ok(undefined) : refuse("taken")),
      );
    },
    read: (id) =>
      from(
        (db) => entriesIn(db, id),
        async (raws) => readAll(raws, await kind.readOne),
      ),
    newest: async (least) => {
      // The other kind has rows here too, and they may be newer.
      for (let most = 2 * least; ; most *= 8) {
        const found = await attempt((db) => newestIn(db, most));
        if (!found.ok) return found;
        const { raws, whole } = found.value;
        const rows = raws.filter(kind.isRow);
        if (whole || rows.length >= least) return ok({ rows, whole });
      }
    },
    part: (next) => attempt((db) => partIn(db, kind, next)),
    keepRow: (row) => attempt((db) => keepRow(db, row, kind.isRow)),
  };
}

/**
 * Writes all entries and the row in one transaction, or nothing.
 *
 * Trap: no `tx.commit()`. In Firefox (tried in 153) a request that fails after `commit` does not abort the transaction:
 * the rest of a batch whose first place is taken is kept, mixed with the other tab's entries. Chromium aborts. Without
 * `commit`, the transaction commits after its last request, and both browsers abort on failure.
 */
function keep(db: Db, entries: readonly EntryOf<string, unknown>[], row: unknown): Promise<undefined> {
  return new Promise((done, fail) => {
    // Without the wrappers of idb: each of them costs a slow phone a millisecond of the tap.
    const tx = unwrap(db).transaction(["events", "rows"], "readwrite", STRICT);
    let cause: unknown;
    const stop = (why: unknown) => {
      cause = why;
      quietly(() => tx.abort());
    };
    tx.addEventListener("complete", () => (cause === undefined ? done(undefined) : fail(cause)));
    tx.addEventListener("abort", () => fail(cause ?? tx.error ?? new DOMException("The disk gave up", "AbortError")));
    try {
      const events = tx.objectStore("events");
      const first = entries[0];
      // Requested together with the writes: a separate wait would slow down every tap.
      const before = first && first.seq > 0 ? events.getKey([first.game, first.seq - 1]) : undefined;
      before?.addEventListener("success", () => {
        if (before.result === undefined) stop(new Gap("the entry before these is missing"));
      });
      for (const entry of entries) events.add(entry);
      tx.objectStore("rows").put(row);
    } catch (error) {
      // A request that throws at once leaves the transaction alive, and the requests before it would be kept.
      stop(error);
    }
  });
}

/** Aborting a transaction that has already ended throws; that can be ignored. */
function quietly(what: () => void): void {
  try {
    what();
  } catch {}
}

function entriesIn(db: Db, game: string): Promise<readonly unknown[]> {
  const tx = db.transaction("events");
  return whenDone(tx.store.getAll(everyEntry(game)), tx);
}

async function keptAlready(db: Db, entries: readonly EntryOf<string, unknown>[]): Promise<boolean> {
  const tx = db.transaction("events");
  const asked = entries.map((entry): Promise<unknown> => tx.store.get([entry.game, entry.seq]));
  const stored = await whenDone(Promise.all(asked), tx);
  return entries.every((entry, i) => isSameText(stored[i], entry));
}

function preferenceIn(db: Db, key: string): Promise<unknown> {
  const tx = db.transaction("preferences");
  return whenDone(tx.store.get(key), tx);
}

async function prefer(db: Db, value: unknown, key: string): Promise<undefined> {
  const tx = db.transaction("preferences", "readwrite", STRICT);
  await whenDone(tx.store.put(value, key), tx);
}

async function keepRow(db: Db, row: { readonly id: string }, isRow: (raw: unknown) => boolean): Promise<undefined> {
  const tx = db.transaction("rows", "readwrite", STRICT);
  const write = async () => {
    if (!isRow(await tx.store.get(row.id))) await tx.store.put(row);
  };
  await whenDone(write(), tx);
}
