/** The result of a check: a value, or the code of a refusal. */
export type Result<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

export function ok<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

export function refuse<E>(error: E): { readonly ok: false; readonly error: E } {
  return { ok: false, error };
}

/** For a case that the types rule out: it throws, and only a bug in the app gets here. */
export function never(value: never): never {
  throw new Error(`unreachable: ${JSON.stringify(value)}`);
}

/** A number or text that is not interchangeable with others, such as a hole on the board and a count of cards. */
export type Brand<T, Name extends string> = T & { readonly __brand: Name };
