/** The backup file: a new one, or the one that a person has chosen. */
import { signal } from "@preact/signals";
import { time } from "../../base/shape";
import { ok, refuse, type Result } from "../../base/result";
import { slug } from "../../share/csv";
import type { Counts } from "../../share/backup/kept";
import type { Ports } from "../ports";
import type { Keeping, KeepingRefusal } from "./keeping";

/** The preference with the time of the last backup. It says nothing about another phone, so no backup carries it. */
const SAVED_AT = "savedAt";
/** The preference with the time of the last reminder. */
const REMINDED_AT = "remindedAt";
/** The preference with the handle of the one file that is written again and again. It opens nothing on another phone. */
const SAVED_FILE = "savedFile";
const SUGGESTED_NAME = "fifteen-two.fifteentwo";
/** UTF-16 units of the names or the title in the name of a file. */
const LONGEST_NAME = 60;
/** Milliseconds between two backups that need no reminder. */
const MONTH = 30 * 24 * 60 * 60 * 1000;

/** A file that is ready to be saved by a tap. */
export interface ReadyBackup {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly counts: Counts;
}

/** `cannotPack`: the browser cannot compress. `tooMuch`: more than one file may hold. */
export type MakingRefusal = KeepingRefusal | "cannotPack" | "tooMuch";

/** Files that the browser lets the app write again; see `one-file.ts`. */
interface OneFile {
  readonly canChoose: () => boolean;
  readonly choose: (suggestedName: string) => Promise<unknown>;
  readonly nameOf: (stored: unknown) => string | undefined;
  readonly write: (handle: unknown, bytes: Uint8Array<ArrayBuffer>) => Promise<boolean>;
}

interface BackupFilePorts extends Pick<Ports, "log" | "now"> {
  readonly oneFile: OneFile;
  readonly keeping: Pick<Keeping, "pack">;
  /** The day of a time on this phone, as `2026-11-22`. */
  readonly dayOf: (at: number) => string;
}

export function createBackupFile({ keeping, log, now, dayOf, oneFile }: BackupFilePorts) {
  /** The time of the last backup, in milliseconds since 1970; undefined if there was none. */
  const savedAt = signal<number | undefined>(undefined);
  let handle: unknown;
  /** The name of the file that was chosen; undefined if there is none. */
  const fileName = signal<string | undefined>(undefined);
  const wake = async () => {
    const [at, file] = await Promise.all([log.preference(SAVED_AT), log.preference(SAVED_FILE)]);
    if (at.ok && time(at.value)) savedAt.value = at.value;
    if (file.ok) remember(file.value);
  };
  const remember = (found: unknown) => {
    handle = found;
    fileName.value = oneFile.nameOf(found);
  };
  const saved = async (): Promise<void> => {
    savedAt.value = now();
    await log.prefer(SAVED_AT, savedAt.value);
  };

  return {
    now,
    savedAt,
    fileName,
    canChooseFile: oneFile.canChoose,
    ready: wake(),
    /** A person chooses the file for this and for later backups. Call it within a tap. @returns false if they chose none */
    saveToFile: async ({ bytes }: ReadyBackup): Promise<boolean> => {
      const chosen = await oneFile.choose(SUGGESTED_NAME);
      if (!(await oneFile.write(chosen, bytes))) return false;
      remember(chosen);
      // Where the handle cannot be stored, it is known until the app is closed.
      await log.prefer(SAVED_FILE, chosen);
      await saved();
      return true;
    },
    /** Writes the chosen file again. Call it within a tap. @returns false if that is not possible now */
    saveAgain: async ({ bytes }: ReadyBackup): Promise<boolean> => {
      const done = await oneFile.write(handle, bytes);
      if (done) await saved();
      return done;
    },
    /** Makes a backup file. @param ids the logs to put into it; without them, everything */
    makeFile: async (ids?: readonly string[]): Promise<Result<ReadyBackup, MakingRefusal>> => {
      const packed = await keeping.pack(ids);
      if (!packed.ok) return packed;
      const { bytes, counts, tooMuch, title = [] } = packed.value;
      if (!bytes) return refuse(tooMuch ? "tooMuch" : "cannotPack");
      const name = `${slug(...title).slice(0, LONGEST_NAME) || "fifteen-two"}-${dayOf(now())}.fifteentwo`;
      return ok({ name, bytes: new Uint8Array(bytes), counts });
    },
    /** @returns whether a reminder is due: no backup and no reminder for a month. The answer yes counts as one. */
    remind: async (): Promise<boolean> => {
      const before = await log.preference(REMINDED_AT);
      const times = [savedAt.value, before.ok ? before.value : now()].filter(time);
      if (times.some((at) => Math.abs(now() - at) < MONTH)) return false;
      await log.prefer(REMINDED_AT, now());
      return true;
    },
    /** A file with everything was saved. */
    saved,
  };
}
