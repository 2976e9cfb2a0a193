/** Backup files are ASCII texts, compressed. This joins the abilities of the browser that they need. */
import { createBreathe } from "./breathe";
import { compress, inflate } from "./compress";
import { sha256Hex } from "./sha256";

export function filePorts() {
  return {
    gzip: (text: string) => compress(new TextEncoder().encode(text), "gzip"),
    gunzip: async (bytes: Uint8Array, most: number) => {
      const inflated = await inflate(new Uint8Array(bytes), "gzip", most);
      return inflated && { text: new TextDecoder("latin1").decode(inflated.bytes), end: inflated.end };
    },
    sha256: (text: string) => sha256Hex(new TextEncoder().encode(text)),
    breathe: createBreathe(),
  };
}
