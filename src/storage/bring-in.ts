/** Writes an import. Each log is one record, a *run*; see `entriesOf`. */
import type { Breathe } from "../base/breathe";
import { isSame } from "../base/same";
import { isRecord, place } from "../base/shape";
import type { Import, KeptLog } from "../game/keeping";
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

interface Run {
  readonly game: string;
  readonly seq: number;
  readonly run: string;
}

/** Writes until the browser gets a turn: a few milliseconds on a slow phone. */
const TURN = 16;

/** Reported as `taken`: the logs are not as they were when the import was planned. */
function conflict(why: string): DOMException {
  return new DOMException(why, "ConstraintError");
}

/**
 * All or nothing: it throws, and the transaction is aborted, if one log is not as the plan says.
 * @param runs the records of the logs to add, from `runsOf`
 */
export async function bringIn(
  tx: Writing,
  { add, extend, rows, preferences, preferencesHere, ...step }: Import,
  runs: readonly Run[],
): Promise<void> {
  const stored = tx.objectStore("rows");
  const settings = tx.objectStore("preferences");
  const ids = [...add, ...extend].map(({ id }) => id);
  if (new Set(ids).size < ids.length) throw conflict("a log comes twice");

  // A phone that is being set up has nothing to look for.
  const isEmpty = (await tx.objectStore("events").openKeyCursor()) === null;
  const ends = isEmpty ? ids.map(() => -1) : await lastPlaces(tx, ids);
  const [before, old] = await Promise.all([
    Promise.all(extend.map(({ id }) => stored.get(id))),
    Promise.all(Object.keys(preferences).map((key) => settings.get(key))),
  ]);
  const expected = [...add.map(() => -1), ...extend.map(({ from }) => from - 1)];
  if (ends.some((end, i) => end !== expected[i])) throw conflict("a log has changed since the preview");

  const hasChanged = (key: string, i: number) => preferencesHere && !isSame(old[i], preferencesHere[key]);
  if (Object.keys(preferences).some(hasChanged)) throw conflict("a preference has changed since the preview");

  const places = new Map(runs.map(({ game, seq }) => [game, seq]));
  const record: ImportRecord = {
    added: add.map(({ id }) => ({ id, last: places.get(id) ?? -1 })),
    extended: extend.map(({ id, from, entries }, i) => ({ id, from, last: from + entries.length - 1, row: before[i] })),
    preferences: Object.entries(preferences).map(([key, now], i) => ({ key, before: old[i], now })),
  };
  const events = toWrite(tx, "events");
  await inTurns(runs, (run) => events.add(run));
  // One by one, so that a tab that has not heard of it meets a taken place.
  for (const { id, from, entries } of extend)
    await inTurns(entries, (entry, i) => events.add(placed(entry, id, from + i)));
  await inTurns(rows, (row) => toWrite(tx, "rows").put(row));
  for (const [key, value] of Object.entries(preferences)) toWrite(tx, "preferences").put(value, key);
  toWrite(tx, "trash").add({ ...step, ...record });
}

/** @returns −1 for a log that is not stored */
export async function lastPlaces(tx: Writing, ids: readonly string[]): Promise<readonly number[]> {
  const places: number[] = [];
  await inTurns(ids, (id, i) => {
    const asked = toWrite(tx, "events").openKeyCursor(everyEntry(id), "prev");
    asked.addEventListener("success", () => {
      const key = asked.result?.key;
      places[i] = Array.isArray(key) ? Number(key[1]) : -1;
    });
    return asked;
  });
  return places;
}

/**
 * Makes a request for each thing. It waits for those of the turn before last, so that no task is long and the disk always
 * has something to do. If a request fails, its transaction is aborted and this never resolves.
 */
export async function inTurns<T>(things: readonly T[], request: (thing: T, i: number) => IDBRequest): Promise<void> {
  let before: Promise<void> | undefined;
  for (const [i, thing] of things.entries()) {
    const asked = request(thing, i);
    if (i % TURN < TURN - 1 && i < things.length - 1) continue;
    const answered = new Promise<void>((done) => asked.addEventListener("success", () => done()));
    await before;
    before = answered;
  }
  await before;
}

/** The records of logs. A log without gaps is one run. Where places are missing, another begins. */
export async function runsOf(logs: readonly KeptLog[], breathe: Breathe = () => undefined): Promise<readonly Run[]> {
  const runs: Run[] = [];
  for (const { id, entries } of logs) {
    let run: unknown[] = [];
    let last = -1;
    for (const entry of entries) {
      const own = isRecord(entry) ? entry["seq"] : undefined;
      const seq = place(own) ? Math.max(own, last + 1) : last + 1;
      if (seq > last + 1 && run.length > 0) {
        runs.push({ game: id, seq: last, run: JSON.stringify(run) });
        run = [];
      }
      run.push(inRun(entry, id, seq));
      last = seq;
    }
    if (run.length > 0) runs.push({ game: id, seq: last, run: JSON.stringify(run) });
    const pause = breathe();
    if (pause) await pause;
  }
  return runs;
}

/** The place in the run stands for `game` and `seq`. An entry that is no entry of this place keeps them, or has none. */
function inRun(entry: unknown, id: string, at: number): unknown {
  if (!isRecord(entry) || entry["game"] !== id || entry["seq"] !== at) return entry;
  // Every entry is made of these; spreading it takes ten times as long.
  const { v, at: time, fact } = entry;
  if (Object.keys(entry).length === 5) return { v, at: time, fact };
  const { game: _game, seq: _seq, ...rest } = entry;
  return rest;
}

/** An entry that is no entry of this place is stored in a run, where it keeps the place and is unreadable. */
function placed(entry: unknown, game: string, seq: number): unknown {
  const fits = isRecord(entry) && entry["game"] === game && entry["seq"] === seq;
  return fits ? entry : { game, seq, run: JSON.stringify([entry]) };
}
