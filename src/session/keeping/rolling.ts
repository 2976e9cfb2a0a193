/** Which snapshots stay: the last of today, and one of each day before. */
import type { SnapshotKey } from "../../game/keeping";

/** Snapshots of one day that stay. */
const MOST_TODAY = 3;
/** Days before today that keep a snapshot each. */
const DAYS = 7;
const DAY = 24 * 60 * 60 * 1000;

/**
 * The snapshots to delete: all but the last three of today and the last of each of the seven days before. Snapshots from
 * the future, made while the clock was wrong, count as a day of their own, of which three stay too.
 * @param now milliseconds since 1970; days are those of this phone's calendar
 */
export function outdated(keys: readonly SnapshotKey[], now: number): readonly SnapshotKey[] {
  const left = new Map<number, number>();
  return keys
    .toSorted((one, other) => other.at - one.at)
    .filter(({ at }) => {
      const ago = at > now ? -1 : daysBetween(at, now);
      const before = left.get(ago) ?? 0;
      left.set(ago, before + 1);
      return ago > DAYS || before >= (ago > 0 ? 1 : MOST_TODAY);
    });
}

/** Rounded, because a day on which the clock changes has 23 or 25 hours. */
function daysBetween(from: number, to: number): number {
  return Math.round((new Date(to).setHours(0, 0, 0, 0) - new Date(from).setHours(0, 0, 0, 0)) / DAY);
}
