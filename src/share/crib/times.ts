/** The times of the entries in the tag `Times`: `@` and milliseconds since 1970, then milliseconds after the one before. */
import { time } from "../../base/shape";

/** The time of every entry where only the date is known. */
export const NOON = "T12:00:00Z";

/** Milliseconds: 24 days. */
const MOST_APART = 2 ** 31;
/** @returns the tag, in lines of moderate length */
export function timesText(times: readonly number[]): string {
  const steps = times.map((at, i) => {
    const before = times[i - 1] ?? Number.NaN;
    const step = at - before;
    return before + step === at && Math.abs(step) < MOST_APART ? step : `@${at}`;
  });
  return `[Times ${steps
    .join(" ")
    .replace(/(?: 0)+$/, "")
    .replace(/(.{90}\S*) /g, "$1\n")}]`;
}

/** Gives entries their times, the last one to all that are left. @returns false if a step is not a number */
export function setTimes(entries: readonly { at: number }[], steps: readonly string[], usual: number): boolean {
  let at = usual;
  for (const [i, entry] of entries.entries()) {
    const step = steps[i] ?? "0";
    entry.at = at = step.startsWith("@") ? Number(step.slice(1)) : at + Number(step);
  }
  return entries.every((entry) => time(entry.at));
}
