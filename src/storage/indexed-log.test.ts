import "fake-indexeddb/auto";
import { forceCloseDatabase } from "fake-indexeddb";
import { unwrap } from "idb";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ok, refuse } from "../base/result";
import { entry, GAME, listed, readEntry, row } from "../testing/stored-entries";
import { indexedLog } from "./indexed-log";
import { storeOpener } from "./open";
import type { Db } from "./schema";
import { TooSlow } from "./timeout";

let made = 0;
/** A log on a new database, with the list of connections it opened. */
function setUp(limit?: number) {
  made += 1;
  const name = `indexed-${made}`;
  const opened: Db[] = [];
  const opener = storeOpener(undefined, name);
  const open = vi.fn<() => Promise<Db>>(async () => {
    const db = await opener();
    opened.push(db);
    return db;
  });
  return { opened, open, log: indexedLog(open, readEntry, limit) };
}

/** Kills a connection as a browser does in the background. Unless `aloud`, no event is sent and the handle looks alive. */
function kill(db: Db | undefined, aloud: boolean): void {
  if (!db) throw new Error("nothing was opened");
  // @ts-expect-error fake-indexeddb types this as the constructor, not the instance
  if (aloud) forceCloseDatabase(unwrap(db));
  else db.close();
}

/** Makes `add` fail from its k-th call on. */
function failAdd(k: number, how: "at once" | "later", error: string): void {
  // oxlint-disable-next-line typescript/unbound-method -- called on its own `this` below
  const { add } = IDBObjectStore.prototype;
  let calls = 0;
  vi.spyOn(IDBObjectStore.prototype, "add").mockImplementation(function failing(this: IDBObjectStore, ...args) {
    calls += 1;
    if (calls < k) return add.apply(this, args);
    if (how === "at once") throw new DOMException("no", error);
    const asked = add.apply(this, args);
    // @ts-expect-error a private method of fake-indexeddb: aborts with a cause
    queueMicrotask(() => this.transaction._abort(error));
    return asked;
  });
}

beforeEach(() => void vi.spyOn(console, "error").mockReturnValue());
afterEach(() => void vi.restoreAllMocks());

describe("a write", () => {
  it("asks for strict durability of entries, rows and preferences", async () => {
    const asked = vi.spyOn(IDBDatabase.prototype, "transaction");
    const { log } = setUp();
    await log.append([entry(0)], row());
    await log.keepRow(row());
    await log.prefer("a", 1);
    const writes = asked.mock.calls.filter(([, mode]) => mode === "readwrite");
    expect(writes.map(([stores, , options]) => [stores, options])).toEqual([
      [["events", "rows"], { durability: "strict" }],
      ["rows", { durability: "strict" }],
      ["preferences", { durability: "strict" }],
    ]);
  });

  it("is answered only when the transaction is complete", async () => {
    const { log } = setUp();
    const heard: string[] = [];
    // oxlint-disable-next-line typescript/unbound-method -- called on its own `this` below
    const { transaction } = IDBDatabase.prototype;
    vi.spyOn(IDBDatabase.prototype, "transaction").mockImplementation(function heeded(this: IDBDatabase, ...args) {
      const tx = transaction.apply(this, args);
      if (tx.mode === "readwrite") tx.addEventListener("complete", () => heard.push("complete"));
      return tx;
    });
    await log.append([entry(0)], row());
    heard.push("answered");
    expect(heard).toEqual(["complete", "answered"]);
  });

  it("never calls commit, because Firefox would keep the rest of a batch whose first place is taken", async () => {
    // fake-indexeddb aborts like Chromium, so this can only check that the call is not made.
    const commit = vi.spyOn(IDBTransaction.prototype, "commit");
    const { log } = setUp();
    await log.append([entry(0), entry(1)], row());
    await log.prefer("a", 1);
    expect(commit).not.toHaveBeenCalled();
  });

  it.each([
    [1, "at once"],
    [3, "at once"],
    [1, "later"],
    [3, "later"],
  ] as const)("is refused as `full` and keeps nothing when the disk is full at write %i, %s", async (k, how) => {
    const { log } = setUp();
    await log.append([entry(0)], row(1));
    failAdd(k, how, "QuotaExceededError");
    expect(await log.append([entry(1), entry(2), entry(3)], row(2))).toEqual(refuse("full"));
    vi.restoreAllMocks();
    expect(await log.read(GAME)).toEqual(ok({ entries: [entry(0)], setAside: [] }));
    expect(await listed(log)).toEqual([row(1)]);
    expect(await log.append([entry(1), entry(2), entry(3)], row(2))).toEqual(ok(undefined));
  });

  it("that fails with an unknown error is `lost`, logged, and not retried", async () => {
    const { log, open } = setUp();
    failAdd(1, "at once", "DataCloneError");
    expect(await log.append([entry(0)], row())).toEqual(refuse("lost"));
    expect(console.error).toHaveBeenCalledWith(
      "The store failed:",
      expect.objectContaining({ name: "DataCloneError" }),
    );
    expect(open).toHaveBeenCalledTimes(1);
  });
});

describe("a dead connection", () => {
  it.each([
    ["with a close event", true],
    ["silently, as on iOS", false],
  ])("that closed %s is reopened, and the entry is kept", async (_how, aloud) => {
    const { log, open, opened } = setUp();
    await log.append([entry(0)], row());
    kill(opened[0], aloud);
    expect(await log.append([entry(1)], row())).toEqual(ok(undefined));
    expect(await log.read(GAME)).toEqual(ok({ entries: [entry(0), entry(1)], setAside: [] }));
    expect(open).toHaveBeenCalledTimes(2);
  });

  it("that dies in the middle of a write is reopened, and the entry is kept once", async () => {
    const { log, opened } = setUp();
    await log.append([entry(0)], row());
    const writing = log.append([entry(1)], row());
    await Promise.resolve();
    kill(opened[0], true);
    expect(await writing).toEqual(ok(undefined));
    expect(await log.read(GAME)).toEqual(ok({ entries: [entry(0), entry(1)], setAside: [] }));
  });

  it("that dies after the write reached the disk but before the answer does not conflict with itself", async () => {
    const { log, open } = setUp();
    // oxlint-disable-next-line typescript/unbound-method -- called on its own `this` below
    const { put } = IDBObjectStore.prototype;
    vi.spyOn(IDBTransaction.prototype, "abort").mockReturnValueOnce();
    vi.spyOn(IDBObjectStore.prototype, "put").mockImplementationOnce(function cut(this: IDBObjectStore, ...args) {
      put.apply(this, args);
      throw new DOMException("The database connection is closing", "InvalidStateError");
    });
    expect(await log.append([entry(0)], row())).toEqual(ok(undefined));
    expect(open).toHaveBeenCalledTimes(2);
    expect(await log.read(GAME)).toEqual(ok({ entries: [entry(0)], setAside: [] }));
  });

  it.each(["read", "newest", "part", "preference"] as const)(
    "that dies in the middle of %s is reopened",
    async (ask) => {
      const { log, open } = setUp();
      await log.append([entry(0)], row());
      // oxlint-disable-next-line typescript/unbound-method -- called on its own `this` below
      const { transaction } = IDBDatabase.prototype;
      vi.spyOn(IDBDatabase.prototype, "transaction").mockImplementationOnce(function dying(this: IDBDatabase, ...args) {
        const tx = transaction.apply(this, args);
        queueMicrotask(() => tx.abort());
        return tx;
      });
      const answer = await {
        read: () => log.read(GAME),
        newest: () => log.newest(1),
        part: () => log.part(),
        preference: () => log.preference("a"),
      }[ask]();
      expect(answer.ok).toBe(true);
      expect(open).toHaveBeenCalledTimes(2);
    },
  );

  it("that cannot be reopened is `lost` after one retry", async () => {
    const { log, open, opened } = setUp();
    await log.append([entry(0)], row());
    open.mockRejectedValue(new DOMException("Internal error opening backing store", "UnknownError"));
    kill(opened[0], false);
    expect(await log.append([entry(1)], row())).toEqual(refuse("lost"));
    expect(open).toHaveBeenCalledTimes(2);
  });

  it("is retried at the next entry", async () => {
    const { log, open } = setUp();
    const broken = new DOMException("Connection to Indexed Database server lost", "UnknownError");
    open.mockRejectedValueOnce(broken).mockRejectedValueOnce(broken);
    expect(await log.append([entry(0)], row())).toEqual(refuse("lost"));
    expect(await log.append([entry(0)], row())).toEqual(ok(undefined));
  });

  it("that sent a close event does not use up the retry", async () => {
    const { log, open, opened } = setUp();
    await log.append([entry(0)], row());
    kill(opened[0], true);
    await new Promise((resolve) => setTimeout(resolve, 5));
    open.mockRejectedValueOnce(new DOMException("Internal error opening backing store", "UnknownError"));
    expect(await log.append([entry(1)], row())).toEqual(ok(undefined));
  });

  it("that was refused for another reason is requested again at the next entry", async () => {
    const { log, open } = setUp();
    open.mockRejectedValueOnce(new DOMException("The operation is insecure", "SecurityError"));
    expect(await log.newest(1)).toEqual(refuse("lost"));
    expect(await listed(log)).toEqual([]);
    expect(open).toHaveBeenCalledTimes(2);
  });

  it("noticed by several jobs at once is replaced once", async () => {
    const { log, open, opened } = setUp();
    await log.append([entry(0)], row());
    kill(opened[0], false);
    const answers = await Promise.all([log.append([entry(1)], row()), log.newest(1), log.part()]);
    expect(answers.map((answer) => answer.ok)).toEqual([true, true, true]);
    expect(open).toHaveBeenCalledTimes(2);
  });
});

describe("a browser that never answers", () => {
  it("makes a hanging job `lost`, and the next job gets a new connection", async () => {
    const { log, open } = setUp(20);
    await log.newest(1);
    vi.spyOn(IDBObjectStore.prototype, "getAllKeys").mockReturnValueOnce(new IDBRequest());
    expect(await log.part()).toEqual(refuse("lost"));
    expect(await listed(log)).toEqual([]);
    expect(open).toHaveBeenCalledTimes(2);
  });

  it("makes opening `lost` without a second wait", async () => {
    const open = vi.fn<() => Promise<Db>>().mockRejectedValue(new TooSlow());
    expect(await indexedLog(open, readEntry).newest(1)).toEqual(refuse("lost"));
    expect(open).toHaveBeenCalledTimes(1);
  });
});
