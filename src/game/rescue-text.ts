/** The text of a rescue file: everything that could not stay where it was. `share/backup/rescue-file.ts` reads it. */

/** The number that changes when an older app could no longer read the file. */
export const RESCUE_FORMAT = 1;

/** A record that cannot be read, and why. Without `key` it is a whole store; without `store`, the whole database. */
export interface Missing {
  readonly store?: string;
  readonly key?: unknown;
  readonly why: string;
}

/**
 * @param inHand entries that are only in memory
 * @param stores the records of each store of the database
 * @param replacer gives JSON what it can hold, for records that are not plain
 */
export function rescueText(
  inHand: readonly unknown[],
  stores: Readonly<Record<string, readonly unknown[]>> = {},
  missing: readonly Missing[] = [],
  replacer?: (key: string, value: unknown) => unknown,
): string {
  const file = { app: "fifteen-two", kind: "rescue", format: RESCUE_FORMAT, inHand, stores, missing };
  return JSON.stringify(file, replacer);
}
