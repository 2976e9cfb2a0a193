/** The real check of an incoming log: a game is replayed through the rules, and a book through its own. */
import { bookRowOf } from "../../club/book";
import { isBookId } from "../../club/book-facts";
import { isBookRow, readBookEntry } from "../../club/book-read";
import type { EntryOf, LogEntry } from "../../game/facts";
import { rowOf } from "../../game/list-row";
import { isGameRow } from "../../game/row-check";
import { finalState } from "../../game/final-state";
import { readEntry } from "../../game/upgrade";
import { isRecord, place } from "../../base/shape";
import type { Result } from "../../base/result";
import { type Breathe, type KeptLog, LIMITS, type Row, type UnreadableWhy } from "./kept";

/**
 * `readable`: it has a row for the lists. `newer`: some entries were made by a newer version, so there is no row yet.
 * `unreadable`: see `UnreadableWhy`.
 */
export type Verdict =
  | { readonly is: "readable"; readonly row: Row }
  | { readonly is: "newer" }
  | { readonly is: "unreadable"; readonly why: Exclude<UnreadableWhy, "copies"> };

const BROKEN: Verdict = { is: "unreadable", why: "broken" };

/** Never throws. A long game takes a while, so it pauses within it. */
export async function verdictOn({ id, entries }: KeptLog, breathe: Breathe): Promise<Verdict> {
  if (!isOrdered(entries)) return BROKEN;
  if (isBookId(id)) return verdict(entries, readBookEntry, async (read) => bookRowOf(read), isBookRow, breathe);
  if (entries.length > LIMITS.game) return { is: "unreadable", why: "tooLong" };
  const rowFor = async (read: readonly LogEntry[]) => rowOf(read, await finalState(read, breathe));
  return verdict(entries, readEntry, rowFor, isGameRow, breathe);
}

async function verdict<E extends EntryOf<string, unknown>, R extends Row>(
  raws: readonly unknown[],
  read: (raw: unknown) => Result<E, "newer" | "unreadable">,
  rowFor: (entries: readonly E[]) => Promise<R | undefined>,
  isRow: (row: unknown) => row is R,
  breathe: Breathe,
): Promise<Verdict> {
  const entries: E[] = [];
  for (const raw of raws) {
    const entry = read(raw);
    if (entry.ok) entries.push(entry.value);
    else if (entry.error === "newer") return { is: "newer" };
    const pause = breathe();
    if (pause) await pause;
  }
  const row = await rowFor(entries);
  return isRow(row) ? { is: "readable", row } : BROKEN;
}

/** Whether every entry has its place, one after another; some may be missing. */
function isOrdered(entries: readonly unknown[]): boolean {
  let before = -1;
  return entries.every((entry) => {
    if (!isRecord(entry) || !place(entry["seq"]) || entry["seq"] <= before) return false;
    before = entry["seq"];
    return true;
  });
}
