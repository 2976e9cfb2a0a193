/** Reads a rescue file: the stores of a database that could not be opened, unchecked, as JSON. */
import { parsedJson } from "../../base/json";
import { ok, refuse, type Result } from "../../base/result";
import { isRecord, place } from "../../base/shape";
import { RESCUE_FORMAT } from "../../game/rescue-text";
import { entriesOf } from "../../game/runs";
import { readFile } from "./file";
import { isShallow } from "./file-lines";
import { type BackupRefusal, type FilePorts, isLogId, type Kept, type KeptLog, LIMITS, type LostLine } from "./kept";
import { unpackedBits } from "./signs";

const MARK = /^\s*\{\s*"app":\s*"fifteen-two",\s*"kind":\s*"rescue"/;
interface Record {
  readonly key: unknown;
  readonly value: unknown;
}

export function isRescueFile(text: string): boolean {
  return MARK.test(text);
}

/**
 * Everything in it that is intact. A log that has gaps, or is not there at all, comes from the newest snapshot that has
 * it, unless it was deleted. Never throws.
 */
export async function readRescueFile(
  text: string,
  ports: FilePorts,
): Promise<Result<{ readonly kept: Kept; readonly lost: readonly LostLine[] }, BackupRefusal>> {
  if (text.length > LIMITS.rescue) return refuse("tooLarge");
  const file = parsedJson(text);
  if (!isRecord(file)) return refuse("damaged");
  if (file["format"] !== RESCUE_FORMAT) return refuse(place(file["format"]) ? "newer" : "damaged");
  const stores = isRecord(file["stores"]) ? file["stores"] : {};
  const own = logsIn(recordsOf(stores["events"]), file["inHand"]);
  const spare = await newestSnapshot(recordsOf(stores["snapshots"]), ports);
  const gone = new Set(recordsOf(stores["trash"]).flatMap(deletedIn));
  const logs = new Map(spare.filter(({ id }) => !gone.has(id)).map((log) => [log.id, log]));
  for (const log of own) if (isWhole(log) || !logs.has(log.id)) logs.set(log.id, log);
  if (logs.size > LIMITS.logs) return refuse("tooLarge");
  const preferences = recordsOf(stores["preferences"]).flatMap(({ key, value }) =>
    typeof key === "string" && isShallow(value, LIMITS.depth) ? [[key, value] as const] : [],
  );
  return ok(within({ logs: [...logs.values()], preferences: Object.fromEntries(preferences) }));
}

function recordsOf(store: unknown): readonly Record[] {
  if (!Array.isArray(store)) return [];
  return store.flatMap((one: unknown) => (isRecord(one) ? [{ key: one["key"], value: one["value"] }] : []));
}

const seqOf = (entry: unknown) => (isRecord(entry) && place(entry["seq"]) ? entry["seq"] : undefined);

/**
 * Each entry once, in the order of the places. One without a place has that of its record, or comes last.
 * @param inHand entries that had not reached the disk, perhaps with others that had
 */
function logsIn(records: readonly Record[], inHand: unknown): readonly KeptLog[] {
  const logs = new Map<string, Map<number, unknown>>();
  let placeless = Number.MAX_SAFE_INTEGER / 2;
  const put = (id: unknown, entry: unknown, own: unknown) => {
    if (typeof id !== "string" || !isShallow(entry, LIMITS.depth)) return;
    const log = logs.get(id) ?? new Map<number, unknown>();
    logs.set(id, log);
    const at = seqOf(entry) ?? (place(own) ? own : (placeless += 1));
    if (!log.has(at)) log.set(at, entry);
  };
  for (const { key, value } of records) {
    const [id, own] = Array.isArray(key) ? (key as readonly unknown[]) : [];
    for (const entry of entriesOf(value)) put(id, entry, own);
  }
  for (const entry of Array.isArray(inHand) ? (inHand as readonly unknown[]) : [])
    if (isRecord(entry)) put(entry["game"], entry, undefined);
  return [...logs].map(([id, places]) => ({
    id,
    entries: [...places].toSorted(([one], [other]) => one - other).map(([, entry]) => entry),
  }));
}

/** Whether no entry is missing before its last one. */
function isWhole({ entries }: KeptLog): boolean {
  return entries.every((entry, i) => seqOf(entry) === i);
}

function deletedIn({ value }: Record): readonly string[] {
  const logs = isRecord(value) ? value["logs"] : undefined;
  if (!Array.isArray(logs)) return [];
  return logs.flatMap((log: unknown) => (isRecord(log) && typeof log["id"] === "string" ? [log["id"]] : []));
}

/** The logs of the newest copy that the phone took and that can be read. */
async function newestSnapshot(records: readonly Record[], ports: FilePorts): Promise<readonly KeptLog[]> {
  for (const { value } of records.toReversed()) {
    const bytes = bytesOf(value);
    const read = bytes && (await readFile(bytes, ports));
    if (read?.ok) return read.value.kept.logs;
  }
  return [];
}

/** @returns undefined for anything that is not base64 */
function bytesOf(base64: unknown): Uint8Array | undefined {
  if (typeof base64 !== "string") return undefined;
  const signs = base64
    .replace(/={0,2}$/, "")
    .replaceAll("+", "-")
    .replaceAll("/", "_");
  const bytes = unpackedBits(signs, 8, Math.floor((signs.length * 3) / 4));
  return bytes && Uint8Array.from(bytes);
}

/** Without the logs beyond the limits. */
function within({ logs, preferences }: Kept): { readonly kept: Kept; readonly lost: readonly LostLine[] } {
  const lost: LostLine[] = [];
  let all = 0;
  const kept = logs.filter(({ id, entries }, i) => {
    all += entries.length;
    const fits = isLogId(id) && entries.length <= LIMITS.entries && all <= LIMITS.all;
    if (!fits) lost.push({ line: i + 1, why: "beyond" });
    return fits;
  });
  return { kept: { logs: kept, preferences }, lost };
}
