import { array, assert, boolean, constantFrom, integer, oneof, property, record, shuffledSubarray } from "fast-check";
import { describe, expect, it } from "vitest";
import { seed } from "../../testing/seed";
import {
  isSuited,
  orderOf,
  PACK,
  parseCards,
  rankOf,
  SUITS,
  suitOf,
  valueOf,
  type Card,
  type SuitedCard,
} from "../cards";
import { never } from "../../base/result";
import { tally, type SuitsTold } from "./tally";
import { units } from "./units";
import type { CombinationKind, Tally } from "./combinations";

type Of = "hand" | "crib";

/** "5C 5D 5S JH 5H": the hand, and the starter last. */
function count(line: string, of: Of = "hand", told?: SuitsTold): Tally {
  const cards = parseCards(line) ?? [];
  return tally(cards.slice(0, -1), cards.at(-1)!, of, told);
}

/** "fifteen 7 8": each combination with its cards. */
function made(result: Tally): readonly string[] {
  return result.combinations.map(({ kind, places }) => [kind, ...places.map((place) => result.cards[place])].join(" "));
}

const shape = (line: string) =>
  units(count(line))
    .filter((unit) => unit.kind !== "fifteen")
    .map((unit) => `${unit.kind} ${unit.points}`)
    .join(", ");

describe("hands of the sources (rules.md §4.3)", () => {
  it.each([
    ["5C 5D 5S JH 5H", 29],
    ["5 5 5 5 K", 28],
    ["5 5 5 T 5", 28],
    ["5 5 5 5 J", 28],
    ["8 7 7 6 2", 16],
    ["K J 5 5", 10],
    ["6 7 7 8", 12],
    ["7 8 8 9", 12],
    ["9 T J Q", 4],
    ["8 9 9 T", 8],
    ["8 9 9 T K", 8],
    ["8 9 9 T J", 10],
    ["8 9 9 9 T", 15],
    ["8 8 9 9 T", 16],
    ["2 3 3 4 4", 16],
    ["4 4 5 5 6", 24],
    ["6 7 7 8 8", 24],
    ["A A 2 3 4", 10],
    ["A A A 2 3", 15],
    ["A A 2 3 7", 8],
    ["A A 2 3 K", 12],
    ["5 5 6 7", 8],
    ["5 5 6 6 7", 16],
    ["3 5 7", 2],
    ["2H 4H JH 8H KC", 4],
    ["2H 4H JH 8H KH", 6],
    ["JH 7 6 4 5H", 9],
    ["5 6 2 4 5H", 12],
    ["7 5 Q 4 3", 7],
    ["7 5 Q 3 3", 8],
    ["7 8 K 9 3", 5],
  ])("%s counts %i", (line, total) => {
    expect(count(line).total).toBe(total);
  });

  it.each([
    ["8 7 7 6 2", "doubleRun 8"],
    ["8 9 9 T", "doubleRun 8"],
    ["8 9 9 T J", "doubleRun 10"],
    ["8 9 9 9 T", "tripleRun 15"],
    ["8 8 9 9 T", "doubleDoubleRun 16"],
    ["A A A 2 3", "tripleRun 15"],
    ["9 T J Q", "run 4"],
    ["A 2 3 4 5", "run 5"],
    ["A 2 3 9 9", "run 3, pair 2"],
    ["9 9 9 6 6", "pairRoyal 6, pair 2"],
    ["9 9 6 6 3", "twoPair 4"],
    ["2 2 2 2 9", "doublePairRoyal 12"],
    ["2H 4H JH 8H KH", "flush 5, nobs 1"],
    // six cards: a crib of five and its starter
    ["A 2 3 5 6 7", "run 3, run 3"],
    ["A A 2 3 9 9", "doubleRun 8, pair 2"],
    ["A A 2 3 4 5", "doubleRun 12"],
    ["A A A 2 2 3", "manyRuns 26"],
    ["A A A A 2 3", "manyRuns 24"],
    ["A A 4 4 9 9", "twoPair 4, pair 2"],
    ["A 2 3 9 9 9", "run 3, pairRoyal 6"],
  ])("%s is said as %s", (line, said) => {
    expect(shape(line)).toBe(said);
  });
});

describe("more hands (rules.md §4.4)", () => {
  it.each([
    ["5 5 5 JH QH", 21],
    ["5 5 5 JH JD", 22],
    ["3 3 3 6 6", 18],
    ["8 8 6 6 A", 12],
    ["6H 7H 8H 9H TH", 14],
    ["6H 7H 8H 9H TC", 13],
    ["4H 5H 6H JH 5C", 20],
    ["4H 6H JH QH 5H", 15],
    ["9 9 6 6 3", 14],
    ["7 7 7 A A", 20],
    ["T JD Q K 5D", 13],
    ["2 2 2 2 9", 20],
    ["T J Q Q J", 16],
    ["A A A A K", 12],
    ["7 7 8 9 A", 14],
    ["A 2 3 4 5", 7],
    ["7 7 7 7 A", 24],
    ["3 3 3 3 9", 24],
    ["3 3 3 4 5", 21],
    ["2H 4C 6D 8S QH", 0],
    ["2H 4H 6H QH KC", 4],
    ["2H 4H 6H QH KH", 5],
    ["2H 4H 6H QC KH", 0],
  ])("%s counts %i", (line, total) => {
    expect(count(line).total).toBe(total);
  });

  it.each([
    ["2H 4H 6H QH KC", 0],
    ["2H 4H 6H QH KH", 5],
    ["4H 6H JH QH 5H", 15],
  ])("the crib %s counts %i", (line, total) => {
    expect(count(line, "crib").total).toBe(total);
  });

  it("a jack turned up is not nobs, and no run goes past the king", () => {
    expect(count("2H 4C 6D 8S JH").total).toBe(0);
    expect(count("QH KC AD 2S 9H").combinations.map((one) => one.kind)).not.toContain("run");
  });

  it("a flush of a hand of three counts 3 or 4, and of a crib of five with its starter 6", () => {
    expect(made(count("2H 4H 8H KC"))).toEqual(["flush 2H 4H 8H"]);
    expect(made(count("2H 4H 8H KH"))).toEqual(["flush 2H 4H 8H KH"]);
    expect(made(count("2H 4H 6H 8H QH KH", "crib"))).toEqual(["flush 2H 4H 6H 8H QH KH"]);
    expect(made(count("2H 4H KH"))).toEqual([]);
    expect(made(count("KH"))).toEqual([]);
  });
});

describe("the cards of each combination", () => {
  it.each([
    ["7H 8C 8D KS 9S", ["fifteen 7H 8C", "fifteen 7H 8D", "pair 8C 8D", "run 7H 8C 9S", "run 7H 8D 9S"]],
    [
      "9H 9C 9D 6S 6H",
      [
        "fifteen 9H 6S",
        "fifteen 9H 6H",
        "fifteen 9C 6S",
        "fifteen 9C 6H",
        "fifteen 9D 6S",
        "fifteen 9D 6H",
        "pair 6S 6H",
        "pairRoyal 9H 9C 9D",
      ],
    ],
    ["A 2 3 4 9", ["fifteen 2 4 9", "fifteen A 2 3 9", "run A 2 3 4"]],
    ["2H 4H JH 8H KH", ["flush 2H 4H JH 8H KH", "nobs JH KH"]],
    ["2H 4H JH 8H KC", ["flush 2H 4H JH 8H"]],
    ["4 4 4 4 K", ["doublePairRoyal 4 4 4 4"]],
  ] as const)("%s: %j", (line, combinations) => {
    expect(made(count(line))).toEqual(combinations);
  });
});

describe("cards known by rank alone", () => {
  it.each<[string, Of, number, readonly number[], boolean]>([
    ["2 4 6 8 Q", "hand", 0, [4, 5], false],
    ["2 4 6 8 Q", "crib", 0, [5], false],
    ["2 4 J 8 Q", "hand", 0, [4, 5], true],
    ["2 4 6 8 J", "hand", 0, [4, 5], false], // a jack turned up is heels, not nobs
    ["2 2 J 8 Q", "hand", 2, [], true],
    ["2H 4C 6 8 Q", "hand", 0, [], false],
    ["2H 4H 6 8 QC", "hand", 0, [4], false],
    ["2H 4H 6 8 QC", "crib", 0, [], false],
    ["2H 4H 6 8 QH", "hand", 0, [5], false],
    ["2 4 6 8 8", "hand", 2, [4], false],
    ["2 4 6 8 8", "crib", 2, [], false],
    ["2H 4H 6H 8 8H", "hand", 2, [], false], // the eight in the hand is not a heart
    ["2H 4H 6H 8H Q", "hand", 4, [5], false],
    ["2H 4H 6H 8H Q", "crib", 0, [5], false],
    ["2H 4H 6H JH Q", "hand", 4, [5], true],
    ["2H 4H 6H J 8H", "hand", 0, [5], true],
    ["2H 4H JH 8 QH", "hand", 1, [5], false],
    ["2H 4C 8D JS Q", "hand", 0, [], true],
    ["2H 4C 8D J QS", "hand", 0, [], true],
    ["2H 4C 8D JH QS", "hand", 0, [], false],
    ["J J J J Q", "hand", 13, [], false], // one of the four jacks is nobs
    ["5C 5D 5S JH 5", "hand", 29, [], false], // only the five of hearts is left to turn up
    ["5H 4C 8D JH 5", "hand", 6, [], false], // the starter is not a heart
    ["2 4 Q", "hand", 0, [], false],
    ["2 4 8 Q", "hand", 0, [3, 4], false],
    ["2 4 6 8 T Q", "crib", 0, [6], false],
  ])("%s as a %s counts %i for sure; open: flush %j, nobs %s", (line, of, total, flush, nobs) => {
    const result = count(line, of);
    expect(result.total).toBe(total);
    expect(result.open).toEqual({ flush, nobs });
  });

  it.each<[string, Of, number, boolean, number, readonly number[], boolean]>([
    ["2 4 J 8 Q", "hand", 0, false, 0, [4, 5], true],
    ["2 4 J 8 Q", "hand", 0, true, 1, [4, 5], true],
    ["2 4 J 8 Q", "hand", 5, false, 6, [4, 5], false], // one suit with the starter: the jack is nobs
    ["2 4 J 8 Q", "hand", 4, true, 4, [4, 5], false], // one suit without it: the jack is not nobs
    ["2 4 J 8 Q", "crib", 5, false, 6, [5], false],
    ["2H 4H 6H JH Q", "crib", 0, true, 6, [5], true], // nobs in hearts makes the flush too
    ["2H 4H 6H J 8H", "hand", 0, true, 6, [5], true],
    ["2 4 6 8 Q", "crib", 4, true, 0, [5], false], // impossible answers are ignored
    ["2H 4C 6 J QS", "hand", 5, true, 1, [], true],
    ["2 4 6 8 Q", "hand", 7, true, 0, [4, 5], false],
    ["2 4 6 8 Q", "hand", Number.NaN, false, 0, [4, 5], false],
    ["2H 4H 6H 8H QH", "hand", 4, true, 5, [], false],
  ])(
    "%s as a %s with the answers flush %d and nobs %s counts %i; open: %j %s",
    (line, of, flush, nobs, total, ...open) => {
      const result = count(line, of, { flush, nobs });
      expect(result.total).toBe(total);
      expect(result.open).toEqual({ flush: open[0], nobs: open[1] });
    },
  );

  it("nobs is the jack that can be of the starter’s suit", () => {
    const told = { flush: 0, nobs: true };
    expect(made(count("5H JH JC 2 5", "hand", told))).toContain("nobs JC 5");
    expect(made(count("2H J JC 4 8S", "hand", told))).toContain("nobs J 8S");
    expect(made(count("2H J 7 4 8", "hand", told))).toContain("nobs J 8");
  });

  it("never throws, even with cards no pack holds", () => {
    for (const line of ["5 5 5 5 5", "5H 5H 5H 5H 5H", "JC JD JH JS J", "5C 5D 5H 5S 5", "J J J J J", "K"]) {
      expect(count(line, "crib", { flush: 5, nobs: true }).total).toBeGreaterThanOrEqual(0);
    }
  });
});

/** A hand of one to five cards and a starter, from the pack or from a few cards with many flushes and jacks. */
const deal = oneof(
  constantFrom(PACK.slice()),
  constantFrom(PACK.filter((card) => suitOf(card) === "H" || rankOf(card) === "J")),
  constantFrom(PACK.filter((card) => "J5".includes(rankOf(card)) || suitOf(card) === "S")),
).chain((pack) => shuffledSubarray(pack, { minLength: 2, maxLength: 6 }));
const of = constantFrom<Of>("hand", "crib");
const hidden = array(boolean(), { minLength: 6, maxLength: 6 });

/** The rule of §4.1, written a second time: flush and nobs of cards with known suits. */
function truth(cards: readonly SuitedCard[], kind: Of): SuitsTold {
  const hand = cards.slice(0, -1);
  const starter = cards.at(-1)!;
  const sameSuit = (some: readonly Card[]) => new Set(some.map(suitOf)).size === 1;
  const five = hand.length >= 3 && sameSuit(cards);
  const four = kind === "hand" && hand.length >= 3 && sameSuit(hand);
  const nobs = hand.some((card) => rankOf(card) === "J" && suitOf(card) === suitOf(starter));
  return { flush: five ? cards.length : four ? hand.length : 0, nobs };
}

const points = (result: Tally, kind: string) =>
  result.combinations.filter((one) => one.kind === kind).reduce((sum, one) => sum + one.points, 0);

/** Every way to give suits to the cards that lack them, without using a card twice. */
function worlds(cards: readonly Card[]): readonly (readonly SuitedCard[])[] {
  let ways: readonly (readonly SuitedCard[])[] = [[]];
  for (const card of cards) {
    const can = isSuited(card) ? [card] : SUITS.map((suit) => `${rankOf(card)}${suit}` as SuitedCard);
    ways = ways.flatMap((way) => can.filter((one) => !way.includes(one)).map((one) => way.concat(one)));
  }
  return ways;
}

/** Whether these cards make what the combination says. */
function holds(kind: CombinationKind, worth: number, cards: readonly Card[]): boolean {
  const orders = cards.map(orderOf).toSorted((one, other) => one - other);
  const alike = new Set(orders).size === 1;
  switch (kind) {
    case "fifteen":
      return worth === 2 && cards.map(valueOf).reduce((sum, value) => sum + value, 0) === 15;
    case "pair":
      return alike && cards.length === 2 && worth === 2;
    case "pairRoyal":
      return alike && cards.length === 3 && worth === 6;
    case "doublePairRoyal":
      return alike && cards.length === 4 && worth === 12;
    case "fiveAlike":
    case "sixAlike":
      return false; // no pack without jokers holds five of a rank
    case "run":
      return worth === cards.length && worth >= 3 && orders.every((order, i) => order === orders[0]! + i);
    case "flush":
      return worth === cards.length && worth >= 3 && new Set(cards.map(suitOf)).size === 1;
    case "nobs":
      return worth === 1 && cards.length === 2 && rankOf(cards[0]!) === "J" && suitOf(cards[0]!) === suitOf(cards[1]!);
    default:
      return never(kind);
  }
}

describe("for any hand", () => {
  it("hidden suits and true answers give the true count; without answers the count is never too high", () => {
    assert(
      property(deal, of, hidden, (cards, kind, hide) => {
        const seen = cards.map((card, i) => (hide[i] === true ? rankOf(card) : card));
        const full = tally(cards.slice(0, -1), cards.at(-1)!, kind);
        const told = truth(cards, kind);
        expect([points(full, "flush"), points(full, "nobs") === 1]).toEqual([told.flush, told.nobs]);
        expect(full.open).toEqual({ flush: [], nobs: false });
        expect(tally(seen.slice(0, -1), seen.at(-1)!, kind, told).total).toBe(full.total);
        const untold = tally(seen.slice(0, -1), seen.at(-1)!, kind);
        expect(untold.total).toBeLessThanOrEqual(full.total);
        expect([points(untold, "flush"), ...untold.open.flush]).toContain(told.flush);
        expect(untold.open.nobs || (points(untold, "nobs") === 1) === told.nobs).toBe(true);
      }),
      { seed: seed("hidden suits"), numRuns: 5000 },
    );
  });

  it("a question is open exactly when some way to give the suits answers it differently", () => {
    assert(
      property(deal, of, hidden, (cards, kind, hide) => {
        const seen = cards.map((card, i) => (hide[i] === true ? rankOf(card) : card));
        const every = worlds(seen).map((world) => truth(world, kind));
        const flushes = [...new Set(every.map((one) => one.flush))].toSorted((one, other) => one - other);
        for (const flush of flushes) {
          const left = flush === 0 ? every : every.filter((one) => one.flush === flush);
          const nobs = new Set(left.map((one) => one.nobs));
          const result = tally(seen.slice(0, -1), seen.at(-1)!, kind, { flush, nobs: false });
          expect(result.open).toEqual({ flush: flushes.slice(1), nobs: nobs.size === 2 });
          expect(points(result, "flush")).toBe(Math.max(flush, flushes[0]!));
          expect(points(result, "nobs")).toBe(nobs.has(false) ? 0 : 1);
        }
      }),
      { seed: seed("open suits"), numRuns: 1500 },
    );
  });

  it("whatever the answers, some way to give the suits has this count", () => {
    const told = record({ flush: integer({ min: -1, max: 7 }), nobs: boolean() });
    assert(
      property(deal, of, hidden, told, (cards, kind, hide, answer) => {
        const seen = cards.map((card, i) => (hide[i] === true ? rankOf(card) : card));
        const result = tally(seen.slice(0, -1), seen.at(-1)!, kind, answer);
        const suits = { flush: points(result, "flush"), nobs: points(result, "nobs") === 1 };
        expect(worlds(seen).map((world) => truth(world, kind))).toContainEqual(suits);
      }),
      { seed: seed("any answer"), numRuns: 1500 },
    );
  });

  it("each combination is made by its cards, none is there twice, and they add up", () => {
    assert(
      property(deal, of, (cards, kind) => {
        const result = tally(Object.freeze(cards.slice(0, -1)), cards.at(-1)!, kind);
        expect(new Set(made(result)).size).toBe(result.combinations.length);
        expect(result.combinations.reduce((sum, one) => sum + one.points, 0)).toBe(result.total);
        for (const one of result.combinations) {
          expect(one.places).toEqual([...new Set(one.places)].toSorted((a, b) => a - b));
          expect([
            one,
            holds(
              one.kind,
              one.points,
              one.places.map((place) => result.cards[place]!),
            ),
          ]).toEqual([one, true]);
        }
      }),
      { seed: seed("combinations"), numRuns: 3000 },
    );
  });

  it("the units contain every combination once", () => {
    assert(
      property(deal, of, (cards, kind) => {
        const result = tally(cards.slice(0, -1), cards.at(-1)!, kind);
        const said = units(result);
        expect(said.at(-1)?.running ?? 0).toBe(result.total);
        let running = 0;
        for (const unit of said) expect(unit.running).toBe((running += unit.points));
        const inUnits = new Set(said.flatMap((unit) => unit.places));
        expect(inUnits).toEqual(new Set(result.combinations.flatMap((one) => one.places)));
      }),
      { seed: seed("units"), numRuns: 3000 },
    );
  });
});
