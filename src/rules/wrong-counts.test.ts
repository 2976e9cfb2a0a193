import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seed } from "../testing/seed";
import { isPossibleCount } from "./show/counts";
import { type Call, putRight, settle } from "./wrong-counts";

const muggins = (points: number): Call => ({ for: "missed", points });
const OVER: Call = { for: "over", points: 0 };
const plain = { caller: 0, opponents: 0, left: 0, falseGame: false };

describe("with muggins, a true, a stated and a called count share the points (rules.md §6.2)", () => {
  it.each([
    ["a right count", 12, 12, undefined, 12, 0],
    ["muggins for the missed points", 12, 10, muggins(2), 10, 2],
    ["muggins for more than was missed takes the lesser", 12, 10, muggins(5), 10, 2],
    ["muggins for less than was missed takes what was named", 12, 8, muggins(2), 8, 2],
    ["nobody noticed the undercount", 12, 10, undefined, 10, 0],
    ["an overcount, noticed", 10, 12, OVER, 10, 2],
    ["an overcount, not noticed", 10, 12, undefined, 12, 0],
    ["muggins when nothing was missed", 12, 12, muggins(2), 12, 0],
    ["muggins called on an overcount", 10, 12, muggins(2), 12, 0],
    ["“too many” called on an undercount", 12, 10, OVER, 10, 0],
  ] as const)("%s", (_, truth, stated, call, player, opponent) => {
    const ruling = settle({ truth, stated, room: 121 }, call);
    expect([ruling.counter, ruling.caller + ruling.opponents]).toEqual([player, opponent]);
  });

  it("at 118 of 121 muggins takes at most the 3 holes the player still needed", () => {
    expect(settle({ truth: 12, stated: 2, room: 3 }, muggins(10))).toEqual({ ...plain, counter: 2, caller: 1 });
  });

  it("missed points that nobody calls are lost", () => {
    expect(settle({ truth: 12, stated: 7, room: 121 }, undefined).left).toBe(5);
    expect(settle({ truth: 12, stated: 7, room: 121 }, muggins(2)).left).toBe(3);
    expect(settle({ truth: 12, stated: 2, room: 3 }, undefined).left).toBe(1);
  });

  it("a game claimed too early at 112 with a true 8 goes back to 120 and gives the others 1 (§6.6)", () => {
    expect(settle({ truth: 8, stated: 12, room: 9 }, OVER)).toEqual({
      ...plain,
      counter: 8,
      opponents: 1,
      falseGame: true,
    });
  });

  it("an overcount that does not reach the game hole is not a false game", () => {
    expect(settle({ truth: 8, stated: 10, room: 20 }, OVER).falseGame).toBe(false);
  });
});

describe("when the players count and the app checks", () => {
  it.each([
    ["an undercount is fixed", 12, 10, undefined, 12, 0],
    ["an overcount is fixed, and gives nobody anything unless they ask", 10, 12, undefined, 10, 0],
    ["an overcount gives the others what was too much when they ask", 10, 12, OVER, 10, 2],
    ["muggins is not played", 12, 10, muggins(2), 12, 0],
  ] as const)("%s", (_, truth, stated, call, player, opponent) => {
    const ruling = putRight({ truth, stated, room: 121 }, call);
    expect([ruling.counter, ruling.opponents, ruling.caller, ruling.left]).toEqual([player, opponent, 0, 0]);
  });
});

it("nobody gets more points than there were holes, and no point is given twice", () => {
  const points = fc.nat({ max: 29 });
  const calls = fc.option(fc.record({ for: fc.constantFrom("missed" as const, "over" as const), points }), {
    nil: undefined,
  });
  fc.assert(
    fc.property(points, points, fc.integer({ min: 1, max: 121 }), calls, (truth, stated, room, call) => {
      const said = { truth, stated, room };
      const { counter, caller, opponents, left } = settle(said, call);
      const [due, kept] = [Math.min(truth, room), Math.min(stated, room)];
      const over = Math.max(0, kept - due);
      const asked = call?.for === "over";
      expect([counter, opponents, caller + left]).toEqual([
        asked ? kept - over : kept,
        asked ? over : 0,
        Math.max(0, due - kept),
      ]);
      expect(Math.min(counter, caller, left, opponents)).toBeGreaterThanOrEqual(0);
      expect(putRight(said, call).counter).toBe(due);
    }),
    { seed: seed("what a stated count earns") },
  );
});

it("a hand counts 0 to 29 but never 19, 25, 26 or 27 (rules.md §4.5)", () => {
  const counts = Array.from({ length: 40 }, (_, i) => i - 5).filter((n) => !isPossibleCount(n) && n >= 0 && n < 30);
  expect(counts).toEqual([19, 25, 26, 27]);
  expect([-1, 30, 2.5, Number.NaN].filter((points) => isPossibleCount(points))).toEqual([]);
});
