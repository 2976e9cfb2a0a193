import { assert, property, shuffledSubarray } from "fast-check";
import { describe, expect, it } from "vitest";
import { seed } from "../../testing/seed";
import { isSuited, PACK, parseCards } from "../cards";
import { cribTotal, handTotal, indexOf } from "./fast";
import { tally } from "./tally";

const indexes = (line: string) => (parseCards(line) ?? []).filter(isSuited).map(indexOf);

function totals(line: string): readonly [hand: number, crib: number] {
  const [a, b, c, d, starter] = indexes(line);
  return [handTotal(a!, b!, c!, d!, starter!), cribTotal(a!, b!, c!, d!, starter!)];
}

describe("totals from tables", () => {
  it("number the cards in the order of the pack", () => {
    expect(PACK.map(indexOf)).toEqual([...PACK.keys()]);
  });

  it.each([
    ["5C 5D 5S JH 5H", 29, 29],
    ["2H 4H JH 8H KC", 4, 0],
    ["2H 4H JH 8H KH", 6, 6],
    ["2H 4H 6H QC KH", 0, 0],
    ["TC JS QD QH JH", 16, 16], // no nobs for a jack turned up
    ["2H 4C 6D 8S QH", 0, 0],
    ["QH KC AD 2S 9H", 0, 0],
  ])("%s counts %i as a hand and %i as a crib", (line, hand, crib) => {
    expect(totals(line)).toEqual([hand, crib]);
  });

  it("agree with the tally, in any order of the hand", () => {
    assert(
      property(shuffledSubarray(PACK.slice(), { minLength: 5, maxLength: 5 }), ([a, b, c, d, starter]) => {
        const hand = [a!, b!, c!, d!];
        const [i, j, k, l] = hand.map(indexOf);
        expect(handTotal(i!, j!, k!, l!, indexOf(starter!))).toBe(tally(hand, starter!, "hand").total);
        expect(cribTotal(i!, j!, k!, l!, indexOf(starter!))).toBe(tally(hand, starter!, "crib").total);
      }),
      { seed: seed("fast totals"), numRuns: 10_000 },
    );
  });
});
