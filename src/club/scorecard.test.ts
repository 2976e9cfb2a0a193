import { describe, expect, it } from "vitest";
import type { GameRow } from "../game/log";
import {
  evolveScorecard,
  type Scorecard,
  type ScorecardFact,
  type ScorecardLine,
  isDate,
  nextGameOn,
  pointsFor,
  sameElsewhere,
  spreadFrom,
  totalsOf,
} from "./scorecard";
import { lineFromGame } from "./line-from-game";

const HEADER = { player: "Ann", number: "", event: "Grass Roots", date: "2026-11-14", seat: "7", games: 9 };
const OPEN: ScorecardFact = { type: "cardOpened", header: HEADER };
const line = (text: string, opponent: string, from?: string): ScorecardLine => ({
  won: text.startsWith("+"),
  spread: Number(text.slice(1)),
  opponent,
  seat: "",
  ...(from && { from }),
});
const write = (game: number, text: string, opponent: string, from?: string): ScorecardFact => ({
  type: "lineWritten",
  game,
  line: line(text, opponent, from),
});

function scorecardAfter(...facts: readonly ScorecardFact[]): Scorecard {
  let scorecard: Scorecard | undefined;
  for (const fact of [OPEN, ...facts]) {
    const next = evolveScorecard(scorecard, fact);
    if (!next.ok) throw new Error(next.error);
    scorecard = next.value;
  }
  if (!scorecard) throw new Error("no scorecard");
  return scorecard;
}
const refusal = (fact: ScorecardFact, ...before: readonly ScorecardFact[]) => {
  const next = evolveScorecard(scorecardAfter(...before), fact);
  return next.ok ? "taken" : next.error;
};

describe("a line of the scorecard (rules.md §8.1)", () => {
  it.each([
    [120, 1, 2],
    [91, 30, 2],
    [90, 31, 3],
    [61, 60, 3],
    [60, 61, 3],
    [31, 90, 3],
    [30, 91, 3],
    [0, 121, 3],
  ])("121–%i is a spread of %i and %i game points; the loser gets none", (hole, spread, points) => {
    expect(spreadFrom(hole)).toEqual({ ok: true, value: spread });
    expect([pointsFor(true, spread), pointsFor(false, spread)]).toEqual([points, 0]);
  });

  it.each([-1, 121, 122, 60.5, Number.NaN])("a loser cannot be at %d", (hole) => {
    expect(spreadFrom(hole)).toEqual({ ok: false, error: "badSpread" });
  });
});

describe("the example of rules.md §8.2", () => {
  const played = scorecardAfter(
    write(1, "+13", "Carol"),
    write(2, "+38", "Dan"),
    write(3, "-7", "Erin"),
    write(4, "+4", "Frank"),
    write(5, "-22", "Grace"),
    write(6, "+11", "Heidi"),
    write(7, "+31", "Ivan"),
  );

  it("adds up: 12 game points, 5 won, +97 −29, net +68", () => {
    expect(totalsOf(played)).toEqual({ played: 7, points: 12, won: 5, lost: 2, plus: 97, minus: 29, net: 68 });
    expect(nextGameOn(played)).toBe(8);
  });

  it("keeps corrected and deleted lines", () => {
    const corrected = scorecardAfter(write(1, "+13", "Carol"), write(1, "+31", "Carol"), {
      type: "lineStruck",
      game: 1,
    });
    expect(corrected.rows[0]).toEqual({ line: undefined, struck: [line("+13", "Carol"), line("+31", "Carol")] });
    expect(totalsOf(corrected).points).toBe(0);
  });
});

describe("refused", () => {
  it.each([
    ["badSpread", write(1, "+0", "Bob")],
    ["badSpread", write(1, "-122", "Bob")],
    ["badGame", write(10, "+5", "Bob")],
    ["badGame", write(0, "+5", "Bob")],
    ["againstHimself", write(1, "+5", "ann")],
    ["nameEmpty", write(1, "+5", "  ")],
    ["nothingThere", { type: "lineStruck", game: 3 }],
    ["notNow", OPEN],
    ["badGames", { type: "headerWritten", header: { ...HEADER, games: 23 } }],
    ["badGames", { type: "headerWritten", header: { ...HEADER, games: 0 } }],
    ["badDate", { type: "headerWritten", header: { ...HEADER, date: "2026-02-29" } }],
  ] as const satisfies readonly (readonly [string, ScorecardFact])[])("%s: %o", (why, fact) => {
    expect(refusal(fact)).toBe(why);
  });

  it("the same line again, or the same game in two rows", () => {
    expect(refusal(write(1, "+5", "Bob"), write(1, "+5", "Bob"))).toBe("writtenAlready");
    expect(refusal(write(2, "+5", "Bob", "game-1"), write(1, "+5", "Bob", "game-1"))).toBe("gameOnCard");
    expect(refusal(write(1, "+6", "Bob", "game-1"), write(1, "+5", "Bob", "game-1"))).toBe("taken");
  });

  it("but the same result in another row is only pointed out", () => {
    const card = { rows: ["+5", "-5", "+5"].map((text) => ({ line: line(text, "Bob"), struck: [] })) };
    expect(sameElsewhere(card, 1, line("+5", "bob"))).toBe(3);
    expect(sameElsewhere(card, 2, line("-5", "Bob"))).toBeUndefined();
    expect(sameElsewhere(card, 4, line("+5", "Bo"))).toBeUndefined();
    expect(sameElsewhere(card, 4, line("+6", "Bob"))).toBeUndefined();
  });

  it("fewer rows than have lines", () => {
    const shorter: ScorecardFact = { type: "headerWritten", header: { ...HEADER, games: 7 } };
    expect(refusal(shorter, write(8, "+5", "Bob"))).toBe("badGames");
    expect(refusal(shorter, write(7, "+5", "Bob"))).toBe("taken");
  });

  it.each(["2024-02-29", "2026-12-31"])("but not %s, a real day", (date) => expect(isDate(date)).toBe(true));
  it.each(["2026-13-01", "2026-00-10", "2026-04-31", "tomorrow", "2026-1-1", ""])("%s, no real day", (date) =>
    expect(isDate(date)).toBe(false),
  );
});

describe("a game scored here", () => {
  const row = {
    id: "game-1",
    startedAt: 1,
    touchedAt: 2,
    names: ["Ann", "Bob"],
    scores: [121, 88],
    target: 121,
    deal: 9,
    winner: 0,
    loss: "skunk",
  } as unknown as GameRow;

  it("gives both players a line", () => {
    expect(lineFromGame(row, "ann")).toEqual({ ok: true, value: line("+33", "Bob", "game-1") });
    expect(lineFromGame(row, "Bob")).toEqual({ ok: true, value: line("-33", "Ann", "game-1") });
  });

  it.each([
    ["notTheirGame", {}, "Carol"],
    ["notForCard", { winner: undefined }, "Ann"],
    ["notForCard", { target: 61 }, "Ann"],
    ["notForCard", { names: ["Ann", "Bob", "Cy"] }, "Ann"],
    ["notForCard", { names: ["Ann", "Ben & Cleo"] }, "Ann"],
  ])("%s", (why, change, player) => {
    expect(lineFromGame({ ...row, ...change }, player)).toEqual({ ok: false, error: why });
  });
});
