/** The database: its stores, and how it is opened. */
import { openDB } from "idb";
import type { Db, Schema, Writing } from "./schema";
import { TooSlow, within } from "./timeout";
import { trashDiscarded } from "./trash";

export const DB_NAME = "fifteen-two";
/** Avoid raising it: a tab with the old version blocks the upgrade. Facts carry their own format number instead. */
const DB_VERSION = 2;
/** Milliseconds. */
const OPEN_LIMIT = 4000;

/** This tab has closed the database for another tab and must be reloaded before it can open it again. */
export class GaveWay extends Error {
  override readonly name = "GaveWay";
}

/** A tab with an older version holds the database and does not let go, perhaps because the browser froze it. */
export class Blocked extends Error {
  override readonly name = "Blocked";
}

/**
 * Makes the function that opens the database. Each call gives a new connection. It rejects with `TooSlow` when the
 * browser does not answer, `Blocked` when an older tab is in the way, `VersionError` when a newer app has upgraded the
 * database, `GaveWay` after this tab closed it for another, or the browser's own error (private window, storage
 * forbidden, broken disk).
 *
 * After giving way, this tab never reopens the database: if the other tab wiped it, this one would write the middle of
 * a game into an empty database.
 * @param onElsewhere another tab upgrades or wipes the database: reload this page. May be called twice
 */
export function storeOpener(onElsewhere: () => void = () => {}, name = DB_NAME, limit = OPEN_LIMIT): () => Promise<Db> {
  let gaveWay = false;
  const giveWay = (event: IDBVersionChangeEvent) => {
    gaveWay = true;
    // Close the connection that got the event. Transactions under way still finish.
    if (event.target instanceof IDBDatabase) event.target.close();
    onElsewhere();
  };
  return async () => {
    if (gaveWay) throw new GaveWay("another tab has the database");
    let blocked = false;
    const opening = openDB<Schema>(name, DB_VERSION, {
      upgrade: (db, from, _to, tx) => build(db, from, tx),
      blocked: () => (blocked = true),
      blocking: (_held, _wanted, event) => giveWay(event),
      // No `terminated` callback: the log listens for "close" itself, because only it knows which handle is in use.
    });
    return within(limit, opening).catch((error: unknown) => {
      closeWhenLate(opening);
      throw blocked && error instanceof TooSlow ? new Blocked("an older tab holds the database") : error;
    });
  };
}

/** A connection that arrives after the timeout would block every later upgrade. */
function closeWhenLate(opening: Promise<Db>): void {
  opening.then(
    (db) => db.close(),
    () => {},
  );
}

function build(db: Db, from: number, tx: Writing): void {
  if (from < 1) {
    db.createObjectStore("events", { keyPath: ["game", "seq"] });
    db.createObjectStore("rows", { keyPath: "id" }).createIndex("touchedAt", "touchedAt");
    db.createObjectStore("preferences");
  }
  if (from < 2) {
    db.createObjectStore("snapshots");
    db.createObjectStore("trash", { keyPath: "id" }).createIndex("at", ["at", "what"]);
    // If it fails, the upgrade is aborted as a whole, and opening reports the error.
    tx.done.catch(() => {});
    trashDiscarded(tx)
      .catch(() => tx.abort())
      .catch(() => {});
  }
}
