/**
 * Ids of copies. Where a game was continued on two phones, both are kept: the second copy of the log `x` is `x~2`, the
 * third `x~3`. A copy does not count in its match while the first exists.
 */
const COPY = /^(.+)~([2-9]|[1-9]\d{1,3})$/s;

/** @returns the id that all copies of a log share: that of the first */
export function firstCopyOf(id: string): string {
  return COPY.exec(id)?.[1] ?? id;
}

/** @returns the number of a copy; 1 for the first */
export function copyNumber(id: string): number {
  return Number(COPY.exec(id)?.[2] ?? 1);
}

/** @param number from 1 */
export function copyId(first: string, number: number): string {
  return number === 1 ? first : `${first}~${number}`;
}
