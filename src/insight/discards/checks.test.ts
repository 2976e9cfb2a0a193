/** The values of discards beside published tables, every deal, and deals by chance: a sample, or all by `npm run insight`. */
import { describe, expect, test } from "vitest";
import { PACK, type SuitedCard } from "../../rules/cards";
import { type CardIndex, cribTotal, indexOf } from "../../rules/show/fast";
import { DEALS, everyValue, type SixValues } from "../../testing/insight/equilibrium";
import { withoutRemoval } from "../../testing/insight/no-removal";
import { byRanks, dealOthers, everyCrib, everyCribByCards, sampledWorths } from "../../testing/insight/other-deals";
import { AUTHORS, publishedCribs } from "../../testing/insight/published";
import type { Chance } from "../../testing/real-deal";
import { chanceOf } from "../../testing/robot";
import { seed } from "../../testing/seed";
import { cribSum, otherDiscards } from "./crib";
import { bestDiscard, policyOf } from "./policy";
import { countsOf, type CribSide, OTHER, OTHER_SIXES, RANK_COUNT, SPLITS, STARTERS, TWOS, twoOf } from "./ranks";
import { CRIB_WITHIN, discardValues } from "./values";

const ALL = process.env["INSIGHT"] === "all";
const A_WHILE = 1_800_000; // milliseconds
const SIDES = ["own", "theirs"] as const;

function sixBy(chance: Chance): readonly SuitedCard[] {
  return PACK.map((card) => [chance(), card] as const)
    .toSorted(([a], [b]) => a - b)
    .slice(0, 6)
    .map(([, card]) => card);
}

/** The root of the mean square of the differences, in points. */
function rms(some: readonly number[], others: readonly number[]): number {
  return Math.sqrt(some.reduce((sum, one, i) => sum + (one - others[i]!) ** 2, 0) / some.length);
}

describe("with card removal left out", () => {
  const cribs = withoutRemoval(3);
  test.each(AUTHORS.flatMap((author) => SIDES.map((side) => [author, side] as const)))(
    "the same equilibrium is within 0.12 of %s, %s crib",
    (author, side) => {
      const difference = rms(cribs[side], publishedCribs(author, side));
      console.log(`without removal, ${author}, ${side} crib: rms ${difference.toFixed(3)}`);
      expect(difference).toBeLessThan(0.12);
    },
  );
});

describe("every six of the other player", () => {
  test(`gives the same crib by ranks, to 1e-9, ${ALL ? 50 : 1} at random`, { timeout: A_WHILE }, () => {
    const chance = chanceOf(seed("cribs by every other six"));
    for (let hand = 0; hand < (ALL ? 50 : 1); hand++) {
      const six = sixBy(chance).map(indexOf);
      const crib = SIDES[hand % 2]!;
      const others = otherDiscards(countsOf(six.map((card) => card % RANK_COUNT)), policyOf(OTHER[crib]));
      for (const [i, j] of SPLITS) {
        const two = twoOf(six[i]! % RANK_COUNT, six[j]! % RANK_COUNT);
        const quick = cribSum(two, others) / (OTHER_SIXES * STARTERS);
        expect(Math.abs(quick - everyCrib(six, crib, two))).toBeLessThan(1e-9);
      }
    }
  });

  test.runIf(ALL)("gives the same crib card by card, with flushes and nobs, to 1e-9", { timeout: A_WHILE }, () => {
    const six = "5D QD KC JS 7H JH".split(" ") as SuitedCard[];
    const discards = [
      ["5D", "QD"],
      ["JS", "JH"],
      ["7H", "JH"],
    ] as const;
    const cards = discards.map(([one, two]) => [indexOf(one), indexOf(two)] as const);
    const exact = everyCribByCards(six.map(indexOf), "theirs", cards);
    const values = discardValues(six, "theirs");
    for (const [k, [one, two]] of discards.entries()) {
      const value = values.find(({ discard }) => discard.includes(one) && discard.includes(two));
      console.log(`card by card, ${one} ${two}: ${exact[k]}, by tables ${value?.crib}`);
      expect(Math.abs((value?.crib ?? 0) - exact[k]!)).toBeLessThan(1e-9);
    }
  });
});

/** Hands to deal against, with the crib. */
const HANDS: readonly (readonly [six: string, crib: CribSide])[] = [
  ["AS 2H 7C 9D JS QH", "own"],
  ["5D QD KC KS 7H 8C", "theirs"],
  ["2S 3S 4S 5S 5H JS", "own"],
  ["AS AH 2C 2D 3S 4H", "theirs"],
  ["2S 2C 4S 5S 7H 8S", "own"],
  ["2C 3S 5C 5D 8H QS", "theirs"],
  ["JS JH JC JD 5S 5H", "own"],
  ["5S 5H 6C 6D 7S 7H", "theirs"],
  ["AS 3S 6S 8S TS QS", "own"],
  ["AD 2S 5H 6C 9S JH", "theirs"],
];

describe("deals by chance", () => {
  const deals = ALL ? 1_000_000 : 10_000;
  test.each(ALL ? HANDS : HANDS.slice(0, 2))(
    `agree with the values of %s, %s crib: ${deals} deals`,
    { timeout: A_WHILE },
    (text, crib) => {
      const six = text.split(" ") as SuitedCard[];
      // A fixed seed, because one sample in 370 is further away than three standard errors.
      const sampled = sampledWorths(six.map(indexOf), crib, deals, chanceOf(1115));
      const [best] = discardValues(six, crib);
      const at = SPLITS.findIndex(([i, j]) => best?.discard.includes(six[i]!) && best.discard.includes(six[j]!));
      const { mean, error } = sampled[at]!;
      const away = (mean - (best?.worth ?? 0)) / error;
      console.log(`${text}, ${crib}: ${best?.worth.toFixed(4)}, sampled ${mean.toFixed(4)}: ${away.toFixed(2)} errors`);
      expect(Math.abs(away)).toBeLessThan(3);
    },
  );
});

/** How much the crib of each discard changes if the other keeps four cards of one suit where it is worth it. */
function byFlushes(six: readonly CardIndex[], crib: CribSide, deals: number, chance: Chance): readonly number[] {
  const sums = SPLITS.map(() => 0);
  const ranks = new Uint8Array(6);
  dealOthers(six, deals, chance, (cards, starter) => {
    const suits = [0, 0, 0, 0];
    for (let i = 0; i < 6; i++) suits[Math.trunc(cards[i]! / RANK_COUNT)]! += 1;
    if (Math.max(...suits) < 4) return;
    const [one, two] = byRanks(cards, OTHER[crib], ranks);
    const [i, j] = bestDiscard([...cards.subarray(0, 6)], OTHER[crib]);
    for (const [k, [a, b]] of SPLITS.entries()) {
      sums[k]! += cribTotal(six[a]!, six[b]!, cards[i]!, cards[j]!, starter);
      sums[k]! -= cribTotal(six[a]!, six[b]!, one, two, starter);
    }
  });
  return sums.map((sum) => sum / deals);
}

test.runIf(ALL)("flushes that the other keeps change no crib by more than the bound", { timeout: A_WHILE }, () => {
  const chance = chanceOf(1123);
  let most = 0;
  let apart = 0;
  for (let hand = 0; hand < 60; hand++) {
    const changes = byFlushes(sixBy(chance).map(indexOf), SIDES[hand % 2]!, 150_000, chance);
    most = Math.max(most, ...changes.map(Math.abs));
    apart = Math.max(apart, Math.max(...changes) - Math.min(...changes));
  }
  console.log(`flushes of the other: a crib changes by at most ${most.toFixed(3)}, two cribs by ${apart.toFixed(3)}`);
  expect(Math.max(most, apart)).toBeLessThan(CRIB_WITHIN);
});

/** The place of the best of a six. */
function bestOf({ splits, hand, crib }: SixValues, worth: (i: number) => number): number {
  let best = 0;
  for (let i = 1; i < Math.min(splits.many, hand.length, crib.length); i++) if (worth(i) > worth(best)) best = i;
  return best;
}

describe.runIf(ALL)("beside published tables, over every six", () => {
  test.each(SIDES)("%s crib: the averages, the best discards, and the cost", { timeout: A_WHILE }, (side) => {
    const sign = side === "own" ? 1 : -1;
    const tables = AUTHORS.map((author) => ({
      author,
      table: publishedCribs(author, side),
      more: 0,
      other: 0,
      cost: 0,
    }));
    const mean = new Float64Array(TWOS);
    const chosen = new Float64Array(TWOS);
    let deals = 0;
    everyValue(policyOf(OTHER[side]), 0.25, (values) => {
      const { ways, splits, hand, crib } = values;
      const worth = (i: number) => (hand[i]! + sign * crib[i]!) / DEALS;
      const best = bestOf(values, worth);
      const two = splits.two[best]!;
      mean[two]! += (ways * crib[best]!) / DEALS;
      chosen[two]! += ways;
      deals += ways;
      for (const sums of tables) {
        const published = bestOf(values, (i) => hand[i]! / DEALS + sign * sums.table[splits.two[i]!]!);
        sums.more += ways * (crib[best]! / DEALS - sums.table[two]!);
        if (published === best) continue;
        sums.other += ways;
        sums.cost += ways * (worth(best) - worth(published));
      }
    });
    const means = [...mean].map((sum, two) => sum / chosen[two]!);
    for (const { author, table, more, other, cost } of tables) {
      const difference = rms(means, table);
      const share = (100 * other) / deals;
      console.log(
        `${author}, ${side} crib: means rms ${difference.toFixed(3)}, crib ${(more / deals).toFixed(3)} more, ` +
          `another discard in ${share.toFixed(2)} % at ${(cost / other).toFixed(3)} points each`,
      );
      expect(difference).toBeLessThan(0.12);
      expect(Math.abs(more / deals)).toBeLessThan(0.1);
      expect(share).toBeLessThan(4);
    }
    expect(rms(means, publishedCribs("hessel", side))).toBeLessThan(0.02);
  });
});
