import "fake-indexeddb/auto";
import { deleteDB, openDB } from "idb";
import { afterEach, expect, it, vi } from "vitest";
import { GaveWay, storeOpener } from "./open";
import { TooSlow } from "./timeout";

afterEach(() => void vi.restoreAllMocks());

it("builds the stores of a new database", async () => {
  const db = await storeOpener({}, "open-1")();
  expect([...db.objectStoreNames]).toEqual(["events", "preferences", "rows"]);
  const tx = db.transaction(["events", "rows"]);
  expect(tx.objectStore("events").keyPath).toEqual(["game", "seq"]);
  expect([...tx.objectStore("rows").indexNames]).toEqual(["touchedAt"]);
  db.close();
});

it("lets go for a newer app in another tab, says so, and takes no new hold", async () => {
  const onElsewhere = vi.fn<() => void>();
  const open = storeOpener({ onElsewhere }, "open-2");
  await open();
  const newer = await openDB("open-2", 2);
  expect(newer.version).toBe(2);
  expect(onElsewhere).toHaveBeenCalledTimes(1);
  await expect(open()).rejects.toBeInstanceOf(GaveWay);
  newer.close();
});

it("takes no new hold after a wipe in another tab: it would write the middle of a game into an empty database", async () => {
  const onElsewhere = vi.fn<() => void>();
  const open = storeOpener({ onElsewhere }, "open-3");
  await open();
  await deleteDB("open-3");
  expect(onElsewhere).toHaveBeenCalledTimes(1);
  await expect(open()).rejects.toBeInstanceOf(GaveWay);
});

it("says when an old tab stands in the way", async () => {
  const waiting = new IDBOpenDBRequest();
  vi.spyOn(IDBFactory.prototype, "open").mockReturnValue(waiting);
  const onBlocked = vi.fn<() => void>();
  const opening = storeOpener({ onBlocked }, "open-7", 20)();
  waiting.dispatchEvent(new IDBVersionChangeEvent("blocked", { oldVersion: 0, newVersion: 1 }));
  expect(onBlocked).toHaveBeenCalledTimes(1);
  await expect(opening).rejects.toBeInstanceOf(TooSlow);
});

it("gives up in time when the database is held, and does not hold on to it when it comes late", async () => {
  const old = await openDB("open-4", 1);
  await deleteLater("open-4");
  await expect(storeOpener({}, "open-4", 30)()).rejects.toBeInstanceOf(TooSlow);
  const close = vi.spyOn(IDBDatabase.prototype, "close");
  old.close();
  // Once for the old one, once for ours, which nobody waits for any more.
  await vi.waitFor(() => expect(close).toHaveBeenCalledTimes(2));
});

/** A deletion that waits for an old tab: whatever opens after it waits too. */
async function deleteLater(name: string): Promise<void> {
  await new Promise<void>((resolve) => {
    deleteDB(name, { blocked: () => resolve() }).catch(() => {});
  });
}

it("gives up on an engine that never answers", async () => {
  vi.spyOn(IDBFactory.prototype, "open").mockReturnValue(new IDBOpenDBRequest());
  await expect(storeOpener({}, "open-5", 20)()).rejects.toBeInstanceOf(TooSlow);
});

it("rejects, and does not throw, where storage is forbidden", async () => {
  vi.spyOn(IDBFactory.prototype, "open").mockImplementation(() => {
    throw new DOMException("The operation is insecure", "SecurityError");
  });
  await expect(storeOpener({}, "open-6")()).rejects.toThrow("insecure");
});
