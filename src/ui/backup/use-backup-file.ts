import { useEffect, useState } from "preact/hooks";
import type { Keeper, MakingRefusal, ReadyBackup } from "../../session/keeping/carrying";
import type { Device, Saved } from "../device";
import { MAKING_WORDS, SAVED_WORDS } from "../words/carrying";

interface BackupFile {
  /** Undefined until it is made. */
  readonly file: ReadyBackup | undefined;
  /** Why there is none, or the outcome of the last saving. */
  readonly said: string | undefined;
  /** Call it within the tap. */
  readonly save: () => Promise<Saved | undefined>;
}

/**
 * Makes a backup file before the tap: an iPhone shares only what is ready within it.
 * @param ids the logs to put into it, with spaces between; without them, everything
 */
export function useBackupFile(device: Device, keeper: Keeper | undefined, ids?: string): BackupFile {
  const [file, setFile] = useState<ReadyBackup>();
  const [refused, setRefused] = useState<MakingRefusal>();
  const [saved, setSaved] = useState<Saved>();
  useEffect(() => {
    const making = keeper?.carrying.makeFile(ids?.split(" "));
    void making?.then((made) => (made.ok ? setFile(made.value) : setRefused(made.error)));
  }, [keeper, ids]);
  const save = async () => {
    if (!file) return undefined;
    const outcome = await device.save(file.name, file.bytes, "application/gzip");
    setSaved(outcome);
    return outcome;
  };
  return { file, said: refused ? MAKING_WORDS[refused] : saved && SAVED_WORDS[saved], save };
}
