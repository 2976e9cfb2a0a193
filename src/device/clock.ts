/** @returns milliseconds since 1970 by this device's clock. It may be wrong and may jump back: a label, never an order. */
export function now(): number {
  return Date.now();
}
