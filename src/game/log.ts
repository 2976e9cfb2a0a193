/** The ports to wherever logs are kept. IndexedDB and memory answer alike; one contract suite runs on both. */
import type { Hole, Result } from "../base/result";
import type { Loss, Side } from "../rules/ruleset";
import type { LogEntry, GameId, MatchPart, SeatSetup, Seq } from "./facts";
import type { Home } from "./state";

/** What a match needs to know of one of its games. */
export interface MatchRow extends MatchPart {
  readonly seats: readonly SeatSetup[];
  /** Who got home, in order; more than one only where the others play on. */
  readonly homes: readonly Home[];
}

/** What a list shows of a game. A cache: it can always be rebuilt from the log. */
export interface GameRow {
  readonly id: GameId;
  /** Label times in milliseconds since 1970. */
  readonly startedAt: number;
  readonly touchedAt: number;
  /** What each side goes by. */
  readonly names: readonly string[];
  readonly scores: readonly Hole[];
  readonly target: number;
  readonly deal: number;
  readonly winner: Side | undefined;
  readonly loss: Loss;
  readonly match?: MatchRow;
}

export interface Reading<E = LogEntry> {
  readonly entries: readonly E[];
  /** Entries that could not be read: set aside, still stored, never overwritten. */
  readonly setAside: readonly unknown[];
}

function seqOf(record: unknown): number {
  return typeof record === "object" && record !== null && "seq" in record && typeof record.seq === "number"
    ? record.seq
    : -1;
}

/** @returns the next place in the log: what was set aside still occupies its own. */
export function nextSeq({ entries, setAside }: Reading<{ readonly seq: Seq }>): Seq {
  return 1 + Math.max(-1, entries.at(-1)?.seq ?? -1, ...setAside.map(seqOf));
}

/**
 * `taken`: another tab has written this place in the log. `full`: the disk is full. `lost`: the store cannot be
 * reached, even after opening it anew. `newer`: written by a newer version of the app.
 * `blocked`: a tab with an older version holds the database.
 */
const STORE_FAULTS = ["taken", "full", "lost", "newer", "blocked"] as const;
export type StoreFault = (typeof STORE_FAULTS)[number];

/** Logs of one kind, each with its row in a list: games, or the books of a club. */
export interface LogOf<Id, E, R> {
  /**
   * Keeps the entries, all or none, and the list row with them. Resolves once they are on disk. The very same entries
   * again are `ok`: after `lost` nobody knows whether they were kept. A gap before them is `lost`.
   */
  append(entries: readonly E[], row: R): Promise<Result<undefined, StoreFault>>;
  read(id: Id): Promise<Result<Reading<E>, StoreFault>>;
  /** Newest touched first. */
  rows(): Promise<Result<readonly R[], StoreFault>>;
  /** Replaces the list rows' cache of one log; used when rebuilding. */
  keepRow(row: R): Promise<Result<undefined, StoreFault>>;
  /** Everything that has entries, whatever the rows say. */
  ids(): Promise<Result<readonly Id[], StoreFault>>;
}

export interface GameLog extends LogOf<GameId, LogEntry, GameRow> {
  /** Small settings, as plain data: the reader checks what comes back. */
  preference(key: string): Promise<Result<unknown, StoreFault>>;
  prefer(key: string, value: unknown): Promise<Result<undefined, StoreFault>>;
}
