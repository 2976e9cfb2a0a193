import "fake-indexeddb/auto";
import { deleteDB, openDB } from "idb";
import { afterEach, expect, it, vi } from "vitest";
import { faultOf } from "./faults";
import { Blocked, GaveWay, storeOpener } from "./open";
import { TooSlow } from "./timeout";

afterEach(() => void vi.restoreAllMocks());

it("a new database gets its stores", async () => {
  const db = await storeOpener(undefined, "open-1")();
  expect([...db.objectStoreNames]).toEqual(["events", "preferences", "rows", "snapshots", "trash"]);
  const tx = db.transaction(["events", "rows"]);
  expect(tx.objectStore("events").keyPath).toEqual(["game", "seq"]);
  expect([...tx.objectStore("rows").indexNames]).toEqual(["touchedAt"]);
  db.close();
});

it("the connection closes for a newer app in another tab, reports it, and cannot be reopened", async () => {
  const onElsewhere = vi.fn<() => void>();
  const open = storeOpener(onElsewhere, "open-2");
  await open();
  const newer = await openDB("open-2", 3);
  expect(newer.version).toBe(3);
  expect(onElsewhere).toHaveBeenCalledTimes(1);
  await expect(open()).rejects.toBeInstanceOf(GaveWay);
  newer.close();
});

it("after a wipe in another tab the database cannot be reopened, or half a game would be written into an empty one", async () => {
  const onElsewhere = vi.fn<() => void>();
  const open = storeOpener(onElsewhere, "open-3");
  await open();
  await deleteDB("open-3");
  expect(onElsewhere).toHaveBeenCalledTimes(1);
  await expect(open()).rejects.toBeInstanceOf(GaveWay);
});

it("names the older tab when the timeout comes while that tab blocks the database", async () => {
  const waiting = new IDBOpenDBRequest();
  vi.spyOn(IDBFactory.prototype, "open").mockReturnValue(waiting);
  const opening = storeOpener(undefined, "open-7", 20)();
  waiting.dispatchEvent(new IDBVersionChangeEvent("blocked", { oldVersion: 0, newVersion: 1 }));
  const error: unknown = await opening.catch((reason: unknown) => reason);
  expect([error instanceof Blocked, faultOf(error)]).toEqual([true, "blocked"]);
});

it("opening times out while the database is held, and a connection that arrives late is closed", async () => {
  const old = await openDB("open-4", 1);
  await deleteLater("open-4");
  await expect(storeOpener(undefined, "open-4", 30)()).rejects.toBeInstanceOf(TooSlow);
  const close = vi.spyOn(IDBDatabase.prototype, "close");
  old.close();
  // Once for the old connection, once for ours, which arrives after the timeout.
  await vi.waitFor(() => expect(close).toHaveBeenCalledTimes(2));
});

/** Starts a deletion that waits for an old tab. Anything that opens the database afterwards waits too. */
async function deleteLater(name: string): Promise<void> {
  await new Promise<void>((resolve) => {
    deleteDB(name, { blocked: () => resolve() }).catch(() => {});
  });
}

it("opening times out when the browser never answers", async () => {
  vi.spyOn(IDBFactory.prototype, "open").mockReturnValue(new IDBOpenDBRequest());
  await expect(storeOpener(undefined, "open-5", 20)()).rejects.toBeInstanceOf(TooSlow);
});

it("opening rejects, and does not throw, when storage is forbidden", async () => {
  vi.spyOn(IDBFactory.prototype, "open").mockImplementation(() => {
    throw new DOMException("The operation is insecure", "SecurityError");
  });
  await expect(storeOpener(undefined, "open-6")()).rejects.toThrow("insecure");
});
