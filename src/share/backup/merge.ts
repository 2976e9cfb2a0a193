/** Plans a merge: which incoming logs are new, known, longer, shorter, or were continued differently. It changes nothing. */
import { isSame, isSameObject } from "../../base/same";
import { isRecord } from "../../base/shape";
import { copyId, copyNumber, firstCopyOf } from "../../game/copies";
import type { Seq } from "../../game/facts";
import { timePlayed } from "../../game/log";
import {
  type Breathe,
  type Fate,
  type Kept,
  type KeptLog,
  LIMITS,
  type MergePlan,
  type PlannedLog,
  type Row,
  touchedBy,
} from "./kept";
import { mergedPreferences } from "./preferences";
import { type Verdict, verdictOn } from "./verdict";

/** The things that are kept on this phone. */
export interface Here {
  /** @param first the id that all copies of a log share @returns its copies, in any order */
  copiesOf(first: string): Promise<readonly KeptLog[]>;
  readonly preferences: Readonly<Record<string, unknown>>;
}

/** A copy of a log, as it will be after the merge. */
interface Copy {
  readonly id: string;
  entries: readonly unknown[];
  /** The number of its entries that are here; undefined if it is new. */
  readonly here: number | undefined;
  row: Row | undefined;
}

/** Never throws and changes nothing. @param incoming as read from a file, a code or a text */
export async function planMerge(incoming: Kept, here: Here, breathe: Breathe): Promise<MergePlan> {
  const families = new Map<string, Copy[]>();
  const logs: PlannedLog[] = [];
  for (const log of incoming.logs) {
    const first = firstCopyOf(log.id);
    let family = families.get(first);
    if (!family) {
      const found = await here.copiesOf(first);
      family = found.map(({ id, entries }) => ({ id, entries, here: entries.length, row: undefined }));
      families.set(first, family);
    }
    logs.push(await planLog(log, family, breathe));
    const paused = breathe();
    if (paused) await paused;
  }
  const copies = [...families.values()].flat();
  const preferences = mergedPreferences(incoming.preferences, here.preferences);
  return {
    add: copies.filter(isNew).map(({ id, entries, row }) => ({ id, entries, row })),
    extend: copies.flatMap(({ id, entries, here: known = Infinity, row }) => {
      const more = entries.slice(known);
      return more.length > 0 ? [{ id, from: seqOf(more[0]), entries: more, row }] : [];
    }),
    preferences,
    preferencesHere: Object.fromEntries(Object.keys(preferences).map((name) => [name, here.preferences[name]])),
    logs,
  };
}

const isNew = ({ here }: Copy) => here === undefined;

/** Decides about one log, and puts what it brings into its family. */
async function planLog(log: KeptLog, family: Copy[], breathe: Breathe): Promise<PlannedLog> {
  const relations = family.map((copy) => ({ copy, ...relation(log.entries, copy.entries) }));
  const known =
    relations.find(({ is }) => is === "same") ?? relations.find(({ is, common }) => is === "hereLonger" && common > 0);
  if (known)
    return { log, fate: { is: known.is === "same" ? "same" : "hereLonger", here: known.copy.id }, newer: false };
  const verdict = await verdictOn(log, breathe);
  const row = rowIn(verdict);
  const newer = verdict.is === "newer";
  const planned = (fate: Fate): PlannedLog => ({ log, fate, newer, ...(row && { row }) });
  if (verdict.is === "unreadable") return planned({ is: "unreadable", why: verdict.why });
  const byCommon = relations.toSorted((one, other) => other.common - one.common);
  const [nearest] = byCommon;
  const more = nearest ? log.entries.slice(nearest.common) : [];
  if (nearest?.is === "thereLonger" && follows(more, nearest.copy.entries)) {
    const { copy } = nearest;
    copy.entries = [...copy.entries, ...renamed(more, copy.id)];
    copy.row = row && ({ ...row, id: copy.id } as Row);
    return planned({ is: "thereLonger", here: copy.id, from: seqOf(more[0]) });
  }
  const id = freeId(log.id, family);
  if (id === undefined) return planned({ is: "unreadable", why: "copies" });
  // Two copies of a file went on apart from each other, but from nothing that is here.
  const rival = byCommon.find(({ copy }) => !isNew(copy));
  const rowHere = rival && rowIn(await verdictOn(rival.copy, breathe));
  // Below the one here in the lists, so that the app opens that one again.
  const until = rowHere ? timePlayed(rowHere) - 1 : Infinity;
  family.push({
    id,
    entries: renamed(log.entries, id),
    here: undefined,
    row: row && touchedBy({ ...row, id } as Row, until),
  });
  if (!rival) return planned({ is: "new" });
  const differs = log.entries[rival.common] ?? rival.copy.entries[rival.common];
  return {
    ...planned({ is: "apart", here: rival.copy.id, from: seqOf(differs), copy: id }),
    ...(rowHere && { rowHere }),
  };
}

function rowIn(verdict: Verdict): Row | undefined {
  return verdict.is === "readable" ? verdict.row : undefined;
}

interface Relation {
  readonly is: "same" | "hereLonger" | "thereLonger" | "apart";
  /** The number of entries that both begin with. */
  readonly common: number;
}

function relation(there: readonly unknown[], here: readonly unknown[]): Relation {
  const shorter = Math.min(there.length, here.length);
  let common = 0;
  while (common < shorter && isSameEntry(there[common], here[common])) common += 1;
  if (common < shorter) return { is: "apart", common };
  if (there.length === here.length) return { is: "same", common };
  return { is: there.length < here.length ? "hereLonger" : "thereLonger", common };
}

/** The time is only a label, and a copy has another id. */
const LABELS: ReadonlySet<string> = new Set(["game", "at"]);

function isSameEntry(one: unknown, other: unknown): boolean {
  return isRecord(one) && isRecord(other) ? isSameObject(one, other, LABELS) : isSame(one, other);
}

/** Whether no place is missing: storage takes a continuation only without gaps, and a log with gaps only whole. */
function follows(more: readonly unknown[], entries: readonly unknown[]): boolean {
  const next = entries.length === 0 ? 0 : seqOf(entries.at(-1)) + 1;
  return more.every((entry, i) => seqOf(entry) === next + i);
}

function seqOf(entry: unknown): Seq {
  return isRecord(entry) && typeof entry["seq"] === "number" ? entry["seq"] : 0;
}

/** Its own id if that is free, or that of the next copy; undefined if there are too many. */
function freeId(id: string, family: readonly Copy[]): string | undefined {
  if (family.length >= LIMITS.copies) return undefined;
  const taken = new Set(family.map((copy) => copy.id));
  const free = [copyNumber(id), ...Array.from({ length: LIMITS.copies }, (_, i) => i + 2)];
  return free.map((number) => copyId(firstCopyOf(id), number)).find((one) => !taken.has(one));
}

/** The entries as those of this log: the database finds them by that field. */
function renamed(entries: readonly unknown[], id: string): readonly unknown[] {
  return entries.map((entry) => (isRecord(entry) && entry["game"] !== id ? { ...entry, game: id } : entry));
}
