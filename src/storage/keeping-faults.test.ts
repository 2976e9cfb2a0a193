/** Storage fails in the middle of an import, a deletion or an undo: the old state or the new one, never half of it. */
import "fake-indexeddb/auto";
import { forceCloseDatabase } from "fake-indexeddb";
import { unwrap } from "idb";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { KeepingStore } from "../game/keeping";
import { entry, GAME, gameId, readEntry, row } from "../testing/stored-entries";
import { indexedKeeping } from "./keeping";
import { indexedLog } from "./indexed-log";
import { storeOpener } from "./open";
import type { Db } from "./schema";

beforeEach(() => void vi.spyOn(console, "error").mockReturnValue());
afterEach(() => void vi.restoreAllMocks());

const PLAN = {
  id: "import-1",
  at: 50,
  what: "import",
  add: ["b", "c"].map((id) => ({ id, entries: [0, 1, 2, 3, 4].map((seq) => entry(seq, 5, gameId(id))) })),
  extend: [{ id: GAME, from: 2, entries: [entry(2), entry(3)] }],
  rows: [row(9), row(8, gameId("b")), row(7, gameId("c"))],
  preferences: { pad: "ranks", facing: "beside" },
} as const;
const DELETION = { id: "deletion-1", at: 60, what: "match", logs: [GAME, "d"] } as const;

type Act = (keeping: KeepingStore) => Promise<{ readonly ok: boolean }>;
const nothing: Act = async () => ({ ok: true });
const bringIn: Act = (keeping) => keeping.bringIn(PLAN);
const remove: Act = (keeping) => keeping.remove(DELETION);
const JOBS: readonly [string, Act, Act][] = [
  ["an import", nothing, bringIn],
  ["the undo of an import", bringIn, (keeping) => keeping.undo("import-1")],
  ["a deletion", nothing, remove],
  ["the undo of a deletion", remove, (keeping) => keeping.undo("deletion-1")],
  ["emptying the trash", remove, (keeping) => keeping.emptyTrash(100)],
];

let made = 0;
async function setUp(before: Act) {
  made += 1;
  const opener = storeOpener(undefined, `faults-${made}`);
  const opened: Db[] = [];
  const open = vi.fn<() => Promise<Db>>(async () => {
    const db = await opener();
    opened.push(db);
    return db;
  });
  const log = indexedLog(opener, readEntry);
  await log.append([entry(0), entry(1)], row(1));
  await log.append([entry(0, 3, gameId("d"))], row(2, gameId("d")));
  await log.prefer("pad", "suits");
  expect((await before(indexedKeeping(opener))).ok).toBe(true);
  const dump = async () => {
    const db = await opener();
    const stores = ["events", "rows", "preferences", "trash"] as const;
    const all = await Promise.all(stores.map((store) => db.getAll(store)));
    db.close();
    return JSON.stringify(all);
  };
  return { keeping: indexedKeeping(open, 200), open, opened, dump };
}

/** Calls `strike` in place of the k-th write. @returns whether there was a k-th */
function atWrite(k: number, strike: (write: () => IDBRequest, store: IDBObjectStore) => IDBRequest): () => boolean {
  let calls = 0;
  for (const name of ["add", "put", "delete"] as const) {
    // oxlint-disable-next-line typescript/unbound-method -- called on its own `this` below
    const real = IDBObjectStore.prototype[name] as (...args: unknown[]) => IDBRequest;
    vi.spyOn(IDBObjectStore.prototype, name).mockImplementation(function struck(
      this: IDBObjectStore,
      ...args: unknown[]
    ) {
      calls += 1;
      const write = () => real.apply(this, args);
      return (calls === k ? strike(write, this) : write()) as IDBRequest<IDBValidKey> & IDBRequest<undefined>;
    });
  }
  return () => calls >= k;
}

/** The browser closes the connection: what is under way is aborted, and the handle is dead. */
function dying(write: () => IDBRequest, store: IDBObjectStore, db: Db | undefined): IDBRequest {
  const asked = write();
  queueMicrotask(() => {
    // @ts-expect-error a private method of fake-indexeddb, whose own forced close lets transactions finish
    store.transaction._abort("AbortError");
    // @ts-expect-error fake-indexeddb types this as the constructor, not the instance
    forceCloseDatabase(db && unwrap(db));
  });
  return asked;
}

const FAULTS: readonly [string, string | undefined, (opened: readonly Db[]) => Parameters<typeof atWrite>[1]][] = [
  [
    "the disk is full at once",
    "full",
    () => () => {
      throw new DOMException("no", "QuotaExceededError");
    },
  ],
  [
    "the disk is full a moment later",
    "full",
    () => (write, store) => {
      const asked = write();
      // @ts-expect-error a private method of fake-indexeddb: aborts with a cause
      queueMicrotask(() => store.transaction._abort("QuotaExceededError"));
      return asked;
    },
  ],
  ["the connection dies", undefined, (opened) => (write, store) => dying(write, store, opened.at(-1))],
  [
    "the transaction is aborted",
    undefined,
    () => (write, store) => {
      const asked = write();
      store.transaction.abort();
      return asked;
    },
  ],
];

describe.each(JOBS)("%s", (_job, before, job) => {
  it.each(FAULTS)("leaves the old state where %s at any write, and then works", async (_fault, error, strike) => {
    const target = await setUp(before);
    await job(target.keeping);
    const done = await target.dump();
    const states: [number, unknown, boolean][] = [];
    let last = "";
    for (let k = 1; last === ""; k += 1) {
      const { keeping, open, opened, dump } = await setUp(before);
      const old = await dump();
      await keeping.steps();
      const reached = atWrite(k, strike(opened));
      // Otherwise the job is tried again on a new connection, and succeeds.
      open.mockRejectedValue(new DOMException("no", "UnknownError"));
      const answer = await job(keeping);
      vi.restoreAllMocks();
      vi.spyOn(console, "error").mockReturnValue();
      if (reached()) states.push([k, answer, (await dump()) === old]);
      else last = await dump();
    }
    expect(states.length).toBeGreaterThan(0);
    expect(states).toEqual(states.map(([k]) => [k, { ok: false, error: error ?? "lost" }, true]));
    expect(last).toBe(done);
  });

  it("is done once where the connection dies and comes back", async () => {
    const target = await setUp(before);
    await job(target.keeping);
    const done = await target.dump();
    const { keeping, opened, dump } = await setUp(before);
    await keeping.steps();
    atWrite(1, (write, store) => dying(write, store, opened.at(-1)));
    expect((await job(keeping)).ok).toBe(true);
    vi.restoreAllMocks();
    expect(await dump()).toBe(done);
  });
});

it("two tabs that import the same logs: one wins, and the other writes nothing", async () => {
  const { keeping, open, dump } = await setUp(nothing);
  const other = indexedKeeping(open);
  const answers = await Promise.all([keeping.bringIn(PLAN), other.bringIn({ ...PLAN, id: "import-2" })]);
  expect(answers.map((answer) => (answer.ok ? "ok" : answer.error))).toEqual(["ok", "taken"]);
  expect(await dump()).not.toContain("import-2");
});

it("a tap and an import that extends the same game: one wins, and the log has no gap", async () => {
  const { keeping, open } = await setUp(nothing);
  const log = indexedLog(open, readEntry);
  const [tap, imported] = await Promise.all([log.append([entry(2, 77)], row(3)), keeping.bringIn(PLAN)]);
  expect([tap.ok, imported.ok]).toEqual([true, false]);
  const read = await log.read(GAME);
  expect(read.ok && read.value.entries).toEqual([entry(0), entry(1), entry(2, 77)]);
});

it("a tap after the game was deleted in another tab is refused, and one before it goes into the trash", async () => {
  const { keeping, open } = await setUp(nothing);
  const log = indexedLog(open, readEntry);
  const [tap, gone] = await Promise.all([log.append([entry(2)], row(3)), keeping.remove(DELETION)]);
  expect([tap.ok, gone.ok]).toEqual([true, true]);
  expect((await log.append([entry(3)], row(4))).ok).toBe(false);
  await keeping.undo("deletion-1");
  const read = await log.read(GAME);
  expect(read.ok && read.value.entries).toEqual([entry(0), entry(1), entry(2)]);
});
