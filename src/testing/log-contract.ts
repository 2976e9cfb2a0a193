/** The contract of log storage: one suite for every implementation. */
import { describe, expect, it } from "vitest";
import type { LogEntry, GameId } from "../game/facts";
import type { GameLog, GameRow } from "../game/log";
import { ok, refuse } from "../base/result";
import type { ReadEntry } from "../storage/checked";

const asGameId = (id: string): id is GameId => id !== "";
export function gameId(id: string): GameId {
  if (!asGameId(id)) throw new Error("a game needs a name");
  return id;
}
export const GAME = gameId("game-1");

export function entry(seq: number, at = 1000 + seq, game = GAME): LogEntry {
  return { game, seq, v: 1, at, fact: { type: "goCalled" } };
}
export function row(touchedAt = 1, id = GAME): GameRow {
  const scores: GameRow["scores"] = [];
  return {
    id,
    startedAt: 1,
    touchedAt,
    names: ["Ann", "Ben"],
    scores,
    target: 121,
    deal: 1,
    winner: undefined,
    loss: "plain",
  };
}

/** A stored record of an older or newer app, or a damaged one. */
export interface Planted {
  readonly game: GameId;
  readonly seq: number;
  readonly v?: number;
  readonly torn?: boolean;
}

const isEntry = (raw: unknown): raw is LogEntry => typeof raw === "object" && raw !== null && "fact" in raw;
/** A minimal reader: a record with a fact is an entry; a record of format 2 is `newer`. */
export const readEntry: ReadEntry = (raw) => {
  if (isEntry(raw)) return ok(raw);
  const newer = typeof raw === "object" && raw !== null && "v" in raw && raw.v === 2;
  return refuse(newer ? "newer" : "unreadable");
};

/** @param make a log with only the planted records */
export function logContract(name: string, make: (planted?: readonly Planted[]) => Promise<GameLog>): void {
  describe(`${name}, as any log,`, () => {
    entriesContract(make);
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
    expect(await log.rows()).toEqual(ok([row(2)]));
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
    expect(await log.rows()).toEqual(ok([row(1)]));
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
  it("lists rows, newest touched first", async () => {
    const log = await make();
    await log.keepRow(row(5, gameId("b")));
    await log.keepRow(row(9, gameId("a")));
    await log.keepRow(row(7, gameId("c")));
    await log.keepRow(row(6, gameId("a")));
    expect(await log.rows()).toEqual(ok([row(7, gameId("c")), row(6, gameId("a")), row(5, gameId("b"))]));
  });

  it("knows every game that has entries, with or without a row", async () => {
    const log = await make();
    await log.keepRow(row(1, gameId("only-a-row")));
    for (const id of ["b", "a"])
      await log.append(
        [0, 1, 2].map((seq) => entry(seq, 5, gameId(id))),
        row(),
      );
    expect(await log.ids()).toEqual(ok(["a", "b"]));
  });

  it("keeps preferences as plain data", async () => {
    const log = await make();
    expect(await log.preference("sound")).toEqual(ok(undefined));
    await log.prefer("sound", { on: true });
    expect(await log.prefer("sound", { on: false })).toEqual(ok(undefined));
    expect(await log.preference("sound")).toEqual(ok({ on: false }));
  });
}
