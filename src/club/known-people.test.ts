import { describe, expect, it } from "vitest";
import type { BookEntry, BookFact, BookRow } from "./book-facts";
import { bookRowOf } from "./book";
import { BOOK_FORMAT, bookId } from "./book-facts";
import { knownNumber, knownSeat } from "./known-people";
import { isBookRow } from "./book-read";
import type { Scorecard } from "./scorecard";

const row = (name: string, ...facts: readonly BookFact[]): BookRow => {
  const entries = facts.map((fact, seq): BookEntry => ({ game: bookId(name), seq, v: BOOK_FORMAT, at: seq, fact }));
  const found = bookRowOf(entries);
  if (!found) throw new Error("no row");
  return found;
};
const event = (date: string, ...players: readonly { name: string; seat: string; number?: string }[]): BookRow =>
  row(
    date,
    { type: "clubOpened", header: { name: "Tuesday", date, kind: "club", games: 9, bestOf: 3 } },
    { type: "playersCame", players },
  );
const header = { player: "Ann", number: "WI042", event: "", date: "2026-11-17", seat: "A-1", games: 3 };
const scorecard: Scorecard = {
  header,
  rows: [
    { line: { won: true, spread: 5, opponent: "Bob", seat: "B-2" }, struck: [] },
    { line: undefined, struck: [] },
  ],
};
const TONIGHT = event("2026-11-17", { name: "Cy", seat: "C-3", number: "WI043" }, { name: "Bob", seat: "B-9" });
const LAST_WEEK = event("2026-11-10", { name: "Dee", seat: "D-4", number: "WI044" }, { name: "Cy", seat: "Z-1" });

describe("a player is known", () => {
  it.each([
    ["by the same scorecard", "bob", "B-2"],
    ["by an event on this phone tonight", "cy", "C-3"],
    ["but not their seat of another night", "Dee", ""],
    ["not at all", "Eve", ""],
  ])("%s", (_, name, seat) => {
    expect(knownSeat(scorecard, [LAST_WEEK, TONIGHT], name)).toBe(seat);
  });

  it("by a line of another scorecard of tonight", () => {
    const other = row(
      "card",
      { type: "cardOpened", header: { ...header, player: "Zoë", seat: "Z-9" } },
      { type: "lineWritten", game: 1, line: { won: false, spread: 5, opponent: "Eve", seat: "E-5" } },
    );
    expect([knownSeat(scorecard, [other], "Eve"), knownSeat(scorecard, [other], "zoë")]).toEqual(["E-5", "Z-9"]);
  });

  it("with the ACC number of any night, the latest first", () => {
    const before = event("2026-11-03", { name: "Cy", seat: "", number: "OLD1" });
    const number = (name: string) => knownNumber([TONIGHT, LAST_WEEK, before], name);
    expect([number("cy"), number("Dee"), number("Bob")]).toEqual(["WI043", "WI044", ""]);
  });

  it("only by rows that have seats, as rows of older versions do not", () => {
    const { seats: _, numbers: __, ...old } = TONIGHT;
    expect([isBookRow(TONIGHT), isBookRow(old), isBookRow({ ...old, seats: [7] })]).toEqual([true, true, false]);
    expect([knownSeat(scorecard, [old], "Cy"), knownNumber([old], "Cy")]).toEqual(["", ""]);
  });
});
