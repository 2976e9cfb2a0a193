import { describe, expect, test } from "vitest";
import type { BookId, BookRow } from "../../club/book-facts";
import { clubNightsOf } from "./club";

const card = (totals: readonly [number, number, number], more: Partial<BookRow> = {}): BookRow => ({
  id: "book:1" as BookId,
  kind: "card",
  startedAt: 1,
  touchedAt: 1,
  title: "Tuesday",
  date: "2026-11-17",
  names: ["Ann", "Bob"],
  played: 9,
  games: 9,
  totals,
  from: [],
  ...more,
});

describe("club nights", () => {
  test("have points an evening, the nights that count for the season, and grand slams", () => {
    const books = [card([20, 9, 90]), card([12, 6, 5]), card([7, 3, -40])];
    expect(clubNightsOf("Ann", books)).toEqual({ nights: 3, points: 13, qualified: 2, slams: 1 });
  });
  test.each([
    ["the scorecard of somebody else", card([12, 6, 5], { names: ["Bob", "Ann"] })],
    ["one that is not whole", card([12, 6, 5], { played: 8 })],
    ["an event", card([12, 6, 5], { kind: "club" })],
  ])("leave out %s", (_, book) => {
    expect(clubNightsOf("Ann", [book])).toBeUndefined();
  });
});
