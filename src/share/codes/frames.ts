/** Frames: a parcel as a row of code texts, any few more than its blocks of which give it back (see formats.md). */
import { crc32 } from "../../base/crc32";
import { ok, refuse, type Result } from "../../base/result";
import { fromBase41, toBase41 } from "./base41";
import { type CodeRefusal, MOST_PARCEL, PARCELS, type ParcelKind } from "./code-words";
import { addTimes } from "./field";

/** One code of a parcel. */
export interface Frame {
  readonly kind: ParcelKind;
  /** The bytes of the parcel. */
  readonly total: number;
  /** Keeps parcels apart: the first four bytes of the parcel, as a number. */
  readonly id: number;
  /** From 0. The first frames are the blocks themselves; later ones are mixtures. */
  readonly number: number;
  readonly data: Uint8Array;
}

const MARK = "FTC";
const VERSION = "1";
const FRAME_START = /^FTC([1-9]\d?)\./;
/** Before the data: kind, total (3 bytes), id (4), number (4), check sum (4). */
const HEAD = 16;
/** The most bytes of a block. With the head they fill a code of version 20. */
const MOST_BLOCK = 800;
/** The most characters of a frame. */
const MOST_FRAME = MARK.length + 2 + 1.5 * (HEAD + MOST_BLOCK);

/** How many blocks a parcel of `total` bytes has; the last is filled up with zeros. */
export function blockCount(total: number): number {
  return Math.ceil(total / MOST_BLOCK);
}

/** The bytes of each block: as equal as can be, so that no code is larger than it needs to be. */
export function blockSize(total: number): number {
  return Math.ceil(total / blockCount(total));
}

/**
 * The share of each block in a frame: one block, or bytes from the generator mulberry32.
 * @param frame its id and number are the seed
 */
export function sharesOf({ id, number, total }: Pick<Frame, "id" | "number" | "total">): Uint8Array {
  const shares = new Uint8Array(blockCount(total));
  if (number < shares.length) shares[number] = 1;
  else {
    let state = (id ^ Math.imul(number, 0x9e3779b1)) | 0;
    for (let block = 0; block < shares.length; block++) {
      state = (state + 0x6d2b79f5) | 0;
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
      shares[block] = (mixed ^ (mixed >>> 14)) >>> 24;
    }
  }
  return shares;
}

/**
 * A maker of the frames of a parcel.
 * @param parcel 1 to `MOST_PARCEL` bytes
 * @returns the text of the frame with a number, a whole number from 0 below 2³²
 */
export function framesOf(kind: ParcelKind, parcel: Uint8Array): (number: number) => string {
  const total = parcel.length;
  const size = blockSize(total);
  const blocks = Array.from({ length: blockCount(total) }, (_, at) => {
    const block = new Uint8Array(size);
    block.set(parcel.subarray(at * size, (at + 1) * size));
    return block;
  });
  const start = new DataView(Uint8Array.from({ length: 4 }, (_, at) => parcel[at] ?? 0).buffer);
  const id = start.getUint32(0);
  return (number) => {
    const bytes = new Uint8Array(HEAD + size);
    const head = new DataView(bytes.buffer);
    head.setUint32(0, total);
    head.setUint8(0, PARCELS.indexOf(kind));
    head.setUint32(4, id);
    head.setUint32(8, number);
    const data = bytes.subarray(HEAD);
    for (const [at, share] of sharesOf({ id, number, total }).entries()) addTimes(data, blocks[at]!, share);
    head.setUint32(12, sumOf(bytes));
    return `${MARK}${VERSION}.${toBase41(bytes)}`;
  };
}

/** Reads the text of one code. Refused: any text that `framesOf` cannot have made, in time for a camera picture. */
export function readFrame(text: string): Result<Frame, CodeRefusal> {
  const [start = "", version] = FRAME_START.exec(text) ?? [];
  if (version === undefined) return refuse("notOurs");
  if (version !== VERSION) return refuse("newer");
  const bytes = text.length <= MOST_FRAME ? fromBase41(text.slice(start.length)) : undefined;
  if (!bytes || bytes.length <= HEAD) return refuse("damaged");
  const head = new DataView(bytes.buffer);
  const kind = PARCELS[head.getUint8(0)];
  const total = head.getUint32(0) & 0xffffff;
  if (head.getUint32(12) !== sumOf(bytes)) return refuse("damaged");
  if (kind === undefined) return refuse("newer");
  if (total > MOST_PARCEL) return refuse("tooLarge");
  if (total === 0 || bytes.length !== HEAD + blockSize(total)) return refuse("damaged");
  return ok({ kind, total, id: head.getUint32(4), number: head.getUint32(8), data: bytes.slice(HEAD) });
}

/** The check sum of a frame: of everything but itself. */
function sumOf(bytes: Uint8Array): number {
  const rest = bytes.slice();
  rest.fill(0, 12, HEAD);
  return crc32(rest);
}
