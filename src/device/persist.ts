/** Asks the browser to keep the stored games even when the disk runs low. */

import { note, noted } from "./notes";

const ASKED = "fifteen-two.asked-to-persist";

/** `kept`: only a person can delete the storage. `evictable`: the browser may. `unknown`: the browser does not say. */
const PERSISTENCES = ["kept", "evictable", "unknown"] as const;
export type Persistence = (typeof PERSISTENCES)[number];

/** The current state, without asking anybody. */
export async function persistence(): Promise<Persistence> {
  return answerOf(async () => navigator.storage.persisted());
}

/**
 * Asks the browser to promise that it keeps the storage. Firefox asks the person, so call this within a tap, just after
 * something worth keeping was saved. A browser that refuses today may agree another day.
 */
export async function askToPersist(): Promise<Persistence> {
  note(ASKED, "1");
  return answerOf(async () => navigator.storage.persist());
}

/** Asks once per device (again where notes are blocked), after the first finished game. Settings can ask again with `askToPersist`. */
export async function askToPersistOnce(): Promise<Persistence> {
  const present = await persistence();
  return present === "evictable" && noted(ASKED) === null ? askToPersist() : present;
}

async function answerOf(ask: () => Promise<boolean>): Promise<Persistence> {
  try {
    return (await ask()) ? "kept" : "evictable";
  } catch {
    // Missing in old browsers and over plain http.
    return "unknown";
  }
}

/** @returns the bytes that the app takes in this browser; undefined where it does not say */
export async function spaceUsed(): Promise<number | undefined> {
  try {
    return (await navigator.storage.estimate()).usage;
  } catch {
    return undefined;
  }
}
