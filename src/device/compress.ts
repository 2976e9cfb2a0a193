/** Compression with the browser's own streams (Chrome 103, Firefox 113, Safari 16.4). */

/** `gzip` for files, with a head and a check sum of its own; `deflate-raw` is 18 bytes shorter. */
export type Format = "gzip" | "deflate-raw";

/** @returns undefined where the browser has no such stream */
export async function compress(bytes: Uint8Array<ArrayBuffer>, format: Format): Promise<Uint8Array | undefined> {
  try {
    return await drained(new CompressionStream(format), bytes, Infinity);
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
  try {
    return await drained(new DecompressionStream(format), bytes, most);
  } catch {
    return undefined;
  }
}

/** Throws for damaged data. */
async function drained(
  { readable, writable }: CompressionStream | DecompressionStream,
  bytes: Uint8Array<ArrayBuffer>,
  most: number,
): Promise<Uint8Array | undefined> {
  const writer = writable.getWriter();
  // Damaged data also makes the reading below fail, where it is answered.
  const written = Promise.all([writer.write(bytes), writer.close()]).catch(() => undefined);
  const reader = readable.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { value, done } = await reader.read();
    if (done) break;
    length += value.length;
    chunks.push(value);
    if (length > most) {
      await reader.cancel();
      return undefined;
    }
  }
  await written;
  const whole = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}
