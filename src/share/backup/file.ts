/** Backup files: gzip of lines. See formats.md. */
import { BOOK_FORMAT } from "../../club/book-facts";
import { FORMAT } from "../../game/facts";
import { ok, refuse, type Result } from "../../base/result";
import { isRecord, object, oneOf, place, type Shaped, text, time, whole } from "../../base/shape";
import { logLine } from "./columns";
import { logOfLine } from "./columns-read";
import { lineOf, readLine } from "./file-lines";
import {
  type BackupRefusal,
  type Envelope,
  type FilePorts,
  type FileWriter,
  type Kept,
  type KeptLog,
  LIMITS,
  type LostLine,
  type Opened,
} from "./kept";
import { countsOf } from "./kinds";

/** The present format of files. A newer one is refused. */
export const FILE_FORMAT = 1;

const MARK = { app: "fifteen-two", kind: "backup" } as const;
const isMarked = object({ app: oneOf([MARK.app]), kind: oneOf([MARK.kind]), format: whole(1) });
const isHead = object({
  version: text(40),
  facts: whole(1),
  bookFacts: whole(1),
  at: time,
  counts: object({ games: place, matches: place, scorecards: place, events: place }),
  logs: place,
  sha256: text(64),
});

/** UTF-16 units of lines that are compressed at once. */
const PART = 1 << 16;

/**
 * A file that this reader takes, or none.
 * @param about the version of the app, and the time
 */
export function newFile(about: Pick<Envelope, "version" | "at">, ports: FilePorts): FileWriter {
  const parts: string[] = [];
  let lines = "";
  /** Each log with its first entry, which says what it is. */
  const firsts: KeptLog[] = [];
  let entries = 0;
  let size = 0;
  const isOver = () => firsts.length > LIMITS.logs || entries > LIMITS.all || size > LIMITS.inflated;
  const put = (value: unknown) => {
    const line = `${lineOf(value)}\n`;
    size += line.length;
    lines += line;
    if (lines.length < PART) return;
    parts.push(lines);
    lines = "";
  };
  return {
    add: async (logs) => {
      for (const log of logs) {
        firsts.push({ id: log.id, entries: log.entries.slice(0, 1) });
        entries += log.entries.length;
        if (!isOver()) put(logLine(log));
        const pause = ports.breathe();
        if (pause) await pause;
      }
    },
    end: async (preferences) => {
      put(preferences);
      parts.push(lines);
      const counts = countsOf(firsts);
      const head: Envelope = {
        format: FILE_FORMAT,
        ...about,
        facts: FORMAT,
        bookFacts: BOOK_FORMAT,
        counts,
        logs: firsts.length,
        sha256: await ports.sha256(parts),
      };
      const first = `${lineOf({ ...MARK, ...head })}\n`;
      size += first.length;
      const packed = isOver() ? undefined : await ports.gzip([first, ...parts]);
      const tooMuch = isOver() || (packed?.length ?? 0) > LIMITS.packed;
      return { bytes: tooMuch ? undefined : packed, tooMuch, counts, logs: firsts.length };
    },
  };
}

/** @returns the bytes of a file with all of this; undefined where the browser cannot compress, or where it is too much */
export async function writeFile(
  { logs, preferences }: Kept,
  about: Pick<Envelope, "version" | "at">,
  ports: FilePorts,
): Promise<Uint8Array | undefined> {
  const file = newFile(about, ports);
  await file.add(logs);
  return (await file.end(preferences)).bytes;
}

/**
 * Reads whatever is intact in a file. Never throws.
 * @param bytes of any file
 */
export async function readFile(bytes: Uint8Array, ports: FilePorts): Promise<Result<Opened, BackupRefusal>> {
  if (bytes.length > LIMITS.packed) return refuse("tooLarge");
  const inflated = await ports.gunzip(bytes, LIMITS.inflated);
  if (inflated?.end === "tooLarge") return refuse("tooLarge");
  return readText(inflated?.text ?? "", ports);
}

/** @param content the lines of a file, perhaps cut off @returns as `readFile` */
export async function readText(
  content: string,
  { sha256, breathe }: Pick<FilePorts, "sha256" | "breathe">,
): Promise<Result<Opened, BackupRefusal>> {
  const end = content.indexOf("\n");
  const head = headOf(end < 0 ? content : content.slice(0, end));
  if (!head.ok) return head;
  const envelope = head.value;
  if (envelope.logs > LIMITS.logs) return refuse("tooLarge");
  const rest = end < 0 ? "" : content.slice(end + 1);
  const sum = await sha256([rest]);
  const logs: KeptLog[] = [];
  const lost: LostLine[] = [];
  let preferences: Readonly<Record<string, unknown>> = {};
  const repeats = { left: LIMITS.repeats };
  let all = 0;
  let line = 0;
  for (let at = 0; at < rest.length;) {
    const next = rest.indexOf("\n", at);
    const stop = next < 0 ? rest.length : next;
    const read = readLine(rest.slice(at, stop));
    at = stop + 1;
    line += 1;
    const paused = breathe();
    if (paused) await paused;
    if (line > LIMITS.logs + 1) return refuse("tooLarge");
    if (typeof read === "string") lost.push({ line, why: whyLost(read, next < 0) });
    else if (isRecord(read.value)) preferences = read.value;
    else {
      const log = logOfLine(read.value, repeats);
      all += typeof log === "string" ? 0 : log.entries.length;
      if (typeof log === "string") lost.push({ line, why: log });
      else if (all > LIMITS.all) lost.push({ line, why: "beyond" });
      else logs.push(log);
    }
  }
  // Lines after the place where the file was cut.
  for (line += 1; line <= envelope.logs; line++) lost.push({ line, why: "cutOff" });
  if (logs.length === 0 && envelope.logs > 0 && lost.length > 0) return refuse("damaged");
  return ok({ envelope, kept: { logs, preferences }, lost, whole: sum === "" || sum === envelope.sha256 });
}

/** @param last the line has no end */
function whyLost(read: "cutOff" | "damaged" | "beyond", last: boolean): LostLine["why"] {
  if (read === "beyond") return read;
  return last ? "cutOff" : "damaged";
}

function headOf(line: string): Result<Envelope, BackupRefusal> {
  const read = readLine(line);
  const isOurs = line.startsWith(`{"app":"${MARK.app}","kind":"${MARK.kind}"`);
  if (typeof read === "string") return refuse(isOurs ? "damaged" : "notOurs");
  const { value } = read;
  if (!isMarked(value)) return refuse("notOurs");
  if (value.format > FILE_FORMAT) return refuse("newer");
  if (!isHead(value)) return refuse("damaged");
  return ok(envelopeOf(value.format, value));
}

/** Known fields only. */
function envelopeOf(format: number, head: Shaped<typeof isHead>): Envelope {
  const { version, facts, bookFacts, at, logs, sha256, counts } = head;
  const { games, matches, scorecards, events } = counts;
  return { format, version, facts, bookFacts, at, counts: { games, matches, scorecards, events }, logs, sha256 };
}
