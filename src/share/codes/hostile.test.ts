/** Codes by people who mean harm. `CODES=100000` reads that many; `npm test` a sample. */
import { inflateRawSync } from "node:zlib";
import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { expect, test } from "vitest";
import { crc32 } from "../../base/crc32";
import { chanceOf } from "../../testing/robot";
import { seed } from "../../testing/seed";
import { toBase41 } from "./base41";
import { CODE_REFUSALS } from "./code-words";
import fixture from "./fixtures/codes.json";
import { framesOf } from "./frames";
import { type Scanned, createCodeReader, type Part } from "./reader";

const TIMES = Number(process.env["CODES"]) || 1200;
/** Milliseconds for one code. */
const BAR = 1000;
/** A reader is used for this many codes. */
const A_WHILE = 200;

const from = seed("hostile codes");
const chance = chanceOf(from);
const below = (most: number) => Math.floor(chance() * most);
const one = <T>(all: readonly T[]): T => all[below(all.length)]!;
const bytes = (length: number) => Uint8Array.from({ length }, () => below(256));
const packing = {
  pack: async () => undefined,
  unpack: async (packed: Uint8Array, most: number) => {
    try {
      return inflateRawSync(packed, { maxOutputLength: most }).toString();
    } catch {
      return undefined;
    }
  },
  sha256: async (all: Uint8Array) => Uint8Array.from(createHash("sha256").update(all).digest()),
};

const HONEST = [fixture.game.link, ...fixture.parcels.flatMap(({ frames }) => frames.map(({ text }) => text))];
const JUNK = ["", "0", "FTC", "FTC1.", "FTC2.", "#/bring/", ".", "é", "\u0000", "9".repeat(9999), "$%"];

/** A text with some letters changed, taken out, doubled or cut off. */
function mutated(text: string): string {
  const at = below(text.length + 1);
  switch (below(5)) {
    case 0:
      return text.slice(0, at) + one(JUNK) + text.slice(at + 1);
    case 1:
      return text.slice(0, at) + text.slice(at + 1 + below(9));
    case 2:
      return text.slice(0, at);
    case 3:
      return text.slice(0, at) + text.slice(below(text.length));
    default:
      return mutated(mutated(text));
  }
}

/** A frame of another parcel with a right check sum: of the largest there are, with random numbers and data. */
function forged(): string {
  const total = one([1, 15, 1600, 2032, 100_000, 1 << 20, 0xffffff]);
  const count = Math.ceil(total / 800);
  const frame = bytes(16 + Math.ceil(total / count));
  const head = new DataView(frame.buffer);
  head.setUint32(0, total);
  head.setUint8(0, below(3));
  head.setUint32(4, below(3));
  if (chance() < 0.5) head.setUint32(8, below(2 * count));
  frame.fill(0, 12, 16);
  head.setUint32(12, crc32(frame));
  return `FTC1.${toBase41(frame)}`;
}

/** A payload with a right check sum and anything in it. */
function forgedPayload(): string {
  const packed = bytes(below(400));
  const payload = new Uint8Array(5 + packed.length);
  payload.set(packed, 5);
  payload[0] = 1;
  new DataView(payload.buffer).setUint32(1, crc32(packed));
  return chance() < 0.5 ? toBase41(payload) : framesOf("game", payload)(below(3));
}

function wasSent(read: Scanned | Part): boolean {
  if (read.is === "log") return isDeepStrictEqual(read.log, fixture.game.log);
  return read.is === "part" || fixture.parcels[1]?.hex.endsWith(Buffer.from(read.bytes).toString("hex")) === true;
}

test(`${TIMES} changed and forged codes are refused or read as they were sent, in no time`, async () => {
  const seen = new Map<string, number>();
  const others: string[] = [];
  let slowest = 0;
  let reader = createCodeReader(packing);
  for (let times = 0; times < TIMES; times++) {
    if (times % A_WHILE === 0) reader = createCodeReader(packing);
    const text = one([() => mutated(one(HONEST)), () => mutated(one(HONEST)), forged, forgedPayload])();
    const start = performance.now();
    const read = await reader.read(text);
    slowest = Math.max(slowest, performance.now() - start);
    const what = read.ok ? read.value.is : read.error;
    seen.set(what, (seen.get(what) ?? 0) + 1);
    // Only what was sent comes out: no other log or file has the check sums.
    if (read.ok && !wasSent(read.value)) others.push(text);
  }
  console.log(`${JSON.stringify(Object.fromEntries(seen))}; the slowest took ${slowest.toFixed(1)} ms`);
  expect(others).toEqual([]);
  expect(slowest).toBeLessThan(BAR);
  expect([...seen.keys()].filter((what) => ![...CODE_REFUSALS, "part", "log", "file"].includes(what))).toEqual([]);
  expect(seen.size).toBeGreaterThan(4);
});
