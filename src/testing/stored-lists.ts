/** Compares stored lists with the record of what each format added. */

/** Members by the name of their list. */
type Lists = Readonly<Record<string, readonly unknown[]>>;

/**
 * Members of the present lists that the record lacks, and recorded members that the lists lack.
 * @param record what each format added
 */
export function listFaults(format: number, record: Readonly<Record<number, Lists>>, present: Lists): readonly string[] {
  const added = Object.entries(record).filter(([number]) => Number(number) <= format);
  const names = new Set([...Object.keys(present), ...added.flatMap(([, lists]) => Object.keys(lists))]);
  return [...names].flatMap((name) => {
    const known = added.flatMap(([, lists]) => lists[name] ?? []);
    const now = present[name] ?? [];
    return [
      ...now
        .filter((member) => !known.includes(member))
        .map((member) => `${name}: new member ${String(member)}: raise the format, add a lift and a fixture`),
      ...known
        .filter((member) => !now.includes(member))
        .map((member) => `${name}: ${String(member)} is gone, and stored logs have it`),
    ];
  });
}
