/** The contract of log storage: one suite for every implementation. */
import { describe, expect, it } from "vitest";
import { ok, refuse } from "../base/result";
import { type GameLog, nextSeq } from "../game/log";
import { entry, GAME, gameId, inRun, listed, type Planted, row, runOf } from "./stored-entries";

/** @param make a log with only the planted records */
export function logContract(name: string, make: (planted?: readonly Planted[]) => Promise<GameLog>): void {
  describe(`${name}, as any log,`, () => {
    entriesContract(make);
    runContract(make);
    damageContract(make);
    listContract(make);
  });
}

function entriesContract(make: (planted?: readonly Planted[]) => Promise<GameLog>): void {
  it("returns stored entries in the order of seq", async () => {
    const log = await make();
    expect(await log.append([entry(0), entry(1)], row())).toEqual(ok(undefined));
    const rest = Array.from({ length: 10 }, (_, i) => entry(i + 2));
    expect(await log.append(rest, row())).toEqual(ok(undefined));
    expect(await log.read(GAME)).toEqual(ok({ entries: [entry(0), entry(1), ...rest], setAside: [] }));
  });

  it("is empty for an unknown game", async () => {
    expect(await (await make()).read(GAME)).toEqual(ok({ entries: [], setAside: [] }));
  });

  it("reads one game without its neighbours", async () => {
    const log = await make();
    for (const id of ["game-", "game-1", "game-10", "game-2"]) await log.append([entry(0, 5, gameId(id))], row());
    expect(await log.read(GAME)).toEqual(ok({ entries: [entry(0, 5)], setAside: [] }));
  });

  it("refuses a place that is taken, and stores nothing of that batch or its row", async () => {
    const log = await make();
    await log.append([entry(0), entry(1)], row(1));
    await log.append([entry(2)], row(2));
    expect(await log.append([entry(2, 77), entry(3, 78)], row(9))).toEqual(refuse("taken"));
    expect(await log.read(GAME)).toEqual(ok({ entries: [entry(0), entry(1), entry(2)], setAside: [] }));
    expect(await listed(log)).toEqual([row(2)]);
  });

  it("stores nothing of a batch whose last place is taken", async () => {
    const log = await make([
      { game: GAME, seq: 0, torn: true },
      { game: GAME, seq: 2, torn: true },
    ]);
    expect(await log.append([entry(1), entry(2)], row())).toEqual(refuse("taken"));
    const read = await log.read(GAME);
    expect(read.ok && read.value.entries).toEqual([]);
  });

  it("accepts the same entries twice, because the first answer may have been lost", async () => {
    const log = await make();
    await log.append([entry(0), entry(1)], row());
    expect(await log.append([entry(0), entry(1)], row())).toEqual(ok(undefined));
    expect(await log.append([entry(1), entry(2)], row())).toEqual(refuse("taken"));
    expect(await log.read(GAME)).toEqual(ok({ entries: [entry(0), entry(1)], setAside: [] }));
  });

  it("never leaves a gap: after a lost entry nothing is stored until that entry is", async () => {
    const log = await make();
    await log.append([entry(0)], row(1));
    expect(await log.append([entry(2)], row(2))).toEqual(refuse("lost"));
    expect(await listed(log)).toEqual([row(1)]);
    expect(await log.append([entry(1), entry(2)], row(2))).toEqual(ok(undefined));
  });

  it("stores copies, which later changes to the originals do not affect", async () => {
    const log = await make();
    await log.append([entry(0)], row());
    const read = await log.read(GAME);
    if (read.ok) Object.assign(read.value.entries[0] ?? {}, { at: 0 });
    expect(await log.read(GAME)).toEqual(ok({ entries: [entry(0)], setAside: [] }));
  });
}

function runContract(make: (planted?: readonly Planted[]) => Promise<GameLog>): void {
  const all = (to: number) => Array.from({ length: to + 1 }, (_, seq) => entry(seq));

  it("reads a run as the entries it holds, between single entries and other runs", async () => {
    const log = await make([runOf(0, 4), runOf(6, 6), runOf(7, 8), { ...runOf(0, 2, gameId("game-0")) }]);
    await log.append([entry(5)], row());
    await log.append([entry(9), entry(10)], row());
    expect(await log.read(GAME)).toEqual(ok({ entries: all(10), setAside: [] }));
  });

  it("accepts the entry after a run, and refuses one inside it or past the next place", async () => {
    const log = await make([runOf(0, 4)]);
    for (const seq of [2, 4, 6]) expect((await log.append([entry(seq, 77)], row())).ok).toBe(false);
    expect(await log.append([entry(5)], row())).toEqual(ok(undefined));
    expect(await log.append([entry(5, 77)], row())).toEqual(refuse("taken"));
    expect(await log.read(GAME)).toEqual(ok({ entries: all(5), setAside: [] }));
  });

  it.each([
    ["is not JSON", "torn", [2]],
    ["is cut off", JSON.stringify([inRun(0), inRun(1), inRun(2)]).slice(0, -9), [2]],
    ["is a list itself", [inRun(0), inRun(1), inRun(2)], [2]],
    ["is no list", "7", [2]],
    ["is empty", "[]", [2]],
    ["is missing", undefined, [2]],
    ["lacks an entry", JSON.stringify([null, inRun(1), 7]), [0, 2]],
    ["has an entry of another place", JSON.stringify([inRun(0), entry(7), inRun(2)]), [1]],
    ["has an entry that is a run", JSON.stringify([inRun(0), inRun(1), runOf(0, 2)]), [2]],
  ])("sets aside a run, or the part of it, that %s, and goes on after it", async (_, run, aside) => {
    const log = await make([{ game: GAME, seq: 2, run }]);
    expect(await log.append([entry(3)], row())).toEqual(ok(undefined));
    const read = await log.read(GAME);
    if (!read.ok) throw new Error(read.error);
    expect(read.value.setAside).toMatchObject(aside.map((seq) => ({ game: GAME, seq })));
    expect(read.value.entries.at(-1)).toEqual(entry(3));
    expect(nextSeq(read.value)).toBe(4);
  });

  it("never gives away the place of a damaged run at the end of a log", async () => {
    for (const run of ["torn", [], "[]", "[null,null,null]", JSON.stringify([inRun(0), null, 7])]) {
      const read = await (await make([{ game: GAME, seq: 2, run }])).read(GAME);
      expect(read.ok && nextSeq(read.value)).toBe(3);
    }
  });

  it("refuses a whole game if a newer app has written in its run", async () => {
    const log = await make([{ game: GAME, seq: 1, run: JSON.stringify([inRun(0), { v: 2 }]) }]);
    expect(await log.read(GAME)).toEqual(refuse("newer"));
  });
}

function damageContract(make: (planted?: readonly Planted[]) => Promise<GameLog>): void {
  it("sets unreadable entries aside and never overwrites them", async () => {
    const torn = { game: GAME, seq: 1, torn: true };
    const log = await make([torn]);
    await log.append([entry(0)], row());
    expect(await log.append([entry(1)], row())).toEqual(refuse("taken"));
    expect(await log.append([entry(2)], row())).toEqual(ok(undefined));
    expect(await log.read(GAME)).toEqual(ok({ entries: [entry(0), entry(2)], setAside: [torn] }));
  });

  it("refuses a whole game if a newer app has written in it", async () => {
    const log = await make([{ game: GAME, seq: 1, v: 2 }]);
    await log.append([entry(0)], row());
    expect(await log.read(GAME)).toEqual(refuse("newer"));
  });
}

function listContract(make: (planted?: readonly Planted[]) => Promise<GameLog>): void {
  const stored = async (log: GameLog, times: Readonly<Record<string, number>>) => {
    for (const [id, at] of Object.entries(times)) await log.append([entry(0, at, gameId(id))], row(at, gameId(id)));
  };

  it("lists the newest rows first", async () => {
    const log = await make();
    await stored(log, { b: 5, a: 9, c: 7 });
    await log.append([entry(1, 8, gameId("b"))], row(8, gameId("b")));
    expect(await listed(log)).toEqual([row(9, gameId("a")), row(8, gameId("b")), row(7, gameId("c"))]);
  });

  it("says whether the newest rows are all there are", async () => {
    const log = await make();
    await stored(log, Object.fromEntries(Array.from({ length: 9 }, (_, i) => [`game-${i}`, i])));
    const few = await log.newest(2);
    expect(few.ok && few.value.whole).toBe(false);
    expect(few.ok && few.value.rows.slice(0, 2)).toEqual([row(8, gameId("game-8")), row(7, gameId("game-7"))]);
    expect(await listed(log)).toHaveLength(9);
  });

  it("reads the whole list part by part, and finds every log without a row", async () => {
    const log = await make([
      { game: gameId("0"), seq: 0, torn: true },
      { game: gameId("a-1"), seq: 3, torn: true },
      { game: gameId("a-2"), seq: 0 },
      { game: gameId("a-2"), seq: 1 },
      { game: gameId("z"), seq: 0 },
    ]);
    const ids = Array.from({ length: 250 }, (_, i) => `${String.fromCodePoint(97 + (i % 26))}${i}`);
    await stored(log, Object.fromEntries(ids.map((id, i) => [id, i])));
    const rows: string[] = [];
    const unlisted: string[] = [];
    let from: string | undefined;
    do {
      const part = await log.part(from);
      if (!part.ok) throw new Error(part.error);
      rows.push(...part.value.rows.map(({ id }) => id));
      unlisted.push(...part.value.unlisted);
      from = part.value.next;
    } while (from !== undefined);
    expect(new Set(rows)).toEqual(new Set(ids));
    expect([rows.length, unlisted.toSorted()]).toEqual([250, ["0", "a-1", "a-2", "z"]]);
  });

  it("adds a missing row, and never replaces a readable one, which may be newer", async () => {
    const log = await make();
    await log.keepRow(row(1));
    expect(await listed(log)).toEqual([row(1)]);
    await log.append([entry(0)], row(3));
    await log.keepRow(row(2));
    expect(await listed(log)).toEqual([row(3)]);
  });

  it("keeps preferences as plain data", async () => {
    const log = await make();
    expect(await log.preference("sound")).toEqual(ok(undefined));
    await log.prefer("sound", { on: true });
    expect(await log.prefer("sound", { on: false })).toEqual(ok(undefined));
    expect(await log.preference("sound")).toEqual(ok({ on: false }));
  });
}
