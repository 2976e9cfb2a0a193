import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameId, MatchId } from "../../game/facts";
import type { GameRow } from "../../game/log";
import { PRESETS } from "../../match/formats";
import type { Hole } from "../../rules/ruleset";
import { dateWords, type DayPiece, listed, nearWords } from "./days";

const format = { name: "free", stakes: PRESETS.free, length: { kind: "points", of: 3 } } as const;

/** A game by its time on this phone, "11-28 21:00", and its match. */
function game(played: string): GameRow {
  const [day = "", time = "", match] = played.split(" ");
  const touchedAt = new Date(`2026-${day}T${time}`).getTime();
  return {
    id: `${day} ${time}` as GameId,
    startedAt: touchedAt,
    touchedAt,
    names: ["Alice", "Bob"],
    scores: [121, 90] as readonly number[] as readonly Hole[],
    target: 121,
    deal: 9,
    winner: 0,
    loss: "plain",
    ...(match !== undefined && { match: { id: match as MatchId, game: 1, format, seats: [], homes: [] } }),
  };
}

/** "28 | 21:00, 20:00": the day of its heading, if it has one, and its lines. */
const words = ({ day, rows }: DayPiece) =>
  `${day === undefined ? "" : new Date(day).getDate()} | ${rows
    .map((line) => (typeof line === "object" ? line.id.slice(6) : line))
    .join(", ")}`;

describe("the list of games by days", () => {
  it.each<[string, readonly string[], readonly string[]]>([
    ["no game", [], []],
    ["the games of a day are one card", ["11-28 21:00", "11-28 20:00"], ["28 | 21:00, 20:00"]],
    ["a day ends at midnight", ["11-29 00:00", "11-28 23:59"], ["29 | 00:00", "28 | 23:59"]],
    [
      "a match is a card of its own, below the same heading",
      ["11-28 21:00", "11-28 20:00 m", "11-28 19:00"],
      ["28 | 21:00", " | m, 20:00", " | 19:00"],
    ],
    ["a match of two days has a card on each", ["11-29 09:00 m", "11-28 20:00 m"], ["29 | m, 09:00", "28 | m, 20:00"]],
    ["two matches of a day have a card each", ["11-28 21:00 m", "11-28 20:00 n"], ["28 | m, 21:00", " | n, 20:00"]],
    [
      "only the first piece of a long card has the heading",
      ["11-28 21:00", "11-28 20:00", "11-28 19:00", "11-28 18:00", "11-28 17:00", "11-28 16:00"],
      ["28 | 21:00, 20:00, 19:00, 18:00, 17:00", " | 16:00"],
    ],
    ["the same date of two months is two days", ["11-28 21:00", "10-28 21:00"], ["28 | 21:00", "28 | 21:00"]],
  ])("%s", (_, games, pieces) => {
    expect(listed(games.map(game)).map(words)).toEqual(pieces);
  });
});

describe("the words of a day", () => {
  beforeEach(() => vi.useFakeTimers({ now: new Date("2026-11-29T00:30") }));
  afterEach(() => vi.useRealTimers());

  it.each([
    ["2026-11-29T00:00", "Today"],
    ["2026-11-28T23:59", "Yesterday"],
    ["2026-11-27T23:59", ""],
    ["2026-11-30T00:00", ""],
  ])("%s is near: “%s”", (at, near) => {
    expect(nearWords(new Date(at).getTime())).toBe(near);
  });

  it("a date has its year only in another year", () => {
    expect(dateWords(new Date("2026-03-08T12:00").getTime())).toBe("Sunday, March 8");
    expect(dateWords(new Date("2025-03-08T12:00").getTime())).toBe("Saturday, March 8, 2025");
  });
});
