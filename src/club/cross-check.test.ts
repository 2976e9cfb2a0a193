import { describe, expect, it } from "vitest";
import { slip } from "../testing/slip";
import { crossCheck } from "./cross-check";
import { valueOf } from "./slips";

const value = (text: string) => valueOf(text.startsWith("W"), Number(text.slice(2)));

describe("the cross-check (rules.md §8.7)", () => {
  it.each([
    ["a", "W+21", "L-16", "q", "W+16", "L-16", "a qualifier’s 21 against 16: the qualifier gets 16"],
    ["a", "L-16", "W+21", "q", "L-21", "W+21", "a qualifier’s loss by 16 against 21: the qualifier gets −21"],
    [
      "b",
      "W+17",
      "L-16",
      "qq",
      "W+16",
      "L-17",
      "two who seem to qualify: each gets the worse spread, so the values do not mirror",
    ],
    ["b", "L-30", "W+31", "qq", "L-31", "W+30", "the skunk goes with the larger spread"],
    ["c", "W+12", "L-", "q", "W+12", "L-12", "only one slip has a number: it is copied"],
    ["c", "W+", "L-40", "", "W+40", "L-40", "the other slip has it"],
    ["d", "W+14", "W-14", "q", "W+14", "L-14", "both say won: the plus column won"],
    ["d", "L-8", "L+8", "q", "L-8", "W+8", "both say lost: the plus column won"],
    ["e", "W+14", "W+14", "q", "L-14", "L-14", "both won, both in the plus column: both lose"],
    ["e", "L-8", "L-8", "q", "L-8", "L-8", "both lost: both lose"],
    ["f", "W+14", "L+14", "q", "W+14", "L-14", "one won, both plus: the win counts"],
    ["f", "W-9", "L-9", "q", "W+9", "L-9", "one won, both minus: the win counts"],
    ["g", "W+35/2", "L-35", "q", "W+35", "L-35", "2 points written for a skunk: 3"],
    ["g", "W+30/3", "L-30", "q", "W+30", "L-30", "3 points written for 30: 2"],
    ["h", "W+15", "L-20", "qq", "W+15", "L-20", "two who seem to qualify, each wrong to their own disadvantage"],
    ["h", "W+15", "L-20", "q", "W+15", "L-20", "a qualifier’s error to their own disadvantage is kept"],
    ["stands", "W+15", "L-20", "", "W+15", "L-20", "neither qualifies: both slips are kept"],
  ])("%s: %s and %s (%s) give %s and %s: %s", (name, one, other, who, left, right) => {
    const found = crossCheck([slip(one), slip(other)], [who.startsWith("q"), who === "qq"]);
    expect(found).toEqual({ cases: [name], values: [value(left), value(right)] });
  });

  it("lists every case that applies", () => {
    const found = crossCheck([slip("W+21"), slip("W-16")], [true, false]);
    expect(found).toEqual({ cases: ["d", "a"], values: [value("W+16"), value("L-16")] });
  });

  it("a slip without a number has no column: only the other slip’s counts", () => {
    for (const blank of ["W+", "W-"])
      expect(crossCheck([slip("W+16"), slip(blank)], [true, true])).toEqual({
        cases: ["d", "c"],
        values: [value("W+16"), value("L-16")],
      });
    for (const blank of ["L+", "L-"])
      expect(crossCheck([slip("L-8"), slip(blank)], [false, false])?.values).toEqual([value("L-8"), value("W+8")]);
    expect(crossCheck([slip("W-"), slip("L-9")], [true, false])).toEqual({
      cases: ["c"],
      values: [value("W+9"), value("L-9")],
    });
  });

  it("when both lose, the qualifier gets the worse spread", () => {
    const found = crossCheck([slip("W+1"), slip("W+16")], [true, false]);
    expect(found).toEqual({ cases: ["e", "a"], values: [value("L-16"), value("L-16")] });
  });

  it("finds nothing when the slips agree or neither has a number", () => {
    expect(crossCheck([slip("W+35"), slip("L-35")], [true, true])).toBeUndefined();
    expect(crossCheck([slip("W+"), slip("L-")], [true, true])).toBeUndefined();
  });

  it("gives the same ruling in either order of the players", () => {
    const texts = ["W+21", "L-16", "W-9", "L+8", "W+", "W+35/2"];
    const faults = texts.flatMap((one) =>
      texts.flatMap((other) => {
        const there = crossCheck([slip(one), slip(other)], [true, false]);
        const back = crossCheck([slip(other), slip(one)], [false, true]);
        const turned = back && { cases: back.cases, values: back.values.toReversed() };
        return JSON.stringify(there) === JSON.stringify(turned) ? [] : [`${one} ${other}`];
      }),
    );
    expect(faults).toEqual([]);
  });
});
