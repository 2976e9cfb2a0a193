/**
 * The port of storage for everything beside play: backup, import, undo, snapshots and delete. It loads late. Everything
 * that one call changes is written in one transaction: after a crash it is there whole or not at all.
 */
import type { Breathe } from "../base/breathe";
import type { Result } from "../base/result";
import type { Seq } from "./facts";
import type { GameRow, StoreFault } from "./log";

/** A log as it is stored, of a game or a book, also its entries that are unreadable or newer. */
export interface KeptLog {
  readonly id: string;
  readonly entries: readonly unknown[];
}

/** A part of all logs, in the order of their ids. */
export interface LogSlice {
  readonly logs: readonly KeptLog[];
  /** The start of the next slice; undefined after the last log. */
  readonly next: string | undefined;
}

/** Steps that add to logs: games come in, or a player gets another name in all of theirs. */
const ADDING = ["rename", "import"] as const;
export type AddingName = (typeof ADDING)[number];
/** Steps that can be undone. `discarded`: games that an older version had only hidden. */
export const STEPS = ["game", "match", "scorecard", "event", "discarded", ...ADDING] as const;
export type StepName = (typeof STEPS)[number];
export const isAdding = (step: StepName): step is AddingName => (ADDING as readonly StepName[]).includes(step);

export interface Step<Name extends StepName = StepName> {
  /** Unique. The same step again is `ok` and changes nothing, because its first answer may have been lost. */
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly what: Name;
}

/** Deletes these logs: they move into the trash. */
export interface Deletion extends Step<Exclude<StepName, AddingName>> {
  readonly logs: readonly string[];
}

/** Everything that an import or a new name writes. A person has agreed to it. */
export interface Import extends Step<AddingName> {
  /** Logs that are not stored yet, under the ids they get here. */
  readonly add: readonly KeptLog[];
  /** Entries for the end of stored logs. @property from the place of the first of them */
  readonly extend: readonly { readonly id: string; readonly from: Seq; readonly entries: readonly unknown[] }[];
  /** The list rows of all these logs. A row that is missing is rebuilt later. */
  readonly rows: readonly { readonly id: string }[];
  readonly preferences: Readonly<Record<string, unknown>>;
  /** The values of these preferences that the preview has seen; absent if none was made from them. */
  readonly preferencesHere?: Readonly<Record<string, unknown>> | undefined;
}

/** The outcome of an undo. */
export interface Undone extends Step {
  /** The logs that are as they were before the step. */
  readonly back: readonly string[];
  /** The logs that the step had brought in. */
  readonly gone: readonly string[];
  /** The logs that changed since, or came back another way. They stay as they are. */
  readonly stayed: readonly string[];
}

export const SNAPSHOT_REASONS = ["gameOver", "beforeImport", "beforeRename"] as const;
export type SnapshotReason = (typeof SNAPSHOT_REASONS)[number];

/** A copy of everything on this phone, kept on this phone. */
export interface SnapshotKey {
  readonly at: number;
  readonly why: SnapshotReason;
}

type Answer<T> = Promise<Result<T, StoreFault>>;

export interface KeepingStore {
  /** @param from `next` of the slice before @param most records; a log is never cut, so there may be more */
  logsAfter(from: string | undefined, most: number): Answer<LogSlice>;
  /** The logs with these ids; one that is not stored is left out. */
  logs(ids: readonly string[]): Answer<readonly KeptLog[]>;
  /** All copies of the logs with these first ids (see `copies.ts`). */
  copies(firsts: readonly string[], breathe?: Breathe): Answer<readonly KeptLog[]>;
  /** Every stored preference, unchecked. */
  preferences(): Answer<Readonly<Record<string, unknown>>>;

  /** Refused as `taken`, with nothing written, if a log to add is there already or one to extend has another end, or a preference another value. */
  bringIn(plan: Import, breathe?: Breathe): Answer<undefined>;
  remove(deletion: Deletion): Answer<undefined>;
  /**
   * Undoes a step: additions go, deleted logs come back. `undefined` if the step is not there any more.
   * @param busy logs that another tab writes; they stay
   */
  undo(step: string, busy?: readonly string[]): Answer<Undone | undefined>;
  /** Everything that can be undone, the newest first. */
  steps(): Answer<readonly Step[]>;
  /** The list rows of the logs that a deletion took, unchecked. Empty for any other step. */
  rowsTaken(step: string): Answer<readonly unknown[]>;
  /** Gives rows of an older version their `form`. A row that has one by now, or that has changed, stays. */
  addForms(rows: readonly GameRow[]): Answer<undefined>;
  /** Deletes for good what was deleted before this time; it can no longer be undone. */
  emptyTrash(before: number): Answer<undefined>;

  /** The newest first. */
  snapshots(): Answer<readonly SnapshotKey[]>;
  snapshot(key: SnapshotKey): Answer<Uint8Array | undefined>;
  /** Keeps a snapshot and deletes others, in one transaction. */
  keepSnapshot(key: SnapshotKey, bytes: Uint8Array, drop: readonly SnapshotKey[]): Answer<undefined>;
}

/** Packs of whatever can be computed from the logs: a cache, which any version may throw away. */
export interface PackStore {
  /** Every pack by its number, unchecked. */
  packs(): Answer<ReadonlyMap<number, unknown>>;
  /** Writes these packs; `undefined` deletes one. @param changed by their numbers, from 0 */
  keepPacks(changed: ReadonlyMap<number, string | undefined>): Answer<undefined>;
}
