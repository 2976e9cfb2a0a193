/** The result of a check: a value, or the code of a refusal. */
export type Result<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

export function ok<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

export function refuse<E>(error: E): { readonly ok: false; readonly error: E } {
  return { ok: false, error };
}

/** Throws. For a case that the types rule out, so only a bug in the app can reach it. */
export function never(value: never): never {
  throw new Error(`unreachable: ${JSON.stringify(value)}`);
}

/** A number or text that the types keep apart from others: a hole on the board is not a count in the play. */
export type Brand<T, Name extends string> = T & { readonly __brand: Name };
