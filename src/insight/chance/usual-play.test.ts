import { describe, expect, it } from "vitest";
import { parseCards } from "../../rules/cards";
import { meanPegs } from "../../testing/insight/mean-pegs";
import { USUAL, usualPlay } from "./usual-deal";
import { playOf } from "./usual-play";

const hands = (pone: string, dealer: string) => ({ pone: parseCards(pone)!, dealer: parseCards(dealer)! });

describe("the usual play", () => {
  it("of unknown hands is the average", () => {
    const { pone, dealer } = meanPegs(usualPlay());
    expect(Math.abs(pone - USUAL.pone.play.mean)).toBeLessThan(0.05);
    expect(Math.abs(dealer - USUAL.dealer.play.mean)).toBeLessThan(0.05);
  });

  it("of two known hands is near what the cards allow", () => {
    // The dealer pairs each king, and the pone can do nothing else.
    expect(meanPegs(playOf(hands("K K Q Q", "K K Q Q"))).dealer).toBeGreaterThan(5);
    expect(meanPegs(playOf(hands("2 4 6 8", "K Q J T"))).dealer).toBeLessThan(4);
  });

  it("the ways of a play add up to 1, and someone pegs the last card", () => {
    const ways = playOf(hands("4 5 6 J", "3 7 8 Q"));
    expect(ways.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9);
    expect(ways.every(({ pegs }) => pegs.length > 0)).toBe(true);
  });

  it("part of a hand gives a play of these cards", () => {
    expect(meanPegs(playOf(hands("5", "")))).toEqual({ pone: 1, dealer: 0 });
    expect(meanPegs(playOf(hands("", "")))).toEqual({ pone: 0, dealer: 0 });
  });
});
