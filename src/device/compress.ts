/** Compression with the browser's own streams (Chrome 103, Firefox 113, Safari 16.4). */

/** `gzip` for files, with a head and a check sum of its own; `deflate-raw` is 18 bytes shorter. */
export type Format = "gzip" | "deflate-raw";

type Bytes = Uint8Array<ArrayBuffer>;
type Breathe = () => Promise<void> | undefined;

/** @returns undefined where the browser has no such stream */
export function compress(bytes: Bytes, format: Format): Promise<Uint8Array | undefined> {
  return compressAll([bytes], format);
}

/**
 * Browsers compress between two tasks, so much data would block the screen.
 * @param parts are made one after another, each when the one before is compressed
 */
export async function compressAll(
  parts: Iterable<Bytes>,
  format: Format,
  breathe?: Breathe,
): Promise<Uint8Array | undefined> {
  try {
    const { bytes: packed, end } = await drained(new CompressionStream(format), parts, Infinity, breathe);
    return end === "whole" ? packed : undefined;
  } catch {
    return undefined;
  }
}

/**
 * @param most stops here, so that a small file cannot fill the memory
 * @returns undefined for damaged or longer data, and where the browser has no such stream
 */
export async function decompress(
  bytes: Uint8Array<ArrayBuffer>,
  format: Format,
  most: number,
): Promise<Uint8Array | undefined> {
  const inflated = await inflate(bytes, format, most);
  return inflated?.end === "whole" ? inflated.bytes : undefined;
}

/** `cut`: only the bytes before the place where the data ends or is damaged. `tooLarge`: only some of the first bytes. */
interface Drained {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly end: "whole" | "cut" | "tooLarge";
}

/** As `decompress`, but with the bytes before the damage. @returns undefined where the browser has no such stream */
export async function inflate(
  bytes: Uint8Array<ArrayBuffer>,
  format: Format,
  most: number,
  breathe?: Breathe,
): Promise<Drained | undefined> {
  try {
    return await drained(new DecompressionStream(format), [bytes], most, breathe);
  } catch {
    return undefined;
  }
}

/** Bytes written at once. Damage loses those that came out of the same part. */
const PART = 1 << 14;

/** Throws only if the stream cannot be read at all. */
async function drained(
  { readable, writable }: CompressionStream | DecompressionStream,
  parts: Iterable<Bytes>,
  most: number,
  breathe?: Breathe,
): Promise<Drained> {
  const writer = writable.getWriter();
  // Damaged data also makes the reading below fail, where it is answered.
  void write(writer, parts, breathe).catch(() => undefined);
  const reader = readable.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  let end: Drained["end"] = "whole";
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      length += part.value.length;
      if (length > most) {
        end = "tooLarge";
        await reader.cancel();
        break;
      }
      chunks.push(part.value);
    }
  } catch {
    end = "cut";
  }
  return { bytes: joined(chunks), end };
}

/** Writes a part, and waits until what came out was read: a stream that fails drops what nobody has read. */
async function write(
  writer: WritableStreamDefaultWriter<BufferSource>,
  parts: Iterable<Bytes>,
  breathe?: Breathe,
): Promise<void> {
  for (const part of parts)
    for (let at = 0; at < part.length; at += PART) {
      await writer.write(part.subarray(at, at + PART));
      const pause = breathe?.();
      if (pause) await pause;
    }
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  await writer.close();
}

export function joined(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}
