/**
 * Arithmetic of bytes in which every byte but 0 divides: the field GF(256) with the polynomial 0x11D, the one of QR codes
 * themselves. Tables of whole numbers only, so that every browser agrees.
 */
const POLYNOMIAL = 0x11d;

const POWERS = new Uint8Array(510);
const LOGS = new Uint8Array(256);
for (let power = 0, value = 1; power < 255; power++) {
  POWERS[power] = value;
  POWERS[power + 255] = value;
  LOGS[value] = power;
  value = (value << 1) ^ (value & 128 ? POLYNOMIAL : 0);
}

function times(one: number, other: number): number {
  return one === 0 || other === 0 ? 0 : (POWERS[(LOGS[one] ?? 0) + (LOGS[other] ?? 0)] ?? 0);
}

/** Every product of two bytes, 256 for each first one. */
const PRODUCTS = Uint8Array.from({ length: 65_536 }, (_, at) => times(at >> 8, at & 255));

/** @param byte not 0 */
export function inverse(byte: number): number {
  return POWERS[255 - (LOGS[byte] ?? 0)] ?? 0;
}

/** Adds `factor` times each byte of `source` to the byte of `target` at its place. Adding twice takes it away again. */
export function addTimes(target: Uint8Array, source: Uint8Array, factor: number): void {
  const row = factor << 8;
  for (let at = 0; at < source.length; at++) target[at]! ^= PRODUCTS[row | source[at]!]!;
}

export function scale(target: Uint8Array, factor: number): void {
  const row = factor << 8;
  for (let at = 0; at < target.length; at++) target[at] = PRODUCTS[row | target[at]!]!;
}
