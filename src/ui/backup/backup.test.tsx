import { type Signal, signal } from "@preact/signals";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ok, refuse, type Result } from "../../base/result";
import type { MakingRefusal, ReadyBackup } from "../../session/keeping/backup-file";
import type { WholeLogs } from "../../session/keeping/whole-logs";
import type { Device } from "../device";
import { Backup } from "./backup";

const NONE = { games: 0, matches: 0, scorecards: 0, events: 0 };
const backupOf = (games: number): ReadyBackup => ({
  name: "a.fifteentwo",
  bytes: Uint8Array.of(games),
  counts: { ...NONE, games },
});

/** The files in the making, each with the function that ends it. */
let making: ((made: Result<ReadyBackup, MakingRefusal>) => void)[];
let changes: Signal<number>;
let persisted: Signal<"kept" | "evictable">;
/** Answers the question whether the storage is kept. */
let answer: () => void;
const place = document.createElement("div");
const text = () => place.textContent;
const main = () => place.querySelector(".save-all button");
/** Does something, and lets the screen follow. */
const settled = async (doing: () => void) => {
  await act(doing);
  // An effect may ask for something, whose answer changes the screen again.
  for (let turn = 0; turn < 4; turn++) await act(() => new Promise<void>((done) => setTimeout(done)));
};
const press = (label: string) =>
  settled(() => [...place.querySelectorAll("button")].find((one) => one.textContent.includes(label))?.click());
const end = (nth: number, made: Result<ReadyBackup, MakingRefusal>) => settled(() => making[nth]?.(made));

async function show(more: Partial<WholeLogs> = {}, packing?: object) {
  const wholeLogs = {
    changes,
    latest: signal(undefined),
    copyFault: signal(undefined),
    snapshots: async () => ok([]),
    undoable: async () => ok([]),
    spaceUsed: async () => undefined,
    backup: {
      makeFile: () => new Promise((done) => making.push(done)),
      savedAt: signal(undefined),
      fileName: signal(undefined),
      now: () => 0,
      canChooseFile: () => false,
      saved: async () => {},
    },
    ...more,
  } as unknown as WholeLogs;
  const device = {
    persisted,
    updateReady: signal(false),
    askPersist: () => new Promise<void>((done) => (answer = done)),
    keeping: async () => wholeLogs,
    packing: async () => packing,
    save: async () => "saved",
  } as unknown as Device;
  await settled(() => render(<Backup device={device} />, place));
}

beforeEach(() => {
  [making, changes, persisted] = [[], signal(0), signal("evictable")];
  document.body.append(place);
  HTMLDialogElement.prototype.showModal = vi.fn<() => void>();
  HTMLDialogElement.prototype.close = vi.fn<() => void>();
});
afterEach(() => act(() => render(null, place)));

it("makes the file again when games come or go; an answer that is late counts for nothing", async () => {
  await show();
  await end(0, ok(backupOf(3)));
  expect(text()).toContain("3 games");
  await settled(() => void (changes.value += 1));
  expect([making.length, main()?.getAttribute("aria-disabled")]).toEqual([2, "true"]);
  await settled(() => void (changes.value += 1));
  await end(2, ok(backupOf(2)));
  await end(1, ok(backupOf(9)));
  expect(text()).toContain("2 games");
});

it("forgets why there was no file once there is one", async () => {
  await show();
  await end(0, refuse("lost"));
  expect(text()).toContain("does not respond");
  await settled(() => void (changes.value += 1));
  await end(1, ok(backupOf(1)));
  expect(text()).not.toContain("does not respond");
});

it("says No only after the browser has answered", async () => {
  await show();
  await press("Keep them for good");
  expect(text()).not.toMatch(/No\. The browser|Yes\. The browser/);
  persisted.value = "kept";
  await settled(() => answer());
  expect(text()).toContain("Yes. The browser keeps them.");
  expect(text()).not.toContain("No. The browser");
});

it("says that the last copy could not be made, and that a list cannot be read", async () => {
  await show({ copyFault: signal("full"), undoable: async () => refuse("lost") });
  expect(text()).toContain("The last copy could not be made. Not saved: this phone has no room left.");
  expect(text()).toContain("This list can’t be read at the moment.");
});

it.each([
  ["waits for the file", undefined, { sha256: async () => new Uint8Array(32) }, "One moment…"],
  ["says why there is no file", refuse("notSaved" as const), {}, "It has an entry that is not saved yet."],
  ["says that the browser can’t", ok(backupOf(1)), { sha256: async () => undefined }, "can’t make codes"],
  ["says that a part is missing", ok(backupOf(1)), undefined, "can’t make codes"],
  [
    "says that it is too much",
    ok({ ...backupOf(1), bytes: new Uint8Array(4 << 20) }),
    { sha256: async () => new Uint8Array(32) },
    "too much for codes",
  ],
])("the sheet with the codes %s", async (_, made, packing, says) => {
  await show({}, packing);
  if (made) await end(0, made);
  await press("Show as codes");
  await vi.waitFor(() => expect(place.querySelector("dialog")?.textContent).toContain(says));
});
