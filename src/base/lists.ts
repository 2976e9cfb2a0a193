/** Helpers for lists: the keys of a record, and names joined into a sentence. */

/** @returns the keys of a record in the order it lists them. */
export function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): readonly Key[] {
  return Object.keys(record) as Key[];
}

const AND = new Intl.ListFormat("en-GB");

/** @returns "Ann", "Ann and Ben" or "Ann, Ben and Cy"; nothing for an empty list. */
export function listWords(parts: Iterable<string>): string {
  return AND.format(parts);
}

/** The text of `listWords` in pieces, for names that are marked up one by one: `isName` is false for ", " and " and ". */
export function listPieces(names: Iterable<string>): readonly { readonly text: string; readonly isName: boolean }[] {
  return AND.formatToParts(names).map(({ type, value }) => ({ text: value, isName: type === "element" }));
}
