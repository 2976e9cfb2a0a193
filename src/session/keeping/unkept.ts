/** Entries that are shown but not on disk yet belong to their logs, wherever a log leaves this phone. */
import { isRecord, place } from "../../base/shape";
import type { KeptLog } from "../../game/keeping";

/** An entry that the disk has refused so far. */
export interface Unkept {
  readonly game: string;
  readonly seq: number;
}

/**
 * @param stored a log as the disk has it
 * @param unkept such entries of any log, in their order
 * @returns the log with those that follow its last entry
 */
export function wholeLog(stored: KeptLog, unkept: readonly Unkept[]): KeptLog {
  const last = stored.entries.reduce<number>((most, entry) => Math.max(most, seqOf(entry)), -1);
  const more = unkept.filter(({ game, seq }) => game === stored.id && seq > last);
  return more.length === 0 ? stored : { ...stored, entries: [...stored.entries, ...more] };
}

/** Logs of which the disk has nothing. */
export function unstored(unkept: readonly Unkept[], isStored: (id: string) => boolean): readonly KeptLog[] {
  const ids = new Set(unkept.map(({ game }) => game).filter((id) => !isStored(id)));
  return [...ids].map((id) => wholeLog({ id, entries: [] }, unkept));
}

function seqOf(entry: unknown): number {
  return isRecord(entry) && place(entry["seq"]) ? entry["seq"] : -1;
}
