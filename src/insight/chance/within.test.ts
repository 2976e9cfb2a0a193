import { describe, expect, it } from "vitest";
import { PACK } from "../../rules/cards";
import { chanceBefore } from "./chance";
import { exactly, type Shares } from "./shares";
import { usualPlay, usualShow } from "./usual-deal";
import { chanceWithin, type Within } from "./within";

/** Known totals of the parts still to come. */
const known = (totals: { pone?: number; dealer?: number; crib: number }): Within => ({
  ...(totals.pone !== undefined && { pone: exactly(totals.pone) }),
  ...(totals.dealer !== undefined && { dealer: exactly(totals.dealer) }),
  crib: exactly(totals.crib),
});
const NOTHING = known({ pone: 0, dealer: 0, crib: 0 });
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
    ["the pone counts first", known({ pone: 6, dealer: 8, crib: 4 }), { dealer: 2, pone: 6 }, 0],
    ["the pone is one short", known({ pone: 5, dealer: 8, crib: 4 }), { dealer: 8, pone: 6 }, 1],
    ["the crib brings the dealer home", known({ dealer: 8, crib: 4 }), { dealer: 12, pone: 1 }, 1],
    ["the dealer’s last is the crib", known({ crib: 4 }), { dealer: 4, pone: 1 }, 1],
    ["the dealer pegs out first", { play: [{ chance: 1, pegs: [-1, 2, -2] }], ...NOTHING }, { dealer: 2, pone: 3 }, 1],
    ["the pone pegs out first", { play: [{ chance: 1, pegs: [-3, 2] }], ...NOTHING }, { dealer: 2, pone: 3 }, 0],
  ])("%s", (_, within, needs, win) => {
    expect(chanceWithin(needs, within).win).toBe(win);
  });

  it("an unknown hand is the average of the known ones", () => {
    const shares = usualShow("dealer");
    const needs = { dealer: 20, pone: 9 };
    const of = (dealer: Shares) => chanceWithin(needs, { dealer, crib: exactly(4) }).win;
    const average = shares.reduce((sum, chance, points) => sum + chance * of(exactly(points)), 0);
    expect(of(shares)).toBeCloseTo(average, 12);
  });

  it("after the cuts of an unknown deal it is on average that before the deal", () => {
    const few = [1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 18, 21, 25, 30, 40, 60, 90, 121];
    const off = few.flatMap((dealer) =>
      few.map((pone) => meanAfterCuts(dealer, pone) - chanceBefore({ dealer, pone }).win),
    );
    const rms = Math.sqrt(off.reduce((sum, one) => sum + one * one, 0) / off.length);
    // The largest differences are where both need a point or two, and the order of the play decides.
    const most = Math.max(...off.map(Math.abs));
    console.log(`unknown deals: rms ${(rms * 100).toFixed(2)}, most ${(most * 100).toFixed(2)} points of a percent`);
    expect(rms).toBeLessThan(0.006);
    expect(most).toBeLessThan(0.035);
  });
});

function meanAfterCuts(dealer: number, pone: number): number {
  const chances = PACK.slice(0, 13).map((starter) => {
    const needs = { dealer: dealer - (starter.startsWith("J") ? 2 : 0), pone };
    return chanceWithin(needs, { play: usualPlay(), ...unknown(starter) }).win;
  });
  return chances.reduce((sum, chance) => sum + chance / chances.length, 0);
}
