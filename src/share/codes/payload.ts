/** The payload: one game packed for a code or a link (see formats.md). */
import { crc32 } from "../../base/crc32";
import { parsedJson } from "../../base/json";
import { ok, refuse, type Result } from "../../base/result";
import { jsonText, logLine } from "../backup/columns";
import { logOfLine } from "../backup/columns-read";
import type { KeptLog } from "../backup/kept";
import { fromBase41, toBase41 } from "./base41";
import { type CodeRefusal, MOST_TEXT } from "./code-words";

/** The abilities of the browser that codes need. Each gives undefined where it is missing or the data is damaged. */
export interface Packing {
  /** UTF-8, compressed by deflate without a head. */
  readonly pack: (text: string) => Promise<Uint8Array | undefined>;
  /** @param most bytes; longer data is refused before it fills the memory */
  readonly unpack: (packed: Uint8Array, most: number) => Promise<string | undefined>;
  readonly sha256: (bytes: Uint8Array) => Promise<Uint8Array | undefined>;
}

const VERSION = 1;
/** The version, and a check sum of four bytes. */
const HEAD = 5;
/** The most bytes of an unpacked line: far more than a game of 20,000 entries. */
const MOST_LINE = 2 << 20;
/** The most characters before the payload in a link. */
const MOST_ADDRESS = 2000;
/** The screen that a link with a payload opens. */
const SCREEN = "bring";

/** @returns undefined where the browser cannot compress */
export async function packGame(log: KeptLog, { pack }: Pick<Packing, "pack">): Promise<Uint8Array | undefined> {
  const packed = await pack(jsonText(logLine(log)));
  if (!packed) return undefined;
  const payload = new Uint8Array(HEAD + packed.length);
  payload.set(packed, HEAD);
  payload[0] = VERSION;
  new DataView(payload.buffer).setUint32(1, crc32(packed));
  return payload;
}

/** The log as it was on the other phone. Its entries are still to be read and replayed. */
export async function openPayload(
  payload: Uint8Array,
  { unpack }: Pick<Packing, "unpack">,
): Promise<Result<KeptLog, CodeRefusal>> {
  const [version = 0] = payload;
  if (version > VERSION) return refuse("newer");
  if (version < VERSION || payload.length <= HEAD) return refuse("damaged");
  const packed = payload.slice(HEAD);
  if (new DataView(payload.buffer, payload.byteOffset).getUint32(1) !== crc32(packed)) return refuse("damaged");
  const line = await unpack(packed, MOST_LINE);
  const log = line === undefined ? "damaged" : logOfLine(parsedJson(line));
  return typeof log === "string" ? refuse("damaged") : ok(log);
}

/** @param address of the app, without `#` */
export function payloadLink(payload: Uint8Array, address: string): string {
  return `${address}#/${SCREEN}/${toBase41(payload)}`;
}

/** Reads the game in a code, a link, a part of a link or a text. Never throws. */
export async function readPayload(
  text: string,
  packing: Pick<Packing, "unpack">,
): Promise<Result<KeptLog, CodeRefusal>> {
  if (text.length > MOST_ADDRESS + MOST_TEXT) return refuse("tooLarge");
  const carried = /(?:^|[/#])bring\/(\S+)\s*$/.exec(text)?.[1] ?? text.trim();
  if (carried.length > MOST_TEXT) return refuse("tooLarge");
  if (!/^[\dA-Z$*+.-]+$/.test(carried)) return refuse("notOurs");
  const payload = fromBase41(carried);
  return payload ? openPayload(payload, packing) : refuse("damaged");
}
