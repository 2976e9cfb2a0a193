import { describe, expect, it } from "vitest";
import { came, draw, eventOf, game, opened, slip } from "../testing/event";
import { entryOf, type EventRound } from "./event";
import type { EventFact } from "./event-facts";
import { evolveEvent } from "./evolve";
import { tablesIn } from "./progress";
import { agreedIn, countsFor, findingOf, likelySlip, statusOf } from "./results";
import { standingsOf } from "./standings";

const HEADER = { name: "Tuesday", date: "2026-11-17", kind: "tournament", games: 9, bestOf: 3 } as const;
const event = (...facts: readonly EventFact[]) =>
  eventOf([opened(HEADER), came("A", "B", "C", "D"), draw(1, "0v1 2v3", "0v2 1v3", "3v0 1v2"), ...facts]);
const firstRound = (...facts: readonly EventFact[]) => event(...facts).rounds[0] as EventRound;
const PAIR = [0, 1] as const;
const NOT_PLAYED: EventFact = { type: "gameNotPlayed", round: 1, player: 1 };
const ZERO = { points: 0, plus: 0, minus: 0 } as const;

describe("the slips of a game", () => {
  it.each([
    ["waiting", []],
    ["half", [slip(1, 0, "+12")]],
    ["agreed", [slip(1, 0, "+12"), slip(1, 1, "-12")]],
    ["agreed", [game(1, 0, 12)]],
    ["differ", [slip(1, 0, "+12"), slip(1, 1, "-13")]],
    ["differ", [slip(1, 0, "+12"), slip(1, 1, "+12")]],
    ["forfeit", [{ type: "forfeited", round: 1, player: 0 }]],
    ["notPlayed", [NOT_PLAYED]],
    ["notPlayed", [slip(1, 0, "+12"), NOT_PLAYED]],
    ["notPlayed", [{ type: "forfeited", round: 1, player: 0 }, NOT_PLAYED]],
    ["agreed", [NOT_PLAYED, game(1, 0, 12)]],
    ["half", [NOT_PLAYED, slip(1, 0, "+12")]],
    ["waiting", [NOT_PLAYED, { type: "gameStruck", round: 1, player: 0 }]],
  ] as const)("%s: %o", (status, facts) => {
    expect(statusOf(firstRound(...facts), PAIR)).toBe(status);
  });

  it("count as ruled, until a new slip cancels the ruling", () => {
    const differing = event(slip(1, 0, "+21"), slip(1, 1, "-16"));
    const found = findingOf(differing.rounds[0]!, PAIR, new Set([0]));
    expect(found?.cases).toEqual(["a"]);
    const ruling: EventFact = { type: "ruled", round: 1, player: 0, values: found?.values ?? [ZERO, ZERO] };
    const ruled = evolveEvent(differing, ruling);
    const after = ruled.ok ? ruled.value.rounds[0] : undefined;
    expect(after && [countsFor(after, 0)?.plus, countsFor(after, 1)?.minus, statusOf(after, PAIR)]).toEqual([
      16,
      16,
      "ruled",
    ]);
    const again = ruled.ok && evolveEvent(ruled.value, slip(1, 1, "-21"));
    const last = again && again.ok ? again.value.rounds[0] : undefined;
    expect(last && [statusOf(last, PAIR), entryOf(last, 1).struck.length]).toEqual(["agreed", 1]);
  });

  it("a game not played counts for nobody, and its round is complete", () => {
    const night = event(game(1, 2, 9), slip(1, 0, "+12"), NOT_PLAYED);
    const [round] = night.rounds;
    expect(round && [countsFor(round, 0), countsFor(round, 1)]).toEqual([undefined, undefined]);
    expect(round && tablesIn(round)).toEqual({ done: 2, of: 2 });
    expect(standingsOf(night).map(({ id, played, net }) => [id, played, net])).toEqual([
      [2, 1, 9],
      [0, 0, 0],
      [1, 0, 0],
      [3, 1, -9],
    ]);
    expect(evolveEvent(night, NOT_PLAYED)).toEqual({ ok: false, error: "enteredAlready" });
    expect(evolveEvent(night, draw(1, "0v3 1v2"))).toEqual({ ok: false, error: "roundPlayed" });
  });

  it("a player who was late in a game not played may still lose another one by being late", () => {
    const late = (at: number): EventFact => ({ type: "forfeited", round: at, player: 1 });
    expect(evolveEvent(event(late(1)), late(2)).ok).toBe(false);
    expect(evolveEvent(event(late(1), NOT_PLAYED), late(2)).ok).toBe(true);
  });

  it("a single slip counts for both players until the other comes in", () => {
    const round = firstRound(slip(1, 0, "-33"));
    expect([countsFor(round, 0), countsFor(round, 1)]).toEqual([
      { points: 0, plus: 0, minus: 33 },
      { points: 3, plus: 33, minus: 0 },
    ]);
    expect(findingOf(round, PAIR, new Set())?.cases).toEqual(["c"]);
  });

  it("a slip without a number counts what the cross-check proposes", () => {
    const blank: EventFact = {
      type: "slipEntered",
      round: 1,
      player: 0,
      slip: { says: "won", column: "plus", spread: undefined },
    };
    const round = firstRound(slip(1, 1, "-40"), blank);
    expect([countsFor(round, 0), countsFor(round, 1)?.minus]).toEqual([{ points: 3, plus: 40, minus: 0 }, 40]);
  });

  it("give the agreed result, and none while they do not agree", () => {
    expect(agreedIn(firstRound(game(1, 1, 12)), PAIR)).toEqual({ winner: 1, spread: 12 });
    expect(agreedIn(firstRound(), PAIR)).toBeUndefined();
    expect(agreedIn(firstRound(slip(1, 1, "+12")), PAIR)).toBeUndefined();
  });
});

describe("the slip a form starts with", () => {
  const likely = (player: number, winner?: number, ...facts: readonly EventFact[]) => {
    const { says, column, spread } = likelySlip(firstRound(...facts), PAIR, player, winner);
    return [says, column, spread];
  };
  it("is the player's own, or mirrors the opponent's", () => {
    expect(likely(0)).toEqual(["won", "plus", undefined]);
    expect(likely(0, 1)).toEqual(["lost", "minus", undefined]);
    expect(likely(0, 0, slip(1, 1, "+9"))).toEqual(["lost", "minus", undefined]);
    expect(likely(0, 0, slip(1, 1, "+9"), slip(1, 0, "-8"))).toEqual(["lost", "minus", 8]);
  });
});
