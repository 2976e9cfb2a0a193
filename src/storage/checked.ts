/** What is stored is a claim: here it is checked, on the way out, the same for every kind of log. */
import type { LogEntry, GameId } from "../game/facts";
import type { GameRow, MatchRow, Reading } from "../game/log";
import { ok, refuse, type Result } from "../base/result";
import { isBookId } from "../club/book-facts";

/** Checks one stored entry and lifts it to the present format. `newer`: a newer app wrote it, and only that can read it. */
export type ReadOne<E> = (raw: unknown) => Result<E, "unreadable" | "newer">;
export type ReadEntry = ReadOne<LogEntry>;

/**
 * Reads stored entries, in order of `seq`. What is unreadable is handed back as it is, for people to see and to export.
 * One `newer` entry refuses the whole: half a game read by an old app would be played on wrongly.
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

/** Books live in the same stores as games, under ids that say so. */
export function isGame(id: string): id is GameId {
  return !isBookId(id);
}

/** Rows are a cache: one that looks wrong is left out, and rebuilt from its log by whoever finds it missing. */
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
 * The same entries again are no conflict: a write may have reached the disk although its answer got lost with the
 * connection. A difference that only looks like one (another order of keys) errs to the safe side.
 */
export function isSame(stored: unknown, entry: unknown): boolean {
  return JSON.stringify(stored) === JSON.stringify(entry);
}

/** A log has no gaps: nothing is kept after a place that was never written. A mistake of ours, or a wiped store. */
export class Gap extends Error {
  override readonly name = "Gap";
}
