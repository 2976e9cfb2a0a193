/** Entries, rows and stored records of a small game, for tests of the storage. */
import { ok, refuse } from "../base/result";
import type { GameId, LogEntry } from "../game/facts";
import type { GameRow, LogOf } from "../game/log";
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
  const scores = [0, 0] as readonly number[] as GameRow["scores"];
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

/** Every row of a short list, newest first. */
export async function listed<Id, R>(log: LogOf<Id, unknown, R>): Promise<readonly R[]> {
  const found = await log.newest(100);
  if (!found.ok || !found.value.whole) throw new Error("the list cannot be read");
  return found.value.rows;
}

/** A stored record of an older or newer app, or a damaged one. */
export interface Planted {
  readonly game: GameId;
  readonly seq: number;
  readonly v?: number;
  readonly torn?: boolean;
  /** The entries of a run; see `entriesOf`. */
  readonly run?: unknown;
}
/** An entry as a run holds it. */
export const inRun = (seq: number) => {
  const { v, at, fact } = entry(seq);
  return { v, at, fact };
};
/** A run as it is stored: entries from `from` up to `to`. */
export const runOf = (from: number, to: number, game = GAME) => ({
  game,
  seq: to,
  run: JSON.stringify(Array.from({ length: to - from + 1 }, (_, i) => inRun(from + i))),
});

const isEntry = (raw: unknown): raw is LogEntry => typeof raw === "object" && raw !== null && "fact" in raw;
/** A minimal reader: a record with a fact is an entry; a record of format 2 is `newer`. */
export const readEntry: ReadEntry = (raw) => {
  if (isEntry(raw)) return ok(raw);
  const newer = typeof raw === "object" && raw !== null && "v" in raw && raw.v === 2;
  return refuse(newer ? "newer" : "unreadable");
};
