import { describe, expect, it } from "vitest";
import { eventOf } from "../testing/event";
import type { EventRound } from "./event";
import type { EventFact } from "./event-facts";
import {
  agreedIn,
  cardGuess,
  checksOf,
  grassRootsTyped,
  roundOn,
  slipTyped,
  spreadTyped,
  standing,
  tablesIn,
  tablesOf,
  toTell,
  toDraw,
  unruled,
} from "./evening";
import { slipOf } from "./slips";
import { statusOf } from "./standings";

const HEADER = { name: "Tuesday", date: "2026-11-17", kind: "club", games: 3, bestOf: 3 } as const;
const NAMES = ["Ann", "Ben", "Cy", "Dee", "Eve"];

const told = (...facts: readonly EventFact[]) =>
  eventOf([
    { type: "clubOpened", header: HEADER },
    { type: "playersCame", players: NAMES.map((name, at) => ({ name, seat: `A-${at + 1}` })) },
    ...facts,
  ]);
const DRAW: EventFact = {
  type: "roundsDrawn",
  from: 1,
  rounds: [
    {
      games: [
        [0, 1],
        [2, 3],
      ],
      sitsOut: [4],
    },
    {
      games: [
        [0, 2],
        [1, 4],
      ],
      sitsOut: [3],
    },
  ],
};
const game = (round: number, winner: number, spread: number): EventFact => ({
  type: "gameEntered",
  round,
  winner,
  spread,
});
const slip = (round: number, player: number, won: boolean, spread: number): EventFact => ({
  type: "slipEntered",
  round,
  player,
  slip: slipOf(won, spread),
});
const FULL = [DRAW, game(1, 0, 12), game(1, 2, 4)];

describe("what is still to be drawn", () => {
  const all: EventFact = { ...DRAW, rounds: [...DRAW.rounds, ...DRAW.rounds.slice(0, 1)] };
  it.each([
    ["everything", [], { why: "first", from: 1 }],
    ["nothing", [all], undefined],
    ["more rounds than there are", [DRAW], { why: "more", from: 1 }],
    ["from the first round on, when nothing is entered", [all, left(4)], { why: "people", from: 1 }],
    ["the rounds that nobody has entered anything in", [all, game(1, 0, 5), left(4)], { why: "people", from: 2 }],
    ["nothing, when he is back", [all, left(4), { type: "playerBack", player: 4 } as const], undefined],
    ["nothing, when all rounds are under way", [all, game(3, 0, 5), left(4)], undefined],
  ] as const)("%s", (_, facts, draw) => expect(toDraw(told(...facts))).toEqual(draw));

  function left(player: number): EventFact {
    return { type: "playerLeft", player };
  }
});

describe("the round that is on", () => {
  it("is the first one with a table that is not in", () => {
    expect(roundOn(told())).toBe(0);
    expect(roundOn(told(DRAW, game(1, 0, 12), slip(1, 2, true, 4)))).toBe(1);
    expect(roundOn(told(...FULL))).toBe(2);
    expect(roundOn(told(...FULL, game(2, 0, 12), game(2, 1, 4)))).toBe(2);
  });

  it("has so many tables in: a table with one card is not", () => {
    const [round] = told(DRAW, game(1, 0, 12), slip(1, 2, true, 4)).rounds;
    expect(round && tablesIn(round)).toEqual({ done: 1, of: 2 });
  });

  it.each([
    ["", [1, 2]],
    ["2", [2]],
    ["DEE", [2]],
    ["a-2", [1]],
    ["a", [1]],
    ["Eve", []],
  ])("has its tables found by %j", (find, numbers) => {
    expect(tablesOf(told(DRAW), 1, find).map(({ number }) => number)).toEqual(numbers);
  });
});

describe("the check of the cards", () => {
  it("lists what differs or is missing, what is settled, and what a later round has left behind", () => {
    const event = told(DRAW, slip(1, 0, true, 21), slip(1, 1, false, 16), slip(2, 1, true, 9));
    const { open, settled, missing } = checksOf(event, [0]);
    expect(open.map(({ round, number, status, finding }) => [round, number, status, finding?.cases])).toEqual([
      [1, 1, "differ", ["a"]],
      [2, 2, "half", ["c"]],
    ]);
    expect(missing.map(({ round, number }) => [round, number])).toEqual([[1, 2]]);
    expect(settled).toEqual([]);
  });

  it("lets one card stand: both come to what it says", () => {
    const [ann, ben] = standing(slipOf(true, 31), true) ?? [];
    expect([ann, ben]).toEqual([
      { points: 3, plus: 31, minus: 0 },
      { points: 0, plus: 0, minus: 31 },
    ]);
    expect(standing(slipOf(false, 31), false)).toEqual([ann, ben]);
    expect(standing({ ...slipOf(true, 31), points: 2 }, true)).toEqual([ann, ben]);
    expect(standing({ ...slipOf(true, 31), column: "minus" }, true)).toBeUndefined();
    expect(standing({ ...slipOf(true, 31), spread: undefined }, true)).toBeUndefined();
  });

  const pair = [0, 1] as const;
  const values = standing(slipOf(true, 16), true)!;
  it.each([
    ["who has another number", [slip(1, 0, true, 21), slip(1, 1, false, 16)], [0]],
    ["who has no card in", [slip(1, 1, false, 16)], [0]],
    ["both, of a card that is wrong and one that is missing", [slip(1, 0, true, 17)], [0, 1]],
    ["nobody where both say so", [slip(1, 0, true, 16), slip(1, 1, false, 16)], []],
  ] as const)("of a finding is told %s", (_, facts, told_) => {
    expect(toTell(told(DRAW, ...facts).rounds[0]!, pair, values)).toEqual(told_);
  });

  it.each([
    ["of both cards", [slip(1, 0, true, 21), slip(1, 1, false, 16), ruled()], "differ"],
    ["of one card", [slip(1, 1, false, 16), ruled()], "half"],
    ["of no card", [ruled()], "waiting"],
    ["for lateness", [{ type: "forfeited", round: 1, player: 1 }], "waiting"],
    [
      "for lateness, with a card in",
      [slip(1, 0, true, 3), { type: "forfeited", round: 1, player: 1 } as const],
      "half",
    ],
  ] as const)("takes a finding back, %s", (_, facts, status) => {
    const before = told(DRAW, ...facts);
    const after = told(DRAW, ...facts, unruled(before.rounds[0]!, 1, pair));
    expect(statusOf(after.rounds[0]!, pair)).toBe(status);
  });
  function ruled(): EventFact {
    return { type: "ruled", round: 1, player: 0, values };
  }
});

it.each([
  ["17", "spread", 17],
  ["104", "hole", 17],
  ["0", "hole", 121],
  ["", "spread", Number.NaN],
  ["", "hole", Number.NaN],
  ["1e2", "spread", Number.NaN],
] as const)("%j typed as a %s is a spread of %d", (digits, as, spread) => {
  expect(spreadTyped(digits, as)).toBe(spread);
});

it.each([
  ["12", 12],
  [" 7 ", 7],
  ["", 0],
  ["1e2", Number.NaN],
  ["-4", Number.NaN],
])("%j typed is so many Grass Roots Points: %d", (text, points) => {
  expect(grassRootsTyped(text)).toBe(points);
});

it("a card read off may have no number, and its own points", () => {
  const read = { says: "lost", column: "plus" } as const;
  expect(slipTyped({ ...read, digits: "", points: undefined })).toEqual({ ...read, spread: undefined });
  expect(slipTyped({ ...read, digits: "17", points: 3 })).toEqual({ ...read, spread: 17, points: 3 });
});

describe("a card that is to be read", () => {
  const guess = (player: number, winner?: number, ...facts: readonly EventFact[]) => {
    const [round] = told(DRAW, ...facts).rounds;
    const { says, column, spread } = cardGuess(round!, [0, 1], player, winner);
    return [says, column, spread];
  };
  it("most likely says what stands there, or what the other card says from across the table", () => {
    expect(guess(0)).toEqual(["won", "plus", undefined]);
    expect(guess(0, 1)).toEqual(["lost", "minus", undefined]);
    expect(guess(0, 0, slip(1, 1, true, 9))).toEqual(["lost", "minus", undefined]);
    expect(guess(0, 0, slip(1, 1, true, 9), slip(1, 0, false, 8))).toEqual(["lost", "minus", 8]);
  });
});

it("says what both cards say, only where they agree", () => {
  const round = (...facts: readonly EventFact[]) => told(DRAW, ...facts).rounds[0] as EventRound;
  const both: EventFact = { type: "gameEntered", round: 1, winner: 1, spread: 12 };
  expect(agreedIn(round(both), [0, 1])).toEqual({ winner: 1, spread: 12 });
  const one: EventFact = { type: "slipEntered", round: 1, player: 1, slip: slipOf(true, 12) };
  expect([agreedIn(round(), [0, 1]), agreedIn(round(one), [0, 1])]).toEqual([undefined, undefined]);
});
