import { describe, expect, it } from "vitest";
import { fromLeftOf, isTarget, lossAt, skunkLines, STANDARD } from "./ruleset";

it("the standard game is six-card to 121, 1 for the last card, the loser deals next, without house rules", () => {
  expect(STANDARD).toEqual({
    form: "sixCard",
    target: 121,
    goTiming: "lastCard",
    renege: "acc",
    firstDealer: "loser",
    skunks: "lines",
    house: [],
  });
});

describe("the order of play (rules.md §1.3)", () => {
  it.each([
    [0, 2, [1, 0]],
    [1, 2, [0, 1]],
    [2, 4, [3, 0, 1, 2]],
    [2, 3, [0, 1, 2]],
  ])("with dealer %i of %i players, %j act in this order", (dealer, players, seats) => {
    expect(fromLeftOf(dealer, players)).toEqual(seats);
  });
});

describe("skunk lines (rules.md §7.2)", () => {
  it.each([
    [120, 121, "plain"],
    [91, 121, "plain"],
    [90, 121, "skunk"],
    [61, 121, "skunk"],
    [60, 121, "doubleSkunk"],
    [31, 121, "doubleSkunk"],
    [30, 121, "tripleSkunk"],
    [0, 121, "tripleSkunk"],
    [31, 61, "plain"],
    [30, 61, "lurch"],
    [0, 100, "plain"],
  ])("a loser on %i of %i has a loss of kind %s", (hole, target, loss) => {
    expect(lossAt(hole, target)).toBe(loss);
  });

  it("only boards of 121 and 61 have skunk lines", () => {
    expect(skunkLines(121).map((line) => line.below)).toEqual([31, 61, 91]);
    expect(skunkLines(61).map((line) => line.below)).toEqual([31]);
    expect(skunkLines(181)).toEqual([]);
  });

  it.each([
    [1, false],
    [2, true],
    [121, true],
    [999, true],
    [1000, false],
    [60.5, false],
    [Number.NaN, false],
  ])("a game to %d can be played: %s", (target, fine) => {
    expect(isTarget(target)).toBe(fine);
  });
});
