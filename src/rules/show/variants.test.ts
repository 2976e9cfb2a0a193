import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { runs, seed } from "../../testing/seed";
import { type Card, declared, isJoker, JOKER, PACK, parseCards, rankOf } from "../cards";
import { jokerCounts } from "./jokers";
import { type CountOf, type CountRules, type SuitsTold, tally, USUAL_COUNT } from "./tally";

const cards = (line: string): readonly Card[] => parseCards(line.replace("+", " ")) ?? [];

/** Counts "7 8 9 X + K": the hand, then the starter. */
function counted(line: string, rules: Partial<CountRules> = {}, of: CountOf = "hand", told?: SuitsTold) {
  const all = cards(line);
  return tally(all.slice(0, -1), all.at(-1)!, of, told, undefined, { ...USUAL_COUNT, ...rules });
}
const total = (...args: Parameters<typeof counted>) => counted(...args).total;

const WILD = { jokers: "wild" } as const;
const NAUGHT = { jokers: "naught" } as const;

describe("hands of the five-card game (rules.md §9.1)", () => {
  it.each([
    ["5C 5D JH + 5H", 15],
    ["7 8 8 + 9", 12],
    ["2H 4H 6H + KC", 3],
    ["2H 4H 6H + KH", 4],
    ["2H 4H JH + KH", 5],
    ["5 5 5 + 5", 20],
  ])("%s counts %i", (line, points) => expect(total(line)).toBe(points));
  it.each([
    ["2H 4H 6H 8H + KC", 0],
    ["2H 4H 6H 8H + KH", 5],
  ])("the crib %s counts %i", (line, points) => expect(total(line, {}, "crib")).toBe(points));
});

describe("hands of the other forms", () => {
  it.each([
    ["§9.2", "4C 5C 6C JS + 6S", 15],
    ["§9.2", "AC AD 3H 3S + 6S", 4],
    ["§9.2", "7C 8C 8D 9H + 6S", 16],
    ["§9.2", "KC KD KH 2S + 6S", 6],
    ["§9.3", "7C 5D QC 4S + 3H", 7],
    ["§9.3", "7D 5S QD 3C + 3H", 8],
    ["§9.3", "7S 8D KC 9S + 3H", 5],
    ["§9.3 dealer six", "2C 3C 4D KH + AS", 8],
    ["§9.3 dealer six", "9C 9D 9H 6S + AS", 12],
    ["§9.3 dealer six", "5C TD JS QC + AS", 10],
    ["§9.4 B", "5C 5D 5S JH + 5H", 29],
    ["§9.5", "JD 5D 6C 2C + 8S", 4],
    ["§9.5", "7H JS JC 9H + 8S", 8],
    ["§9.5", "KS 5C 3H 7D + 8S", 6],
    ["§9.5", "JH KH AH AD + 8S", 2],
    ["§9.6", "AC 2C 3C 4C + 4H", 14],
    ["§9.6", "5D TD JD QD + 4H", 13],
    ["§9.6", "6S 7S 8S 9H + 4H", 8],
    ["§9.6", "KC KD 2H 3H + 4H", 9],
    ["§9.6", "4D 4S 7C 7D + 4H", 20],
    ["§9.17", "9C 9D 6S 3S + 5H", 6],
    ["§9.17", "6C 7C 8D 4S + 5H", 9],
    ["§9.17", "TC TD AS AD + 5H", 8],
    ["§9.17", "5C 5D JH QS + 5H", 21],
    ["§9.20", "2C 3D 4S 5H + TD", 8],
    ["§9.20", "6C 6D 7S 8H + TD", 10],
  ])("%s: %s counts %i", (_, line, points) => expect(total(line)).toBe(points));
  it.each([
    ["§9.2", "TS 9S 2D 7D + 6S", 4],
    ["§9.3 dealer six", "8H 7D 7S KD + AS", 8],
    ["§9.5", "4C 4D QH TC + 8S", 2],
    ["§9.6", "9D 6H QC QS + 4H", 4],
    ["§9.17", "4H 2D KC KD + 5H", 6],
    ["§9.20", "JD QD KD 9D + TD", 11],
  ])("%s: the crib %s counts %i", (_, line, points) => expect(total(line, {}, "crib")).toBe(points));
});

describe("a crib of five is counted without the starter (rules.md §9.7)", () => {
  it.each([
    ["9D 6H QC QS 5S", 8],
    ["5C 5D 5S JH KD", 20],
    ["2H 4H 6H 8H TH", 5],
    ["2H 4H 6H 8H TC", 0],
    ["A 2 3 4 5", 7],
    ["JH 2C 4D 6S 9C", 4],
    ["JH 2C 4D 6S 9H", 4],
  ])("%s counts %i", (line, points) => expect(total(line, {}, "cribAlone")).toBe(points));
});

describe("jokers wild (rules.md §9.10)", () => {
  it.each([
    ["5 5 5 5 + X", 40],
    ["5 5 X X + 5", 40],
    ["5C 5D JH X + 5H", 29],
    ["5C 5D 5S X + JH", 28],
    ["7C 8D 9S X + KH", 12],
    ["7C 7D 8S 9H + X", 24],
    ["KC KD 5S 2H + X", 12],
    ["2H 4H 6H X + 8H", 12],
  ])("%s counts %i", (line, points) => expect(total(line, WILD)).toBe(points));

  it("a joker played as the six of diamonds stays it: 7 8 9 + K counts 8, or 12 if it may change", () => {
    expect(total("7C 8D 9S X=6D + KH", WILD)).toBe(8);
    expect(total("7C 8D 9S X=6D + KH", { ...WILD, redeclare: true })).toBe(12);
  });

  it("the tally says which card the joker stands for: 2H 4H 6H X + 8H takes the three of hearts", () => {
    expect(counted("2H 4H 6H X + 8H", WILD).cards[3]).toBe("X=3H");
  });

  it("a joker counts at least as much as any card in its place", () => {
    const hands = fc.shuffledSubarray([...PACK], { minLength: 5, maxLength: 5 });
    const better = (five: readonly Card[], place: number) =>
      total(five.with(place, JOKER).join(" "), WILD) >= total(five.join(" "));
    fc.assert(fc.property(hands, fc.nat({ max: 4 }), better), { seed: seed("joker"), numRuns: 200 });
  });

  it("every count of one or two free jokers is found, as by trying all the cards there are", () => {
    const deals = fc.tuple(
      fc.shuffledSubarray([...PACK], { minLength: 5, maxLength: 5 }),
      fc.constantFrom<readonly number[]>([3], [4], [2, 3], [0, 4]),
      fc.constantFrom<CountOf>("hand", "crib", "cribAlone"),
      fc.constantFrom(4, 5),
    );
    fc.assert(
      fc.property(deals, ([five, jokers, of, size]) => {
        const held: readonly Card[] = five
          .map((card, place) => (jokers.includes(place) ? JOKER : card))
          .slice(5 - size);
        const count = (all: readonly Card[]) => tally(all.slice(0, -1), all.at(-1)!, of);
        const tried = new Set<number>();
        const tryAll = (now: readonly Card[]): void => {
          const at = now.indexOf(JOKER);
          if (at < 0) tried.add(count(now).total);
          else for (const card of PACK) tryAll(now.with(at, declared(card)));
        };
        tryAll(held);
        expect(new Set(jokerCounts(held, false, count).keys())).toEqual(tried);
      }),
      { seed: seed("jokers tried"), numRuns: 120 },
    );
  });

  it("a joker as starter can copy a rank of the hand: A 4 T 7 + X with a flush counts 13", () =>
    expect(total("A 4 T 7 + X", WILD, "hand", { flush: 5, nobs: false })).toBe(13));
  it("a joker can be the jack of any starter’s suit: T Q 9 X + 2 counts 5 for sure", () =>
    expect(total("T Q 9 X + 2", WILD)).toBe(5));
  it.each(["AH 2S X=JD 3S + JD", "AH 2 X=JD 3 + JD", "A 4 X=JD 9 + JD"])(
    "a joker played as the jack that was turned is nobs, also beside cards known by rank alone: %s",
    (hand) => expect(counted(hand, WILD).combinations.filter(({ kind }) => kind === "nobs")).toHaveLength(1),
  );

  it("a joker counts beside a jack that the table said is nobs: 8 X J + 4H counts 4", () =>
    expect(total("8 X J + 4H", WILD, "hand", { flush: 0, nobs: true })).toBe(4));
  it.each([
    ["9C 3C X=JC J + TC", 0, false, 9, true],
    ["9C 3C X=JC J + TC", 5, false, 15, false],
    ["9C 3C X=JC J + TC", 0, true, 15, true],
    ["9H 3C X=JC J + TC", 0, true, 10, true],
    ["J 3C X=JC 9C + TC", 0, false, 9, true],
  ] as const)(
    "a joker played as a jack and the real jack by rank: %s, with a flush of %i and nobs %s, counts %i",
    (line, flush, nobs, points, asked) => {
      const hand = counted(line, WILD, "hand", { flush, nobs });
      expect([hand.total, hand.open.nobs]).toEqual([points, asked]);
    },
  );
  it("the table’s answers about suits lead to the true count beside jokers that were played", () => {
    const starters = fc.constantFrom<Card>("TC", "JC", "4C");
    const held = fc.uniqueArray(fc.constantFrom(...PACK.filter((card) => "CH".includes(card[1]!))), {
      minLength: 5,
      maxLength: 5,
    });
    const laid = fc.uniqueArray(fc.constantFrom<Card>("X=JC", "X=JH", "X=9C", "X=TC"), { maxLength: 2 });
    const deals = fc.tuple(held, laid, starters, fc.nat({ max: 15 }), fc.constantFrom<CountOf>("hand", "crib"));
    fc.assert(
      fc.property(deals, ([five, jokers, starter, masked, of]) => {
        const hand = [...jokers, ...five.filter((card) => card !== starter)].slice(0, 4).toSorted();
        const truth = tally(hand, starter, of, undefined, undefined, { ...USUAL_COUNT, ...WILD });
        const seen = hand.map((card, at) => (masked & (1 << at) && !isJoker(card) ? rankOf(card) : card));
        const asked = (told: SuitsTold) => tally(seen, starter, of, told, undefined, { ...USUAL_COUNT, ...WILD });
        const points = truth.combinations.find(({ kind }) => kind === "flush")?.points ?? 0;
        const flush = asked({ flush: 0, nobs: false }).open.flush.includes(points) ? points : 0;
        const nobs = asked({ flush, nobs: false }).open.nobs && hand.includes(`J${starter[1]}` as Card);
        expect([seen, asked({ flush, nobs }).total]).toEqual([seen, truth.total]);
      }),
      { seed: seed("suits beside jokers"), numRuns: runs(2000) },
    );
  });
  it("a card by rank and two jokers are a flush for sure: 4 X X + 9C counts 10, or 11 if the four is a club", () => {
    expect(total("4 X X + 9C", WILD)).toBe(10);
    expect(total("4 X X + 9C", WILD, "hand", { flush: 4, nobs: false })).toBe(11);
  });
  it("a joker declared by rank alone hides no count of another joker: X=6 AC 8C X + 3C counts 13", () =>
    expect(total("X=6 AC 8C X + 3C", WILD)).toBe(13));
  it("nobs of another hand changes nothing in a crib counted alone: 2 4 6 J 8 can be a flush of five", () => {
    const crib = (told?: SuitsTold) => tally(cards("2H 4 6 J"), "8", "cribAlone", told, { cards: [], nobsGone: true });
    expect(crib().open).toEqual({ flush: [5], nobs: false });
    expect(crib({ flush: 5, nobs: false }).total).toBe(5);
  });
  it("nobody is asked about a flush that is certain: 2H 4H 6H X + 8 counts 11", () =>
    expect(total("2H 4H 6H X + 8", WILD)).toBe(11));
  it("a jack of the starter’s suit is nobs even if a joker was that jack in another hand", () => {
    const hand = tally(cards("JH 4 6S 8C"), "2H", "hand", undefined, { cards: [], nobsGone: true });
    expect(hand.total).toBe(1);
  });
});

describe("jokers naught (rules.md §9.11)", () => {
  it.each([
    ["4H 5H 6H X + X", 14],
    ["4H 6H X X + 5H", 14],
    ["5H 6H X X + 4H", 14],
    ["4H 5H X X + 6H", 14],
    ["7 8 X K + 2", 4],
    ["X A 2 9 + K", 3],
    ["X X A 2 + K", 6],
    ["X X A 2 + 3", 8],
    ["5C 5D JS X + 5H", 22],
    ["2H 4H X X + 8H", 3],
    ["2H 4H X X + 8C", 0],
    ["2H 4H 6H 8H + X", 4],
  ])("%s counts %i", (line, points) => expect(total(line, NAUGHT)).toBe(points));
  it("a flush in the crib needs the starter: 2H 4H 6H X + 8C counts 0", () =>
    expect(total("2H 4H 6H X + 8C", NAUGHT, "crib")).toBe(0));
  it("two jokers are a pair only by house rule: 16 instead of 14", () =>
    expect(total("4H 5H 6H X + X", { ...NAUGHT, jokersPair: true })).toBe(16));
  it("there is no nobs when a joker is turned up", () => expect(total("JH 2C 7D 9S + X", NAUGHT)).toBe(0));
  it.each(["JH QH 6H X + 8C", "8C QH 6H X + JH"])(
    "a crib of five with a joker is no flush if one card is of another suit: %s counts 0",
    (line) => expect(total(line, NAUGHT, "cribAlone")).toBe(0),
  );
});

describe("three runs (rules.md §9.13)", () => {
  const THREES = { threeRuns: true } as const;
  it.each([
    ["2 3 4 5 + K", 10],
    ["2 3 4 5 + 6", 13],
    ["A A 2 3 + 4", 11],
    ["A 2 2 3 + 4", 14],
    ["4 4 5 5 + 6", 24],
  ])("%s counts %i", (line, points) => expect(total(line, THREES)).toBe(points));
});
