import { describe, expect, it } from "vitest";
import { bookRowOf, foldBook } from "./book";
import { BOOK_FORMAT, type BookEntry } from "./book-facts";
import { readBookEntry } from "./book-read";
import { championOf } from "./bracket";
import format2 from "./fixtures/format-2.json";
import format3 from "./fixtures/format-3.json";
import { standingsOf } from "./standings";

/**
 * The same small tournament in every released format; the standings are counted by hand: place, name, game points, games
 * won, net spread. From format 3 on, a name is removed before the draw and the last game is not played.
 */
const WITNESSES: readonly {
  readonly format: number;
  readonly log: readonly unknown[];
  readonly standings: string[];
}[] = [
  {
    format: 2,
    log: format2,
    standings: ["1 Cy 4/2 19", "2 Ann 3/1 18", "3 Dee 2/1 -8", "4 Eve 2/1 -8", "5 Bob 2/1 -21"],
  },
  {
    format: 3,
    log: format3,
    standings: ["1 Cy 4/2 21", "2 Ann 3/1 18", "3 Dee 2/1 -8", "4 Bob 2/1 -21", "5 Eve 0/0 -10"],
  },
];

describe("a stored event of format", () => {
  it.each(WITNESSES)("$format replays", ({ log, standings }) => {
    const entries = log.map((raw): BookEntry => {
      const read = readBookEntry(raw);
      if (!read.ok) throw new Error(read.error);
      return read.value;
    });
    const book = foldBook(entries);
    if (book.state?.kind !== "event") throw new Error("no event");
    const { event } = book.state;
    expect(book.misfit).toBeUndefined();
    expect(
      standingsOf(event).map(
        ({ place, id, points, won, net }) => `${place} ${event.players[id]?.name} ${points}/${won} ${net}`,
      ),
    ).toEqual(standings);
    expect(event.bracket && event.players[championOf(event.bracket) ?? -1]?.name).toBe("Ann");
    expect(bookRowOf(entries)).toMatchObject({ played: 3, games: 3, names: ["Ann", "Bob", "Cy", "Dee", "Eve"] });
  });

  it("of the present one is there", () => {
    expect(WITNESSES.at(-1)?.format).toBe(BOOK_FORMAT);
  });
});
