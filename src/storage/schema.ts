/** The stores of the database. */
import type { DBSchema, IDBPDatabase, IDBPTransaction, StoreNames } from "idb";

/** Values are `unknown`: any version of the app may have written them, so they are checked when read. */
export interface Schema extends DBSchema {
  events: { key: [log: string, seq: number]; value: unknown };
  rows: { key: string; value: unknown; indexes: { touchedAt: number } };
  preferences: { key: string; value: unknown };
  /** Copies of everything, see `SnapshotKey`. */
  snapshots: { key: [at: number, why: string]; value: unknown };
  /** Everything that undo needs, see `Step`. */
  trash: { key: string; value: unknown; indexes: { at: [at: number, what: string] } };
}
export type Db = IDBPDatabase<Schema>;
export type Writing = IDBPTransaction<Schema, StoreNames<Schema>[], "readwrite" | "versionchange">;
