/**
 * Base 41: two bytes in three characters that QR codes pack densely and that a link carries unchanged (see formats.md).
 * 41³ is a little more than 256².
 */
const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ$*+-.";
const BASE = DIGITS.length;
const VALUES = new Map(Array.from(DIGITS, (digit, value) => [digit, value]));

/** @returns three characters for every two bytes, the lowest digit first; two for a last single byte */
export function toBase41(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += 2) {
    const pair = at + 1 < bytes.length;
    let value = pair ? (bytes[at] ?? 0) * 256 + (bytes[at + 1] ?? 0) : (bytes[at] ?? 0);
    for (let digit = pair ? 3 : 2; digit > 0; digit--) {
      text += DIGITS.charAt(value % BASE);
      value = Math.floor(value / BASE);
    }
  }
  return text;
}

/** @returns undefined unless `toBase41` can have made the text: one list of bytes has one text. */
export function fromBase41(text: string): Uint8Array | undefined {
  const single = text.length % 3;
  if (single === 1) return undefined;
  const bytes = new Uint8Array(Math.floor((text.length * 2) / 3));
  for (let at = 0, to = 0; at < text.length; at += 3) {
    const digits = Math.min(3, text.length - at);
    let value = 0;
    for (let place = digits - 1; place >= 0; place--) {
      const digit = VALUES.get(text.charAt(at + place));
      if (digit === undefined) return undefined;
      value = value * BASE + digit;
    }
    if (value >= (digits === 3 ? 65_536 : 256)) return undefined;
    if (digits === 3) bytes[to++] = value >> 8;
    bytes[to++] = value & 255;
  }
  return bytes;
}
