import { describe, expect, it } from "vitest";
import { came, draw, eventOf, game, opened, slip } from "../testing/event";
import type { EventFact, EventHeader } from "./event-facts";
import { isComplete, isOver, missingIn, roundOn, tablesIn, tablesOf, toDraw } from "./progress";

const HEADER: EventHeader = { name: "Tuesday", date: "2026-11-17", kind: "club", games: 3, bestOf: 3 };
const PLAYERS: EventFact = {
  type: "playersCame",
  players: ["Ann", "Ben", "Cy", "Dee", "Eve"].map((name, at) => ({ name, seat: `A-${at + 1}` })),
};
const night = (...facts: readonly EventFact[]) => eventOf([opened(HEADER), PLAYERS, ...facts]);
const [FIRST, SECOND] = ["0v1 2v3 4", "0v2 1v4 3"] as const;
const DRAW = draw(1, FIRST, SECOND);
const FULL = [DRAW, game(1, 0, 12), game(1, 2, 4)];

describe("rounds still to draw: the round people are seated for stays, unless the organiser asks", () => {
  const all = draw(1, FIRST, SECOND, FIRST);
  const left = (player: number): EventFact => ({ type: "playerLeft", player });
  const complete = (at: number, ...winners: readonly number[]) => winners.map((winner) => game(at, winner, 5));
  const one = complete(1, 0, 2);
  const two = complete(2, 0, 1);
  it.each([
    ["all of them at first", [], { why: "first", seated: 0, from: [1] }],
    ["none once all are drawn", [all], undefined],
    ["only the missing ones, when there are more games than rounds", [DRAW], { why: "more", seated: 1, from: [3] }],
    ["round 2 on, when a player leaves before any result", [all, left(4)], { why: "people", seated: 1, from: [2, 1] }],
    [
      "the next but one, if people already sit there",
      [all, one[0]!, left(4)],
      { why: "people", seated: 1, from: [2, 3] },
    ],
    ["round 3 on, once round 1 is complete", [all, ...one, left(4)], { why: "people", seated: 2, from: [3, 2] }],
    ["the last, while round 2 is played", [all, ...one, two[0]!, left(4)], { why: "people", seated: 2, from: [3] }],
    ["the last on request only", [all, ...one, ...two, left(4)], { why: "people", seated: 3, from: [3] }],
    ["none, when the player comes back", [all, left(4), { type: "playerBack", player: 4 } as const], undefined],
    ["none, when the last round has a result", [all, game(3, 0, 5), left(4)], undefined],
    ["none, after a redraw of the later rounds", [all, left(4), draw(2, "0v1 2v3", "0v2 1v3")], undefined],
  ] as const)("%s", (_, facts, due) => expect(toDraw(night(...facts))).toEqual(due));
});

describe("the current round", () => {
  it("is the first one with a table not in", () => {
    expect(roundOn(night())).toBe(0);
    expect(roundOn(night(DRAW, game(1, 0, 12), slip(1, 2, "+4")))).toBe(1);
    expect(roundOn(night(...FULL))).toBe(2);
    expect(roundOn(night(...FULL, game(2, 0, 12), game(2, 1, 4)))).toBe(2);
  });

  it("does not count a table with one slip as in", () => {
    const [round] = night(DRAW, game(1, 0, 12), slip(1, 2, "+4")).rounds;
    expect(round && tablesIn(round)).toEqual({ done: 1, of: 2 });
  });

  it.each([
    ["", [1, 2]],
    ["2", [2]],
    ["DEE", [2]],
    ["a-2", [1]],
    ["a", [1]],
    ["Eve", []],
  ])("the search %j finds tables %o", (find, numbers) => {
    expect(tablesOf(night(DRAW), 1, find).map(({ number }) => number)).toEqual(numbers);
  });
});

describe("open games", () => {
  const facts = [came("F"), draw(1, "0v1 2v3 4v5", "4v0 1v2 3v5")];
  const tournament = (games: number, ...more: readonly EventFact[]) =>
    eventOf([opened({ ...HEADER, kind: "tournament", games }), PLAYERS, ...facts, ...more]);

  it("are counted: no slip in, one in, two that differ", () => {
    expect(missingIn(tournament(2))).toEqual({ waiting: 6, half: 0, differ: 0 });
    const some = tournament(2, slip(1, 0, "+9"), slip(1, 2, "+9"), slip(1, 3, "-8"));
    expect(missingIn(some)).toEqual({ waiting: 4, half: 1, differ: 1 });
  });

  it("are none once every round is drawn and in", () => {
    const all = [1, 2].flatMap((at) => [0, 2, 5].map((winner) => game(at, winner, 9)));
    expect(isComplete(tournament(2, ...all))).toBe(true);
    expect(isComplete(tournament(2, ...all.slice(0, -1)))).toBe(false);
    expect(isComplete(tournament(3, ...all))).toBe(false);
  });
});

describe("an event is over", () => {
  const all = [
    draw(1, FIRST, SECOND, FIRST),
    ...[1, 2, 3].flatMap((round) => [game(round, 0, 12), game(round, round === 2 ? 1 : 2, 4)]),
  ];
  const tournament = (...facts: readonly EventFact[]) =>
    eventOf([opened({ ...HEADER, kind: "tournament", bestOf: 1 }), PLAYERS, ...facts]);
  const bracket: EventFact = { type: "bracketDrawn", seeds: [0, 2], bestOf: 1 };
  const final: EventFact = { type: "playoffGame", round: 0, slot: 0, winner: 2 };

  it("when every result of a club night is in", () => {
    expect([isOver(night(DRAW)), isOver(night(...all))]).toEqual([false, true]);
  });

  it("when the playoffs have a champion", () => {
    expect([
      isOver(tournament(...all)),
      isOver(tournament(...all, bracket)),
      isOver(tournament(...all, bracket, final)),
    ]).toEqual([false, false, true]);
    expect(isOver(night(...all, bracket))).toBe(false);
  });
});
