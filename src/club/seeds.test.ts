import { describe, expect, it } from "vitest";
import { type Bracket, isUnderWay } from "./bracket";
import { seedsChanged } from "./seeds";
import type { Standing } from "./standings";

/** Eight of whom two qualify, the highest first. */
const inOrder = (ids: string, gone = ""): readonly Standing[] =>
  ids.split("").map((id, at) => ({
    id: Number(id),
    place: at + 1,
    by: "points",
    here: !gone.includes(id),
    played: 9,
    points: 20 - at,
    won: 5,
    lost: 4,
    plus: 0,
    minus: 0,
    net: 0,
  }));
const bracket = (...played: readonly number[]): Bracket => ({
  seeds: [3, 5],
  bestOf: 3,
  games: new Map([["0/0", played]]),
});

describe("the bracket after a correction of the standings", () => {
  it.each([
    ["the same two", "35012467", "", false],
    ["others behind them", "35764210", "", false],
    ["the other way round", "53012467", "", true],
    ["somebody else", "30512467", "", true],
    ["one of the others has left", "35012467", "0", false],
    ["a qualifier has left", "35012467", "5", true],
  ])("%s", (_what, ids, gone, changed) => {
    expect(seedsChanged(bracket(), inOrder(ids, gone))).toBe(changed);
  });

  it("who goes home once it has begun, qualified all the same", () => {
    expect(seedsChanged(bracket(3, 3), inOrder("35012467", "5"))).toBe(false);
    expect(seedsChanged(bracket(3, 3), inOrder("30512467", "5"))).toBe(true);
  });

  it("is not begun by a game that was taken back", () => {
    expect([isUnderWay(bracket()), isUnderWay(bracket(3))]).toEqual([false, true]);
  });
});
