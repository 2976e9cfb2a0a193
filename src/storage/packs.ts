/**
 * Packs of statistics in IndexedDB; see `PackStore`. They are in the store of the snapshots, under keys below 0, because
 * a store of their own would need a new version of the database, and a tab with the old version blocks that. Everything
 * else that reads the store looks for snapshots by the reason in their keys.
 */
import type { PackStore } from "../game/keeping";
import { connection, STRICT } from "./connection";
import { whenDone } from "./listed";
import type { Db } from "./schema";

const WHAT = "facts";
/** Milliseconds until a job is `lost`. */
const LIMIT = 8000;
/** The keys of packs are this far below their numbers; there are always fewer packs. */
const MOST = 1e6;

const keyOf = (number: number): [at: number, why: string] => [number - MOST, WHAT];

/** @param open gives a new connection each time, see `storeOpener` */
export function indexedPacks(open: () => Promise<Db>): PackStore {
  const attempt = connection(open, LIMIT);
  return {
    packs: () =>
      attempt(async (db) => {
        const tx = db.transaction("snapshots");
        const range = IDBKeyRange.bound(keyOf(0), [0], false, true);
        const [keys, values] = await whenDone(Promise.all([tx.store.getAllKeys(range), tx.store.getAll(range)]), tx);
        return new Map(keys.flatMap(([at, what], i) => (what === WHAT ? [[at + MOST, values[i]] as const] : [])));
      }),
    keepPacks: (changed) =>
      attempt(async (db) => {
        const tx = db.transaction("snapshots", "readwrite", STRICT);
        const jobs = [...changed].map(([number, pack]) =>
          pack === undefined ? tx.store.delete(keyOf(number)) : tx.store.put(pack, keyOf(number)),
        );
        await whenDone(Promise.all(jobs), tx);
        return undefined;
      }),
  };
}
