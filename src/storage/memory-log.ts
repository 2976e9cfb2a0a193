/** The log in memory: for tests, and for going on at the table when the disk refuses. */
import type { GameId } from "../game/facts";
import type { GameLog, GameRow } from "../game/log";
import { ok, refuse } from "../game/result";
import { isSame, readAll, type ReadEntry } from "./reading";

interface Key {
  readonly game: GameId;
  readonly seq: number;
}

/**
 * Answers like the log on disk, and forgets all when the tab goes: whoever uses it must say so, and offer to export.
 * Copies go in and out, as with a disk, so nobody changes what is kept.
 * @param planted stored records to begin with, in any shape, as a disk might hold them
 */
export function memoryLog(readEntry: ReadEntry, planted: readonly (Key & object)[] = []): GameLog {
  const games = new Map<GameId, Map<number, unknown>>();
  const rows = new Map<GameId, GameRow>();
  const preferences = new Map<string, unknown>();

  const logOf = (game: GameId) => games.get(game) ?? new Map<number, unknown>();
  const keep = (record: Key): unknown =>
    games.set(record.game, logOf(record.game).set(record.seq, structuredClone(record)));
  for (const record of planted) keep(record);

  return {
    append: async (entries, row) => {
      const taken = entries.filter(({ game, seq }) => logOf(game).has(seq));
      if (taken.length > 0) {
        const same = entries.every((entry) => isSame(logOf(entry.game).get(entry.seq), entry));
        return same ? ok(undefined) : refuse("taken");
      }
      const first = entries[0];
      if (first && first.seq > 0 && !logOf(first.game).has(first.seq - 1)) return refuse("lost");
      for (const entry of entries) keep(entry);
      rows.set(row.id, structuredClone(row));
      return ok(undefined);
    },
    read: async (game) => {
      const inOrder = [...logOf(game)].toSorted(([a], [b]) => a - b).map(([, raw]) => structuredClone(raw));
      return readAll(inOrder, readEntry);
    },
    rows: async () =>
      ok([...rows.values()].toSorted((a, b) => b.touchedAt - a.touchedAt).map((r) => structuredClone(r))),
    keepRow: async (row) => {
      rows.set(row.id, structuredClone(row));
      return ok(undefined);
    },
    games: async () => ok([...games.keys()].toSorted()),
    preference: async (key) => ok(structuredClone(preferences.get(key))),
    prefer: async (key, value) => {
      preferences.set(key, structuredClone(value));
      return ok(undefined);
    },
  };
}
