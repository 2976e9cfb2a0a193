import { describe, expect, it } from "vitest";
import {
  clash,
  isSuited,
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

describe("cards, rules.md §1.1", () => {
  it("are 52, each once, no jokers", () => {
    expect(PACK).toHaveLength(52);
    expect(new Set(PACK).size).toBe(52);
    expect(PACK.every((card) => parseCard(card) === card)).toBe(true);
  });

  it.each(RANKS.map((rank, i) => [rank, i + 1, i < 10 ? i + 1 : 10] as const))(
    "%s stands at %i and counts %i",
    (rank, order, value) => {
      for (const card of [rank, ...SUITS.map((suit) => `${rank}${suit}` as const)]) {
        expect([orderOf(card), valueOf(card), rankOf(card)]).toEqual([order, value, rank]);
      }
    },
  );

  it("cut low to deal: the ace lowest, the king highest, suits equal (§1.2)", () => {
    const lowestFirst = cards("KS 9H AD 2C").toSorted((one, other) => orderOf(one) - orderOf(other));
    expect(lowestFirst).toEqual(["AD", "2C", "9H", "KS"]);
    expect(orderOf("4S")).toBe(orderOf("4D"));
  });

  it("have a suit or have not been told with one", () => {
    expect([suitOf("TC"), suitOf("T"), isSuited("TC"), isSuited("T")]).toEqual(["C", undefined, true, false]);
  });
});

describe("reading a card", () => {
  it.each([
    ["5H", "5H"],
    ["5h", "5H"],
    ["10d", "TD"],
    ["10", "T"],
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
  ])("%j is %s", (text, card) => {
    expect(parseCard(text)).toBe(card);
  });

  it("reads a line, or refuses all of it for one word that is no card", () => {
    expect(parseCards("5c  10 jh\n4")).toEqual(["5C", "T", "JH", "4"]);
    expect(parseCards("")).toEqual([]);
    expect(parseCards("5C 5X")).toBeUndefined();
  });
});

describe("a card that cannot be here", () => {
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
