/** The display in use, and the pad that fits it. */
import { signal } from "@preact/signals";
import type { Pad, Preferences } from "../session/preferences";

/** Whether the Large display is shown: chosen, or needed for the text size of the browser. `main.tsx` keeps it. */
export const large = signal(false);

/** The pad to show. In Large, 52 keys do not fit. */
export function shownPad({ pad }: Preferences): Pad {
  return large.value ? "ranks" : pad.signal.value;
}

/** Classes of the main element of a screen at the table, which has a layout of its own in Large. */
export function tableClass(): string {
  return large.value ? "screen large-table" : "screen table";
}
