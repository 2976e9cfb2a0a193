import { describe, expect, it } from "vitest";
import { PENALTIES, PENALTY_NAMES, type PenaltyName } from "./penalties";
import { PENALTY_SOURCES } from "./penalty-sources";
import { falseGoCards, falseGoPoints } from "./false-go";

describe("a false go (rules.md §6.5)", () => {
  it("costs two a card: six points for A 5 6 held at 25", () => {
    const cards = falseGoCards(25, ["A", "5", "6"]);
    expect([cards, falseGoPoints("acc", cards.length)]).toEqual([["A", "5", "6"], 6]);
  });
  it("counts every card that could have been played alone", () => {
    expect(falseGoCards(25, ["AS", "7H", "KD"])).toEqual(["AS"]);
    expect(falseGoCards(31, ["AS"])).toEqual([]);
  });
  it.each([
    ["acc", 1, 2],
    ["acc", 4, 8],
    ["flat2", 3, 2],
    ["none", 3, 0],
    ["flat2", 0, 0],
  ] as const)("with the rule %s, %i cards cost %i", (law, cards, points) => {
    expect(falseGoPoints(law, cards)).toBe(points);
  });
});

describe("penalties (rules.md §6.6)", () => {
  const TABLE: Readonly<Record<PenaltyName, readonly [points: number, how: "forward" | "back"]>> = {
    looked: [2, "forward"],
    cribTouched: [2, "forward"],
    pegMoved: [2, "forward"],
    starterMixed: [2, "forward"],
    countRefused: [10, "back"],
    misdealt: [2, "forward"],
    falseGame: [15, "back"],
  };
  it.each(PENALTY_NAMES)("%s costs what the table says", (name) => {
    const [points, how] = TABLE[name];
    expect(PENALTIES[name]).toMatchObject({ points, how });
  });
  it("every ACC rule number names its edition", () => {
    for (const name of PENALTY_NAMES) {
      const rule = PENALTY_SOURCES[name];
      expect(rule.startsWith("ACC") ? /\(20\d\d\)/.test(rule) : rule.length > 0).toBe(true);
    }
  });
});
