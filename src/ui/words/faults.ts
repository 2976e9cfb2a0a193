/** The sentence for every storage fault. */
import type { StoreFault } from "../../game/log";

export const FAULT_WORDS: Readonly<Record<StoreFault, string>> = {
  taken: "Another tab has written this.",
  full: "Not saved: this phone has no room left.",
  lost: "Not saved: this browser’s storage does not respond.",
  newer: "This was saved by a newer version of the app.",
  blocked: "An older tab of this app holds the storage: close it and try again.",
};
