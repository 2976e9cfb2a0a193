import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { askToPersist, askToPersistOnce, persistence } from "./persist";

const persist = vi.fn<() => Promise<boolean>>();
const persisted = vi.fn<() => Promise<boolean>>();

function storageIs(value: object | undefined): void {
  Object.defineProperty(navigator, "storage", { value, configurable: true });
}

beforeEach(() => {
  localStorage.clear();
  for (const one of [persist, persisted]) one.mockReset().mockResolvedValue(false);
  storageIs({ persist, persisted });
});
afterEach(() => void Reflect.deleteProperty(navigator, "storage"));

it("reads the state without asking", async () => {
  expect(await persistence()).toBe("evictable");
  expect(persist).not.toHaveBeenCalled();
});

it("asks after the first finished game and never again by itself", async () => {
  expect(await askToPersistOnce()).toBe("evictable");
  expect(await askToPersistOnce()).toBe("evictable");
  expect(persist).toHaveBeenCalledTimes(1);
});

it("asks again on request from Settings", async () => {
  await askToPersistOnce();
  persist.mockResolvedValue(true);
  expect(await askToPersist()).toBe("kept");
});

it("does not ask when storage is already kept", async () => {
  persisted.mockResolvedValue(true);
  expect(await askToPersistOnce()).toBe("kept");
  expect(persist).not.toHaveBeenCalled();
});

it("answers unknown without asking in a browser without this feature", async () => {
  storageIs(undefined);
  expect([await persistence(), await askToPersistOnce()]).toEqual(["unknown", "unknown"]);
});
