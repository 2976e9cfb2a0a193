/** For the rescue screen: exports whatever can still be read, and deletes everything when asked. */
import { deleteDB, type IDBPDatabase, openDB } from "idb";
import { type Missing, rescueText } from "../game/rescue-text";
import { DB_NAME } from "./open";
import { within } from "./timeout";

const LIMIT = 4000;
/** Bytes of all snapshots in a rescue file. Each has every game of its time, so the newest come first. */
const SNAPSHOT_BYTES = 16 << 20;

interface Found {
  readonly key: unknown;
  readonly value: unknown;
}

/**
 * Everything that can still be read, as JSON text: each store unchecked, and a list of what is missing. Never rejects;
 * in the worst case the text says only why nothing could be read.
 * @param most bytes of all snapshots
 */
export async function exportText(name = DB_NAME, most = SNAPSHOT_BYTES): Promise<string> {
  const stores: Record<string, readonly Found[]> = {};
  const missing: Missing[] = [];
  try {
    const db = await within(LIMIT, openAsItIs(name));
    for (const store of db.objectStoreNames) {
      const found = await readStore(db, store, missing);
      const wanted = store === "snapshots" ? newest(found, most) : found;
      stores[store] = wanted.filter((record) => isWritable(record, store, missing));
    }
    db.close();
  } catch (error) {
    missing.push({ why: String(error) });
  }
  return written(stores, missing);
}

/** Without an indent: the file of many games is large enough. If it is too long for one text, parts are left out. */
function written(stores: Record<string, readonly Found[]>, missing: Missing[]): string {
  const { snapshots: _snapshots, trash: _trash, ...others } = stores;
  for (const some of [stores, others])
    try {
      return rescueText([], some, missing, plain);
    } catch (error) {
      missing.push({ why: String(error) });
    }
  return rescueText([], {}, missing, plain);
}

/** The newest snapshot, and those before it that fit. @param found in the order of their time */
function newest(found: readonly Found[], most: number): readonly Found[] {
  let left = most;
  const first = found.findLastIndex(({ value }) => {
    left -= value instanceof Uint8Array ? value.length : 0;
    return left < 0;
  });
  return found.slice(Math.min(first + 1, found.length - 1));
}

/** Opens the database at whatever version it has, even a newer one. */
function openAsItIs(name: string): Promise<IDBPDatabase> {
  return openDB(name, undefined, {
    upgrade: (_db, _from, _to, tx) => {
      // There is no database. Opening would leave an empty one behind, and the app could never create its stores in it.
      tx.done.catch(() => {});
      tx.abort();
    },
    blocking: (_held, _wanted, event) => {
      if (event.target instanceof IDBDatabase) event.target.close();
    },
  });
}

/** Reads a store whole. If the browser refuses because of one unreadable record, each record is read by its key. */
async function readStore(db: IDBPDatabase, store: string, missing: Missing[]): Promise<readonly Found[]> {
  try {
    const tx = db.transaction(store);
    const [keys, values] = await within(LIMIT, Promise.all([tx.store.getAllKeys(), tx.store.getAll(), tx.done]));
    return keys.map((key, i): Found => ({ key, value: values[i] }));
  } catch (error) {
    missing.push({ store, why: String(error) });
    return readOneByOne(db, store, missing);
  }
}

async function readOneByOne(db: IDBPDatabase, store: string, missing: Missing[]): Promise<readonly Found[]> {
  const found: Found[] = [];
  for (const key of await keysOf(db, store, missing)) {
    try {
      // A failed request ends its transaction, so each record gets its own.
      const tx = db.transaction(store);
      const [value] = await within(LIMIT, Promise.all([tx.store.get(key), tx.done]));
      found.push({ key, value });
    } catch (error) {
      missing.push({ store, key, why: String(error) });
    }
  }
  return found;
}

async function keysOf(db: IDBPDatabase, store: string, missing: Missing[]): Promise<readonly IDBValidKey[]> {
  const keys: IDBValidKey[] = [];
  try {
    const tx = db.transaction(store);
    // The cursor rejects with the same error, and earlier.
    tx.done.catch(() => {});
    let cursor = await within(LIMIT, tx.store.openKeyCursor());
    while (cursor) {
      keys.push(cursor.key);
      cursor = await within(LIMIT, cursor.continue());
    }
  } catch (error) {
    missing.push({ store, why: String(error) });
  }
  return keys;
}

function isWritable(record: Found, store: string, missing: Missing[]): boolean {
  try {
    JSON.stringify(record, plain);
    return true;
  } catch (error) {
    missing.push({ store, key: record.key, why: String(error) });
    return false;
  }
}

/** JSON lacks these types and throws on some; one odd value must not stop the export. */
function plain(_key: string, value: unknown): unknown {
  if (typeof value === "bigint") return String(value);
  if (value instanceof Map || value instanceof Set) return [...value];
  if (value instanceof Uint8Array) return base64(value);
  return value;
}

/** A snapshot. As plain JSON, each byte would take a line. */
function base64(bytes: Uint8Array): string {
  let text = "";
  // In parts, because the arguments of a call are limited.
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(text);
}

/**
 * Deletes everything for good. Call only when a person asked for it and was offered the export. The app's own connection
 * closes and calls `onElsewhere`: reload the page afterwards.
 * @returns false when another tab holds the database or the browser refuses
 */
export async function wipe(name = DB_NAME): Promise<boolean> {
  try {
    await within(LIMIT, deleteDB(name));
    return true;
  } catch {
    return false;
  }
}
