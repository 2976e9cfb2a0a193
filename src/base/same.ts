/** Compares values as JSON holds them. */
import { isRecord } from "./shape";

type Named = Readonly<Record<string, unknown>>;

/** Whether both are the same in JSON: the order of fields does not count, and an undefined field is an absent one. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one))
    return Array.isArray(other) && one.length === other.length && one.every((value, at) => isSame(value, other[at]));
  return isRecord(one) && isRecord(other) ? isSameObject(one, other) : Object.is(one, other);
}

/** @param except fields that may differ */
export function isSameObject(one: Named, other: Named, except?: ReadonlySet<string>): boolean {
  const agree = (name: string) => except?.has(name) === true || isSame(own(one, name), own(other, name));
  return Object.keys(one).every(agree) && Object.keys(other).every((name) => Object.hasOwn(one, name) || agree(name));
}

function own(value: Named, name: string): unknown {
  return Object.hasOwn(value, name) ? value[name] : undefined;
}
