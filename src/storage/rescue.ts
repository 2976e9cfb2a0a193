/** For the rescue screen: get out what can still be got out, and only if asked, start afresh. */
import { deleteDB, type IDBPDatabase, openDB } from "idb";
import { DB_NAME } from "./open";
import { within } from "./timeout";

const LIMIT = 4000;

interface Found {
  readonly key: unknown;
  readonly value: unknown;
}
/** What could not be read, and what the engine said. Without a key: the whole store, or the whole database. */
interface Missing {
  readonly store?: string;
  readonly key?: unknown;
  readonly why: string;
}

/**
 * Everything that can still be read, as JSON text: each store as it is, checked by nobody, with what could not be read
 * listed beside it. Never rejects; the worst is a text with only `inHand` in it.
 * @param inHand what is not on disk: entries kept in memory since the disk refused
 */
export async function exportText(inHand: readonly unknown[], name = DB_NAME): Promise<string> {
  const stores: Record<string, readonly Found[]> = {};
  const missing: Missing[] = [];
  try {
    const db = await within(LIMIT, openAsItIs(name));
    for (const store of db.objectStoreNames) {
      const found = await readStore(db, store, missing);
      stores[store] = found.filter((record) => isWritable(record, store, missing));
    }
    db.close();
  } catch (error) {
    missing.push({ why: String(error) });
  }
  return JSON.stringify({ app: "fifteen-two", kind: "rescue", format: 1, inHand, stores, missing }, plain, 1);
}

/** Whatever version is there, also a newer one. */
function openAsItIs(name: string): Promise<IDBPDatabase> {
  return openDB(name, undefined, {
    upgrade: (_db, _from, _to, tx) => {
      // There is no database: opening would leave an empty one behind, and the app's own stores could never be made.
      tx.done.catch(() => {});
      tx.abort();
    },
    blocking: (_held, _wanted, event) => {
      if (event.target instanceof IDBDatabase) event.target.close();
    },
  });
}

/** One unreadable record makes the engine refuse the whole store; then each is fetched by its own key. */
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
      // A failed request ends its transaction: each has its own.
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
    // The cursor says the same, and sooner.
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

/** JSON has no word for these, and throws at some: a rescue must not fail over one odd value. */
function plain(_key: string, value: unknown): unknown {
  if (typeof value === "bigint") return String(value);
  if (value instanceof Map || value instanceof Set) return [...value];
  return value;
}

/**
 * Deletes everything, for ever. Call only when a person asked for it and has been offered the export.
 * The app's own connection gives way and says `onElsewhere`: reload the page after this.
 * @returns whether it is gone; false when another tab holds on, or the engine refuses
 */
export async function wipe(name = DB_NAME): Promise<boolean> {
  try {
    await within(LIMIT, deleteDB(name));
    return true;
  } catch {
    return false;
  }
}
