/** Writes an import. Each log is one record, a *run*; see `entriesOf`. */
import { isRecord, place } from "../base/shape";
import type { Import } from "../game/keeping";
import type { Writing } from "./schema";
import { everyEntry, toWrite } from "./trash";

/** The record of an import in the store `trash`, for its undo. */
export interface ImportRecord {
  /** @property last the place of the last entry: a log that goes on after the import is not taken back */
  readonly added: readonly { readonly id: string; readonly last: number }[];
  readonly extended: readonly {
    readonly id: string;
    readonly from: number;
    readonly last: number;
    readonly row: unknown;
  }[];
  readonly preferences: readonly { readonly key: string; readonly before: unknown; readonly now: unknown }[];
}

/** Reported as `taken`: the logs are not as they were when the import was planned. */
function conflict(why: string): DOMException {
  return new DOMException(why, "ConstraintError");
}

/** All or nothing: it throws, and the transaction is aborted, if one log is not as the plan says. */
export async function bringIn(tx: Writing, { add, extend, rows, preferences, ...step }: Import): Promise<void> {
  const stored = tx.objectStore("rows");
  const settings = tx.objectStore("preferences");
  const ids = [...add, ...extend].map(({ id }) => id);
  if (new Set(ids).size < ids.length) throw conflict("a log comes twice");

  const [ends, before, old] = await Promise.all([
    Promise.all(ids.map((id) => lastPlace(tx, id))),
    Promise.all(extend.map(({ id }) => stored.get(id))),
    Promise.all(Object.keys(preferences).map((key) => settings.get(key))),
  ]);
  const expected = [...add.map(() => -1), ...extend.map(({ from }) => from - 1)];
  if (ends.some((end, i) => end !== expected[i])) throw conflict("a log has changed since the preview");

  const runs = add.map(({ id, entries }) => runsOf(id, entries));
  const record: ImportRecord = {
    added: add.map(({ id }, i) => ({ id, last: runs[i]?.at(-1)?.seq ?? -1 })),
    extended: extend.map(({ id, from, entries }, i) => ({ id, from, last: from + entries.length - 1, row: before[i] })),
    preferences: Object.entries(preferences).map(([key, now], i) => ({ key, before: old[i], now })),
  };
  const logs = toWrite(tx, "events");
  for (const run of runs.flat()) logs.add(run);
  // One by one, so that a tab that has not heard of it meets a taken place.
  for (const { id, from, entries } of extend) entries.forEach((entry, i) => logs.add(placed(entry, id, from + i)));
  for (const row of rows) toWrite(tx, "rows").put(row);
  for (const [key, value] of Object.entries(preferences)) toWrite(tx, "preferences").put(value, key);
  toWrite(tx, "trash").add({ ...step, ...record });
}

/** @returns −1 for a log that is not stored */
export async function lastPlace(tx: Writing, id: string): Promise<number> {
  const cursor = await tx.objectStore("events").openKeyCursor(everyEntry(id), "prev");
  return cursor?.key[1] ?? -1;
}

interface Run {
  readonly game: string;
  readonly seq: number;
  readonly run: readonly unknown[];
}

/** A log without gaps is one run. Where places are missing, a new run begins. */
function runsOf(game: string, entries: readonly unknown[]): readonly Run[] {
  const runs: { game: string; seq: number; run: unknown[] }[] = [];
  let last = -1;
  for (const entry of entries) {
    const own = isRecord(entry) ? entry["seq"] : undefined;
    const seq = place(own) ? Math.max(own, last + 1) : last + 1;
    const run = runs.at(-1);
    if (run && seq === last + 1) run.run.push(entry);
    else runs.push({ game, seq, run: [entry] });
    last = seq;
    Object.assign(runs.at(-1) ?? {}, { seq });
  }
  return runs;
}

/** An entry that is no entry of this place is stored in a run, where it keeps the place and is unreadable. */
function placed(entry: unknown, game: string, seq: number): unknown {
  const fits = isRecord(entry) && entry["game"] === game && entry["seq"] === seq;
  return fits ? entry : { game, seq, run: [entry] };
}
