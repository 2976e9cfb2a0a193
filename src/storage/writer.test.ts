import { beforeEach, expect, it, vi } from "vitest";
import { GAME, gameId } from "../testing/stored-entries";
import { lockWriter, takeOver, type WriterSetup } from "./writer";

interface Held {
  readonly rob: () => void;
}

/** The part of Web Locks that the app uses; Node 20 has no locks. */
function fakeLocks() {
  const held = new Map<string, Held>();
  const request = async (name: string, how: LockOptions, granted: LockGrantedCallback<unknown>): Promise<unknown> => {
    await Promise.resolve();
    const holder = held.get(name);
    if (holder && !how.steal) return granted(null);
    holder?.rob();
    let rob: (() => void) | undefined;
    const robbed = new Promise((_, reject) => {
      rob = () => reject(new DOMException("stolen", "AbortError"));
    });
    const mine: Held = { rob: () => rob?.() };
    held.set(name, mine);
    const free = () => void (held.get(name) === mine && held.delete(name));
    return Promise.race([robbed, Promise.resolve(granted({ name, mode: "exclusive" })).finally(free)]);
  };
  // The real `request` can also be called without options; the app never does.
  return { request: vi.fn<typeof request>(request), held };
}
type FakeLocks = ReturnType<typeof fakeLocks>;

const isLocks = (_fake: FakeLocks): _fake is FakeLocks & Pick<LockManager, "request"> => true;
function setUp(retryAfter = 5) {
  const fake = fakeLocks();
  if (!isLocks(fake)) throw new Error("never");
  const setup: WriterSetup = { locks: fake, retryAfter };
  return { fake, setup };
}
const lost = vi.fn<() => void>();
beforeEach(() => void lost.mockClear());

it("one tab gets the lock of a game, a second does not", async () => {
  const { setup } = setUp();
  expect(await lockWriter(GAME, lost, setup)).toBeDefined();
  expect(await lockWriter(GAME, lost, setup)).toBeUndefined();
  expect(await lockWriter(gameId("another"), lost, setup)).toBeDefined();
  expect(lost).not.toHaveBeenCalled();
});

it("a released lock can be taken, and its holder does not count as robbed", async () => {
  const { setup } = setUp();
  await (await lockWriter(GAME, lost, setup))?.release();
  expect(await lockWriter(GAME, lost, setup)).toBeDefined();
  expect(lost).not.toHaveBeenCalled();
});

it("a lock stolen while it is being released does not count as lost", async () => {
  const { fake, setup } = setUp();
  const writer = await lockWriter(GAME, lost, setup);
  const releasing = writer?.release();
  for (const held of fake.held.values()) held.rob();
  await releasing;
  expect(lost).not.toHaveBeenCalled();
});

it("a refused lock is requested once more, because the old page may still be closing after a reload", async () => {
  const { fake, setup } = setUp(40);
  const old = await lockWriter(GAME, lost, setup);
  const next = lockWriter(GAME, lost, setup);
  await Promise.resolve();
  await old?.release();
  expect(await next).toBeDefined();
  expect(fake.request).toHaveBeenCalledTimes(3);
});

it("a take-over gives the lock to the new tab and calls the old tab's onLost once", async () => {
  const { setup } = setUp();
  const old = await lockWriter(GAME, lost, setup);
  const mine = vi.fn<() => void>();
  const writer = await takeOver(GAME, mine, setup);
  expect(writer).toBeDefined();
  await vi.waitFor(() => expect(lost).toHaveBeenCalledTimes(1));
  await old?.release();
  expect(await lockWriter(GAME, lost, setup)).toBeUndefined();
  expect(lost).toHaveBeenCalledTimes(1);
  expect(mine).not.toHaveBeenCalled();
});

it("a take-over works when no tab holds the lock", async () => {
  const { fake, setup } = setUp();
  const writer = await takeOver(GAME, lost, setup);
  expect(fake.held.size).toBe(1);
  await writer.release();
  expect(fake.held.size).toBe(0);
});

it("without locks every tab may write, and the log refuses the second one", async () => {
  const setup: WriterSetup = { locks: undefined, retryAfter: 5 };
  expect(await lockWriter(GAME, lost, setup)).toBeDefined();
  expect(await lockWriter(GAME, lost, setup)).toBeDefined();
  await (await takeOver(GAME, lost, setup)).release();
});

it("every tab may write when locks are forbidden", async () => {
  const { fake, setup } = setUp();
  fake.request.mockRejectedValue(new DOMException("not here", "SecurityError"));
  expect(await lockWriter(GAME, lost, setup)).toBeDefined();
  expect(lost).not.toHaveBeenCalled();
});

it("the browser's own locks are the default", async () => {
  const { fake } = setUp();
  vi.stubGlobal("navigator", { locks: fake });
  const writer = await lockWriter(GAME, lost);
  expect([...fake.held.keys()]).toEqual([`fifteen-two.writer.${GAME}`]);
  await writer?.release();
  vi.unstubAllGlobals();
});
