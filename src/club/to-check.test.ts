import { describe, expect, it } from "vitest";
import { came, draw, eventOf, opened, slip } from "../testing/event";
import type { EventFact } from "./event-facts";
import { statusOf } from "./results";
import { slipOf } from "./slips";
import { gamesToCheck, playersToTell, unruled, valuesBySlip } from "./to-check";

const HEADER = { name: "Tuesday", date: "2026-11-17", kind: "club", games: 3, bestOf: 3 } as const;
const night = (...facts: readonly EventFact[]) =>
  eventOf([opened(HEADER), came("Ann", "Ben", "Cy", "Dee", "Eve"), draw(1, "0v1 2v3 4", "0v2 1v4 3"), ...facts]);
const PAIR = [0, 1] as const;
const VALUES = valuesBySlip(slipOf(true, 16), true)!;
const RULED: EventFact = { type: "ruled", round: 1, player: 0, values: VALUES };
const LATE: EventFact = { type: "forfeited", round: 1, player: 1 };

it("lists slips that differ, single slips, and games an earlier round still lacks", () => {
  const event = night(slip(1, 0, "+21"), slip(1, 1, "-16"), slip(2, 1, "+9"));
  const { open, ruled, missing } = gamesToCheck(event, [0]);
  expect(open.map(({ round, number, status, finding }) => [round, number, status, finding?.cases])).toEqual([
    [1, 1, "differ", ["a"]],
    [2, 2, "half", ["c"]],
  ]);
  expect(missing.map(({ round, number }) => [round, number])).toEqual([[1, 2]]);
  expect(ruled).toEqual([]);
});

it("when one slip is taken as correct, both players count by it", () => {
  const [ann, ben] = valuesBySlip(slipOf(true, 31), true) ?? [];
  expect([ann, ben]).toEqual([
    { points: 3, plus: 31, minus: 0 },
    { points: 0, plus: 0, minus: 31 },
  ]);
  expect(valuesBySlip(slipOf(false, 31), false)).toEqual([ann, ben]);
  expect(valuesBySlip({ ...slipOf(true, 31), points: 2 }, true)).toEqual([ann, ben]);
  expect(valuesBySlip({ ...slipOf(true, 31), column: "minus" }, true)).toBeUndefined();
  expect(valuesBySlip({ ...slipOf(true, 31), spread: undefined }, true)).toBeUndefined();
});

describe("the judge must inform (rules.md §8.7 i)", () => {
  it.each([
    ["the player who wrote another number", [slip(1, 0, "+21"), slip(1, 1, "-16")], [0]],
    ["the player whose slip is missing", [slip(1, 1, "-16")], [0]],
    ["both, when one slip is wrong and the other missing", [slip(1, 0, "+17")], [0, 1]],
    ["nobody, when both slips say the same", [slip(1, 0, "+16"), slip(1, 1, "-16")], []],
  ] as const)("%s", (_, facts, ids) => {
    expect(playersToTell(night(...facts).rounds[0]!, PAIR, VALUES)).toEqual(ids);
  });
});

describe("taking a ruling back", () => {
  it.each([
    ["with both slips in", [slip(1, 0, "+21"), slip(1, 1, "-16"), RULED], "differ"],
    ["with one slip in", [slip(1, 1, "-16"), RULED], "half"],
    ["with no slip in", [RULED], "waiting"],
    ["after a forfeit", [LATE], "waiting"],
    ["after a game not played", [{ type: "gameNotPlayed", round: 1, player: 1 }], "waiting"],
    [
      "after a game not played with a slip in",
      [slip(1, 0, "+3"), { type: "gameNotPlayed", round: 1, player: 1 }],
      "half",
    ],
    ["after a forfeit with a slip in", [slip(1, 0, "+3"), LATE], "half"],
  ] as const)("%s", (_, facts, status) => {
    const before = night(...facts);
    const after = night(...facts, unruled(before.rounds[0]!, 1, PAIR));
    expect(statusOf(after.rounds[0]!, PAIR)).toBe(status);
  });
});
