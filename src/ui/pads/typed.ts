import { signal } from "@preact/signals";

/** What is typed so far of a card on a keyboard: a rank that waits for its suit. */
export const typed = signal("");
