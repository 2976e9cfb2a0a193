/** Turns the browser's storage errors into the faults that the app knows. */
import type { StoreFault } from "../game/log";

function nameOf(error: unknown): string {
  // Not `instanceof Error`: a DOMException is no Error in some browsers, and neither is an error from another realm.
  return typeof error === "object" && error !== null && "name" in error ? String(error.name) : "";
}

/**
 * Whether the connection is dead and a new one may work. iOS kills connections in the background, and only the error of
 * the next request shows it. A transaction that dies with its connection ends in `AbortError`.
 */
export function isDead(error: unknown): boolean {
  return ["InvalidStateError", "UnknownError", "AbortError", "TransactionInactiveError"].includes(nameOf(error));
}

/** Unknown errors are `lost`: shown loudly, while the entry is kept in memory. */
export function faultOf(error: unknown): StoreFault {
  const name = nameOf(error);
  if (name === "ConstraintError") return "taken";
  if (name === "QuotaExceededError") return "full";
  if (name === "VersionError" || name === "GaveWay") return "newer";
  if (name === "Blocked") return "blocked";
  console.error("The store failed:", error);
  return "lost";
}
