/** What the engines say when they fail, and what it means for a score. */
import type { StoreFault } from "../game/log";

function nameOf(error: unknown): string {
  // A DOMException is no Error in every engine, and errors from another realm are instances of nothing here.
  return typeof error === "object" && error !== null && "name" in error ? String(error.name) : "";
}

/**
 * Whether the connection is dead and a new one may work. iOS kills it in the background and the handle looks alive:
 * only the exception tells. `AbortError` is how a transaction dies with its connection.
 */
export function isDead(error: unknown): boolean {
  return ["InvalidStateError", "UnknownError", "AbortError", "TransactionInactiveError"].includes(nameOf(error));
}

/** @returns what an exception of the engine is to the app. What we do not know is `lost`: loud, and kept in hand. */
export function faultOf(error: unknown): StoreFault {
  const name = nameOf(error);
  if (name === "ConstraintError") return "taken";
  if (name === "QuotaExceededError") return "full";
  if (name === "VersionError" || name === "GaveWay") return "newer";
  console.error("The store failed:", error);
  return "lost";
}

/** @returns the cause: when a transaction aborts, its requests say only `AbortError`, and the transaction says why. */
export function causeOf(error: unknown, tx: { readonly error: DOMException | null }): unknown {
  return nameOf(error) === "AbortError" && tx.error ? tx.error : error;
}
