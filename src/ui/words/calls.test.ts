import { describe, expect, it } from "vitest";
import { settle } from "../../rules/wrong-counts";
import { Table } from "../../testing/table";
import { calledWords } from "./calls";

const { state } = new Table();
const BOB = 1;

describe("a call of muggins", () => {
  it.each([
    [17, 4, 0, "Bob called 17 points, but only 4 could be taken."],
    [2, 1, 0, "Bob called 2 points, but only 1 could be taken."],
    [1, 0, 0, undefined],
    [4, 4, 0, undefined],
    [2, 2, 2, undefined],
  ])("for %i that takes %i and leaves %i: %s", (named, caller, left, words) => {
    expect(calledWords(state, { side: BOB, for: "missed", named, ruling: { caller, left } })).toBe(words);
  });
  it("that a count was too high names no points", () => {
    const ruling = { caller: 0, left: 0 };
    expect(calledWords(state, { side: BOB, for: "over", named: 0, ruling })).toBeUndefined();
  });
  it("for more points than the counter was from home says how many were left to take", () => {
    const truth = 8;
    const stated = { truth, stated: 4, room: 5 };
    const call = { for: "missed", points: truth } as const;
    expect(calledWords(state, { side: BOB, named: 8, for: "missed", ruling: settle(stated, call) })).toBe(
      "Bob called 8 points, but only 1 could be taken.",
    );
  });
});
