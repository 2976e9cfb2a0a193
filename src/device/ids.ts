/** @returns a new id, unlike any other: 36 characters, letters and digits and dashes (UUID version 4). */
export function newId(): string {
  // Missing on a page served over plain http, where somebody tries the app on the home network.
  if (typeof crypto.randomUUID === "function") return crypto.randomUUID();
  return uuidFrom(crypto.getRandomValues(new Uint8Array(16)));
}

/** @param bytes 16 random ones */
function uuidFrom(bytes: Uint8Array): string {
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
