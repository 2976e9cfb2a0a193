/** Whether the browser promises to keep what is stored when the disk runs low. */

const ASKED = "fifteen-two.asked-to-persist";

/** `kept`: only people can delete it. `evictable`: the browser may, some day. `unknown`: it does not say. */
const PERSISTENCES = ["kept", "evictable", "unknown"] as const;
export type Persistence = (typeof PERSISTENCES)[number];

/** @returns how things stand, without asking anybody. */
export async function persistence(): Promise<Persistence> {
  return answerOf(async () => navigator.storage.persisted());
}

/**
 * Asks for the promise. Firefox asks the person, so call it in a tap, at a moment when something worth keeping was
 * saved. A browser may say no and yes another day.
 */
export async function askToPersist(): Promise<Persistence> {
  remember();
  return answerOf(async () => navigator.storage.persist());
}

/** The same, but no second time on this device: for the first finished game. Later: `askToPersist`, from Settings. */
export async function askToPersistOnce(): Promise<Persistence> {
  const present = await persistence();
  return present === "evictable" && !remembered() ? askToPersist() : present;
}

async function answerOf(ask: () => Promise<boolean>): Promise<Persistence> {
  try {
    return (await ask()) ? "kept" : "evictable";
  } catch {
    // No such thing on an old browser or over plain http.
    return "unknown";
  }
}

function remember(): void {
  try {
    localStorage.setItem(ASKED, "1");
  } catch {
    // Then the question may come twice.
  }
}

function remembered(): boolean {
  try {
    return localStorage.getItem(ASKED) !== null;
  } catch {
    return false;
  }
}
