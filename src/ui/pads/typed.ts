import { signal } from "@preact/signals";

/** The card typed so far on a keyboard: a rank waiting for its suit. */
export const typed = signal("");
