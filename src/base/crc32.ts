/** The check sum CRC-32, as in gzip and PNG: polynomial 0xEDB88320, start value and final inversion −1. */

const TABLE = Int32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  return sum;
});

/** @param bytes values above 255 count as their last eight bits @returns 0 to 2³² − 1 */
export function crc32(bytes: Iterable<number>): number {
  let sum = -1;
  for (const byte of bytes) sum = (sum >>> 8) ^ (TABLE[(sum ^ byte) & 255] ?? 0);
  return ~sum >>> 0;
}
