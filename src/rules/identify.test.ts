import { describe, expect, it } from "vitest";
import { type Card, parseCards } from "./cards";
import { certain, identify, unseen, withSeen } from "./identify";

const cards = (line: string): readonly Card[] => parseCards(line) ?? [];

describe("the cards of a hand that were seen", () => {
  it.each([
    ["7 7S", "7", "7S", "by rank it is the card known by rank"],
    ["7 7S", "7 7C", "", "a club shows that the seven before it was the spade"],
    ["7 7S", "7 7S", "", "the spade leaves the other"],
    ["7S 7 7D 7H", "7 7 7S", "7H", "the spade is found though a seven by rank had taken its place"],
    ["J JC", "J J", "", "the second jack takes the place that is left"],
    ["X X 5D", "X=AC X=AC", "5D", "two jokers stand for one card"],
    ["4 4 4S", "4S 4", "4", "a suit finds its own card"],
  ])("%s, seen %s, leaves %s: %s", (hand, seen, left) => {
    expect(unseen(cards(hand), cards(seen))).toEqual(cards(left));
  });

  it.each([
    ["7C 7S", "7H", "another suit"],
    ["7C 7", "7C 7C", "the same card twice"],
    ["7C 7", "7 7 7", "three of two"],
    ["X 5D", "X=AC X=2C", "two jokers of one"],
    ["7 7S", "7D 7C", "two other suits of one card"],
  ])("%s cannot hold %s: %s", (hand, seen) => {
    expect(identify(cards(hand), cards(seen))).toBeUndefined();
  });

  it("stay where they are; if one must move, the latest does", () => {
    expect(identify(cards("J J JC"), cards("J J JH"))).toEqual([0, 2, 1]);
  });

  it("give the hand their suits and the cards that its jokers stand for", () => {
    expect(withSeen(cards("7 X 7S K"), cards("X=AC 7S 7H"))).toEqual(cards("7H X=AC 7S K"));
  });

  it.each([
    ["7C 8D", "", "7", "7C"],
    ["7C 7S", "", "7", "7"],
    ["7C 7S", "7S", "7", "7C"],
    ["7 7S", "", "7", "7"],
    ["7", "", "7D", "7D"],
  ])("%s, seen %s: a %s is the %s", (hand, seen, card, known) => {
    expect(certain(cards(hand), cards(seen), cards(card)[0] as Card)).toBe(known);
  });
});
