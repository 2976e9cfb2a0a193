import "fake-indexeddb/auto";
import { expect, it, vi } from "vitest";
import type { GameRow } from "../game/log";
import { logContract } from "../testing/log-contract";
import { readEntry, row } from "../testing/stored-entries";
import { indexedLog } from "./indexed-log";
import { memoryLog } from "../testing/memory-log";
import { storeOpener } from "./open";
import { isGameRow } from "../game/row-check";

vi.spyOn(console, "error").mockReturnValue();

let made = 0;
logContract("IndexedDB", async (planted = []) => {
  made += 1;
  const open = storeOpener(undefined, `contract-${made}`);
  const db = await open();
  for (const record of planted) await db.add("events", record);
  db.close();
  return indexedLog(open, readEntry);
});

logContract("memory", async (planted) => memoryLog(readEntry, planted));

it.each<[keyof GameRow, unknown]>([
  ["id", 7],
  ["touchedAt", "yesterday"],
  ["names", ["Ann", 7]],
  ["scores", [undefined]],
  ["winner", "Ann"],
  ["loss", undefined],
])("a row whose %s is %s is left out, because it can be rebuilt", (key, value) => {
  expect(isGameRow(row())).toBe(true);
  expect(isGameRow({ ...row(), [key]: value })).toBe(false);
});
