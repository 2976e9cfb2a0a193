/** The times of the entries in the tag `Times`: `@` and milliseconds since 1970, then milliseconds after the one before. */
import { time } from "../../base/shape";

const NOON = "T12:00:00Z";

/** @returns the time of every entry where only the date is known; NaN if there is no such date, as on 30 February */
export function noonOf(date: string): number {
  const noon = Date.parse(date + NOON);
  const next = date.replace(/-(\d\d)-\d\d$/, (_, month: string) => `-${String(Number(month) + 1).padStart(2, "0")}-01`);
  // 30 February is read as 2 March.
  return next !== date && noon >= Date.parse(next + NOON) ? Number.NaN : noon;
}

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
