import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { oneFile } from "./one-file";

const bytes = Uint8Array.of(1, 2, 3);
const chosen = vi.fn<(options: unknown) => Promise<unknown>>();
const written: unknown[] = [];
const stream = {
  write: vi.fn<(part: unknown) => Promise<void>>(),
  close: vi.fn<() => Promise<void>>(),
  abort: vi.fn<() => Promise<void>>(),
};
const handle = {
  name: "games.fifteentwo",
  createWritable: async () => stream,
  queryPermission: vi.fn<() => Promise<string>>(),
  requestPermission: vi.fn<() => Promise<string>>(),
};

beforeEach(() => {
  vi.clearAllMocks();
  written.length = 0;
  stream.write.mockImplementation(async (part) => void written.push(part));
  handle.queryPermission.mockResolvedValue("granted");
  Object.assign(globalThis, { showSaveFilePicker: chosen });
});
afterEach(() => void Reflect.deleteProperty(globalThis, "showSaveFilePicker"));

it("a file is chosen once, under the name that is suggested", async () => {
  chosen.mockResolvedValue(handle);
  expect(oneFile.canChoose()).toBe(true);
  expect(oneFile.nameOf(await oneFile.choose("fifteen-two.fifteentwo"))).toBe("games.fifteentwo");
  expect(chosen.mock.calls).toEqual([[{ id: "fifteen-two", suggestedName: "fifteen-two.fifteentwo" }]]);
});

it("nothing is chosen where the person closes the dialog, or the browser has none", async () => {
  chosen.mockRejectedValue(new DOMException("closed", "AbortError"));
  expect(await oneFile.choose("a")).toBeUndefined();
  Reflect.deleteProperty(globalThis, "showSaveFilePicker");
  expect([oneFile.canChoose(), await oneFile.choose("a")]).toEqual([false, undefined]);
});

it("is written again without a question while the browser still allows it", async () => {
  expect(await oneFile.write(handle, bytes)).toBe(true);
  expect([written, stream.close.mock.calls.length, handle.requestPermission.mock.calls.length]).toEqual([
    [bytes],
    1,
    0,
  ]);
});

it.each([
  ["granted", true],
  ["denied", false],
  ["prompt", false],
])("in a later visit permission is asked for again: %s", async (answer, done) => {
  handle.queryPermission.mockResolvedValue("prompt");
  handle.requestPermission.mockResolvedValue(answer);
  expect(await oneFile.write(handle, bytes)).toBe(done);
  expect(written).toEqual(done ? [bytes] : []);
});

it("a write that fails leaves the file as it was", async () => {
  stream.write.mockRejectedValue(new DOMException("full", "QuotaExceededError"));
  expect(await oneFile.write(handle, bytes)).toBe(false);
  expect([stream.abort.mock.calls.length, stream.close.mock.calls.length]).toEqual([1, 0]);
});

it.each([undefined, null, "a", {}, { name: "a" }, { name: 1, createWritable: () => {} }])(
  "%j in the storage is no file",
  async (stored) => {
    expect([oneFile.nameOf(stored), await oneFile.write(stored, bytes)]).toEqual([undefined, false]);
  },
);
