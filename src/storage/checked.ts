/** Checks stored entries and rows when they are read, for every kind of log. */
import type { LogEntry, GameId } from "../game/facts";
import type { GameRow, MatchRow, Reading } from "../game/log";
import { ok, refuse, type Result } from "../base/result";
import { isBookId } from "../club/book-facts";

/** Checks one stored entry and converts it to the current format. `newer`: only a newer app can read it. */
export type ReadOne<E> = (raw: unknown) => Result<E, "unreadable" | "newer">;
export type ReadEntry = ReadOne<LogEntry>;

/**
 * Reads stored entries, in order of `seq`. Unreadable ones are returned unchanged in `setAside`, to be exported. One
 * `newer` entry refuses the whole log: an old app must not go on with half a game.
 */
export function readAll<E>(raws: readonly unknown[], readEntry: ReadOne<E>): Result<Reading<E>, "newer"> {
  const entries: E[] = [];
  const setAside: unknown[] = [];
  for (const raw of raws) {
    const read = readEntry(raw);
    if (read.ok) entries.push(read.value);
    else if (read.error === "newer") return refuse("newer");
    else setAside.push(raw);
  }
  return ok({ entries, setAside });
}

const isNumber = (value: unknown): value is number => Number.isFinite(value);

/** Books share the stores with games; their ids have a prefix. */
export function isGame(id: string): id is GameId {
  return !isBookId(id);
}

/** Rows are a cache: a malformed row is left out and later rebuilt from its log. */
export function isGameRow(raw: unknown): raw is GameRow {
  if (typeof raw !== "object" || raw === null) return false;
  const row: Partial<Record<keyof GameRow, unknown>> = raw;
  return (
    typeof row.id === "string" &&
    [row.startedAt, row.touchedAt, row.target, row.deal].every(isNumber) &&
    Array.isArray(row.names) &&
    row.names.every((name) => typeof name === "string") &&
    Array.isArray(row.scores) &&
    row.scores.every(isNumber) &&
    (row.winner === undefined || isNumber(row.winner)) &&
    typeof row.loss === "string" &&
    (row.match === undefined || isMatchRow(row.match))
  );
}

function isMatchRow(raw: unknown): boolean {
  if (typeof raw !== "object" || raw === null) return false;
  const match: Partial<Record<keyof MatchRow, unknown>> = raw;
  return (
    typeof match.id === "string" &&
    isNumber(match.game) &&
    typeof match.format === "object" &&
    Array.isArray(match.seats) &&
    Array.isArray(match.homes)
  );
}

/**
 * Writing the same entries again is no conflict: the first write may have reached the disk although its answer was lost
 * with the connection. Different key order counts as different, which is the safe side.
 */
export function isSame(stored: unknown, entry: unknown): boolean {
  return JSON.stringify(stored) === JSON.stringify(entry);
}

/** A log has no gaps: an entry is refused when the one before it is missing (a bug, or a wiped store). */
export class Gap extends Error {
  override readonly name = "Gap";
}
