/** Undoes a step: takes back an import, or brings deleted logs back. */
import { type Check, list, object, oneOf, place, text, time } from "../base/shape";
import { STEPS, type Step, type Undone } from "../game/keeping";
import { type ImportRecord, inTurns, lastPlaces } from "./bring-in";
import { isSameText } from "./checked";
import type { Writing } from "./schema";
import { everyEntry, toWrite, type TrashedLog } from "./trash";

/** Stored as it was found, so nothing is known of it. */
const anything: Check<unknown> = (_value): _value is unknown => true;
const many = <T>(check: Check<T>) => list(check, Infinity);
const step = { id: text(), at: time, what: oneOf(STEPS) };

export const isDeletion: Check<Step & { readonly logs: readonly TrashedLog[] }> = object({
  ...step,
  logs: many(object({ id: text(), records: many(anything), row: anything })),
});
const isImport: Check<Step & ImportRecord> = object({
  ...step,
  added: many(object({ id: text(), last: place })),
  extended: many(object({ id: text(), from: place, last: place, row: anything })),
  preferences: many(object({ key: text(), before: anything, now: anything })),
});

/** @returns undefined, with nothing changed, if the step is not in the trash or its record is damaged */
export async function undoStep(tx: Writing, id: string, busy: readonly string[] = []): Promise<Undone | undefined> {
  const record = await tx.objectStore("trash").get(id);
  if (isDeletion(record)) return bringBack(tx, record);
  if (isImport(record)) return takeBack(tx, record, busy);
  return undefined;
}

async function bringBack(
  tx: Writing,
  { logs, ...done }: Step & { readonly logs: readonly TrashedLog[] },
): Promise<Undone> {
  const ends = await lastPlaces(tx, ids(logs));
  // A log that is here already was brought in from elsewhere. The deleted one stays in the trash.
  const stayed = logs.filter((_, i) => ends[i] !== -1);
  const back = logs.filter((_, i) => ends[i] === -1);
  const events = toWrite(tx, "events");
  for (const { records, row } of back) {
    for (const record of records) events.add(record);
    if (row !== undefined) toWrite(tx, "rows").put(row);
  }
  if (stayed.length > 0) toWrite(tx, "trash").put({ ...done, logs: stayed });
  else toWrite(tx, "trash").delete(done.id);
  return { ...done, back: ids(back), gone: [], stayed: ids(stayed) };
}

async function takeBack(
  tx: Writing,
  { added, extended, preferences, ...done }: Step & ImportRecord,
  busy: readonly string[],
): Promise<Undone> {
  const settings = tx.objectStore("preferences");
  const ends = await lastPlaces(tx, ids(added));
  const tails = await lastPlaces(tx, ids(extended));
  const values = await Promise.all(preferences.map(({ key }) => settings.get(key)));
  const gone = added.filter(({ id, last }, i) => ends[i] === last && !busy.includes(id));
  const back = extended.filter(({ id, last }, i) => tails[i] === last && !busy.includes(id));
  const undone = new Set(ids([...gone, ...back]));
  // A log that is gone or shorter was deleted since, and there is nothing to say about it.
  const stayed = [
    ...added.filter(({ id, last }, i) => (ends[i] ?? -1) >= last && !undone.has(id)),
    ...extended.filter(({ id, last }, i) => (tails[i] ?? -1) >= last && !undone.has(id)),
  ];
  const rows = toWrite(tx, "rows");
  const events = toWrite(tx, "events");
  await inTurns(gone, ({ id }) => {
    events.delete(everyEntry(id));
    return rows.delete(id);
  });
  for (const { id, from, row } of back) {
    events.delete(everyEntry(id, from));
    if (row === undefined) rows.delete(id);
    else rows.put(row);
  }
  const preferred = toWrite(tx, "preferences");
  for (const [i, { key, before, now }] of preferences.entries()) {
    if (!isSameText(values[i], now)) continue;
    if (before === undefined) preferred.delete(key);
    else preferred.put(before, key);
  }
  toWrite(tx, "trash").delete(done.id);
  return { ...done, back: ids(back), gone: ids(gone), stayed: ids(stayed) };
}

function ids(logs: readonly { readonly id: string }[]): readonly string[] {
  return logs.map(({ id }) => id);
}
