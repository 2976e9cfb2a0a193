/** Checks of values read from storage, a file or a link. A check says whether a value has a shape and never throws. */

export type Check<T> = (value: unknown) => value is T;
/** The type that a check confirms. */
export type Shaped<C> = C extends Check<infer T> ? T : never;

declare const ABSENT: unique symbol;
type Optional<T> = Check<T> & { readonly [ABSENT]: true };

export type Fields = Readonly<Record<string, Check<unknown>>>;
type OptionalKey<F> = { [K in keyof F]: F[K] extends Optional<unknown> ? K : never }[keyof F];
type ObjectOf<F> = { readonly [K in Exclude<keyof F, OptionalKey<F>>]: Shaped<F[K]> } & {
  readonly [K in OptionalKey<F>]?: Shaped<F[K]>;
};

/** Getters and proxies may throw; such a value fails the check. */
const total =
  <T>(look: (value: unknown) => boolean): Check<T> =>
  (value): value is T => {
    try {
      return look(value);
    } catch {
      return false;
    }
  };

export const isRecord = total<Readonly<Record<string, unknown>>>(
  (value) => typeof value === "object" && value !== null && !Array.isArray(value),
);

export const flag: Check<boolean> = (value) => typeof value === "boolean";
export const finite: Check<number> = (value): value is number => Number.isFinite(value);
/** Milliseconds since 1970. Beyond these no calendar has a date, and writing one throws. */
export const time: Check<number> = (value): value is number => finite(value) && Math.abs(value) <= 8.64e15;
/** A whole number, both bounds included. */
export const whole =
  (least = -Infinity, most = Infinity): Check<number> =>
  (value): value is number =>
    Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
/** An index in a list or a log: 0 to 999,999. */
export const place = whole(0, 1e6 - 1);

/** @param most UTF-16 units */
export const text =
  <T extends string = string>(most = Infinity): Check<T> =>
  (value): value is T =>
    typeof value === "string" && value.length <= most;

export const oneOf =
  <const T>(members: readonly T[]): Check<T> =>
  (value): value is T =>
    (members as readonly unknown[]).includes(value);

/** A list of at most `most` items. A hole is checked as undefined. */
export const list = <T>(check: Check<T>, most = 12) =>
  total<readonly T[]>((value) => Array.isArray(value) && value.length <= most && Array.from(value).every(check));

export const pair = <T>(check: Check<T>) => {
  const two = list(check, 2);
  return (value: unknown): value is readonly [T, T] => two(value) && value.length === 2;
};

/** A field that the type requires, but that may be undefined or missing in the value. */
export const maybe =
  <T>(check: Check<T>): Check<T | undefined> =>
  (value): value is T | undefined =>
    value === undefined || check(value);

/** A field that may be absent. */
export const optional = maybe as <T>(check: Check<T>) => Optional<T>;

/** An object with these fields. Inherited fields do not count, and other fields are ignored. */
export const object = <F extends Fields>(fields: F): Check<ObjectOf<F>> => {
  const all = Object.entries(fields);
  return total(
    (value) =>
      isRecord(value) && all.every(([name, check]) => check(Object.hasOwn(value, name) ? value[name] : undefined)),
  );
};

type VariantOf<K extends string, S> = { [N in keyof S]: { readonly [_ in K]: N } & ObjectOf<S[N]> }[keyof S];

/** An object whose own field `key` says which other fields it must have. */
export const variant = <K extends string, S extends Readonly<Record<string, Fields>>>(
  key: K,
  shapes: S,
): Check<VariantOf<K, S>> => {
  const checks = new Map<unknown, Check<unknown>>(
    Object.entries(shapes).map(([name, fields]) => [name, object(fields)]),
  );
  return total((value) => isRecord(value) && Object.hasOwn(value, key) && checks.get(value[key])?.(value) === true);
};
