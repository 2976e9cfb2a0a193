import { describe, expect, it } from "vitest";
import type { Hole } from "../../rules/ruleset";
import { dealerAgain } from "./next-dealer";

/** Ann beat Ben. */
const WON = { names: ["Ann", "Ben"], winner: 0, scores: [121 as Hole, 90 as Hole], target: 121 };

describe("the dealer of the next game", () => {
  it.each([
    ["the loser, wherever they sit", [WON], ["Ben", "Ann"], "loser", 0],
    ["the winner, by a house rule", [WON], ["Ann", "Ben"], "winner", 0],
    ["nobody, where the deal changes or is cut for", [WON], ["Ann", "Ben"], "cut", undefined],
    ["nobody, where the deal alternates", [WON], ["Ann", "Ben"], "alternate", undefined],
    ["nobody for other people", [WON], ["Ann", "Cleo"], "loser", undefined],
    ["nobody for three", [WON], ["Ann", "Ben", "Cleo"], "loser", undefined],
    [
      "nobody while another game of theirs is open",
      [{ ...WON, winner: undefined }, WON],
      ["Ann", "Ben"],
      "loser",
      undefined,
    ],
  ] as const)("is %s", (_, rows, names, rule, seat) => {
    expect(dealerAgain(rows, names, rule)).toBe(seat);
  });
});
