import { describe, expect, it } from "vitest";
import { PENALTIES, PENALTY_NAMES, falseGoCards, falseGoPoints } from "./penalties";

describe("a go that was not true (rules.md §6.5)", () => {
  it("at 25, holding A 5 6: six points, two a card", () => {
    const cards = falseGoCards(25, ["A", "5", "6"]);
    expect([cards, falseGoPoints("acc", cards.length)]).toEqual([["A", "5", "6"], 6]);
  });
  it("only cards that singly fitted are reneged", () => {
    expect(falseGoCards(25, ["AS", "7H", "KD"])).toEqual(["AS"]);
    expect(falseGoCards(31, ["AS"])).toEqual([]);
  });
  it.each([
    ["acc", 1, 2],
    ["acc", 4, 8],
    ["flat2", 3, 2],
    ["none", 3, 0],
    ["flat2", 0, 0],
  ] as const)("by %s, %i cards cost %i", (law, cards, points) => {
    expect(falseGoPoints(law, cards)).toBe(points);
  });
});

describe("the numbers of rules.md §6.6", () => {
  it.each([
    ["looked", 2, "forward"],
    ["cribTouched", 2, "forward"],
    ["pegMoved", 2, "forward"],
    ["starterMixed", 2, "forward"],
    ["countRefused", 10, "back"],
    ["falseGame", 15, "back"],
  ] as const)("%s: %i %s", (name, points, how) => {
    expect(PENALTIES[name]).toMatchObject({ points, how });
  });
  it("every ACC rule number names its edition", () => {
    for (const name of PENALTY_NAMES) {
      const { rule } = PENALTIES[name];
      expect(rule.startsWith("ACC") ? /\(20\d\d\)/.test(rule) : rule.length > 0).toBe(true);
    }
  });
});
