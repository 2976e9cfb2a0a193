/** Words of backup files and of what comes in. */
import { listWords } from "../../base/lists";
import type { SnapshotReason } from "../../game/keeping";
import { type Counts, KEPT_KINDS, type KeptKind } from "../../share/backup/kept";
import type { MakingRefusal } from "../../session/keeping/backup-file";
import type { Saved } from "../device";
import { timeWords } from "./common";
import { KEEPING_WORDS } from "./keeping";

export const MAKING_WORDS: Readonly<Record<MakingRefusal, string>> = {
  ...KEEPING_WORDS,
  cannotPack: "This browser is too old to write a backup file.",
  tooMuch: "There are too many games for one backup file. Save the matches and events one by one.",
};

const KIND_WORDS: Readonly<Record<KeptKind, readonly [one: string, several: string]>> = {
  games: ["game", "games"],
  matches: ["match", "matches"],
  scorecards: ["scorecard", "scorecards"],
  events: ["club night", "club nights"],
};

/** "12 games, 2 matches and 1 club night"; "nothing yet". */
export function countsWords(counts: Counts): string {
  const parts = KEPT_KINDS.flatMap((kind) => {
    const many = counts[kind];
    return many === 0 ? [] : [`${many} ${KIND_WORDS[kind][many === 1 ? 0 : 1]}`];
  });
  return parts.length === 0 ? "nothing yet" : listWords(parts);
}

const UNITS = ["kB", "MB", "GB"] as const;

/** "0.7 kB", "12 MB" */
export function sizeWords(bytes: number): string {
  let size = bytes / 1000;
  let unit = 0;
  for (; size >= 1000 && unit < UNITS.length - 1; unit++) size /= 1000;
  return `${size < 10 ? size.toFixed(1) : Math.round(size)} ${UNITS[unit]}`;
}

export const SAVED_WORDS: Readonly<Record<Saved, string>> = {
  saved: "Saved. Keep a copy away from this phone.",
  cancelled: "Not saved.",
  tapAgain: "The file is ready. Tap again.",
  failed: "This browser cannot save a file. Try another one.",
};

export const SNAPSHOT_WORDS: Readonly<Record<SnapshotReason, string>> = {
  gameOver: "After a game",
  beforeImport: "Before games were brought in",
  beforeRename: "Before a player was renamed",
};

/** Milliseconds that a clock may differ before its times are no longer shown. */
const DAY = 24 * 60 * 60 * 1000;

/** @param at the time of the last backup; a later one than `now` was made while the clock was ahead */
export function lastBackupWords(at: number | undefined, now: number): string {
  if (at === undefined) return "No backup yet. If the phone is lost, its games are lost too.";
  if (at > now + DAY) return "The last backup was made while this phone’s clock was ahead.";
  return `Last backup: ${timeWords(at)}`;
}
