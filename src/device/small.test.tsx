import { afterEach, expect, it, vi } from "vitest";
import { newId } from "./ids";
import { vibrate } from "./vibration";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

it("makes unique UUIDs", () => {
  expect(newId()).toMatch(UUID);
  expect(newId()).not.toBe(newId());
});

it("makes UUIDs over plain http too, where randomUUID is missing", () => {
  const getRandomValues = (bytes: Uint8Array) => bytes.fill(0xff);
  vi.stubGlobal("crypto", { getRandomValues });
  expect(newId()).toBe("ffffffff-ffff-4fff-bfff-ffffffffffff");
  expect(newId()).toMatch(UUID);
});

it("vibrates where possible, and does nothing where missing or forbidden", () => {
  const buzz = vi.fn<(time: number) => boolean>().mockReturnValue(true);
  Object.defineProperty(navigator, "vibrate", { value: buzz, configurable: true });
  vibrate(20);
  expect(buzz.mock.calls).toEqual([[20]]);
  buzz.mockImplementation(() => {
    throw new DOMException("no", "SecurityError");
  });
  expect(() => vibrate(20)).not.toThrow();
  Reflect.deleteProperty(navigator, "vibrate");
  vi.stubGlobal("navigator", {});
  expect(() => vibrate(20)).not.toThrow();
});
