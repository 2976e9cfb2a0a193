/** A new unique id: a UUID version 4, 36 characters. */
export function newId(): string {
  // Missing on a page served over plain http, for example when the app is tried on a home network.
  if (typeof crypto.randomUUID === "function") return crypto.randomUUID();
  return uuidFrom(crypto.getRandomValues(new Uint8Array(16)));
}

/** @param bytes 16 random bytes */
function uuidFrom(bytes: Uint8Array): string {
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
