/** Looking at what a store or a file hands back, field by field. */

export type Check = (value: unknown) => boolean;
export type Shape = Readonly<Record<string, Check>>;

export const whole: Check = (value) => Number.isInteger(value);
export const place: Check = (value) => Number.isInteger(value) && (value as number) >= 0 && (value as number) < 1e6;
export const flag: Check = (value) => typeof value === "boolean";

/** A text of at most so many UTF-16 units. */
export const textOf =
  (most: number): Check =>
  (value) =>
    typeof value === "string" && value.length <= most;

/** A number from `least` to `most`, both included. */
export const within =
  (least: number, most: number): Check =>
  (value) =>
    Number.isInteger(value) && (value as number) >= least && (value as number) <= most;

export const oneOf =
  (list: readonly unknown[]): Check =>
  (value) =>
    list.includes(value);

export const listOf =
  (check: Check, most = 12): Check =>
  (value) =>
    Array.isArray(value) && value.length <= most && value.every(check);

/** A field that may be absent. */
export const maybe =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);

export const shaped =
  (shape: Shape): Check =>
  (value) =>
    isRecord(value) && fits(value, shape);

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** @returns whether every field passes; what the record inherits is none of its fields. */
export function fits(record: Readonly<Record<string, unknown>>, shape: Shape): boolean {
  return Object.entries(shape).every(([field, check]) =>
    check(Object.hasOwn(record, field) ? record[field] : undefined),
  );
}
