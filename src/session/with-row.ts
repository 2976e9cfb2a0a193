/**
 * A list, newest first, with the open log as it is now.
 * @param row its row, which is not in the list yet or is older there. One that is not the newest leaves the list as it is
 */
export function withRow<R extends { readonly id: string; readonly touchedAt: number }>(
  rows: readonly R[],
  row: R | undefined,
): readonly R[] {
  const newest = rows[0]?.touchedAt ?? -1;
  return row && row.touchedAt > newest ? [row, ...rows.filter(({ id }) => id !== row.id)] : rows;
}
