/** Checks stored entries and rows when they are read, for every kind of log. */
import type { LogEntry, GameId } from "../game/facts";
import type { Reading } from "../game/log";
import { entriesOf } from "../game/runs";
import { ok, refuse, type Result } from "../base/result";
import { isBookId } from "../club/book-facts";

/** Checks one stored entry and converts it to the current format. `newer`: only a newer app can read it. */
export type ReadOne<E> = (raw: unknown) => Result<E, "unreadable" | "newer">;
export type ReadEntry = ReadOne<LogEntry>;

/** Games and books share the stores; their ids and rows differ. */
export interface Kind<Id, E, R> {
  /** May load later than the list. */
  readonly readOne: ReadOne<E> | Promise<ReadOne<E>>;
  readonly isRow: (raw: unknown) => raw is R;
  readonly isMine: (id: string) => id is Id & string;
  /** Every id of this kind begins with it. */
  readonly prefix: string;
}

/**
 * Reads stored records, in order of `seq`. Unreadable entries are returned unchanged in `setAside`, to be exported. One
 * `newer` entry refuses the whole log: an old app must not go on with half a game.
 */
export function readAll<E>(records: readonly unknown[], readEntry: ReadOne<E>): Result<Reading<E>, "newer"> {
  const entries: E[] = [];
  const setAside: unknown[] = [];
  for (const raw of records.flatMap(entriesOf)) {
    const read = readEntry(raw);
    if (read.ok) entries.push(read.value);
    else if (read.error === "newer") return refuse("newer");
    else setAside.push(raw);
  }
  return ok({ entries, setAside });
}

/** Whether an id is that of a game. Books share the stores with games; the id of a book has a prefix. */
export function isGame(id: string): id is GameId {
  return !isBookId(id);
}

/**
 * Writing the same entries again is no conflict: the first write may have reached the disk although its answer was lost
 * with the connection. Entries whose keys differ in order count as different, which is the safe choice.
 */
export function isSameText(stored: unknown, entry: unknown): boolean {
  return JSON.stringify(stored) === JSON.stringify(entry);
}

/** A log has no gaps: an entry is refused when the one before it is missing (a bug, or a wiped store). */
export class Gap extends Error {
  override readonly name = "Gap";
}
