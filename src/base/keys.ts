/** The keys of a record in the order it lists them, typed: a record is the one list of its members. */
export function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): readonly Key[] {
  return Object.keys(record) as Key[];
}
