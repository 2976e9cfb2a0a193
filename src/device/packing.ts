/** Text to few bytes and back, for codes and links. */
import { compress, decompress } from "./compress";
import { sha256 } from "./sha256";

/** Each gives undefined where the browser has no such ability, or the bytes are damaged. */
export const packing = {
  pack: (text: string) => compress(new TextEncoder().encode(text), "deflate-raw"),
  /** @param most bytes of the text in UTF-8 */
  unpack: async (bytes: Uint8Array, most: number): Promise<string | undefined> => {
    const found = await decompress(Uint8Array.from(bytes), "deflate-raw", most);
    return found && new TextDecoder().decode(found);
  },
  sha256: (bytes: Uint8Array) => sha256(Uint8Array.from(bytes)),
};
