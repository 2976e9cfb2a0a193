import { beforeEach, expect, test } from "vitest";
import { ok } from "../../base/result";
import type { PackedFile } from "../../share/backup/kept";
import { createCarrying } from "./carrying";

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

function newCarrying(packed: PackedFile) {
  return createCarrying({
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

async function carryingOf() {
  const carrying = newCarrying(PACKED);
  await carrying.ready;
  const made = await carrying.makeFile();
  if (!made.ok) throw new Error(made.error);
  return { carrying, file: made.value };
}

beforeEach(() => {
  stored.clear();
  written.length = 0;
  [now, chosen, allowed] = [100 * DAY, "games.fifteentwo", true];
});

test("a file that was chosen is known in the next visit, and writing it is a backup", async () => {
  const first = await carryingOf();
  expect(await first.carrying.saveToFile(first.file)).toBe(true);
  now += DAY;
  const { carrying, file } = await carryingOf();
  expect([carrying.fileName.value, carrying.savedAt.value]).toEqual(["games.fifteentwo", 100 * DAY]);
  expect(await carrying.saveAgain(file)).toBe(true);
  expect([written, carrying.savedAt.value]).toEqual([
    [
      ["games.fifteentwo", 7],
      ["games.fifteentwo", 7],
    ],
    now,
  ]);
});

test("no file is chosen, or it cannot be written: that is no backup, and nothing is remembered", async () => {
  const { carrying, file } = await carryingOf();
  chosen = undefined;
  expect(await carrying.saveToFile(file)).toBe(false);
  [chosen, allowed] = ["games.fifteentwo", false];
  expect(await carrying.saveToFile(file)).toBe(false);
  expect(await carrying.saveAgain(file)).toBe(false);
  expect([carrying.fileName.value, carrying.savedAt.value, stored.size]).toEqual([undefined, undefined, 0]);
});

test.each([
  ["of today", 0, false],
  ["of two months ago", -60, true],
  ["dated a year ahead, because the clock was wrong", 365, true],
])("a backup %s: a reminder is due: %s", async (_, days, due) => {
  stored.set("savedAt", now + days * DAY);
  stored.set("remindedAt", now - 60 * DAY);
  expect(await (await carryingOf()).carrying.remind()).toBe(due);
});

test.each([
  ["cannotPack", false],
  ["tooMuch", true],
])("a file that could not be made is refused: %s", async (why, tooMuch) => {
  const made = await newCarrying({ ...PACKED, bytes: undefined, tooMuch }).makeFile();
  expect(made).toEqual({ ok: false, error: why });
});
