import { assert, property, shuffledSubarray } from "fast-check";
import { describe, expect, it } from "vitest";
import { seed } from "../../testing/seed";
import { type Card, PACK, parseCards } from "../cards";
import type { Layout } from "./layout";
import { countSquare, jackTurned, SQUARE_LINES, SQUARE_SIZE, SQUARE_STARTER } from "./squares";
import { tally } from "../show/tally";

/** "AC 2D 3S 4H / 5C … / … / KC KD TS 5H, JH": the rows, then the starter if there is one. */
function square(line: string): Layout {
  const [rows = "", starter = ""] = line.split(",");
  const cards = rows.split("/").flatMap((row) => parseCards(row) ?? []);
  const laid = cards.map((card, place) => ({ place, card }));
  return [...laid, ...(parseCards(starter) ?? []).map((card) => ({ place: SQUARE_STARTER, card }))];
}

/** The count of each row and each column; "–" while one of its cards is missing. */
function counts(layout: Layout): string {
  return countSquare(layout, true)
    .tallies.map((one) => one?.total ?? "–")
    .join(" ");
}

const SEED = "AC 2D 3S 4H / 5C 5D JS QH / 6C 7D 8S 9H / KC KD TS 5H, JH";

describe("cribbage squares (rules.md §9.19)", () => {
  it("four rows, four columns and heels make 75", () => {
    expect(counts(square(SEED))).toBe("8 16 8 10 8 8 6 9");
    expect(countSquare(square(SEED), true)).toMatchObject({ heels: 2, total: 75, short: 0 });
  });

  it("without heels, by house rule, they make 73", () => {
    expect(countSquare(square(SEED), false)).toMatchObject({ heels: 0, total: 73 });
  });

  it.each([
    ["KH KC KD KS / QH QC QD QS / JH JC JD JS / TH 5C 5D 5S, 5H", 170],
    ["7H 7D 8C 8S / 8H 8D 7C 7S / 3H 6D 6C 6S / 9H 9D 9C 9S, 6H", 165],
  ])("%s makes %i", (line, total) => {
    expect(countSquare(square(line), true)).toMatchObject({ heels: 0, total, short: 0 });
  });

  it("four cards of a suit in a line are a flush, since every line is a hand", () => {
    const hearts = "2H 4H 6H 8H / AC 3D 5S 7C / 9D JC KD 2S / QC 9S 3C 6D, TS";
    const [row] = countSquare(square(hearts), true).tallies;
    expect(row?.combinations.filter(({ kind }) => kind === "flush")).toMatchObject([{ points: 4 }]);
  });
});

describe("winning", () => {
  it.each([
    ["7H 2H 2C 8C / KD 3H 3C 5S / 4D 8H TD 8S / 4S JH TC AD, 5H", 61, 0],
    ["5S 2H TH 9D / 7D 3C 4S QH / 4C 5D 8H JS / 6C 2S 6H 9S, 5H", 60, 1],
  ])("%s: %i points are %i short of 61", (line, total, short) => {
    expect(countSquare(square(line), true)).toMatchObject({ heels: 0, total, short });
  });
  it("an empty square is 61 short", () => {
    expect(countSquare([], true)).toMatchObject({ heels: 0, total: 0, short: 61 });
  });
});

describe("an unfinished square", () => {
  it("nothing counts before the starter is turned", () => {
    expect(counts(square("AC 2D 3S 4H / 5C 5D JS QH / 6C 7D 8S 9H / KC KD TS 5H"))).toBe("– – – – – – – –");
  });
  it("a line counts as soon as its four cards and the starter are there", () => {
    expect(counts(square("AC 2D 3S 4H / 5C 5D, JH"))).toBe("8 – – – – – – –");
  });
  it("heels count as soon as a jack is turned up, and only for the starter", () => {
    expect(countSquare(square(", JH"), true)).toMatchObject({ heels: 2, total: 2, short: 59 });
    expect(jackTurned(square("JH JD"))).toBe(false);
    expect(jackTurned(square(", J"))).toBe(true);
  });
  it("cards known by rank alone count, with flush and nobs left open", () => {
    const { tallies, total } = countSquare(square("A 2 3 4 / 5 5 J Q / 6 7 8 9 / K K T 5, 9"), true);
    expect(total).toBe(8 + 10 + 16 + 8 + 6 + 2 + 4 + 4);
    expect(tallies[1]?.open).toEqual({ flush: [], nobs: true });
  });
});

describe("laws", () => {
  const deal = shuffledSubarray([...PACK], { minLength: SQUARE_SIZE, maxLength: SQUARE_SIZE });
  const laid = (cards: readonly Card[]): Layout => cards.map((card, place) => ({ place, card }));
  /** Turns rows into columns. */
  const transposed = (layout: Layout): Layout =>
    layout.map(({ place, card }) => ({
      card,
      place: place === SQUARE_STARTER ? place : (place % 4) * 4 + Math.floor(place / 4),
    }));

  it("the total is the sum of eight hands and heels", () => {
    assert(
      property(deal, (cards) => {
        const starter = cards[SQUARE_STARTER]!;
        const hands = SQUARE_LINES.map(({ places }) => places.map((place) => cards[place]!));
        const sum = hands.reduce((points, hand) => points + tally(hand, starter, "hand").total, 0);
        expect(countSquare(laid(cards), false).total).toBe(sum);
        expect(countSquare(laid(cards), true).total).toBe(sum + (starter.startsWith("J") ? 2 : 0));
      }),
      { seed: seed("squares: eight hands"), numRuns: 500 },
    );
  });

  it("swapping rows and columns does not change the total", () => {
    assert(
      property(deal, (cards) => {
        const { tallies, total } = countSquare(laid(cards), true);
        const turned = countSquare(transposed(laid(cards)), true);
        expect(turned.total).toBe(total);
        const points = turned.tallies.map((one) => one?.total);
        expect([...points.slice(4), ...points.slice(0, 4)]).toEqual(tallies.map((one) => one?.total));
      }),
      { seed: seed("squares: transposed"), numRuns: 500 },
    );
  });

  it("the order in which the cards were placed makes no difference", () => {
    assert(
      property(deal, (cards) => {
        expect(countSquare(laid(cards).toReversed(), true)).toEqual(countSquare(laid(cards), true));
      }),
      { seed: seed("squares: order"), numRuns: 200 },
    );
  });
});
