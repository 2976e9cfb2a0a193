import { array, assert, constantFrom, integer, property, record, shuffledSubarray } from "fast-check";
import { describe, expect, it } from "vitest";
import { seed } from "../../testing/seed";
import { type Card, PACK, parseCards, RANKS, rankOf } from "../cards";
import { IMPOSSIBLE_COUNTS } from "./counts";
import { MISCOUNTS, type MiscountName } from "./miscounts";
import { tally } from "./tally";
import { TOPICS } from "../topics";
import { type ScoringRules, showRulesOf, USUAL_SCORING } from "../scoring";
import { countShown, type Shown } from "./shown";
import { highestStated } from "./counts";
import { type StatedPoints, readStatedPoints, type Verdict, verdict } from "./verdict";

type Of = "hand" | "crib";

/** "5H 5C 5D JS 5S": the hand, and the starter last. */
function shown(line: string, of: Of = "hand"): Shown {
  const cards = parseCards(line) ?? [];
  return { hand: cards.slice(0, -1), starter: cards.at(-1)!, of };
}
const claimed = (count: number) => readStatedPoints(count) as { readonly ok: true; readonly value: StatedPoints };
const USUAL = showRulesOf(USUAL_SCORING);
const settle = (line: string, count: number, of: Of = "hand") => verdict(shown(line, of), claimed(count).value, USUAL);

/** "fifteen 7H 8S": what the count missed, with its cards. */
function missed(line: string, count: number, of: Of = "hand"): readonly string[] {
  const found = settle(line, count, of);
  const cards = parseCards(line) ?? [];
  if (found.is !== "short") return [found.is];
  return found.missed.map(({ kind, places }) => [kind, ...places.map((place) => cards[place])].join(" "));
}
const miscount = (found: Verdict) => ("miscount" in found ? found.miscount : undefined);

type Case = readonly [line: string, count: number, of?: Of, rules?: Partial<ScoringRules>];

describe("every known miscount, in a hand that allows it", () => {
  const wild = { house: ["jokersWild"] } as const;
  const naught = { house: ["jokersNaught"] } as const;
  const threes = { house: ["threeRuns"] } as const;
  const CASES: Readonly<Record<MiscountName, readonly Case[]>> = {
    cribFlush: [
      ["2H 4H 6H QH KC", 4, "crib"],
      ["2H 4H 6H 8H KC", 4, "crib", { form: "fiveCard" }],
      ["2H 4H 6H 8H TC", 4, "crib", { form: "five2" }],
      ["2H 4H 6H X 8C", 3, "crib", naught],
    ],
    starterInFlush: [
      ["2H 4H 6H QC KH", 4],
      ["2H 4H 6H QC KH", 4, "crib"],
      ["2H 4H QC 8H", 3, "hand", { form: "fiveCard" }],
      ["2H 4H QC X 8H", 3, "hand", naught],
    ],
    heelsAtShow: [
      ["2H 4D 6S 8C JH", 2],
      ["2H 4D QS KC X", 1, "hand", naught],
      ["5C 5D 5S JH X", 31, "hand", wild],
    ],
    nobsTurned: [["2H 4D 6S 8C JH", 1]],
    nobsWrongSuit: [["2H 4D 6S JC KH", 1]],
    nobsAlone: [["JH 2C 4D 6S 8H", 1, "crib", { form: "five2" }]],
    runAsUsual: [
      ["2C 3D 4S 5H KC", 8, "hand", threes],
      ["2C 3D 4S 5H 6C", 9, "hand", threes],
      ["AC 2D 2S 3H 4C", 10, "hand", threes],
    ],
    jokerFifteens: [
      ["7C 8D X KS 2H", 2, "hand", naught],
      ["4H 5H 6H X X", 8, "hand", naught],
    ],
    jokersPaired: [
      ["X X 2C 9D KS", 2, "hand", naught],
      ["4H 5H 6H X X", 16, "hand", naught],
      ["X X AC 2D 3S", 10, "hand", naught],
    ],
    runOnce: [
      ["3H 4D 4S 5C KH", 7],
      ["7H 7D 8S 9C KH", 7],
    ],
    royalAsPair: [
      ["3H 3D 3S 8C TH", 2],
      ["3H 3D 3S 3C TH", 6],
    ],
    runTooOften: [
      ["9H TD TS JC 2H", 11],
      ["9H TD JS 2C 2H", 8],
    ],
    runAsThrees: [
      ["9H TD JS QC 2H", 10],
      ["9H TD JS QC 2H", 7],
      ["9H TD JS QC 2H", 6],
      ["8H 9D TS JC QH", 14],
    ],
    aceHigh: [
      ["QH KD AS 8C 3H", 3],
      ["JS QD KS AC 8S", 5],
      ["KH AD 2S 8C 9D", 3],
      ["QH KD AS AC 7H", 8],
    ],
    pairOfRunAgain: [["9H TD TS JC 2H", 10]],
    fifteenTwice: [["7H 8D 2S 4C QH", 4]],
    tensPaired: [
      ["TH QD 2S 4C 6H", 2],
      ["TH QD KS 2C 4H", 6],
    ],
    flushWithStarter: [["2H 4H 6H QH KC", 5]],
    flushLessStarter: [["2H 4H 6H QH KH", 4]],
    runCutShort: [
      ["9H TD JS QC 2H", 3],
      ["8H 9D TS JC QH", 3],
    ],
  };
  const rows = MISCOUNTS.flatMap((name) =>
    CASES[name].map(([line, count, of = "hand", rules = {}]) => ({ name, line, count, of, rules })),
  );
  it.each(rows)("$name: $line counted $count as a $of, $rules", ({ name, line, count, of, rules: changed }) => {
    const rules = showRulesOf({ ...USUAL_SCORING, ...changed });
    const found = verdict(
      shown(line, of),
      (readStatedPoints(count, 40) as { readonly value: StatedPoints }).value,
      rules,
    );
    expect(miscount(found)?.name).toBe(name);
    expect(miscount(found)?.by).toBe(count - countShown(shown(line, of), rules).total);
  });
});

describe("unknown suits", () => {
  const ranks = (line: string, count: number, told?: Shown["told"]) =>
    verdict({ ...shown(line), told }, claimed(count).value, USUAL);
  it("2 4 6 8 + Q counted six is six too many, unless it is a flush", () =>
    expect(ranks("2 4 6 8 Q", 6)).toMatchObject({ is: "over", by: 6, unless: { flush: true, nobs: false } }));
  it("J 7 6 4 + 5 counted eight is right, unless it is a flush or nobs", () =>
    expect(ranks("J 7 6 4 5", 8)).toMatchObject({ is: "right", unless: { flush: true, nobs: true } }));
  it("an answer closes its question", () =>
    expect(ranks("2 4 6 8 Q", 6, { flush: 4, nobs: false })).toMatchObject({
      is: "over",
      by: 2,
      unless: { flush: false, nobs: false },
    }));
  it("two cards of one rank are no flush, so nothing is open", () =>
    expect(ranks("2 2 6 8 Q", 6)).toMatchObject({ is: "over", by: 4, unless: { flush: false, nobs: false } }));
});

describe("counts of other games", () => {
  const by = (rules: Partial<ScoringRules>, line: string, count: number, of: Of = "hand") =>
    verdict(
      shown(line, of),
      (readStatedPoints(count, 40) as { readonly value: StatedPoints }).value,
      showRulesOf({ ...USUAL_SCORING, ...rules }),
    );
  it("seventeen is impossible in a hand of three", () => {
    expect(by({ form: "fiveCard" }, "5C 5D JH 5H", 17)).toMatchObject({ is: "over", impossible: true });
    expect(by({ form: "fiveCard" }, "5C 5D JH 5H", 21)).toMatchObject({ impossible: true });
    expect(by({ form: "fiveCard" }, "5C 5D JH 5H", 14)).toMatchObject({ impossible: false });
  });
  it("nineteen can be counted with three runs", () =>
    expect(by({ house: ["threeRuns"] }, "4C 4D 5S 5H 6C", 19)).toMatchObject({ is: "short", impossible: false }));
  it("a flush of three was left out of a hand of three", () =>
    expect(by({ form: "fiveCard" }, "2H 4H 6H KC", 0)).toMatchObject({ missed: [{ kind: "flush", points: 3 }] }));
  it("five of a kind counted as four of a kind is the likely mistake", () =>
    expect(by({ house: ["jokersWild"] }, "2C 2D 2S 2H X", 12)).toMatchObject({
      miscount: { name: "royalAsPair", by: -8 },
    }));
  it("a joker that stands for a lower card is named: 7 8 9 X + K as a ten counts six", () => {
    const found = by({ house: ["jokersWild"] }, "7C 8D 9S X KH", 6);
    expect(found).toMatchObject({ is: "short", by: 6, jokersAs: ["TS"], topic: "jokersWild" });
  });
  it("forty can be stated where jokers are wild, and only there", () => {
    expect(highestStated(showRulesOf({ ...USUAL_SCORING, house: ["jokersWild"] }))).toBe(40);
    expect(highestStated(USUAL)).toBe(29);
  });
});

describe("a count that is too low", () => {
  it.each([
    ["7H 8D 2S 4C QH", 0, ["fifteen 7H 8D"]],
    ["4C 5H 5D 6S 6H", 20, ["fifteen 4C 5D 6S", "fifteen 4C 5D 6H"]],
    ["JH 7D 6S 4C 5H", 8, ["nobs JH 5H"]],
    ["2H 4H 6H QH KC", 0, ["flush 2H 4H 6H QH"]],
    ["3H 4D 4S 5C KH", 7, ["run 3H 4S 5C"]],
    ["3H 3D 3S 8C TH", 4, ["pair 3D 3S"]],
    ["5C 5D 5S JH 5H", 17, ["doublePairRoyal 5C 5D 5S 5H"]],
    ["9H TD TS JC 2H", 3, ["pair TD TS", "run 9H TS JC"]],
    ["9H TD JS QC 2H", 1, []],
    ["2H 4D 6S 8C 6H", 1, []],
  ])("%s counted %i names what it missed", (line, count, expected) => {
    expect(missed(line, count).toSorted()).toEqual([...expected].toSorted());
  });

  it("says whether something else of the same size could be missing", () => {
    expect(settle("7H 8D 2S 4C QH", 0)).toMatchObject({ is: "short", certain: true, topic: "fifteens" });
    expect(settle("5H TD JS QC 2H", 7)).toMatchObject({ is: "short", by: 2, certain: false });
  });
  it("names nothing when neither combinations nor a miscount make the difference", () => {
    expect(settle("2H 4D 6S 8C 6H", 1)).toMatchObject({ is: "short", by: 1, missed: [], miscount: undefined });
  });
});

describe("a count without further explanation", () => {
  it("is right", () =>
    expect(settle("4C 5H 5D 6S 6H", 24)).toEqual({
      is: "right",
      topic: "show",
      unless: { flush: false, nobs: false },
    }));
  it("is too high by a number no miscount makes", () =>
    expect(settle("2H 4D 6S 8C QH", 9)).toMatchObject({ is: "over", miscount: undefined, topic: "overcount" }));
  it.each(IMPOSSIBLE_COUNTS)("%i is impossible, in a hand and a crib", (count) => {
    expect(settle("4C 5H 5D 6S 6H", count)).toMatchObject({ impossible: true, topic: "impossible" });
    expect(settle("5C 5D 5S JH 5H", count, "crib")).toMatchObject({ impossible: true, topic: "impossible" });
  });
  it.each([-1, 30, 99, 1.5, Number.NaN, Infinity])("%d is not a count", (count) =>
    expect(readStatedPoints(count)).toEqual({ ok: false, error: "noSuchCount" }),
  );
});

describe("a hand known by rank alone", () => {
  it("leaves a count open that is right with nobs", () =>
    expect(settle("J 7 6 4 5", 9)).toMatchObject({ is: "open", told: { flush: 0, nobs: true }, topic: "nobs" }));
  it("leaves a count open that is right with a flush", () =>
    expect(settle("2 4 6 8 K", 4)).toMatchObject({ is: "open", told: { flush: 4, nobs: false }, topic: "flush" }));
  it("is decided once the suits are known", () => {
    const told = { flush: 0, nobs: true };
    expect(verdict({ ...shown("J 7 6 4 5"), told }, claimed(9).value, USUAL)).toMatchObject({ is: "right" });
  });
});

describe("for any hand and count", () => {
  const cards = shuffledSubarray([...PACK], { minLength: 5, maxLength: 5 });
  // Close ranks, so that runs, royals and many fifteens come up.
  const near = shuffledSubarray(
    PACK.filter((card) => "4567".includes(rankOf(card)) || rankOf(card) === "J"),
    { minLength: 5, maxLength: 5 },
  );
  const ranks = array(constantFrom(...RANKS), { minLength: 5, maxLength: 5 });

  it("the difference is right, and what is named adds up to it", () => {
    const hands = constantFrom(cards, near).chain((one) => one);
    const all = record({ hand: hands, count: integer({ min: 0, max: 29 }), of: constantFrom<Of>("hand", "crib") });
    assert(
      property(all, ({ hand, count, of }) => {
        const { total, combinations } = tally(hand.slice(0, -1), hand.at(-1)!, of);
        const found = verdict({ hand: hand.slice(0, -1), starter: hand.at(-1)!, of }, claimed(count).value, USUAL);
        expect(TOPICS).toContain(found.topic);
        expect(found.is === "right").toBe(count === total);
        if (found.is === "right") return;
        if (found.is === "open") throw new Error("every suit is known");
        expect(found.is === "short" ? -found.by : found.by).toBe(count - total);
        expect(found.by).toBeGreaterThan(0);
        expect(found.miscount?.by ?? count - total).toBe(count - total);
        expect(found.impossible).toBe(IMPOSSIBLE_COUNTS.includes(count));
        if (found.is === "over" || found.missed.length === 0) return;
        expect(found.missed.reduce((sum, one) => sum + one.points, 0)).toBe(found.by);
        expect(new Set(found.missed.map((one) => `${one.kind} ${one.places.join()}`)).size).toBe(found.missed.length);
        for (const one of found.missed) {
          const whole = combinations.some(
            ({ kind, places }) =>
              (kind === one.kind && places.join() === one.places.join()) ||
              (one.kind === "pair" && kind.endsWith("oyal") && one.places.every((place) => places.includes(place))),
          );
          expect(whole).toBe(true);
        }
      }),
      { seed: seed("verdicts add up"), numRuns: 3000 },
    );
  });

  it("the verdict names as few combinations as possible", () => {
    assert(
      property(near, integer({ min: 0, max: 28 }), (hand, count) => {
        const found = verdict(
          { hand: hand.slice(0, -1), starter: hand.at(-1)!, of: "hand" },
          claimed(count).value,
          USUAL,
        );
        if (found.is !== "short" || found.missed.length === 0) return;
        const points = tally(hand.slice(0, -1), hand.at(-1)!, "hand").combinations.map((one) => one.points);
        for (let bits = 0; bits < 2 ** points.length; bits++) {
          const set = points.filter((_, i) => bits & (1 << i));
          if (set.reduce((sum, one) => sum + one, 0) !== found.by) continue;
          expect(set.length).toBeGreaterThanOrEqual(found.missed.length);
        }
      }),
      { seed: seed("verdicts are small"), numRuns: 300 },
    );
  });

  it("a hand known by rank alone gets a verdict or a question", () => {
    assert(
      property(ranks, integer({ min: 0, max: 29 }), (line, count) => {
        const hand: readonly Card[] = line;
        const at: Shown = { hand: hand.slice(0, -1), starter: hand.at(-1)!, of: "hand" };
        const found = verdict(at, claimed(count).value, USUAL);
        if (found.is !== "open") return;
        expect(tally(at.hand, at.starter, "hand", found.told).total).toBe(count);
      }),
      { seed: seed("verdicts of ranks") },
    );
  });
});

describe("a miscount is named beside missing combinations only if it leaves out exactly those", () => {
  it.each([
    ["5S 6D 5H 5C 6C", 6],
    ["6C 7D 8S 8H 8C", 15],
  ])("%s counted %i", (line, count) => {
    const found = settle(line, count);
    expect(found.is === "short" && found.missed.reduce((sum, { points }) => sum + points, 0)).toBe(
      tally(shown(line).hand, shown(line).starter, "hand").total - count,
    );
    expect(miscount(found)).toBeUndefined();
  });
});
