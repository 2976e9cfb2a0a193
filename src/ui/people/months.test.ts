import { describe, expect, test } from "vitest";
import { byMonth, byQuarter, byWeekday, gamesPerMark, monthMarks } from "./months";

const on = (...days: readonly (readonly [month: number, day: number, hour?: number])[]) =>
  days.map(([month, day, hour = 12]) => ({ at: new Date(2026, month, day, hour).getTime() }));

describe("games by the calendar", () => {
  test("come month by month, the oldest first", () => {
    const games = on([1, 3], [0, 5], [1, 1]);
    const [january, february] = byMonth(games);
    expect([january?.of, february?.of]).toEqual([[games[1]], [games[0], games[2]]]);
    expect(february?.at).toBe(games[2]?.at);
  });

  test("mark each month once, where there is room", () => {
    const series = on([0, 1], [0, 2], [1, 1], [2, 1], [2, 2], [2, 3]);
    expect(monthMarks(series, 6).map(({ place }) => place)).toEqual([0, 2, 3]);
    expect(monthMarks(series, 3).map(({ place }) => place)).toEqual([0, 2]);
  });

  test("keep the same month of two years apart", () => {
    const years = [2025, 2026].map((year) => ({ at: new Date(year, 4, 1).getTime() }));
    expect(monthMarks(years, 9)).toHaveLength(2);
    expect(byMonth(years)).toHaveLength(2);
  });

  test.each([
    [0, 1],
    [5, 1],
    [6, 2],
    [20, 4],
    [500, 100],
  ])("need at most five marks for %i games of a month, each for %i", (games, each) => {
    expect(gamesPerMark(games)).toBe(each);
    expect(games / gamesPerMark(games)).toBeLessThanOrEqual(5);
  });

  test("fall on days of the week from Monday, and on quarters of the day from midnight", () => {
    // 5 January 2026 was a Monday.
    const games = on([0, 5, 0], [0, 11, 23], [0, 5, 6]);
    expect(byWeekday(games).map((of) => of.length)).toEqual([2, 0, 0, 0, 0, 0, 1]);
    expect(byQuarter(games).map((of) => of.length)).toEqual([1, 1, 0, 1]);
  });
});
