import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { canStayAwake, wakeLock } from "./wake-lock";

class Sentinel extends EventTarget {
  released = false;
  async release(): Promise<void> {
    await Promise.resolve();
    this.taken();
  }
  /** Ends the lock, as the browser does when the page is hidden. */
  taken(): void {
    if (this.released) return;
    this.released = true;
    this.dispatchEvent(new Event("release"));
  }
}

let given: Sentinel[] = [];
const request = vi.fn<() => Promise<Sentinel>>();
const heard = vi.fn<(awake: boolean) => void>();
const kept = () => given.filter((one) => !one.released).length;
const tick = () => new Promise((resolve) => setTimeout(resolve));

function see(state: "visible" | "hidden"): void {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
  document.dispatchEvent(new Event("visibilitychange"));
}

beforeEach(() => {
  given = [];
  heard.mockReset();
  request.mockReset().mockImplementation(async () => {
    const sentinel = new Sentinel();
    given.push(sentinel);
    return sentinel;
  });
  Object.defineProperty(navigator, "wakeLock", { value: { request }, configurable: true });
});
afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, "wakeLock");
});

it("keeps the screen on from hold to release, and reports both", async () => {
  const lock = wakeLock(heard);
  lock.hold();
  await tick();
  expect(kept()).toBe(1);
  lock.release();
  await tick();
  expect(kept()).toBe(0);
  expect(heard.mock.calls).toEqual([[true], [false]]);
});

it("requests again when the page becomes visible", async () => {
  const lock = wakeLock(heard);
  lock.hold();
  await tick();
  see("hidden");
  given[0]?.taken();
  see("visible");
  await tick();
  expect(kept()).toBe(1);
  expect(heard.mock.calls).toEqual([[true], [false], [true]]);
  lock.release();
});

it("requests again at the first tap after a refusal", async () => {
  request.mockRejectedValueOnce(new DOMException("needs a tap", "NotAllowedError"));
  const lock = wakeLock(heard);
  lock.hold();
  await tick();
  expect(kept()).toBe(0);
  document.body.click();
  await tick();
  document.body.click();
  await tick();
  expect(kept()).toBe(1);
  expect(request).toHaveBeenCalledTimes(2);
  lock.release();
});

it("stays on when a new game follows at once", async () => {
  const lock = wakeLock(heard);
  lock.hold();
  await tick();
  lock.release();
  lock.hold();
  await tick();
  expect(kept()).toBe(1);
  lock.release();
});

it("has one pending request at a time, however fast the taps", async () => {
  const lock = wakeLock(heard);
  lock.hold();
  lock.hold();
  document.body.click();
  await tick();
  expect(request).toHaveBeenCalledTimes(1);
  lock.release();
});

it("ignores a lock that was already released on arrival", async () => {
  request.mockImplementationOnce(async () => Object.assign(new Sentinel(), { released: true }));
  const lock = wakeLock(heard);
  lock.hold();
  await tick();
  expect(heard).not.toHaveBeenCalled();
  document.body.click();
  await tick();
  expect(kept()).toBe(1);
  lock.release();
});

it("releases a lock that arrives after the game was closed", async () => {
  const lock = wakeLock(heard);
  lock.hold();
  lock.release();
  await tick();
  expect(given).toHaveLength(1);
  expect(kept()).toBe(0);
  expect(heard).not.toHaveBeenCalled();
});

it("requests nothing after release", async () => {
  const lock = wakeLock();
  lock.hold();
  await tick();
  lock.release();
  await tick();
  document.body.click();
  see("visible");
  await tick();
  expect(request).toHaveBeenCalledTimes(1);
});

it("does nothing in a browser without wake locks", async () => {
  Reflect.deleteProperty(navigator, "wakeLock");
  expect(canStayAwake()).toBe(false);
  const lock = wakeLock(heard);
  lock.hold();
  document.body.click();
  await tick();
  lock.release();
  expect(heard).not.toHaveBeenCalled();
});
