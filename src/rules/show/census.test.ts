/** Counts every possible deal in two ways and compares the results with the known table. rules.md §4.6. */
import { describe, expect, it } from "vitest";
import { PACK } from "../cards";
import { cribTotal, handTotal } from "./fast";
import { tally } from "./tally";

const DEALS = 12_994_800;
/** Set by `npm run census`. */
const ALL = process.env["CENSUS"] === "all";
const A_WHILE = 300_000; // milliseconds, for a slow machine and for `npm run coverage`

/** Points → hands, cribs. 19, 25, 26 and 27 are impossible (§4.5). */
const TABLE: readonly (readonly [points: number, hand: number, crib: number])[] = [
  [0, 1_009_008, 1_022_208],
  [1, 99_792, 99_792],
  [2, 2_813_796, 2_839_800],
  [3, 505_008, 508_908],
  [4, 2_855_676, 2_868_960],
  [5, 697_508, 703_496],
  [6, 1_800_268, 1_787_176],
  [7, 751_324, 755_320],
  [8, 1_137_236, 1_118_336],
  [9, 361_224, 358_368],
  [10, 388_740, 378_240],
  [11, 51_680, 43_880],
  [12, 317_340, 310_956],
  [13, 19_656, 16_548],
  [14, 90_100, 88_132],
  [15, 9_168, 9_072],
  [16, 58_248, 57_288],
  [17, 11_196, 11_196],
  [18, 2_708, 2_264],
  [20, 8_068, 7_828],
  [21, 2_496, 2_472],
  [22, 444, 444],
  [23, 356, 356],
  [24, 3_680, 3_680],
  [28, 76, 76],
  [29, 4, 4],
];

type Visit = (a: number, b: number, c: number, d: number, starter: number) => void;

/** Each hand of four once, with every possible starter. */
function everyDeal(visit: Visit): void {
  for (let a = 0; a < 52; a++) {
    for (let b = a + 1; b < 52; b++) {
      for (let c = b + 1; c < 52; c++) {
        for (let d = c + 1; d < 52; d++) {
          for (let starter = 0; starter < 52; starter++) {
            if (starter !== a && starter !== b && starter !== c && starter !== d) visit(a, b, c, d, starter);
          }
        }
      }
    }
  }
}

/** The deals for each total as rows of `TABLE`, without totals that never occur. */
function lines(hands: Uint32Array, cribs: Uint32Array): typeof TABLE {
  return [...hands.keys()]
    .map((points) => [points, hands[points]!, cribs[points]!] as const)
    .filter(([, hand, crib]) => hand + crib > 0);
}

/** Whether the tally gives the same totals as the tables, which the first test below compares with the census. */
function explainedAgrees(a: number, b: number, c: number, d: number, starter: number): boolean {
  const hand = [PACK[a]!, PACK[b]!, PACK[c]!, PACK[d]!];
  return (
    tally(hand, PACK[starter]!, "hand").total === handTotal(a, b, c, d, starter) &&
    tally(hand, PACK[starter]!, "crib").total === cribTotal(a, b, c, d, starter)
  );
}

const written = (number: number) => number.toLocaleString("en");

describe("census", () => {
  it("all 12,994,800 deals count what the table says, as a hand and as a crib", { timeout: A_WHILE }, () => {
    const hands = new Uint32Array(32);
    const cribs = new Uint32Array(32);
    everyDeal((a, b, c, d, starter) => {
      hands[handTotal(a, b, c, d, starter)]!++;
      cribs[cribTotal(a, b, c, d, starter)]!++;
    });
    expect(lines(hands, cribs)).toEqual(TABLE);
    const deals = hands.reduce((sum, many) => sum + many, 0);
    expect(deals).toBe(DEALS);
    console.log(`census: ${written(deals)} of ${written(DEALS)} deals match, hand and crib`);
  });

  // All deals take half a minute or more, so a usual run takes a sample; `npm run census` takes all.
  it.runIf(ALL)("all 12,994,800 deals explained, hand and crib, one by one", { timeout: A_WHILE }, () => {
    let differ = 0;
    everyDeal((a, b, c, d, starter) => {
      if (!explainedAgrees(a, b, c, d, starter)) differ++;
    });
    expect(differ).toBe(0);
    console.log(`census explained: ${written(DEALS - differ)} of ${written(DEALS)} deals match, hand and crib`);
  });

  it("one deal in 41 has the same tally, as a hand and as a crib", { timeout: A_WHILE }, () => {
    let deal = 0;
    let differ = 0;
    everyDeal((a, b, c, d, starter) => {
      // 41 and the 48 starters of a hand share no factor, so the sample contains every starter.
      if (deal++ % 41 !== 0) return;
      if (!explainedAgrees(a, b, c, d, starter)) differ++;
    });
    expect(deal).toBe(DEALS);
    expect(differ).toBe(0);
  });

  it("the average is 4.76915 for a hand and 4.73482 for a crib", () => {
    expect(TABLE.reduce((sum, [points, deals]) => sum + points * deals, 0)).toBe(61_974_180);
    expect(TABLE.reduce((sum, [points, , deals]) => sum + points * deals, 0)).toBe(61_528_020);
  });
});
