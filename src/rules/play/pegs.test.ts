import { assert, constantFrom, array, property } from "fast-check";
import { describe, expect, it } from "vitest";
import { seed } from "../../testing/seed";
import { orderOf, parseCards, RANKS, valueOf, type Card } from "../cards";
import { pegsFor, playPoints } from "./pegs";

const series = (line: string) => parseCards(line) ?? [];
const total = (cards: readonly Card[]) => pegsFor(cards).reduce((sum, reason) => sum + reason.points, 0);
const perCard = (cards: readonly Card[]) => cards.map((_, i) => total(cards.slice(0, i + 1))).join(" ");
const said = (line: string) => pegsFor(series(line)).map(({ kind, points, cards }) => `${kind} ${points} by ${cards}`);

describe("the points of each card (rules.md §3.2)", () => {
  it.each([
    ["4 2 3 5 6", "0 0 3 4 5"],
    ["4 2 3 4 3", "0 0 3 3 0"],
    ["7 4 6 5 8", "0 0 0 4 5"],
    ["7 4 6 5 3", "0 0 0 4 5"],
    ["8 7 7 6", "0 2 2 0"],
    ["9 6 8 7", "0 2 0 4"],
    ["K K", "0 2"],
    ["5 5 5", "0 2 8"],
    ["5 5 5 5", "0 2 8 12"],
    ["2 4 6 A 3 5 7", "0 0 0 0 0 6 7"],
    ["2 3 3 4", "0 0 2 0"],
    ["3 5 6 7 4", "0 0 0 3 5"],
    ["7 8 6 4 5", "0 2 3 0 5"],
    ["6 7 8 A", "0 0 3 0"],
    ["4 5 6", "0 0 5"],
    ["5 4 6 5", "0 0 5 3"],
    ["3 2 4 3 A 2", "0 0 3 3 4 6"],
    ["A A 2 3 2", "0 2 0 3 0"],
    ["3 4 5 6 4", "0 0 3 4 3"],
    ["8 7 6 8", "0 2 3 3"],
    ["5 6 7 4 3 2 A", "0 0 3 4 5 6 7"],
    ["2 3 A 4 5", "0 0 3 4 7"],
    ["A 2 3 3 3 3", "0 0 3 2 6 14"],
    ["T Q", "0 0"],
    ["J T K", "0 0 0"],
    ["Q K A", "0 0 0"],
    ["K", "0"], // a king led after the reset does not pair the king that made 31
    ["T 9 T 2", "0 0 0 2"],
  ])("%s pegs %s", (line, points) => {
    expect(perCard(series(line))).toBe(points);
  });
});

describe("the reasons a card pegs for", () => {
  it.each([
    ["7 8", ["fifteen 2 by 2"]],
    ["5 5 5", ["fifteen 2 by 3", "pairRoyal 6 by 3"]],
    ["4 5 6", ["fifteen 2 by 3", "run 3 by 3"]],
    ["9 A A", ["pair 2 by 2"]],
    ["6 2 2 2 2", ["doublePairRoyal 12 by 4"]],
    ["7 2 2 2 2", ["fifteen 2 by 5", "doublePairRoyal 12 by 4"]],
    ["T 9 2 T", ["thirtyOne 2 by 4"]],
    ["T 9 6 3 3", ["pair 2 by 2", "thirtyOne 2 by 5"]],
    ["T T 6 A 3 A", ["thirtyOne 2 by 6"]],
    ["T 9 8 4", ["thirtyOne 2 by 4"]],
    ["J 4 8 9", ["thirtyOne 2 by 4"]],
    ["T K 5 2 A 3", ["run 3 by 3", "thirtyOne 2 by 6"]],
    ["K", []],
    ["", []],
  ])("%s pegs for %j", (line, reasons) => {
    expect(said(line)).toEqual(reasons);
  });

  it("suits make no difference in the play", () => {
    expect(pegsFor(series("4H 5H 6H"))).toEqual(pegsFor(series("4 5D 6S")));
  });

  it("the series is not changed", () => {
    const cards = Object.freeze(series("4 5 6").slice());
    pegsFor(cards);
    expect(cards).toEqual(["4", "5", "6"]);
  });
});

/** The rules of rules.md §3.1, written a second time to test the engine against. */
function byTheBook(cards: readonly Card[]): number {
  const orders = cards.map(orderOf);
  const count = cards.reduce((sum, card) => sum + valueOf(card), 0);
  let points = (count === 15 ? 2 : 0) + (count === 31 ? 2 : 0);
  let k = 1;
  while (k < orders.length && orders.at(-1 - k) === orders.at(-1)) k++;
  points += k * (k - 1);
  for (let m = orders.length; m >= 3; m--) {
    const last = orders.slice(-m).toSorted((a, b) => a - b);
    if (last.every((order, i) => i === 0 || order === last[i - 1]! + 1)) return points + m;
  }
  return points;
}

describe("laws of the play", () => {
  const anySeries = array(constantFrom(...RANKS), { minLength: 1, maxLength: 13 }).map((cards) => {
    const kept: Card[] = [];
    for (const card of cards) {
      const fits = [...kept, card].reduce((sum, one) => sum + valueOf(one), 0) <= 31;
      if (fits && kept.filter((one) => one === card).length < 4) kept.push(card);
    }
    return kept;
  });

  it("a card pegs what the rules say, with reasons or without", () => {
    assert(
      property(anySeries, (cards) => {
        expect(total(cards)).toBe(byTheBook(cards));
        expect(playPoints(cards.map(orderOf), cards.length)).toBe(byTheBook(cards));
        expect(playPoints(Uint8Array.from([...cards.map(orderOf), 7, 7]), cards.length)).toBe(byTheBook(cards));
      }),
      { seed: seed("pegs"), numRuns: 5000 },
    );
  });

  it("one card never makes both a pair and a run, and no run is longer than seven", () => {
    assert(
      property(anySeries, (cards) => {
        const kinds = pegsFor(cards).map((reason) => reason.kind);
        expect(kinds.includes("run") && kinds.some((kind) => kind.toLowerCase().includes("pair"))).toBe(false);
        expect(pegsFor(cards).every((reason) => reason.kind !== "run" || reason.points <= 7)).toBe(true);
      }),
      { seed: seed("pair or run"), numRuns: 2000 },
    );
  });
});
