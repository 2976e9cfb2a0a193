/** The database: its stores, and the one way to open it. */
import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { within } from "./timeout";

export const DB_NAME = "fifteen-two";
/** Kept almost still: an old tab blocks every step up. Facts carry their own format number instead. */
const DB_VERSION = 1;
const OPEN_LIMIT = 4000;

/** Values are `unknown`: what comes back was written by some version of the app, and is a claim until it is read. */
interface Schema extends DBSchema {
  events: { key: [log: string, seq: number]; value: unknown };
  rows: { key: string; value: unknown; indexes: { touchedAt: number } };
  preferences: { key: string; value: unknown };
}
export type Db = IDBPDatabase<Schema>;

/** This tab has let go of the database for another one, and takes no new hold: it must be loaded again. */
export class GaveWay extends Error {
  override readonly name = "GaveWay";
}

/** What the app is told, to say it aloud. */
export interface OpenTold {
  /** Another tab upgrades or wipes the database; this one has closed it and must be reloaded. May be called twice. */
  onElsewhere?: () => void;
  /** An older tab, perhaps frozen, holds the database: it has to be closed before this one can go on. */
  onBlocked?: () => void;
}

/**
 * Makes the function that opens the database. Each call gives a new connection, or rejects: with `TooSlow` when the
 * engine does not answer, `VersionError` when a newer app has been here, `GaveWay` once this tab gave way, or what the
 * engine says (private windows, blocked storage, a broken disk).
 *
 * Once this tab gave way it stays away: after a wipe elsewhere it would otherwise write the middle of a game into an
 * empty database.
 */
export function storeOpener(told: OpenTold = {}, name = DB_NAME, limit = OPEN_LIMIT): () => Promise<Db> {
  let gaveWay = false;
  const giveWay = (event: IDBVersionChangeEvent) => {
    gaveWay = true;
    // The connection the event came to; running transactions still end well.
    if (event.target instanceof IDBDatabase) event.target.close();
    told.onElsewhere?.();
  };
  return async () => {
    if (gaveWay) throw new GaveWay("another tab has the database");
    const opening = openDB<Schema>(name, DB_VERSION, {
      upgrade: build,
      blocked: () => told.onBlocked?.(),
      blocking: (_held, _wanted, event) => giveWay(event),
      // `terminated`, too, is heard by the log itself: only it knows whether the handle is still in use.
    });
    return within(limit, opening).catch((error: unknown) => {
      closeWhenLate(opening);
      throw error;
    });
  };
}

/** A connection that arrives after nobody waits for it would block every later upgrade. */
function closeWhenLate(opening: Promise<Db>): void {
  opening.then(
    (db) => db.close(),
    () => {},
  );
}

function build(db: Db, from: number): void {
  if (from < 1) {
    db.createObjectStore("events", { keyPath: ["game", "seq"] });
    db.createObjectStore("rows", { keyPath: "id" }).createIndex("touchedAt", "touchedAt");
    db.createObjectStore("preferences");
  }
}
