/** The result of a check: a value, or the code of a refusal. */
export type Result<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

export function ok<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

export function refuse<E>(error: E): { readonly ok: false; readonly error: E } {
  return { ok: false, error };
}

/** For a case the types rule out. The only place that throws; only a bug in the app gets here. */
export function never(value: never): never {
  throw new Error(`unreachable: ${JSON.stringify(value)}`);
}

/** A number or text that is not interchangeable with others: a Hole is not a Count. */
export type Brand<T, Name extends string> = T & { readonly __brand: Name };

/** A place on the board: 0 to the target. */
export type Hole = Brand<number, "Hole">;

/** The running total of a series: 0 to 31. */
export type Count = Brand<number, "Count">;
