/** The interfaces of log storage. One contract suite tests every implementation. */
import type { Result } from "../base/result";
import type { FormName } from "../rules/forms";
import type { Loss, Side, Hole } from "../rules/ruleset";
import type { LogEntry, GameId, MatchPart, SeatSetup, Seq } from "./facts";
import type { Home } from "./state";

/** The part of a game's list row that its match needs. */
export interface MatchRow extends MatchPart {
  readonly seats: readonly SeatSetup[];
  /** The sides that got home, in order; more than one only where the others play on. */
  readonly homes: readonly Home[];
}

/** A game in a list. A cache: it can always be rebuilt from the log. */
export interface GameRow {
  readonly id: GameId;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  /** The time of the last entry. */
  readonly touchedAt: number;
  /** The time of the last play, if a finished game has later entries: undo, redo or corrections. */
  readonly playedAt?: number;
  /** One name for each side. */
  readonly names: readonly string[];
  readonly scores: readonly Hole[];
  readonly target: number;
  readonly deal: number;
  readonly winner: Side | undefined;
  readonly loss: Loss;
  /** Absent in the row of an older version, until the game is played on or the list is filtered. */
  readonly form?: FormName;
  readonly match?: MatchRow;
}

/** @returns the time that the lists show, and that orders them */
export function timePlayed({ touchedAt, playedAt = touchedAt }: Pick<GameRow, "touchedAt" | "playedAt">): number {
  return playedAt;
}

/**
 * @returns the sides that won, in the order of the sides; more than one only in a lowball, where equal lowest scores
 * share the win (rules.md §9.9)
 */
export function winnersOf({ winner, scores, target }: Pick<GameRow, "winner" | "scores" | "target">): readonly Side[] {
  if (winner === undefined) return [];
  const low = scores.length > 2 && (scores[winner] ?? 0) < target;
  return [...scores.keys()].filter((side) => side === winner || (low && scores[side] === scores[winner]));
}

export interface Reading<E = LogEntry> {
  readonly entries: readonly E[];
  /** Stored entries that cannot be read. They stay stored and are never overwritten. */
  readonly setAside: readonly unknown[];
}

function seqOf(record: unknown): number {
  return typeof record === "object" && record !== null && "seq" in record && typeof record.seq === "number"
    ? record.seq
    : -1;
}

/** The next free place in the log. An entry that cannot be read still has its place. */
export function nextSeq({ entries, setAside }: Reading<{ readonly seq: Seq }>): Seq {
  return 1 + Math.max(-1, entries.at(-1)?.seq ?? -1, ...setAside.map(seqOf));
}

/**
 * `taken`: another tab has written this place in the log. `full`: the disk is full. `lost`: the store cannot be
 * reached, even after opening it again. `newer`: written by a newer version of the app.
 * `blocked`: a tab with an older version holds the database.
 */
export type StoreFault = "taken" | "full" | "lost" | "newer" | "blocked";

/** A part of the list, in the order of the ids. */
export interface Part<Id, R> {
  readonly rows: readonly R[];
  /** The logs in this part whose row is missing or damaged. */
  readonly unlisted: readonly Id[];
  /** The start of the next part; undefined at the end of the list. */
  readonly next: string | undefined;
}

/** The rows changed last, newest first. */
interface Newest<R> {
  readonly rows: readonly R[];
  /** There are no others. */
  readonly whole: boolean;
}

/** Logs of one kind, each with its row in a list: games, or the books of a club. */
export interface LogOf<Id, E, R> {
  /**
   * Stores the entries, all or none, together with the list row. Resolves once they are on disk. The same entries again
   * are `ok`, because after `lost` nobody knows whether they were stored. If an entry before them is missing, the answer
   * is `lost`.
   */
  append(entries: readonly E[], row: R): Promise<Result<undefined, StoreFault>>;
  read(id: Id): Promise<Result<Reading<E>, StoreFault>>;
  /** @param least the number of rows wanted; there may be more */
  newest(least: number): Promise<Result<Newest<R>, StoreFault>>;
  /** One part of the whole list. It is small, because a tap has to wait until it is read. @param from `next` of the part before */
  part(from?: string): Promise<Result<Part<Id, R>, StoreFault>>;
  /** Adds the row of a log that has none, or only a damaged one. A readable row stays, because it may be newer. */
  keepRow(row: R): Promise<Result<undefined, StoreFault>>;
}

export interface GameLog extends LogOf<GameId, LogEntry, GameRow> {
  /** A stored setting, unchecked: the code that asks for it must check it. */
  preference(key: string): Promise<Result<unknown, StoreFault>>;
  prefer(key: string, value: unknown): Promise<Result<undefined, StoreFault>>;
}
