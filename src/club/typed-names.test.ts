import { describe, expect, it } from "vitest";
import { decideBook, foldBook } from "./book";
import { BOOK_FORMAT, type BookEntry, type BookFact, bookId } from "./book-facts";

const EVENT = { name: "Tuesday", date: "2026-11-17", kind: "club", games: 9, bestOf: 3 } as const;
const CARD = { player: "Ann", number: "", event: "Grass Roots", date: "2026-11-14", seat: "7", games: 9 };
const entries = (...facts: readonly BookFact[]): readonly BookEntry[] =>
  facts.map((fact, seq) => ({ game: bookId("1"), seq, v: BOOK_FORMAT, at: 1, fact }));
const came = (...names: readonly string[]): BookFact => ({
  type: "playersCame",
  players: names.map((name) => ({ name, seat: "" })),
});
const line = (opponent: string): BookFact => ({
  type: "lineWritten",
  game: 1,
  line: { won: true, spread: 5, opponent, seat: "" },
});
const evening = entries({ type: "clubOpened", header: EVENT }, came("Ann", "Bob"));
const card = entries({ type: "cardOpened", header: CARD });
const decide = (log: readonly BookEntry[], fact: BookFact) => decideBook(log, foldBook(log), { do: "record", fact });

describe("a new name in a book", () => {
  it("is stored without invisible characters", () => {
    expect(decide(evening, came("C\u200by"))).toEqual({ ok: true, value: came("Cy") });
    expect(decide(card, line("B\u200bob"))).toEqual({ ok: true, value: line("Bob") });
  });
  it.each<[string, readonly BookEntry[], BookFact, string]>([
    ["a newcomer with a Cyrillic A", evening, came("Аnn"), "nameTwice"],
    ["two newcomers who look alike", evening, came("Al", "AI"), "nameTwice"],
    ["a newcomer with a pile of accents", evening, came(`Q${"\u0301".repeat(9)}`), "nameHasMarks"],
    [
      "a player renamed to look like another",
      evening,
      { type: "playerChanged", player: 1, name: "ΑNN", seat: "" },
      "nameTwice",
    ],
    ["an opponent who looks like the player", card, line("Аnn"), "againstHimself"],
    [
      "an event with a pile of accents",
      evening,
      { type: "clubRenamed", header: { ...EVENT, name: "Q\u0301\u0301\u0301\u0301" } },
      "nameHasMarks",
    ],
  ])("is refused: %s", (_, log, fact, why) => {
    expect(decide(log, fact)).toEqual({ ok: false, error: why });
  });
  it("may stay, however old, when only the seat changes", () => {
    const old = entries({ type: "clubOpened", header: EVENT }, came("A\u200bB", "AB"));
    const moved: BookFact = { type: "playerChanged", player: 0, name: "A\u200bB", seat: "A-1" };
    expect(decide(old, moved)).toEqual({ ok: true, value: moved });
  });
});

it("names that older versions stored are replayed as they are", () => {
  const { state, misfit } = foldBook(
    entries({ type: "clubOpened", header: EVENT }, came("A\u200bB", "AB", "Аnn", "Ann", `Q${"\u0301".repeat(9)}`)),
  );
  expect(misfit).toBeUndefined();
  expect(state?.kind === "event" && state.event.players.map(({ name }) => name.length)).toEqual([3, 2, 3, 3, 10]);
});
