/** Seats and ACC numbers of people whom this phone has met before. */
import type { BookRow } from "./book-facts";
import { type Scorecard, sameName } from "./scorecard";

/** @returns the seat of an opponent tonight, by this scorecard or another book of the same day; "" if it is not known */
export function knownSeat({ header, rows }: Scorecard, books: readonly BookRow[], name: string): string {
  const line = rows.findLast((row) => row.line && row.line.seat !== "" && sameName(row.line.opponent, name))?.line;
  const tonight = books.filter(({ date }) => date === header.date);
  return line?.seat ?? firstOf(tonight, ({ seats }) => seats, name);
}

/** @param books newest first @returns the ACC number of a player, which does not change; "" if it is not known */
export function knownNumber(books: readonly BookRow[], name: string): string {
  return firstOf(books, ({ numbers }) => numbers, name);
}

function firstOf(
  books: readonly BookRow[],
  fieldOf: (row: BookRow) => readonly string[] | undefined,
  name: string,
): string {
  for (const row of books) {
    const found = fieldOf(row)?.[row.names.findIndex((one) => sameName(one, name))];
    if (found) return found;
  }
  return "";
}
