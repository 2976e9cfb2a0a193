import { describe, expect, it, vi } from "vitest";
import type { GameId, MatchId } from "../../game/facts";
import type { GameRow } from "../../game/log";
import { PRESETS } from "../../match/formats";
import type { Hole } from "../../rules/ruleset";
import { dayWords, type DayPiece, listed } from "./days";

const format = { name: "free", stakes: PRESETS.free, length: { kind: "points", of: 3 } } as const;

/** A time of this phone. */
const at = (time: string) => new Date(time).getTime();

/** A game by its time on this phone, "11-28 21:00", and its match. */
function game(played: string): GameRow {
  const [day = "", time = "", match] = played.split(" ");
  const touchedAt = at(`2026-${day}T${time}`);
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

/** "Today | 21:00, 20:00": its heading, if it has one, and its lines. */
const words = ({ day, now, heading, rows }: DayPiece) =>
  `${heading === undefined ? "" : dayWords(day, now)} | ${rows
    .map((line) => (typeof line === "object" ? line.id.slice(6) : line))
    .join(", ")}`;

describe("the list of games by days", () => {
  it.each<[string, readonly string[], readonly string[]]>([
    ["no game", [], []],
    ["the games of a day are one card", ["11-28 21:00", "11-28 20:00"], ["Yesterday | 21:00, 20:00"]],
    ["a day ends at midnight", ["11-29 00:00", "11-28 23:59"], ["Today | 00:00", "Yesterday | 23:59"]],
    [
      "a match is a card of its own, below the same heading",
      ["11-28 21:00", "11-28 20:00 m", "11-28 19:00"],
      ["Yesterday | 21:00", " | m, 20:00", " | 19:00"],
    ],
    [
      "a match of two days has a card on each",
      ["11-29 09:00 m", "11-28 20:00 m"],
      ["Today | m, 09:00", "Yesterday | m, 20:00"],
    ],
    [
      "two matches of a day have a card each",
      ["11-28 21:00 m", "11-28 20:00 n"],
      ["Yesterday | m, 21:00", " | n, 20:00"],
    ],
    [
      "only the first piece of a long card has the heading",
      ["11-28 21:00", "11-28 20:00", "11-28 19:00", "11-28 18:00", "11-28 17:00", "11-28 16:00"],
      ["Yesterday | 21:00, 20:00, 19:00, 18:00, 17:00", " | 16:00"],
    ],
    [
      "the same date of two months is two days",
      ["11-28 21:00", "10-28 21:00"],
      ["Yesterday | 21:00", "Wednesday, October 28 | 21:00"],
    ],
    [
      "a game of a wrong clock, behind older ones, has its own day",
      ["11-28 21:00", "11-30 10:00", "11-28 20:00"],
      ["Yesterday | 21:00", "Monday, November 30 | 10:00", "Yesterday | 20:00"],
    ],
  ])("%s", (_, games, pieces) => {
    expect(listed(games.map(game), at("2026-11-29T10:00")).map(words)).toEqual(pieces);
  });
});

describe("the words of a day", () => {
  it.each([
    ["2026-11-29T00:00", "Today"],
    ["2026-11-28T23:59", "Yesterday"],
    ["2026-11-27T23:59", "Friday, November 27"],
    ["2026-11-30T00:00", "Monday, November 30"],
    ["2026-03-08T12:00", "Sunday, March 8"],
    ["2025-03-08T12:00", "Saturday, March 8, 2025"],
  ])("half past midnight on November 29, %s is %s", (then, day) => {
    expect(dayWords(at(then), at("2026-11-29T00:30"))).toBe(day);
  });

  it("a day of 23 hours is a day", () => {
    vi.stubEnv("TZ", "America/New_York");
    expect(dayWords(at("2026-03-08T00:10"), at("2026-03-09T00:20"))).toBe("Yesterday");
    expect(listed(["03-09 00:10", "03-08 23:50", "03-08 00:10"].map(game), at("2026-03-09T00:20")).map(words)).toEqual([
      "Today | 00:10",
      "Yesterday | 23:50, 00:10",
    ]);
    vi.unstubAllEnvs();
  });
});
