/**
 * The words of the backup. A **kept log** is one game, scorecard or event, whole and as stored. **Kept** is everything
 * that is carried. A **file** is lines: an envelope, a line for each log, the preferences. **Reading** a file gives what
 * is intact in it. A **plan** says what a merge writes; until then nothing changes.
 */
import type { Breathe } from "../../base/breathe";
import type { BookRow } from "../../club/book-facts";
import type { Seq } from "../../game/facts";
import type { KeptLog } from "../../game/keeping";
import type { GameRow } from "../../game/log";

export type { Breathe, KeptLog };

export interface Kept {
  readonly logs: readonly KeptLog[];
  readonly preferences: Readonly<Record<string, unknown>>;
}

/** The kinds of things that people count. A match is counted once, however many of its games there are. */
export const KEPT_KINDS = ["games", "matches", "scorecards", "events"] as const;
export type KeptKind = (typeof KEPT_KINDS)[number];
export type Counts = Readonly<Record<KeptKind, number>>;

/** The first line of a file. */
export interface Envelope {
  /** The format of the file; those of the facts are in each entry. */
  readonly format: number;
  /** The version of the app that wrote it, and its formats of facts. */
  readonly version: string;
  readonly facts: number;
  readonly bookFacts: number;
  /** Milliseconds since 1970 by the clock of the device that wrote it. */
  readonly at: number;
  readonly counts: Counts;
  /** Logs in the file, of all kinds and unreadable ones too. */
  readonly logs: number;
  /** Of all bytes after the first line, as 64 hexadecimal digits. */
  readonly sha256: string;
}

/** Units of text are UTF-16, those of files are bytes. */
export const LIMITS = {
  packed: 8 << 20,
  inflated: 64 << 20,
  /** 10,000 games take 200 MB: text, an entry at a time. */
  rescue: 256 << 20,
  line: 4 << 20,
  logs: 20_000,
  entries: 20_000,
  /** Entries of a game: four times the longest that anybody could play. The time of a replay grows with their square. */
  game: 6000,
  /** Entries of all logs together. */
  all: 2_000_000,
  /** UTF-16 units that the values of one log may amount to. */
  weight: 4 << 20,
  /** UTF-16 units that values of one file may amount to where they are used again. */
  repeats: 32 << 20,
  id: 200,
  /** Copies of one log, the first included. */
  copies: 20,
  /** Lists and objects inside each other in one entry or preference. */
  depth: 24,
} as const;

/** Ids are keys in the database and parts of addresses. Those of this app are UUIDs, with `book:` or `~2`. */
const ID = /^[\w:~.-]+$/;
export const isLogId = (id: string): boolean => id.length <= LIMITS.id && ID.test(id);

/**
 * Why a file is refused. `tooLarge`: beyond the limits. `notOurs`: not a file of this app. `newer`: its format is newer.
 * `damaged`: it is ours, but nothing in it is intact. `notReadable`: the device does not give its bytes.
 */
export const BACKUP_REFUSALS = ["tooLarge", "notOurs", "newer", "damaged", "notReadable"] as const;
export type BackupRefusal = (typeof BACKUP_REFUSALS)[number];

/** A line that was left out. `cutOff`: the file ends in it. `damaged`: its check sum is wrong. `beyond`: over a limit. */
export const LOST_WHYS = ["cutOff", "damaged", "beyond"] as const;
export interface LostLine {
  /** The number of the line after the envelope, from 1, in the order of the file: the ninth log is line 9. */
  readonly line: number;
  readonly why: (typeof LOST_WHYS)[number];
}

/** A file that was read. */
export interface Opened {
  readonly envelope: Envelope;
  readonly kept: Kept;
  /** Lines that are not in `kept`. */
  readonly lost: readonly LostLine[];
  /** The SHA-256 fits, so every line is as it was written, or this browser cannot compute it. */
  readonly whole: boolean;
}

/**
 * Why a log is left out. `broken`: it does not begin as a game, a scorecard or an event does, or its entries are not in
 * order. `tooLong`: a game with more entries than anybody could play. `copies`: there are too many copies of it already.
 */
export type UnreadableWhy = "broken" | "tooLong" | "copies";

/**
 * The fate of an incoming log. `new`: nothing here has its id. `same`: it is here. `hereLonger`: it is here, with
 * more. `thereLonger`: it continues the log here from `from` on. `apart`: both continued differently from `from` on, or
 * it goes on with a gap, and it is added as another copy, `copy`. `unreadable`: it is left out.
 */
export type Fate =
  | { readonly is: "new" }
  | { readonly is: "unreadable"; readonly why: UnreadableWhy }
  | { readonly is: "same" | "hereLonger"; readonly here: string }
  | { readonly is: "thereLonger"; readonly here: string; readonly from: Seq }
  | { readonly is: "apart"; readonly here: string; readonly from: Seq; readonly copy: string };

/** The row of a log in the lists: a cache, rebuilt from the log where it is missing. */
export type Row = GameRow | BookRow;

/** @returns the row as if its log had been touched, and played, no later than `at` */
export function touchedBy(row: Row, at: number): Row {
  const touched = { ...row, touchedAt: Math.min(row.touchedAt, at) };
  return "playedAt" in touched ? { ...touched, playedAt: Math.min(touched.playedAt, at) } : touched;
}

/** Whether nothing is likely to be added to a log. */
export function isFinished(row: Row): boolean {
  return "scores" in row ? row.winner !== undefined : row.played >= row.games;
}

/** One incoming log and its fate. */
export interface PlannedLog {
  readonly log: KeptLog;
  readonly fate: Fate;
  /** Some of its entries were made by a newer version. It is merged like any other, and waits for an update. */
  readonly newer: boolean;
  /** Absent for a log that is here, newer or unreadable. */
  readonly row?: Row;
  /** For a log that is `apart`: the row of the one here. */
  readonly rowHere?: Row;
}

/** A log that is new here, under an id that is free. */
interface Addition extends KeptLog {
  /** Undefined for a log made by a newer version. */
  readonly row: Row | undefined;
}

/** Entries that follow those of a log here. `from` is the `seq` of the first of them. */
interface Extension {
  readonly id: string;
  readonly from: Seq;
  readonly entries: readonly unknown[];
  /** Of the log with these entries; undefined if it was made by a newer version. */
  readonly row: Row | undefined;
}

/** All that a merge writes. It is written in one transaction; if a `seq` is taken by then, the merge is planned again. */
export interface MergePlan {
  /** Logs under ids that are not here. The field `game` of every entry is that id. */
  readonly add: readonly Addition[];
  readonly extend: readonly Extension[];
  /** Preferences to set. Those of this phone stay; lists of names and of rules get those that are missing. */
  readonly preferences: Readonly<Record<string, unknown>>;
  /** Those of this phone that will be set, as they were when the merge was planned. */
  readonly preferencesHere: Readonly<Record<string, unknown>>;
  /** Every incoming log, in the order of the file. */
  readonly logs: readonly PlannedLog[];
}

/** Bytes that were inflated: all of them, those before the place where the file is cut or damaged, or too many. */
interface Inflated {
  readonly text: string;
  readonly end: "whole" | "cut" | "tooLarge";
}

/** A file that is made from a few logs at a time, so that not all of them are in memory at once. */
export interface FileWriter {
  add(logs: readonly KeptLog[]): Promise<void>;
  end(preferences: Kept["preferences"]): Promise<PackedFile>;
}

export interface PackedFile {
  /** Undefined where the browser cannot compress, or where it is too much. */
  readonly bytes: Uint8Array | undefined;
  /** It is beyond the limits of a file: no reader would take it. */
  readonly tooMuch: boolean;
  readonly counts: Counts;
  /** Logs in the file, of all kinds and unreadable ones too. */
  readonly logs: number;
}

/** The abilities of the device that a file needs. Texts are ASCII; several follow one another. */
export interface FilePorts {
  /** @returns undefined where the browser cannot compress */
  gzip(texts: readonly string[]): Promise<Uint8Array | undefined>;
  /** @param most bytes @returns undefined where the browser cannot inflate */
  gunzip(bytes: Uint8Array, most: number): Promise<Inflated | undefined>;
  /** @returns 64 hexadecimal digits; empty where the browser cannot compute it */
  sha256(texts: readonly string[]): Promise<string>;
  readonly breathe: Breathe;
}
