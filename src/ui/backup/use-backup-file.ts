import { useEffect, useState } from "preact/hooks";
import type { MakingRefusal, ReadyBackup } from "../../session/keeping/backup-file";
import type { WholeLogs } from "../../session/keeping/whole-logs";
import type { Device, Saved } from "../device";
import { MAKING_WORDS, SAVED_WORDS } from "../words/backup";

interface BackupFile {
  /** Undefined until it is made. */
  readonly file: ReadyBackup | undefined;
  /** Why there is none. */
  readonly why: string | undefined;
  /** Why there is none, or the outcome of the last saving. */
  readonly said: string | undefined;
  /** Call it within the tap. */
  readonly save: () => Promise<Saved | undefined>;
}

/**
 * Makes a backup file before the tap: an iPhone shares only what is ready within it. It is made again when logs come or
 * go.
 * @param ids the logs to put into it, with spaces between; without them, everything
 */
export function useBackupFile(device: Device, wholeLogs: WholeLogs | undefined, ids?: string): BackupFile {
  const [file, setFile] = useState<ReadyBackup>();
  const [refused, setRefused] = useState<MakingRefusal>();
  const [saved, setSaved] = useState<Saved>();
  const changes = wholeLogs?.changes.value;
  useEffect(() => {
    let isOver = false;
    setFile(undefined);
    setRefused(undefined);
    setSaved(undefined);
    const make = async () => {
      const made = await wholeLogs?.backup.makeFile(ids?.split(" "));
      if (isOver || !made) return;
      if (made.ok) setFile(made.value);
      else setRefused(made.error);
    };
    void make();
    return () => {
      isOver = true;
    };
  }, [wholeLogs, ids, changes]);
  const save = async () => {
    if (!file) return undefined;
    const outcome = await device.save(file.name, file.bytes, "application/gzip");
    setSaved(outcome);
    return outcome;
  };
  const why = refused && MAKING_WORDS[refused];
  return { file, why, said: why ?? (saved && SAVED_WORDS[saved]), save };
}
