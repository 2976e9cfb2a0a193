/** Reads whole logs for a backup and for another phone, also their entries that are not on disk yet. */
import { ok, type Result } from "../../base/result";
import type { KeepingStore, KeptLog } from "../../game/keeping";
import type { StoreFault } from "../../game/log";
import type { Breathe, FileWriter, PackedFile } from "../../share/backup/kept";
import { travellingPreferences } from "./travelling-preferences";
import { type Unkept, unstored, wholeLog } from "./unkept";

/** Entries that are read at once: a few milliseconds. */
const SLICE = 1500;
/** Records that are read at first: an import makes a record of a whole game. */
const FEWEST = 8;

/** A log that is open in this tab. */
interface OpenKeeper {
  readonly openId: { readonly value: string | undefined };
  readonly unkept: { readonly value: readonly Unkept[] };
  readonly close: () => Promise<void>;
  /** Resolves once every tap before it is in its log, or in `unkept`. */
  readonly settled: () => Promise<void>;
}

export interface ReadingPorts {
  readonly store: KeepingStore;
  /** The keepers of this tab. */
  readonly keepers: () => readonly OpenKeeper[];
  /** Begins a backup file. */
  readonly newFile: () => FileWriter;
  readonly breathe: Breathe;
}

export function createReading(ports: ReadingPorts) {
  const { store } = ports;
  const unkept = () => ports.keepers().flatMap((keeper) => keeper.unkept.value);
  /** A tap can be shown a moment before its log has it. */
  const logged = () => Promise.all(ports.keepers().map((keeper) => keeper.settled()));

  /** Some logs, also their entries that are not on disk yet. */
  async function logsOf(ids: readonly string[]): Promise<Result<readonly KeptLog[], StoreFault>> {
    await logged();
    const logs = await store.logs(ids);
    if (!logs.ok) return logs;
    const more = unkept().filter(({ game }) => ids.includes(game));
    const whole = logs.value.map((log) => wholeLog(log, more));
    return ok([...whole, ...unstored(more, (id) => whole.some((log) => log.id === id))]);
  }

  /** A file with everything on this phone that travels, made in slices, so that no tap waits. */
  async function packAll(): Promise<Result<PackedFile, StoreFault>> {
    await logged();
    const file = ports.newFile();
    const stored = new Set<string>();
    let from: string | undefined;
    let most = FEWEST;
    do {
      const slice = await store.logsAfter(from, most);
      if (!slice.ok) return slice;
      const { logs, next } = slice.value;
      const more = unkept();
      for (const { id } of logs) stored.add(id);
      await file.add(logs.map((log) => wholeLog(log, more)));
      const entries = logs.reduce((sum, log) => sum + log.entries.length, 1);
      most = Math.min(1000, Math.max(FEWEST, Math.round((most * SLICE) / entries)));
      from = next;
      const pause = ports.breathe();
      if (pause) await pause;
    } while (from !== undefined);
    await file.add(unstored(unkept(), (id) => stored.has(id)));
    const preferences = await store.preferences();
    return preferences.ok ? ok(await file.end(await travellingPreferences(preferences.value))) : preferences;
  }

  return { logsOf, packAll };
}
