/** The lines of a file: JSON, a space, and the CRC-32 of the JSON in eight hexadecimal digits. All of it is ASCII. */
import { crc32 } from "../../base/crc32";
import { jsonText } from "./columns";
import { LIMITS } from "./kept";

const SUM = 8;

function sumOf(text: string): string {
  const codes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at++) codes[at] = text.charCodeAt(at);
  return crc32(codes).toString(16).padStart(SUM, "0");
}

/** @returns the line without its end */
export function lineOf(value: unknown): string {
  const text = jsonText(value).replace(
    /[\u007f-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
  return `${text} ${sumOf(text)}`;
}

/** `cutOff`: the line has no check sum. `damaged`: its check sum is wrong. `beyond`: too long, or nested too deep. */
export type LineRead = { readonly value: unknown } | "cutOff" | "damaged" | "beyond";

/** Never throws. */
export function readLine(line: string): LineRead {
  if (line.length > LIMITS.line) return "beyond";
  const text = line.slice(0, -SUM - 1);
  if (!/ [\da-f]{8}$/.test(line.slice(-SUM - 1))) return "cutOff";
  if (line.slice(-SUM) !== sumOf(text)) return "damaged";
  try {
    const value: unknown = JSON.parse(text);
    // The line is a list or an object around the values.
    return isShallow(value, LIMITS.depth + 1) ? { value } : "beyond";
  } catch {
    return "damaged";
  }
}

/** Whether no list or object is inside more than `most` others. */
export function isShallow(value: unknown, most: number): boolean {
  if (typeof value !== "object" || value === null) return true;
  return most > 0 && Object.values(value).every((one) => isShallow(one, most - 1));
}
