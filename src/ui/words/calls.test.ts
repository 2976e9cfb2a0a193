import { describe, expect, it } from "vitest";
import { Table } from "../../testing/table";
import { calledWords } from "./calls";

const { state } = new Table();
const BOB = 1;

describe("a call of muggins", () => {
  it.each([
    [17, 4, "Bob called 17 points, but only 4 were missed."],
    [2, 1, "Bob called 2 points, but only 1 was missed."],
    [1, 0, "Bob called 1 point, but nothing was missed."],
    [4, 4, undefined],
    [2, 4, undefined],
  ])("for %i where %i were missed: %s", (named, missed, words) => {
    expect(calledWords(state, { side: BOB, for: "missed", named, missed })).toBe(words);
  });
  it("that a count was too high names no points", () => {
    expect(calledWords(state, { side: BOB, for: "over", named: 0, missed: 0 })).toBeUndefined();
  });
});
