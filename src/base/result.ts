/** What a door answers: the checked value, or the code of the reason it was refused. */
export type Result<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

export function ok<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

export function refuse<E>(error: E): { readonly ok: false; readonly error: E } {
  return { ok: false, error };
}

/** The one place the impossible throws: reached only by a mistake of ours, never by a person or a file. */
export function never(value: never): never {
  throw new Error(`unreachable: ${JSON.stringify(value)}`);
}

/** A number or string that carries which one it is: a Hole is no Count. */
export type Brand<T, Name extends string> = T & { readonly __brand: Name };

/** A place on the board: 0 to the target. */
export type Hole = Brand<number, "Hole">;

/** The running total of a series: 0 to 31. */
export type Count = Brand<number, "Count">;
