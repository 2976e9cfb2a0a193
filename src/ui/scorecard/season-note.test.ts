import { expect, it } from "vitest";
import type { Scorecard } from "../../club/scorecard";
import { seasonNote } from "./season-note";

/** One digit per game: 3, 2 or 0 game points. */
function scorecard(games: string, rows = 9): Scorecard {
  const lines = Array.from(games, (points) => ({
    won: points !== "0",
    spread: points === "3" ? 31 : 4,
    opponent: "Bob",
    seat: "",
  }));
  return {
    header: { player: "Ann", number: "", event: "Grass Roots", date: "2026-11-14", seat: "7", games: rows },
    rows: Array.from({ length: rows }, (_, at) => ({ line: lines[at], struck: [] })),
  };
}

it.each([
  ["", "12 game points or more count for the season."],
  ["2302", "7 game points after 4 – 5 more to count for the season."],
  ["2302022", "11 game points after 7 – 1 more to count for the season."],
  ["2302023", "12 game points after 7 – it counts for the season."],
  ["230202320", "14 game points after 9 – it counts for the season."],
  ["00000200", "2 game points after 8 – 12 is out of reach."],
  ["000003", "3 game points after 6 – 9 more to count for the season."],
  ["000002", "2 game points after 6 – 12 is out of reach."],
  ["230200002", "9 game points after 9 – 3 short of 12."],
  ["222222222", "Grand slam: all nine won, 18 game points."],
])("%j: %s", (games, note) => {
  expect(seasonNote(scorecard(games))).toBe(note);
});

it("a tournament’s scorecard has no note", () => {
  expect(seasonNote(scorecard("222222", 12))).toBeUndefined();
});
