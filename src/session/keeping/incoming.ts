/** Reads whatever comes in and plans what it would change. Nothing is stored before a person agrees to the preview. */
import { ok, refuse, type Result } from "../../base/result";
import type { BookRow } from "../../club/book-facts";
import { firstCopyOf } from "../../game/copies";
import type { GameId } from "../../game/facts";
import type { KeepingStore, KeptLog } from "../../game/keeping";
import type { StoreFault } from "../../game/log";
import { readFile } from "../../share/backup/file";
import type { BackupRefusal, FilePorts, Kept, LostLine, MergePlan, Row } from "../../share/backup/kept";
import { isFinished, LIMITS } from "../../share/backup/kept";
import { planMerge } from "../../share/backup/merge";
import { isRescueFile, readRescueFile } from "../../share/backup/rescue-file";
import { type Preview, previewOf } from "../../share/backup/preview";
import type { CodeRefusal } from "../../share/codes/code-words";
import { type Packing, readPayload } from "../../share/codes/payload";
import type { CribMisfits, CribRefusal } from "../../share/crib/faults";
import { isCrib, readCrib } from "../../share/crib/read-crib";
import { travellingPreferences } from "./travelling-preferences";

/** Something that a person has chosen, pasted, scanned or opened. */
export type Source =
  | { readonly is: "file"; readonly file: Blob }
  | { readonly is: "bytes"; readonly bytes: Uint8Array }
  | { readonly is: "text"; readonly text: string }
  | { readonly is: "log"; readonly log: KeptLog };

/** Something that came in, with what it would change. */
export interface Incoming {
  readonly plan: MergePlan;
  readonly preview: Preview;
  /** When the file was saved, in milliseconds since 1970; undefined for a single game. */
  readonly savedAt: number | undefined;
  /** The file can be read from end to end, but is not as it was saved. */
  readonly changed: boolean;
  /** Entries of a text that the rules refuse. */
  readonly misfits?: CribMisfits | undefined;
  /** The one game that comes in, if it is still played: its id here. */
  readonly running: GameId | undefined;
  /** The event touched last of those that come in and are still played. */
  readonly night?: BookRow | undefined;
}

export type IncomingRefusal =
  | { readonly from: "file"; readonly why: BackupRefusal }
  | { readonly from: "code"; readonly why: CodeRefusal }
  | { readonly from: "crib"; readonly why: CribRefusal }
  | { readonly from: "store"; readonly why: StoreFault };

interface Read {
  readonly kept: Kept;
  readonly lost: readonly LostLine[];
  readonly savedAt: number | undefined;
  readonly changed?: boolean;
  readonly misfits?: CribMisfits | undefined;
}

export interface IncomingPorts {
  readonly store: Pick<KeepingStore, "copies" | "preferences">;
  readonly files: FilePorts;
  readonly packing: Packing;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Names of people on this phone, those met last first. */
  readonly names: () => readonly string[];
  /** The rows of the lists. */
  readonly rows: () => readonly Row[];
}

/** @returns a function that reads a source, checks every game in it by the rules, and compares it with what is stored. It never throws. */
export function createIncoming({ store, files, packing, names, rows, now }: IncomingPorts) {
  async function fromText(text: string): Promise<Result<Read, IncomingRefusal>> {
    if (isCrib(text)) {
      const crib = readCrib(text, now());
      return crib.ok
        ? ok({ ...single(crib.value.log), misfits: crib.value.misfits })
        : refuse({ from: "crib", why: crib.error } as const);
    }
    const read = await readPayload(text, packing);
    return read.ok ? ok(single(read.value)) : refuse({ from: "code", why: read.error } as const);
  }

  async function fromRescue(text: string): Promise<Result<Read, IncomingRefusal>> {
    const read = await readRescueFile(text, files);
    return read.ok ? ok({ ...read.value, savedAt: undefined }) : refuse({ from: "file", why: read.error } as const);
  }

  async function fromBytes(bytes: Uint8Array): Promise<Result<Read, IncomingRefusal>> {
    if (bytes.length > mostFor(bytes)) return refuse({ from: "file", why: "tooLarge" } as const);
    if (!isGzip(bytes)) {
      const text = new TextDecoder().decode(bytes);
      return isRescueFile(text) ? fromRescue(text) : fromText(text);
    }
    const opened = await readFile(bytes, files);
    if (!opened.ok) return refuse({ from: "file", why: opened.error } as const);
    const { kept, lost, envelope, whole } = opened.value;
    return ok({ kept, lost, savedAt: envelope.at, changed: !whole && lost.length === 0 });
  }

  /** Looks at the size first: a film that was chosen by mistake would fill the memory. */
  async function fromFile(file: Blob): Promise<Result<Read, IncomingRefusal>> {
    const start = await bytesOf(file.slice(0, START));
    if (start && file.size > mostFor(start)) return refuse({ from: "file", why: "tooLarge" } as const);
    const bytes = start && (await bytesOf(file));
    return bytes ? fromBytes(bytes) : refuse({ from: "file", why: "notReadable" } as const);
  }

  async function readOf(source: Source): Promise<Result<Read, IncomingRefusal>> {
    if (source.is === "log") return ok(single(source.log));
    if (source.is === "text") return fromText(source.text);
    return source.is === "file" ? fromFile(source.file) : fromBytes(source.bytes);
  }

  return async function readIncoming(source: Source): Promise<Result<Incoming, IncomingRefusal>> {
    const read = await readOf(source);
    if (!read.ok) return read;
    const { kept, lost, savedAt, changed = false, misfits } = read.value;
    const firsts = [...new Set(kept.logs.map(({ id }) => firstCopyOf(id)))];
    const [copies, preferences] = await Promise.all([store.copies(firsts, files.breathe), store.preferences()]);
    if (!copies.ok) return refuse({ from: "store", why: copies.error } as const);
    if (!preferences.ok) return refuse({ from: "store", why: preferences.error } as const);
    const families = new Map<string, KeptLog[]>(firsts.map((first) => [first, []]));
    for (const log of copies.value) families.get(firstCopyOf(log.id))?.push(log);
    const here = { copiesOf: async (first: string) => families.get(first) ?? [], preferences: preferences.value };
    const known = { logs: kept.logs, preferences: await travellingPreferences(kept.preferences) };
    const plan = await planMerge(known, here, files.breathe);
    const listed = new Map<string, Row>(rows().map((row) => [row.id, row]));
    const preview = await previewOf(plan, lost, { names: names(), rowOf: (id) => listed.get(id) }, files.breathe);
    return ok({ plan, preview, savedAt, changed, misfits, running: runningIn(plan), night: nightIn(plan) });
  };
}

function single(log: KeptLog): Read {
  return { kept: { logs: [log], preferences: {} }, lost: [], savedAt: undefined };
}

function runningIn({ add, extend }: MergePlan): GameId | undefined {
  const [only, ...others] = [...add, ...extend];
  const row = others.length === 0 ? only?.row : undefined;
  return row && "scores" in row && row.winner === undefined ? row.id : undefined;
}

function nightIn({ add, extend }: MergePlan): BookRow | undefined {
  const rows = [...add, ...extend].flatMap(({ row }) => (row && "title" in row && row.kind === "club" ? [row] : []));
  return rows.filter((row) => !isFinished(row)).toSorted((one, other) => other.touchedAt - one.touchedAt)[0];
}

/** Bytes at the start of a file that say what it is. */
const START = 200;

/** The most bytes that a file with this start may have. */
function mostFor(start: Uint8Array): number {
  return isRescueFile(new TextDecoder().decode(start.subarray(0, START))) ? LIMITS.rescue : LIMITS.packed;
}

/** @returns undefined for a file that has moved or changed since it was chosen, or that may not be read */
async function bytesOf(file: Blob): Promise<Uint8Array | undefined> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    return undefined;
  }
}

function isGzip([first, second]: Uint8Array): boolean {
  return first === 0x1f && second === 0x8b;
}
