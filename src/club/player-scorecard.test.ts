import { describe, expect, it } from "vitest";
import { came, draw, eventOf, game, opened } from "../testing/event";
import type { EventFact, EventHeader } from "./event-facts";
import { canCountForSeason, gamesOf, markOf } from "./player-scorecard";

const HEADER: EventHeader = { name: "Tuesday", date: "2026-11-17", kind: "tournament", games: 2, bestOf: 3 };
const event = (...facts: readonly EventFact[]) =>
  eventOf([opened(HEADER), came("A", "B", "C", "D", "E"), draw(1, "0v1 2v3 4", "4v0 1v2 3"), ...facts]);

describe("a player’s scorecard", () => {
  it("has a row for every round: table, opponent, value, or the bye", () => {
    const now = event(game(1, 1, 40), game(2, 4, 5));
    const rows = (id: number) =>
      gamesOf(now, id).map(({ round, table, opponent, value, status }) => [
        round,
        table,
        opponent?.name,
        value && [value.points, value.plus, value.minus],
        status,
      ]);
    expect(rows(1)).toEqual([
      [1, 1, "A", [3, 40, 0], "agreed"],
      [2, 2, "C", undefined, "waiting"],
    ]);
    expect(rows(4)).toEqual([
      [1, undefined, undefined, undefined, "sitsOut"],
      [2, 1, "A", [2, 5, 0], "agreed"],
    ]);
  });

  it("marks rounds before a late player came as absent", () => {
    const late = event(game(1, 1, 40), game(1, 2, 9), came("F"));
    expect(gamesOf(late, 5).map(({ status }) => status)).toEqual(["absent", "absent"]);
  });
});

describe("the mark on a club night (rules.md §8.3)", () => {
  const standing = (points: number, won: number) =>
    ({
      id: 0,
      place: 1,
      by: "points",
      here: true,
      played: 9,
      points,
      won,
      lost: 9 - won,
      plus: 0,
      minus: 0,
      net: 0,
    }) as const;
  const NIGHT = { ...HEADER, kind: "club", games: 9 } as const;
  it.each([
    ["season", 12, 6],
    ["season", 24, 8],
    [undefined, 11, 5],
    ["grandSlam", 18, 9],
  ])("%s for %i points from %i wins", (mark, points, won) => {
    expect(markOf(standing(points, won), NIGHT)).toBe(mark);
    expect(markOf(standing(points, won), { ...NIGHT, kind: "tournament" })).toBeUndefined();
  });
});

it.each([
  ["club", 9, true],
  ["club", 4, true],
  ["club", 3, false],
  ["tournament", 9, false],
] as const)("in a %s of %i games a scorecard can count for the season: %s", (kind, games, can) => {
  expect(canCountForSeason({ ...HEADER, kind, games })).toBe(can);
});
