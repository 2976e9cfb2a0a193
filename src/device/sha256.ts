/** The SHA-256 of bytes, by the browser. It exists on https and localhost, where the app runs. */

/** @returns 32 bytes; undefined where the browser refuses */
export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  } catch {
    return undefined;
  }
}

/** @returns 64 hexadecimal digits; empty where the browser refuses */
export async function sha256Hex(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return Array.from((await sha256(bytes)) ?? [], (byte) => byte.toString(16).padStart(2, "0")).join("");
}
