import { describe, expect, it } from "vitest";
import { PACK } from "../../rules/cards";
import { chanceBefore } from "./chance";
import type { Coming } from "./spread";
import { usualPlay, usualShow } from "./usual-deal";
import { chanceWithin, type Within } from "./within";

const NOTHING: Within = { after: "play", pone: 0, dealer: 0, crib: 0 };
/** The parts of an unknown show after this starter. */
const unknown = (starter: (typeof PACK)[number]) => ({
  pone: usualShow("pone", starter),
  dealer: usualShow("dealer", starter),
  crib: usualShow("crib", starter),
});

describe("the chance within a deal", () => {
  it("with nothing left to count it is that before the next deal, seen from the other side", () => {
    for (const [dealer, pone] of [
      [121, 121],
      [90, 40],
      [3, 31],
      [1, 1],
    ] as const) {
      const next = chanceBefore({ dealer: pone, pone: dealer });
      const { win, skunk, skunked } = chanceWithin({ dealer, pone }, NOTHING);
      expect(win).toBeCloseTo(1 - next.win, 12);
      expect(skunk).toBeCloseTo(next.skunked, 12);
      expect(skunked).toBeCloseTo(next.skunk, 12);
    }
  });

  it.each<[string, Within, { dealer: number; pone: number }, number]>([
    ["the pone counts first", { after: "play", pone: 6, dealer: 8, crib: 4 }, { dealer: 2, pone: 6 }, 0],
    ["the pone is one short", { after: "play", pone: 5, dealer: 8, crib: 4 }, { dealer: 8, pone: 6 }, 1],
    ["the crib brings the dealer home", { after: "pone", dealer: 8, crib: 4 }, { dealer: 12, pone: 1 }, 1],
    ["the dealer’s last is the crib", { after: "dealer", crib: 4 }, { dealer: 4, pone: 1 }, 1],
    [
      "the dealer pegs out first",
      { after: "cut", play: [{ chance: 1, pegs: [-1, 2, -2] }], pone: 0, dealer: 0, crib: 0 },
      { dealer: 2, pone: 3 },
      1,
    ],
    [
      "the pone pegs out first",
      { after: "cut", play: [{ chance: 1, pegs: [-3, 2] }], pone: 0, dealer: 0, crib: 0 },
      { dealer: 2, pone: 3 },
      0,
    ],
  ])("%s", (_, within, needs, win) => {
    expect(chanceWithin(needs, within).win).toBe(win);
  });

  it("an unknown hand is the average of the known ones", () => {
    const spread = usualShow("dealer");
    const needs = { dealer: 20, pone: 9 };
    const of = (dealer: Coming) => chanceWithin(needs, { after: "pone", dealer, crib: 4 }).win;
    const average = spread.reduce((sum, chance, points) => sum + chance * of(points), 0);
    expect(of(spread)).toBeCloseTo(average, 12);
  });

  it.each([
    [121, 121],
    [90, 70],
    [60, 60],
    [40, 25],
    [20, 30],
    [20, 10],
    [10, 10],
    [5, 5],
    [12, 2],
    [2, 12],
  ])("after the cuts of an unknown deal it is on average that before the deal: %i, %i", (dealer, pone) => {
    let win = 0;
    for (const starter of PACK.slice(0, 13)) {
      const heels = starter.startsWith("J") ? 2 : 0;
      win +=
        chanceWithin({ dealer: dealer - heels, pone }, { after: "cut", play: usualPlay(), ...unknown(starter) }).win /
        13;
    }
    expect(Math.abs(win - chanceBefore({ dealer, pone }).win)).toBeLessThan(0.01);
  });
});
