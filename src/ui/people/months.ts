/** Games by the month, the weekday and the time of the day, by the calendar of this phone. */

/** Something that happened at a time, in milliseconds since 1970. */
interface At {
  readonly at: number;
}

export interface Month<Item> {
  /** The time of its first item. */
  readonly at: number;
  readonly of: readonly Item[];
}

const monthOf = (at: number) => {
  const date = new Date(at);
  return date.getFullYear() * 12 + date.getMonth();
};

/** Months with an item, the oldest first. @param items in any order */
export function byMonth<Item extends At>(items: readonly Item[]): readonly Month<Item>[] {
  const months = new Map<number, { at: number; of: Item[] }>();
  for (const item of items) {
    const key = monthOf(item.at);
    const month = months.get(key) ?? { at: item.at, of: [] };
    month.of.push(item);
    month.at = Math.min(month.at, item.at);
    months.set(key, month);
  }
  return [...months].toSorted(([one], [other]) => one - other).map(([, month]) => month);
}

/**
 * The places in a series where a month begins. If there are more than `most`, some are left out.
 * @param series the oldest first
 */
export function monthMarks(
  series: readonly At[],
  most: number,
): readonly { readonly place: number; readonly at: number }[] {
  const marks = series.flatMap(({ at }, place) => {
    const before = series[place - 1];
    return before && monthOf(before.at) === monthOf(at) ? [] : [{ place, at }];
  });
  const room = Math.max(1, series.length / most);
  return marks.filter(({ place }, i) => i === 0 || place - (marks[i - 1]?.place ?? 0) >= room);
}

/** Marks of one side in a month; more would make the chart too tall for a phone. */
const MOST_MARKS = 5;

/** The games that one mark stands for, so that the fullest month has room. @param most games of a side in that month */
export function gamesPerMark(most: number): number {
  return Math.max(1, Math.ceil(most / MOST_MARKS));
}

/** Items by the day of the week, Monday first. */
export function byWeekday<Item extends At>(items: readonly Item[]): readonly (readonly Item[])[] {
  const days = Array.from({ length: 7 }, (): Item[] => []);
  for (const item of items) days[(new Date(item.at).getDay() + 6) % 7]?.push(item);
  return days;
}

/** Items by the quarter of the day, from midnight. */
export function byQuarter<Item extends At>(items: readonly Item[]): readonly (readonly Item[])[] {
  const parts = Array.from({ length: 4 }, (): Item[] => []);
  for (const item of items) parts[Math.floor(new Date(item.at).getHours() / 6)]?.push(item);
  return parts;
}
