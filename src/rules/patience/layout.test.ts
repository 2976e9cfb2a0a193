import { array, assert, constantFrom, integer, property, tuple } from "fast-check";
import { describe, expect, it } from "vitest";
import { seed } from "../../testing/seed";
import { type Card, PACK, RANKS } from "../cards";
import { whyNotHere, cardAt, firstEmpty, lay, type Layout, takeOff } from "./layout";

/** "0-5H 1-6C": places and cards in the order they were placed. */
function layout(line: string): Layout {
  return line.split(" ").map((word) => {
    const [place, card] = word.split("-");
    return { place: Number(place), card: card as Card };
  });
}
const shown = (laid: Layout) => laid.map(({ place, card }) => `${place}-${card}`).join(" ");

describe("a card goes", () => {
  it("to the first empty place, when no place is chosen", () => {
    expect(firstEmpty([], 17)).toBe(0);
    expect(firstEmpty(layout("0-5H 2-6C"), 17)).toBe(1);
    expect(firstEmpty(layout("0-5H 1-6C"), 2)).toBeUndefined();
  });
  it("to a taken place, whose card is removed", () => {
    expect(shown(lay(layout("0-5H 1-6C"), 0, "7D"))).toBe("1-6C 0-7D");
  });
  it("to one place only", () => {
    expect(whyNotHere(layout("0-5H 1-6C"), 2, "5H")).toBe("cardSeen");
    expect(whyNotHere(layout("0-5 1-5 2-5 3-5H"), 4, "5")).toBe("fifthOfRank");
  });
  it("back to its own place, which changes only the order", () => {
    expect(whyNotHere(layout("0-5H 1-6C"), 0, "5H")).toBeUndefined();
    expect(shown(lay(layout("0-5H 1-6C"), 0, "5H"))).toBe("1-6C 0-5H");
  });
  it("to the place of the fourth card of its rank", () => {
    expect(whyNotHere(layout("0-5 1-5 2-5 3-5H"), 3, "5")).toBeUndefined();
  });
  it("from another place to a taken one: the two cards swap", () => {
    const mixed = layout("0-5H 1-6C 2-7D");
    expect(whyNotHere(mixed, 0, "7D")).toBeUndefined();
    expect(shown(lay(mixed, 0, "7D"))).toBe("1-6C 2-5H 0-7D");
  });
});

it("a card that is removed leaves its place empty", () => {
  const left = takeOff(layout("0-5H 1-6C"), 0);
  expect(shown(left)).toBe("1-6C");
  expect(cardAt(left, 0)).toBeUndefined();
});

describe("laws", () => {
  it("whatever is tapped, each place has one card and no card is there twice", () => {
    const taps = array(tuple(integer({ min: 0, max: 16 }), constantFrom<Card>(...PACK, ...RANKS)), { maxLength: 60 });
    assert(
      property(taps, (all) => {
        let now: Layout = [];
        for (const [place, card] of all) {
          const before = shown(now);
          if (whyNotHere(now, place, card) !== undefined) continue;
          const next = lay(now, place, card);
          expect(shown(now)).toBe(before);
          expect(cardAt(next, place)).toBe(card);
          now = next;
        }
        const cards = now.map((laid) => laid.card);
        expect(new Set(now.map(({ place }) => place)).size).toBe(now.length);
        const suited = cards.filter((card) => card.length === 2);
        expect(new Set(suited).size).toBe(suited.length);
        for (const rank of RANKS) expect(cards.filter((card) => card[0] === rank).length).toBeLessThanOrEqual(4);
      }),
      { seed: seed("layout"), numRuns: 500 },
    );
  });
});
