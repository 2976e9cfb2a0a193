/** Backup files are ASCII texts, compressed. This joins the abilities of the browser that they need. */
import { createBreathe } from "./breathe";
import { compressAll, inflate, joined } from "./compress";
import { sha256Hex } from "./sha256";

function* encoded(texts: readonly string[]) {
  for (const text of texts) yield new TextEncoder().encode(text);
}

export function filePorts() {
  const breathe = createBreathe();
  return {
    gzip: (texts: readonly string[]) => compressAll(encoded(texts), "gzip", breathe),
    gunzip: async (bytes: Uint8Array, most: number) => {
      const inflated = await inflate(new Uint8Array(bytes), "gzip", most, breathe);
      return inflated && { text: new TextDecoder("latin1").decode(inflated.bytes), end: inflated.end };
    },
    sha256: async (texts: readonly string[]) => {
      const parts: Uint8Array[] = [];
      for (const part of encoded(texts)) {
        parts.push(part);
        const pause = breathe();
        if (pause) await pause;
      }
      return sha256Hex(joined(parts));
    },
    breathe,
  };
}
