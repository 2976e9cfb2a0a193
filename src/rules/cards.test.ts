import { describe, expect, it } from "vitest";
import {
  clash,
  declared,
  isJoker,
  isSuited,
  JOKER,
  orderOf,
  PACK,
  parseCard,
  parseCards,
  rankOf,
  RANKS,
  SUITS,
  suitOf,
  valueOf,
  type Card,
} from "./cards";

const cards = (line: string) => parseCards(line) ?? [];

describe("a pack (rules.md §1.1)", () => {
  it("holds 52 different cards and no jokers", () => {
    expect(PACK).toHaveLength(52);
    expect(new Set(PACK).size).toBe(52);
    expect(PACK.every((card) => parseCard(card) === card)).toBe(true);
  });

  it.each(RANKS.map((rank, i) => [rank, i + 1, i < 10 ? i + 1 : 10] as const))(
    "%s is number %i in a run and counts %i",
    (rank, order, value) => {
      for (const card of [rank, ...SUITS.map((suit) => `${rank}${suit}` as const)]) {
        expect([orderOf(card), valueOf(card), rankOf(card)]).toEqual([order, value, rank]);
      }
    },
  );

  it("is cut for deal with the ace lowest, the king highest and suits equal (§1.2)", () => {
    const lowestFirst = cards("KS 9H AD 2C").toSorted((one, other) => orderOf(one) - orderOf(other));
    expect(lowestFirst).toEqual(["AD", "2C", "9H", "KS"]);
    expect(orderOf("4S")).toBe(orderOf("4D"));
  });

  it("has cards known with their suit and cards known by rank alone", () => {
    expect([suitOf("TC"), suitOf("T"), isSuited("TC"), isSuited("T")]).toEqual(["C", undefined, true, false]);
  });
});

describe("reading a card", () => {
  it.each([
    ["5H", "5H"],
    ["5h", "5H"],
    ["10d", "TD"],
    ["10", "T"],
    ["x=10h", "X=TH"],
    ["tc", "TC"],
    ["Q♠", "QS"],
    ["j♦", "JD"],
    [" a ", "A"],
    ["a♥", "AH"],
    ["2♣", "2C"],
    ["1H", undefined],
    ["11", undefined],
    ["H5", undefined],
    ["5HH", undefined],
    ["X1", undefined],
    ["", undefined],
  ])("%j reads as %s", (text, card) => {
    expect(parseCard(text)).toBe(card);
  });

  it("a line is read whole, or not at all if one word is not a card", () => {
    expect(parseCards("5c  10 jh\n4")).toEqual(["5C", "T", "JH", "4"]);
    expect(parseCards("")).toEqual([]);
    expect(parseCards("5C 5X")).toBeUndefined();
  });
});

describe("a card that has been seen already is refused", () => {
  it.each<[Card, string, string | undefined]>([
    ["5H", "5H 6", "cardSeen"],
    ["5H", "5S 6H", undefined],
    ["5", "5 5 5", undefined],
    ["5", "5 5H 5 5", "fifthOfRank"],
    ["5H", "5 5 5S 5", "fifthOfRank"],
    ["5", "", undefined],
  ])("%s beside %s: %s", (card, seen, why) => {
    expect(clash(card, cards(seen))).toBe(why);
  });
});

describe("jokers (rules.md §9.10)", () => {
  it("a declared joker has the rank and suit it stands for, and is still a joker", () => {
    const five = declared("5H");
    expect([rankOf(five), suitOf(five), orderOf(five), valueOf(five), isJoker(five)]).toEqual(["5", "H", 5, 5, true]);
    expect([rankOf(JOKER), suitOf(JOKER), orderOf(JOKER), valueOf(JOKER)]).toEqual(["X", undefined, 0, 0]);
  });
  it("a pack has two jokers or none, and a joker uses up no card", () => {
    expect(clash(JOKER, [])).toBe("noJokers");
    expect(clash(JOKER, ["X=5H"], 2)).toBeUndefined();
    expect(clash(JOKER, ["X=5H", "X"], 2)).toBe("thirdJoker");
    expect(clash("5H", ["X=5H"], 2)).toBeUndefined();
    expect(clash("5", cards("5 5 5 X=5"), 2)).toBeUndefined();
  });
});
