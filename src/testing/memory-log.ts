/** Logs in memory, for tests. */
import type { LogEntry, EntryOf, GameId } from "../game/facts";
import type { GameLog, GameRow, LogOf } from "../game/log";
import { ok, refuse } from "../base/result";
import { isSameText, readAll, type ReadEntry, type ReadOne } from "../storage/checked";

interface Key<Id> {
  readonly game: Id;
  readonly seq: number;
}

/**
 * Behaves like the log on disk. It stores and returns copies, as a disk does.
 * @param planted records stored at the start, in any shape
 */
export function memoryLogOf<Id extends string, E extends EntryOf<Id, unknown>, R extends Touched<Id>>(
  readOne: ReadOne<E>,
  planted: readonly (Key<Id> & object)[] = [],
): LogOf<Id, E, R> {
  const logs = new Map<Id, Map<number, unknown>>();
  const rows = new Map<Id, R>();

  const logOf = (id: Id) => logs.get(id) ?? new Map<number, unknown>();
  const keep = (record: Key<Id>): unknown =>
    logs.set(record.game, logOf(record.game).set(record.seq, structuredClone(record)));
  for (const record of planted) keep(record);

  return {
    append: async (entries, row) => {
      const taken = entries.filter(({ game, seq }) => logOf(game).has(seq));
      if (taken.length > 0) {
        const same = entries.every((entry) => isSameText(logOf(entry.game).get(entry.seq), entry));
        return same ? ok(undefined) : refuse("taken");
      }
      const first = entries[0];
      if (first && first.seq > 0 && !logOf(first.game).has(first.seq - 1)) return refuse("lost");
      for (const entry of entries) keep(entry);
      rows.set(row.id, structuredClone(row));
      return ok(undefined);
    },
    read: async (id) => {
      const inOrder = [...logOf(id)].toSorted(([a], [b]) => a - b).map(([, raw]) => structuredClone(raw));
      return readAll(inOrder, readOne);
    },
    newest: async (least) => {
      // An index read backwards has equal keys in falling order of their ids.
      const newestFirst = (a: R, b: R) => b.touchedAt - a.touchedAt || (b.id < a.id ? -1 : 1);
      const all = structuredClone([...rows.values()].toSorted(newestFirst));
      return ok({ rows: all.slice(0, least), whole: all.length <= least });
    },
    part: async () => {
      const unlisted = [...logs.keys()].filter((id) => !rows.has(id)).toSorted();
      return ok({ rows: structuredClone([...rows.values()]), unlisted, next: undefined });
    },
    keepRow: async (row) => {
      if (!rows.has(row.id)) rows.set(row.id, structuredClone(row));
      return ok(undefined);
    },
  };
}

interface Touched<Id> {
  readonly id: Id;
  readonly touchedAt: number;
}

/** The log of games, with preferences. */
export function memoryLog(readEntry: ReadEntry, planted: readonly (Key<GameId> & object)[] = []): GameLog {
  const preferences = new Map<string, unknown>();
  return {
    ...memoryLogOf<GameId, LogEntry, GameRow>(readEntry, planted),
    preference: async (key) => ok(structuredClone(preferences.get(key))),
    prefer: async (key, value) => {
      preferences.set(key, structuredClone(value));
      return ok(undefined);
    },
  };
}
