/** The logs on disk, in IndexedDB. The only place that writes what people cannot enter again. */
import type { LogEntry, EntryOf, GameId } from "../game/facts";
import type { GameLog, GameRow, LogOf, StoreFault } from "../game/log";
import { ok, refuse, type Result } from "../base/result";
import { causeOf, faultOf, isDead } from "./faults";
import type { Db } from "./open";
import { TooSlow, within } from "./timeout";
import { Gap, isGame, isGameRow, isSame, readAll, type ReadEntry, type ReadOne } from "./checked";

/** The default is relaxed in every engine: "complete" would then mean only that the system has it in memory. */
const STRICT = { durability: "strict" } as const;
const JOB_LIMIT = 8000;

type Job<T> = (db: Db) => Promise<T>;

/** What is kept in the same stores, and told apart by its ids and rows: games, and books. */
export interface Kind<Id, E, R> {
  readonly readOne: ReadOne<E>;
  readonly isRow: (raw: unknown) => raw is R;
  readonly isMine: (id: string) => id is Id & string;
}

type Attempt = <T>(job: Job<T>) => Promise<Result<T, StoreFault>>;

/**
 * A log of games in IndexedDB. It opens the database when first asked and keeps the connection; nothing is thrown at callers,
 * every fault is a `StoreFault`. A dead connection is dropped, opened anew, and the job done again, once.
 *
 * Trap: `append` that was refused with `lost` may still have reached the disk. Appending the very same entries again is
 * therefore no conflict.
 * @param open gives a new connection each time, see `storeOpener`
 * @param limit milliseconds a job may take before it is `lost`
 */
export function indexedLog(open: () => Promise<Db>, readEntry: ReadEntry, limit = JOB_LIMIT): GameLog {
  const attempt = connection(open, limit);
  return {
    ...logOn<GameId, LogEntry, GameRow>(attempt, { readOne: readEntry, isRow: isGameRow, isMine: isGame }),
    preference: (key) => attempt((db) => preferenceIn(db, key)),
    prefer: (key, value) => attempt((db) => put(db, "preferences", value, key)),
  };
}

/** A log of another kind beside the games, on a connection of its own; see `indexedLog`. */
export function indexedLogOf<Id extends string, E extends EntryOf<Id, unknown>, R>(
  open: () => Promise<Db>,
  kind: Kind<Id, E, R>,
): LogOf<Id, E, R> {
  return logOn(connection(open, JOB_LIMIT), kind);
}

function logOn<Id extends string, E extends EntryOf<Id, unknown>, R>(
  attempt: Attempt,
  { readOne, isRow, isMine }: Kind<Id, E, R>,
): LogOf<Id, E, R> {
  const from = async <T, U>(job: Job<T>, then: (found: T) => Result<U, StoreFault>): Promise<Result<U, StoreFault>> => {
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
        (raws) => readAll(raws, readOne),
      ),
    rows: () => from(rowsIn, (raws) => ok(raws.filter(isRow).toReversed())),
    keepRow: (row) => attempt((db) => put(db, "rows", row)),
    ids: () => from(idsIn, (ids) => ok(ids.filter(isMine))),
  };
}

/** Holds the connection, and does jobs on it. */
function connection(open: () => Promise<Db>, limit: number): Attempt {
  let held: Promise<Db> | undefined;
  const drop = (used: Promise<Db>) => {
    // Another job may have opened a new one already.
    if (held === used) held = undefined;
  };
  const hold = (): Promise<Db> => {
    if (held) return held;
    const opening = open();
    held = opening;
    opening.then(
      (db) => db.addEventListener("close", () => drop(opening)),
      () => drop(opening),
    );
    return opening;
  };
  return async (job) => {
    for (let tries = 1; ; tries += 1) {
      const used = hold();
      try {
        const db = await used;
        return ok(await within(limit, job(db)));
      } catch (error) {
        const dead = isDead(error);
        if (dead || error instanceof TooSlow) {
          discard(used);
          drop(used);
        }
        // Who has waited once is told so: another wait would leave a tap unanswered for too long.
        if (!dead || tries > 1) return refuse(faultOf(error));
      }
    }
  };
}

/** Half-dead connections are closed, or they would block the next upgrade. */
function discard(used: Promise<Db>): void {
  used.then(
    (db) => db.close(),
    () => {},
  );
}

/**
 * All entries and the row in one transaction, or nothing. Nothing but this transaction's own requests may be awaited in
 * here: it would close by itself, half written.
 *
 * Trap: no `tx.commit()`. In Firefox (153, tried) a request that fails after it does not abort the transaction: the rest
 * of a batch whose first place is taken is kept, in among the other tab's entries. Chromium does abort. Left alone, the
 * transaction commits by itself when the last request is done, and both engines abort.
 */
async function keep(db: Db, entries: readonly EntryOf<string, unknown>[], row: unknown): Promise<undefined> {
  const tx = db.transaction(["events", "rows"], "readwrite", STRICT);
  const asked: Promise<unknown>[] = [tx.done];
  try {
    const first = entries[0];
    // Asked in one breath with the writes, not before them: a wait of its own would lie in the way of every tap.
    if (first && first.seq > 0) asked.push(noGap(tx.objectStore("events").getKey([first.game, first.seq - 1])));
    for (const entry of entries) asked.push(tx.objectStore("events").add(entry));
    asked.push(tx.objectStore("rows").put(row));
    await Promise.all(asked);
  } catch (error) {
    // A request refused on the spot leaves the transaction alive: without this, the ones before it would be kept.
    quietly(() => tx.abort());
    await Promise.allSettled(asked);
    throw causeOf(error, tx);
  }
}

async function noGap(before: Promise<unknown>): Promise<void> {
  if ((await before) === undefined) throw new Gap("the entry before these was never kept");
}

/** Aborting what has ended throws; that it has ended is all that is wanted. */
function quietly(what: () => void): void {
  try {
    what();
  } catch {}
}

/**
 * An answer, when its transaction is done as well. Trap: a transaction of idb whose `done` nobody awaits is an unhandled
 * rejection when it dies, also when it only reads; idb's own shortcuts (`db.get`) leave it so.
 */
async function settled<T>(answer: Promise<T>, tx: { readonly done: Promise<void> }): Promise<T> {
  const [value] = await Promise.all([answer, tx.done]);
  return value;
}

/** Keys that are lists sort place by place: these bounds hold all of one game and nothing else. */
function entriesIn(db: Db, game: string): Promise<readonly unknown[]> {
  const tx = db.transaction("events");
  return settled(tx.store.getAll(IDBKeyRange.bound([game, -Infinity], [game, Infinity])), tx);
}

async function keptAlready(db: Db, entries: readonly EntryOf<string, unknown>[]): Promise<boolean> {
  const tx = db.transaction("events");
  const asked = entries.map((entry): Promise<unknown> => tx.store.get([entry.game, entry.seq]));
  const stored = await settled(Promise.all(asked), tx);
  return entries.every((entry, i) => isSame(stored[i], entry));
}

function rowsIn(db: Db): Promise<readonly unknown[]> {
  const tx = db.transaction("rows");
  return settled(tx.store.index("touchedAt").getAll(), tx);
}

function preferenceIn(db: Db, key: string): Promise<unknown> {
  const tx = db.transaction("preferences");
  return settled(tx.store.get(key), tx);
}

async function put(db: Db, store: "rows" | "preferences", value: unknown, key?: string): Promise<undefined> {
  const tx = db.transaction(store, "readwrite", STRICT);
  await settled(tx.store.put(value, key), tx);
}

/** One step a log, not one an entry: from each log found, on to the first key that is past all of it. */
function idsIn(db: Db): Promise<readonly string[]> {
  const tx = db.transaction("events");
  const walk = async () => {
    const ids: string[] = [];
    let cursor = await tx.store.openKeyCursor();
    while (cursor) {
      const [id] = cursor.key;
      ids.push(id);
      cursor = await cursor.continue([id, Infinity]);
    }
    return ids;
  };
  return settled(walk(), tx);
}
