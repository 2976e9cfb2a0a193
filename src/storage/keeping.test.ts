import "fake-indexeddb/auto";
import { deleteDB } from "idb";
import { describe, expect, it } from "vitest";
import { ok, refuse } from "../base/result";
import type { Deletion, Import, KeptLog } from "../game/keeping";
import { entry, GAME, gameId, listed, readEntry, row, runOf } from "../testing/stored-entries";
import { busyLogs, indexedKeeping } from "./keeping";
import { indexedLog } from "./indexed-log";
import { storeOpener } from "./open";

let made = 0;
async function setUp(planted: readonly object[] = []) {
  made += 1;
  const name = `keeping-${made}`;
  const open = storeOpener(undefined, name);
  const db = await open();
  for (const record of planted) await db.add("events", record);
  db.close();
  return { name, open, keeping: indexedKeeping(open), log: indexedLog(open, readEntry) };
}

/** A log as a backup has it. */
const kept = (id: string, length: number, first = 0): KeptLog => ({
  id,
  entries: Array.from({ length }, (_, i) => entry(first + i, undefined, gameId(id))),
});
const plan = (change: Partial<Import> = {}): Import => ({
  id: "import-1",
  at: 50,
  what: "import",
  add: [],
  extend: [],
  rows: [],
  preferences: {},
  ...change,
});
const deletion = (logs: readonly string[], change: Partial<Deletion> = {}): Deletion => ({
  id: "deletion-1",
  at: 60,
  what: "game",
  logs,
  ...change,
});
const value = <T>(
  result: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: string },
) => {
  if (!result.ok) throw new Error(result.error);
  return result.value;
};

describe("reading for a backup", () => {
  it("reads every log, in slices of any size, and cuts none", async () => {
    const ids = ["a", "b", "book:1", "c"];
    const { keeping } = await setUp([
      ...ids.flatMap((id, i) => kept(id, 3 * i + 1).entries as object[]),
      runOf(0, 4, gameId("d")),
    ]);
    for (const most of [1, 2, 3, 4, 7, 100]) {
      const logs: KeptLog[] = [];
      let from: string | undefined;
      do {
        const slice = value(await keeping.logsAfter(from, most));
        logs.push(...slice.logs);
        from = slice.next;
      } while (from !== undefined);
      expect(logs).toEqual([...ids.map((id, i) => kept(id, 3 * i + 1)), kept("d", 5)]);
    }
  });

  it("keeps unreadable and newer entries", async () => {
    const odd = [
      { game: "a", seq: 0, torn: true },
      { game: "a", seq: 1, v: 99, fact: { type: "later" } },
    ];
    const { keeping } = await setUp(odd);
    expect(await keeping.logsAfter(undefined, 9)).toEqual(ok({ logs: [{ id: "a", entries: odd }], next: undefined }));
  });

  it("reads some logs by their ids, and leaves out those that are not stored", async () => {
    const { keeping } = await setUp([...(kept("a", 2).entries as object[]), ...(kept("b", 1).entries as object[])]);
    expect(await keeping.logs(["b", "x", "a"])).toEqual(ok([kept("b", 1), kept("a", 2)]));
  });

  it("reads every preference, also one with a strange name", async () => {
    const { keeping, log } = await setUp();
    await log.prefer("__proto__", { polluted: true });
    await log.prefer("names", ["Ann"]);
    const preferences = value(await keeping.preferences());
    expect(Object.keys(preferences).toSorted()).toEqual(["__proto__", "names"]);
    expect("polluted" in {}).toBe(false);
  });
});

describe("an import", () => {
  it("writes new logs, each as one record, extends others, and sets rows and preferences", async () => {
    const { keeping, log, open } = await setUp();
    await log.append([entry(0), entry(1)], row(1));
    await log.prefer("pad", "suits");
    const add = [kept("b", 110), kept("c", 1)];
    const extend = [{ id: GAME, from: 2, entries: [entry(2), entry(3)] }];
    const rows = [row(9), row(8, gameId("b")), row(7, gameId("c"))];
    expect(await keeping.bringIn(plan({ add, extend, rows, preferences: { pad: "ranks" } }))).toEqual(ok(undefined));
    expect(value(await log.read(gameId("b"))).entries).toEqual(add[0]?.entries);
    expect(value(await log.read(GAME)).entries).toEqual([0, 1, 2, 3].map((seq) => entry(seq)));
    expect(await listed(log)).toEqual(rows);
    expect(await log.preference("pad")).toEqual(ok("ranks"));
    expect(await (await open()).count("events")).toBe(4 + 2);
    expect(await log.append([entry(110, 5, gameId("b"))], row(10, gameId("b")))).toEqual(ok(undefined));
    expect(await log.append([entry(4)], row(11))).toEqual(ok(undefined));
  });

  it("keeps the places of a log with gaps, and of entries that are no entries", async () => {
    const { keeping, log } = await setUp();
    const entries = [entry(0), null, entry(2), entry(7), "torn", entry(3)];
    await keeping.bringIn(plan({ add: [{ id: GAME, entries }] }));
    const read = value(await log.read(GAME));
    expect(read.entries).toEqual([entry(0), entry(2), entry(7)]);
    expect(read.setAside).toEqual([1, 8, 9].map((seq, i) => ({ game: GAME, seq, torn: [null, "torn", entry(3)][i] })));
    expect(await log.append([entry(10)], row())).toEqual(ok(undefined));
  });

  it.each<[string, Partial<Import>]>([
    ["a log to add is there already", { add: [kept("b", 3), kept(GAME, 5)] }],
    ["a log to extend has grown since", { add: [kept("b", 3)], extend: [{ id: GAME, from: 1, entries: [entry(1)] }] }],
    ["a log to extend is shorter", { add: [kept("b", 3)], extend: [{ id: GAME, from: 3, entries: [entry(3)] }] }],
    ["a log to extend is gone", { add: [kept("b", 3)], extend: [{ id: "x", from: 2, entries: [entry(2)] }] }],
    ["a log comes twice", { add: [kept("b", 3), kept("b", 4)] }],
  ])("is refused whole if %s", async (_, change) => {
    const { keeping, log, open } = await setUp();
    await log.append([entry(0), entry(1)], row(1));
    expect(await keeping.bringIn(plan({ rows: [row(9)], preferences: { pad: 1 }, ...change }))).toEqual(
      refuse("taken"),
    );
    const db = await open();
    expect([await db.count("events"), await db.count("preferences"), await db.count("trash")]).toEqual([2, 0, 0]);
    expect(await listed(log)).toEqual([row(1)]);
  });

  it.each([
    ["as the preview saw it", { names: ["Ann"] }, true],
    ["as the preview saw it, with its fields in another order", { lastTime: { b: 1, a: 2 } }, true],
    ["changed since the preview", { names: ["Ann", "Bob"] }, false],
    ["set since the preview", { pad: "suits", names: ["Ann"] }, false],
  ])("a preference that is %s", async (_, stored, fits) => {
    const { keeping, log } = await setUp();
    for (const [key, one] of Object.entries(stored)) await log.prefer(key, one);
    const preferencesHere = { names: ["Ann"], lastTime: { a: 2, b: 1 }, pad: undefined };
    const [key = ""] = Object.keys(stored);
    const brought = plan({ preferences: { [key]: "new" }, preferencesHere });
    expect(await keeping.bringIn(brought)).toEqual(fits ? ok(undefined) : refuse("taken"));
    expect(value(await keeping.preferences())).toEqual(fits ? { [key]: "new" } : stored);
  });

  it("is accepted twice, because the first answer may have been lost", async () => {
    const { keeping } = await setUp();
    const once = plan({ add: [kept("b", 3)] });
    expect([await keeping.bringIn(once), await keeping.bringIn(once)]).toEqual([ok(undefined), ok(undefined)]);
    expect(await keeping.logs(["b"])).toEqual(ok([kept("b", 3)]));
  });

  it("is undone: new logs go, extended ones are shorter again, preferences are as before", async () => {
    const { keeping, log, open } = await setUp();
    await log.append([entry(0), entry(1)], row(1));
    await log.prefer("pad", "suits");
    await log.prefer("aloud", true);
    await keeping.bringIn(
      plan({
        add: [kept("b", 3)],
        extend: [{ id: GAME, from: 2, entries: [entry(2), entry(3)] }],
        rows: [row(9), row(8, gameId("b"))],
        preferences: { pad: "ranks", facing: "beside", aloud: false },
      }),
    );
    await log.prefer("aloud", "since then");
    expect(await keeping.undo("import-1")).toEqual(
      ok({ id: "import-1", at: 50, what: "import", back: [GAME], gone: ["b"], stayed: [] }),
    );
    expect(value(await log.read(GAME)).entries).toEqual([entry(0), entry(1)]);
    expect(await listed(log)).toEqual([row(1)]);
    expect(value(await keeping.preferences())).toEqual({ pad: "suits", aloud: "since then" });
    expect(await (await open()).count("events")).toBe(2);
    expect(await keeping.undo("import-1")).toEqual(ok(undefined));
  });

  it("that is undone leaves the games that another tab writes", async () => {
    const { keeping } = await setUp();
    await keeping.bringIn(plan({ add: [kept("b", 3), kept("c", 3)] }));
    expect(await keeping.undo("import-1", ["c"])).toMatchObject({ value: { back: [], gone: ["b"], stayed: ["c"] } });
  });

  it("that is undone leaves the games that went on since, and those that were deleted", async () => {
    const { keeping, log } = await setUp();
    await log.append([entry(0)], row(1));
    const extend = [{ id: GAME, from: 1, entries: [entry(1)] }];
    await keeping.bringIn(plan({ add: [kept("b", 3), kept("c", 3), kept("d", 3)], extend }));
    await log.append([entry(3, 5, gameId("b"))], row(9, gameId("b")));
    await log.append([entry(2)], row(8));
    await keeping.remove(deletion(["c"]));
    expect(await keeping.undo("import-1")).toMatchObject({ value: { back: [], gone: ["d"], stayed: ["b", GAME] } });
    expect(value(await keeping.logs(["b", "c", "d"])).map(({ id }) => id)).toEqual(["b"]);
    await keeping.undo("deletion-1");
    expect(await keeping.logs(["c"])).toEqual(ok([kept("c", 3)]));
  });
});

describe("a deletion", () => {
  it("moves logs and rows into the trash, and undo brings them back as they were", async () => {
    const { keeping, log, open } = await setUp([runOf(0, 4, gameId("b")), { game: GAME, seq: 0, torn: true }]);
    await log.append([entry(1)], row(3));
    await log.append([entry(5, 5, gameId("b"))], row(2, gameId("b")));
    await log.append([entry(0, 5, gameId("c"))], row(1, gameId("c")));
    const db = await open();
    const before = [await db.getAll("events"), await db.getAll("rows")];
    expect(await keeping.remove(deletion([GAME, "b"], { what: "match" }))).toEqual(ok(undefined));
    expect(await listed(log)).toEqual([row(1, gameId("c"))]);
    expect(await log.read(GAME)).toEqual(ok({ entries: [], setAside: [] }));
    expect(await keeping.steps()).toEqual(ok([{ id: "deletion-1", at: 60, what: "match" }]));
    expect(await keeping.undo("deletion-1")).toMatchObject({ value: { back: [GAME, "b"], gone: [], stayed: [] } });
    expect([await db.getAll("events"), await db.getAll("rows")]).toEqual(before);
    expect(await keeping.steps()).toEqual(ok([]));
  });

  it("is accepted twice", async () => {
    const { keeping, log } = await setUp();
    await log.append([entry(0)], row(3));
    expect(await keeping.remove(deletion([GAME]))).toEqual(ok(undefined));
    expect(await keeping.remove(deletion([GAME]))).toEqual(ok(undefined));
    expect(await keeping.undo("deletion-1")).toMatchObject({ value: { back: [GAME] } });
  });

  it("that comes back leaves a log that was brought in since, and stays in the trash for it", async () => {
    const { keeping, log } = await setUp([...(kept("b", 2).entries as object[])]);
    await log.append([entry(0)], row(3));
    await keeping.remove(deletion([GAME, "b"]));
    await keeping.bringIn(plan({ add: [kept("b", 9)] }));
    expect(await keeping.undo("deletion-1")).toMatchObject({ value: { back: [GAME], stayed: ["b"] } });
    expect(await keeping.logs(["b"])).toEqual(ok([kept("b", 9)]));
    await keeping.undo("import-1");
    expect(await keeping.undo("deletion-1")).toMatchObject({ value: { back: ["b"], stayed: [] } });
    expect(await keeping.logs(["b"])).toEqual(ok([kept("b", 2)]));
  });

  it("of a game that another tab has open refuses that tab's next tap, and half a game is never written", async () => {
    const { keeping, log } = await setUp();
    await log.append([entry(0), entry(1)], row(3));
    await keeping.remove(deletion([GAME]));
    expect(await log.append([entry(2)], row(4))).toEqual(refuse("lost"));
    expect(await keeping.logs([GAME])).toEqual(ok([]));
  });

  it("is final once the trash is emptied, and others stay", async () => {
    const { keeping } = await setUp([...(kept("a", 1).entries as object[]), ...(kept("b", 1).entries as object[])]);
    await keeping.remove(deletion(["a"], { id: "old", at: 10 }));
    await keeping.remove(deletion(["b"], { id: "new", at: 20 }));
    await keeping.emptyTrash(20);
    expect(value(await keeping.steps()).map(({ id }) => id)).toEqual(["new"]);
    expect(await keeping.undo("old")).toEqual(ok(undefined));
  });

  it("lists the steps newest first", async () => {
    const { keeping } = await setUp();
    for (const [i, at] of [5, 9, 7].entries()) await keeping.remove(deletion([`${i}`], { id: `step-${i}`, at }));
    expect(value(await keeping.steps()).map(({ id }) => id)).toEqual(["step-1", "step-2", "step-0"]);
  });

  it.each([
    ["no logs", { id: "x", at: 1, what: "game" }],
    ["logs that are no list", { id: "x", at: 1, what: "game", logs: "all" }],
    ["an unknown kind", { id: "x", at: 1, what: "universe", logs: [] }],
    ["a log without records", { id: "x", at: 1, what: "game", logs: [{ id: "a" }] }],
    ["an import that is cut", { id: "x", at: 1, what: "import", added: [{ id: "a" }] }],
  ])("with a damaged record, %s, changes nothing when it is undone", async (_, record) => {
    const { keeping, open } = await setUp();
    await (await open()).add("trash", record);
    expect(await keeping.undo("x")).toEqual(ok(undefined));
    expect(await (await open()).count("trash")).toBe(1);
  });
});

describe("snapshots", () => {
  it("are kept by time and reason, and old ones go in the same transaction", async () => {
    const { keeping } = await setUp();
    const bytes = Uint8Array.of(1, 2, 3);
    await keeping.keepSnapshot({ at: 5, why: "gameOver" }, bytes, []);
    await keeping.keepSnapshot({ at: 7, why: "beforeImport" }, bytes, []);
    await keeping.keepSnapshot({ at: 6, why: "gameOver" }, Uint8Array.of(9), [{ at: 5, why: "gameOver" }]);
    expect(await keeping.snapshots()).toEqual(
      ok([
        { at: 7, why: "beforeImport" },
        { at: 6, why: "gameOver" },
      ]),
    );
    expect(await keeping.snapshot({ at: 6, why: "gameOver" })).toEqual(ok(Uint8Array.of(9)));
    expect(await keeping.snapshot({ at: 5, why: "gameOver" })).toEqual(ok(undefined));
  });
});

it("the logs that some tab writes are those whose lock is held", async () => {
  const held = ["fifteen-two.writer.game-1", "fifteen-two.other", "fifteen-two.writer.book:7"].map((name) => ({
    name,
  }));
  expect(await busyLogs({ query: async () => ({ held, pending: [{ name: "fifteen-two.writer.x" }] }) })).toEqual([
    "game-1",
    "book:7",
  ]);
  expect(await busyLogs({ query: () => Promise.reject(new Error("not here")) })).toEqual([]);
});

it("after the storage is cleared in another tab, nothing is written into an empty database", async () => {
  const { keeping, name } = await setUp([...(kept("a", 1).entries as object[])]);
  await keeping.steps();
  await deleteDB(name);
  expect(await keeping.bringIn(plan({ add: [kept("b", 3)] }))).toEqual(refuse("newer"));
  expect(await keeping.remove(deletion(["a"]))).toEqual(refuse("newer"));
});
