import { beforeEach, expect, test } from "vitest";
import { ok } from "../../base/result";
import type { PackedFile } from "../../share/backup/kept";
import { createBackupFile } from "./backup-file";

const NOTHING = { games: 0, matches: 0, scorecards: 0, events: 0 };
const DAY = 24 * 60 * 60 * 1000;
const written: unknown[] = [];
const stored = new Map<string, unknown>();
/** Today. */
let now = 0;
/** The file that the person chooses next. */
let chosen: unknown;
let allowed = true;
const PACKED = { bytes: Uint8Array.of(7), tooMuch: false, counts: NOTHING, logs: 0 };

function newCarrying(packed: PackedFile & { readonly title?: readonly string[] }) {
  return createBackupFile({
    keeping: { pack: async () => ok(packed) },
    log: {
      preference: async (key: string) => ok(stored.get(key)),
      prefer: async (key: string, value: unknown) => ok(void stored.set(key, value)),
    } as never,
    now: () => now,
    dayOf: () => "2026-11-22",
    oneFile: {
      canChoose: () => true,
      choose: async () => chosen,
      nameOf: (handle) => (typeof handle === "string" ? handle : undefined),
      write: async (handle, bytes) => {
        if (handle === undefined || !allowed) return false;
        written.push([handle, ...bytes]);
        return true;
      },
    },
  });
}

async function backupOf() {
  const backup = newCarrying(PACKED);
  await backup.ready;
  const made = await backup.makeFile();
  if (!made.ok) throw new Error(made.error);
  return { backup, file: made.value };
}

beforeEach(() => {
  stored.clear();
  written.length = 0;
  [now, chosen, allowed] = [100 * DAY, "games.fifteentwo", true];
});

test("a file that was chosen is known in the next visit, and writing it is a backup", async () => {
  const first = await backupOf();
  expect(await first.backup.saveToFile(first.file)).toBe(true);
  now += DAY;
  const { backup, file } = await backupOf();
  expect([backup.fileName.value, backup.savedAt.value]).toEqual(["games.fifteentwo", 100 * DAY]);
  expect(await backup.saveAgain(file)).toBe(true);
  expect([written, backup.savedAt.value]).toEqual([
    [
      ["games.fifteentwo", 7],
      ["games.fifteentwo", 7],
    ],
    now,
  ]);
});

test("no file is chosen, or it cannot be written: that is no backup, and nothing is remembered", async () => {
  const { backup, file } = await backupOf();
  chosen = undefined;
  expect(await backup.saveToFile(file)).toBe(false);
  [chosen, allowed] = ["games.fifteentwo", false];
  expect(await backup.saveToFile(file)).toBe(false);
  expect(await backup.saveAgain(file)).toBe(false);
  expect([backup.fileName.value, backup.savedAt.value, stored.size]).toEqual([undefined, undefined, 0]);
});

test.each([
  ["of today", 0, false],
  ["of two months ago", -60, true],
  ["dated a year ahead, because the clock was wrong", 365, true],
])("a backup %s: a reminder is due: %s", async (_, days, due) => {
  stored.set("savedAt", now + days * DAY);
  stored.set("remindedAt", now - 60 * DAY);
  expect(await (await backupOf()).backup.remind()).toBe(due);
});

test.each([
  ["everything", undefined, "fifteen-two-2026-11-22.fifteentwo"],
  ["a game", ["Ann Lee", "Zoë"], "ann-lee-zoë-2026-11-22.fifteentwo"],
  ["names without letters", ["?"], "fifteen-two-2026-11-22.fifteentwo"],
  ["long names", ["n".repeat(80)], `${"n".repeat(60)}-2026-11-22.fifteentwo`],
])("a file with %s has its name and the day", async (_, title, name) => {
  const made = await newCarrying({ ...PACKED, ...(title && { title }) }).makeFile();
  expect(made).toMatchObject({ value: { name } });
});

test.each([
  ["cannotPack", false],
  ["tooMuch", true],
])("a file that could not be made is refused: %s", async (why, tooMuch) => {
  const made = await newCarrying({ ...PACKED, bytes: undefined, tooMuch }).makeFile();
  expect(made).toEqual({ ok: false, error: why });
});
