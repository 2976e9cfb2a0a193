import { describe, expect, it } from "vitest";
import { endingOf } from "../../../game/summary";
import type { HouseRule } from "../../../rules/house-rules";
import { formStarted, started, Table } from "../../../testing/table";
import { stampWords } from "./headline";

/** The lone player is side 0 and plays to 61, with the lines at a quarter and at half of the target. */
const captain = (house: readonly HouseRule[]) => formStarted("captainA", { house, skunks: "halfway" });

describe("the stamp of the win", () => {
  it.each([
    ["two players: the loser is known", started("points"), [30, 121], "triple skunk: 1 short of 31"],
    ["two players: the loser has no points", started("points"), [0, 121], "triple skunk: no points scored"],
    ["three: whose it is", formStarted("three"), [40, 30, 121], "triple skunk: for Bob, 1 short of 31"],
    ["three: the one without points", formStarted("three"), [0, 40, 121], "triple skunk: for Alice, no points scored"],
    ["three, and both losers are skunked", formStarted("three"), [0, 30, 121], "triple skunk: for everyone else"],
    [
      "six, and three of five losers",
      formStarted("six", {}, "solo"),
      [0, 9, 40, 50, 30, 121],
      "triple skunk: for three others",
    ],
    ["a lone captain to 61, by their own lines", captain([]), [20, 121], "lurch: 11 short of 31"],
    ["a lone captain who loses a lowball at 61", captain(["lowball"]), [61], "Won: by 121 points"],
    ["a lowball", formStarted("three", { house: ["lowball"] }), [40, 60, 121], "Lowest: by 20 points"],
    ["no skunk: the margin", formStarted("three"), [100, 111, 121], "Won: by 10 points"],
  ])("%s", (_, start, scores, line) => {
    const table = new Table([start, { type: "dealerChosen", dealer: 0 }]);
    for (const [side, points] of scores.entries()) table.tell({ type: "pegged", side, points, for: "points" });
    const { words, small } = stampWords(table.state, endingOf(table.state)!, undefined);
    expect(`${words}: ${small}`).toBe(line);
  });
});
