import "fake-indexeddb/auto";
import { openDB } from "idb";
import { expect, it, vi } from "vitest";
import { readEntry } from "../game/upgrade";
import { rowOf } from "../game/list-row";
import type { LogEntry } from "../game/facts";
import { readFileSync, readdirSync } from "node:fs";
import { faultOf } from "./faults";
import { indexedKeeping } from "./keeping";
import { indexedLog } from "./indexed-log";
import { storeOpener } from "./open";

/** Logs of every released format, as version 1 stored them. */
const folder = new URL("../game/fixtures/", import.meta.url);
const LOGS = readdirSync(folder).map((file, i) => {
  const entries = JSON.parse(readFileSync(new URL(file, folder), "utf8")) as LogEntry[];
  return entries.map((entry) => ({ ...entry, game: `game-${i}` as LogEntry["game"] }));
});

/** The database as version 1 made it. */
function openOld(name: string) {
  return openDB(name, 1, {
    upgrade: (db) => {
      db.createObjectStore("events", { keyPath: ["game", "seq"] });
      db.createObjectStore("rows", { keyPath: "id" }).createIndex("touchedAt", "touchedAt");
      db.createObjectStore("preferences");
    },
  });
}

function rowFor(entries: readonly LogEntry[]) {
  const row = rowOf(
    entries.flatMap((raw) => {
      const read = readEntry(raw);
      return read.ok ? [read.value] : [];
    }),
  );
  if (!row) throw new Error("no row");
  return row;
}

async function plant(name: string, preferences: Readonly<Record<string, unknown>> = {}) {
  const db = await openOld(name);
  for (const entries of LOGS) {
    for (const entry of entries) await db.add("events", entry);
    await db.add("rows", rowFor(entries));
  }
  for (const [key, value] of Object.entries(preferences)) await db.put("preferences", value, key);
  return db;
}

it("a database of version 1 keeps every log, row and preference", async () => {
  const old = await plant("upgrade-1", { leftHanded: true, names: ["Ann"] });
  old.close();
  const open = storeOpener(undefined, "upgrade-1");
  const log = indexedLog(open, readEntry);
  for (const entries of LOGS) {
    const lifted = entries.map((raw) => readEntry(raw));
    const read = await log.read(entries[0]!.game);
    expect(read.ok && read.value.entries).toEqual(lifted.flatMap((one) => (one.ok ? [one.value] : [])));
  }
  const listed = await log.newest(100);
  expect(listed.ok && listed.value.rows).toHaveLength(LOGS.length);
  const preferences = await indexedKeeping(open).preferences();
  expect(preferences.ok && preferences.value).toEqual({ leftHanded: true, names: ["Ann"] });
});

it("discarded games, which version 1 only hid, go into the trash and can come back", async () => {
  const [first, second, third] = LOGS.map((entries) => rowFor(entries));
  const discarded = [
    { id: first!.id, at: first!.touchedAt },
    // It went on after it was discarded, and is in the list again.
    { id: second!.id, at: second!.touchedAt - 1 },
    { id: "a log that is gone", at: 5 },
    { id: first!.id, at: 7 },
  ];
  (await plant("upgrade-2", { discarded, leftHanded: true })).close();
  const open = storeOpener(undefined, "upgrade-2");
  const keeping = indexedKeeping(open);
  const log = indexedLog(open, readEntry);
  const rest = await log.newest(100);
  expect(rest.ok && rest.value.rows.map(({ id }) => id)).not.toContain(first!.id);
  expect(rest.ok && rest.value.rows.map(({ id }) => id)).toEqual(expect.arrayContaining([second!.id, third!.id]));
  const preferences = await keeping.preferences();
  expect(preferences.ok && preferences.value).toEqual({ leftHanded: true });
  const steps = await keeping.steps();
  expect(steps.ok && steps.value).toEqual([{ id: "discarded", what: "discarded", at: expect.any(Number) as number }]);
  expect(await log.read(first!.id)).toEqual({ ok: true, value: { entries: [], setAside: [] } });
  const undone = await keeping.undo("discarded");
  expect(undone.ok && undone.value?.back).toContain(first!.id);
  const again = await log.read(first!.id);
  expect(again.ok && again.value.entries).toHaveLength(LOGS[0]!.length);
});

it.each([
  ["text", "all of them"],
  ["list of texts", ["game-0"]],
  ["time that is no time", [{ id: "game-0", at: "yesterday" }]],
])("a damaged list of discarded games, a %s, stops nothing and moves nothing", async (name, discarded) => {
  (await plant(`upgrade-3-${name}`, { discarded })).close();
  const log = indexedLog(storeOpener(undefined, `upgrade-3-${name}`), readEntry);
  const listed = await log.newest(100);
  expect(listed.ok && listed.value.rows).toHaveLength(LOGS.length);
});

it("a tab with version 1 that gives way lets the upgrade through, and cannot come back", async () => {
  const old = await plant("upgrade-4");
  old.addEventListener("versionchange", () => old.close());
  const db = await storeOpener(undefined, "upgrade-4")();
  expect(db.version).toBe(2);
  const error: unknown = await openOld("upgrade-4").catch((reason: unknown) => reason);
  expect(faultOf(error)).toBe("newer");
});

it("a tab with version 1 that holds the database is named, and nothing is changed", async () => {
  const old = await plant("upgrade-5");
  const error: unknown = await storeOpener(undefined, "upgrade-5", 50)().catch((reason: unknown) => reason);
  expect(faultOf(error)).toBe("blocked");
  expect(await old.count("rows")).toBe(LOGS.length);
  old.close();
});

it("an upgrade that the disk refuses leaves version 1 as it was", async () => {
  const { id, touchedAt } = rowFor(LOGS[0]!);
  (await plant("upgrade-6", { discarded: [{ id, at: touchedAt }] })).close();
  vi.spyOn(IDBObjectStore.prototype, "add").mockImplementationOnce(() => {
    throw new DOMException("no", "QuotaExceededError");
  });
  await storeOpener(undefined, "upgrade-6")().catch(() => {});
  vi.restoreAllMocks();
  const db = await storeOpener(undefined, "upgrade-6")();
  expect([await db.count("trash"), await db.count("rows")]).toEqual([1, LOGS.length - 1]);
});
