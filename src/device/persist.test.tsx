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

it("looks without asking", async () => {
  expect(await persistence()).toBe("evictable");
  expect(persist).not.toHaveBeenCalled();
});

it("asks at the first finished game and never again by itself", async () => {
  expect(await askToPersistOnce()).toBe("evictable");
  expect(await askToPersistOnce()).toBe("evictable");
  expect(persist).toHaveBeenCalledTimes(1);
});

it("asks again from Settings, where a person wants it", async () => {
  await askToPersistOnce();
  persist.mockResolvedValue(true);
  expect(await askToPersist()).toBe("kept");
});

it("does not ask for what it has", async () => {
  persisted.mockResolvedValue(true);
  expect(await askToPersistOnce()).toBe("kept");
  expect(persist).not.toHaveBeenCalled();
});

it("says unknown, and asks nobody, where the browser knows no such thing", async () => {
  storageIs(undefined);
  expect([await persistence(), await askToPersistOnce()]).toEqual(["unknown", "unknown"]);
});
