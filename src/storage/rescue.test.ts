import "fake-indexeddb/auto";
import { openDB } from "idb";
import { afterEach, expect, it, vi } from "vitest";
import { entry, readEntry, row } from "../testing/stored-entries";
import { indexedLog } from "./indexed-log";
import { storeOpener } from "./open";
import { exportText, wipe } from "./rescue";

afterEach(() => void vi.restoreAllMocks());

async function fill(name: string) {
  const open = storeOpener(undefined, name);
  const log = indexedLog(open, readEntry);
  await log.append([entry(0), entry(1)], row());
  await log.prefer("sound", { on: true });
  return log;
}

it("the export holds every store unchanged", async () => {
  await fill("rescue-1");
  expect(JSON.parse(await exportText("rescue-1"))).toEqual({
    app: "fifteen-two",
    kind: "rescue",
    format: 1,
    inHand: [],
    stores: {
      events: [entry(0), entry(1)].map((value) => ({ key: [value.game, value.seq], value })),
      rows: [{ key: row().id, value: JSON.parse(JSON.stringify(row())) as unknown }],
      preferences: [{ key: "sound", value: { on: true } }],
      snapshots: [],
      trash: [],
    },
    missing: [],
  });
});

it("when one bad record makes the browser refuse a store, the other records are fetched one by one", async () => {
  await fill("rescue-2");
  const broken = new DOMException("Failed to read large IndexedDB value", "DataError");
  vi.spyOn(IDBObjectStore.prototype, "getAll").mockImplementation(() => {
    throw broken;
  });
  // oxlint-disable-next-line typescript/unbound-method -- called on its own `this` below
  const { get } = IDBObjectStore.prototype;
  vi.spyOn(IDBObjectStore.prototype, "get").mockImplementation(function failing(this: IDBObjectStore, key) {
    if (Array.isArray(key) && key[1] === 0) throw broken;
    return get.call(this, key);
  });
  expect(JSON.parse(await exportText("rescue-2"))).toMatchObject({
    stores: { events: [{ value: entry(1) }], preferences: [{ key: "sound" }] },
    missing: expect.arrayContaining([{ store: "events", key: [entry(0).game, 0], why: String(broken) }]) as unknown,
  });
});

it("exporting leaves no empty database behind, because the app could not create its stores in it", async () => {
  const text = await exportText("rescue-3");
  expect(JSON.parse(text)).toMatchObject({ inHand: [], stores: {}, missing: [{}] });
  expect((await indexedDB.databases()).map((db) => db.name)).not.toContain("rescue-3");
  expect((await storeOpener(undefined, "rescue-3")()).objectStoreNames).toHaveLength(5);
});

it("a newer app's database is exported too", async () => {
  const newer = await openDB("rescue-4", 7, { upgrade: (db) => void db.createObjectStore("matches") });
  await newer.add("matches", { round: 1 }, "m");
  newer.close();
  expect(JSON.parse(await exportText("rescue-4"))).toMatchObject({
    stores: { matches: [{ key: "m", value: { round: 1 } }] },
  });
});

it("a value that JSON cannot express does not stop the export", async () => {
  const db = await storeOpener(undefined, "rescue-5")();
  const circle: { self?: unknown } = {};
  circle.self = circle;
  await db.put("preferences", 7n, "big");
  await db.put("preferences", new Map([["a", 1]]), "map");
  await db.put("preferences", circle, "circle");
  db.close();
  expect(JSON.parse(await exportText("rescue-5"))).toMatchObject({
    stores: {
      preferences: [
        { key: "big", value: "7" },
        { key: "map", value: [["a", 1]] },
      ],
    },
    missing: [{ store: "preferences", key: "circle" }],
  });
});

it("a snapshot is exported as base64", async () => {
  const db = await storeOpener(undefined, "rescue-8")();
  const bytes = Uint8Array.from({ length: 70_000 }, (_, i) => i % 256);
  await db.put("snapshots", bytes, [7, "gameOver"]);
  db.close();
  const { stores } = JSON.parse(await exportText("rescue-8")) as { stores: { snapshots: { value: string }[] } };
  expect(Buffer.from(stores.snapshots[0]?.value ?? "", "base64").equals(Buffer.from(bytes))).toBe(true);
});

it("the newest snapshot is exported, and those before it that fit beside it", async () => {
  const db = await storeOpener(undefined, "rescue-9")();
  for (const [at, size] of [5, 9, 6, 9].entries()) await db.put("snapshots", new Uint8Array(size), [at, "gameOver"]);
  db.close();
  const keysIn = async () => {
    const { stores } = JSON.parse(await exportText("rescue-9", 16)) as {
      stores: { snapshots: { key: unknown[] }[] };
    };
    return stores.snapshots.map(({ key }) => key[0]);
  };
  expect(await keysIn()).toEqual([2, 3]);
  const again = await storeOpener(undefined, "rescue-9")();
  await again.put("snapshots", new Uint8Array(17), [4, "gameOver"]);
  again.close();
  expect(await keysIn()).toEqual([4]);
});

it("a text that would be too long leaves parts out, down to the reasons", async () => {
  await fill("rescue-10");
  const db = await storeOpener(undefined, "rescue-10")();
  await db.put("snapshots", new Uint8Array(600), [7, "gameOver"]);
  db.close();
  const circle: { self?: unknown } = {};
  circle.self = circle;
  const { stringify } = JSON;
  const partsWith = async (most: number) => {
    vi.spyOn(JSON, "stringify").mockImplementation((...args: Parameters<typeof stringify>) => {
      const text = stringify(...args);
      if (text.length > most) throw new RangeError("Invalid string length");
      return text;
    });
    const text = await exportText("rescue-10");
    vi.restoreAllMocks();
    const { stores } = JSON.parse(text) as { stores: object };
    return Object.keys(stores);
  };
  expect(await partsWith(1e6)).toEqual(["events", "preferences", "rows", "snapshots", "trash"]);
  const whole = (await exportText("rescue-10")).length;
  expect(await partsWith(whole - 1)).toEqual(["events", "preferences", "rows"]);
  expect(await partsWith(600)).toEqual([]);
});

it("wiping deletes everything", async () => {
  await fill("rescue-6");
  expect(await wipe("rescue-6")).toBe(true);
  expect((await indexedDB.databases()).map((db) => db.name)).not.toContain("rescue-6");
});

it("a failed wipe is reported", async () => {
  vi.spyOn(IDBFactory.prototype, "deleteDatabase").mockImplementation(() => {
    throw new DOMException("no", "UnknownError");
  });
  expect(await wipe("rescue-7")).toBe(false);
});
