import { describe, expect, it } from "vitest";
import { MOST_NEEDED, SKUNKED_AT, chanceBefore } from "./chance";

const before = (dealer: number, pone: number) => chanceBefore({ dealer, pone });
/** The chance at two scores in a game to 121. */
const at = (dealer: number, pone: number) => before(121 - dealer, 121 - pone);
const needs = Array.from({ length: MOST_NEEDED }, (_, i) => i + 1);
const pairs = needs.flatMap((dealer) => needs.map((pone) => [dealer, pone] as const));

describe("the chance to win is lawful", () => {
  it("a player who needs nothing has won", () => {
    for (const need of needs) {
      expect(before(0, need)).toEqual({ win: 1, skunk: need >= SKUNKED_AT ? 1 : 0, skunked: 0 });
      expect(before(need, 0)).toEqual({ win: 0, skunk: 0, skunked: need >= SKUNKED_AT ? 1 : 0 });
      expect(before(-5, need)).toEqual(before(0, need));
    }
  });

  it("every chance is from 0 to 1, and a skunk is a part of the win or the loss", () => {
    const wrong = pairs.filter(([dealer, pone]) => {
      const { win, skunk, skunked } = before(dealer, pone);
      const inBounds = [win, skunk, skunked].every((one) => one >= 0 && one <= 1);
      const near = (pone < SKUNKED_AT && skunk !== 0) || (dealer < SKUNKED_AT && skunked !== 0);
      return !inBounds || near || skunk > win || skunked > 1 - win + 1e-9;
    });
    expect(wrong).toEqual([]);
  });

  it("a point more for a player never makes the chance smaller", () => {
    const wrong = pairs.filter(([dealer, pone]) => {
      const here = before(dealer, pone);
      const [dealerMore, poneMore] = [before(dealer - 1, pone), before(dealer, pone - 1)];
      return (
        dealerMore.win < here.win ||
        poneMore.win > here.win ||
        dealerMore.skunk < here.skunk ||
        poneMore.skunk > here.skunk ||
        dealerMore.skunked > here.skunked ||
        poneMore.skunked < here.skunked
      );
    });
    expect(wrong).toEqual([]);
  });

  it("more than 121 needed is taken as 121", () => {
    expect(before(130, 140)).toEqual(before(121, 121));
  });
});

describe("the chance to win beside published figures", () => {
  it("the first dealer wins 55.5 to 56 % of games, give or take half a point", () => {
    expect(at(0, 0).win).toBeGreaterThan(0.55);
    expect(at(0, 0).win).toBeLessThan(0.565);
  });

  it("the first dealer skunks in 8 % of games, give or take half a point", () => {
    expect(Math.abs(at(0, 0).skunk - 0.08)).toBeLessThan(0.005);
  });

  it("at 35 to 37 the dealer wins 51 %, give or take one and a half", () => {
    expect(Math.abs(at(35, 37).win - 0.51)).toBeLessThan(0.015);
  });
});

describe("points beside the scale of published ones", () => {
  /** The worth of one point more to the dealer at equal scores. */
  const dealerPoint = (score: number) => at(score + 1, score).win - at(score, score).win;

  it.each([
    [0, 0.019],
    [70, 0.034],
    [96, 0.052],
  ])("at %i all a point is worth %f", (score, worth) => {
    expect(Math.abs(dealerPoint(score) - worth)).toBeLessThan(0.004);
  });

  it("one point more at the start is worth about 1.7 % of games", () => {
    const ponePoint = at(0, 0).win - at(0, 1).win;
    expect(Math.abs((dealerPoint(0) + ponePoint) / 2 - 0.017)).toBeLessThan(0.005);
  });
});
