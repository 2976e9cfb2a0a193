import { beforeEach, expect, it, vi } from "vitest";
import { GAME, gameId } from "../testing/log-contract";
import { lockWriter, takeOver, type WriterSetup } from "./writer";

interface Held {
  readonly rob: () => void;
}

/** Web Locks as far as we use them: Node 20 has none. */
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
  // The real one has a second form, without options, that is never called here.
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

it("gives a game to one tab, and not to a second", async () => {
  const { setup } = setUp();
  expect((await lockWriter(GAME, lost, setup))?.game).toBe(GAME);
  expect(await lockWriter(GAME, lost, setup)).toBeUndefined();
  expect(await lockWriter(gameId("another"), lost, setup)).toBeDefined();
  expect(lost).not.toHaveBeenCalled();
});

it("gives it on once it is released, without calling that lost", async () => {
  const { setup } = setUp();
  await (await lockWriter(GAME, lost, setup))?.release();
  expect(await lockWriter(GAME, lost, setup)).toBeDefined();
  expect(lost).not.toHaveBeenCalled();
});

it("is not lost when it is taken over while it is given back", async () => {
  const { fake, setup } = setUp();
  const writer = await lockWriter(GAME, lost, setup);
  const releasing = writer?.release();
  for (const held of fake.held.values()) held.rob();
  await releasing;
  expect(lost).not.toHaveBeenCalled();
});

it("asks again once: a reload's old page may still be going", async () => {
  const { fake, setup } = setUp(40);
  const old = await lockWriter(GAME, lost, setup);
  const next = lockWriter(GAME, lost, setup);
  await Promise.resolve();
  await old?.release();
  expect(await next).toBeDefined();
  expect(fake.request).toHaveBeenCalledTimes(3);
});

it("tells the tab that is taken over, once, and hands the game to the other", async () => {
  const { setup } = setUp();
  const old = await lockWriter(GAME, lost, setup);
  const mine = vi.fn<() => void>();
  const writer = await takeOver(GAME, mine, setup);
  expect(writer.game).toBe(GAME);
  await vi.waitFor(() => expect(lost).toHaveBeenCalledTimes(1));
  await old?.release();
  expect(await lockWriter(GAME, lost, setup)).toBeUndefined();
  expect(lost).toHaveBeenCalledTimes(1);
  expect(mine).not.toHaveBeenCalled();
});

it("takes a game nobody has", async () => {
  const { fake, setup } = setUp();
  const writer = await takeOver(GAME, lost, setup);
  expect(fake.held.size).toBe(1);
  await writer.release();
  expect(fake.held.size).toBe(0);
});

it("lets every tab write where there are no locks: the log refuses the second one", async () => {
  const setup: WriterSetup = { locks: undefined, retryAfter: 5 };
  expect(await lockWriter(GAME, lost, setup)).toBeDefined();
  expect(await lockWriter(GAME, lost, setup)).toBeDefined();
  await (await takeOver(GAME, lost, setup)).release();
});

it("lets every tab write where locks are forbidden", async () => {
  const { fake, setup } = setUp();
  fake.request.mockRejectedValue(new DOMException("not here", "SecurityError"));
  expect(await lockWriter(GAME, lost, setup)).toBeDefined();
  expect(lost).not.toHaveBeenCalled();
});

it("uses the browser's own locks where nothing else is said", async () => {
  const { fake } = setUp();
  vi.stubGlobal("navigator", { locks: fake });
  const writer = await lockWriter(GAME, lost);
  expect([...fake.held.keys()]).toEqual([`fifteen-two.writer.${GAME}`]);
  await writer?.release();
  vi.unstubAllGlobals();
});
