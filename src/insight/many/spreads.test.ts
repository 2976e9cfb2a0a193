import { describe, expect, test } from "vitest";
import type { GameId } from "../../game/facts";
import type { Played } from "./counted-games";
import { firstOutOf, highHandsOf, marginsOf, usualHands } from "./spreads";

/** Only the fields that spreads look at. */
interface Seen {
  readonly won?: boolean;
  readonly margin?: number;
  readonly bestHand?: number;
  /** The streets that the player left first, and those that the other did. */
  readonly out?: readonly [own: readonly number[], other: readonly number[]];
}

function played(games: readonly Seen[]): readonly Played[] {
  return games.map(({ won = true, margin = 10, bestHand, out = [[], []] }, i) => {
    const sides = out.map((firstOut) => ({ firstOut, bestHand }));
    return { game: { id: `game-${i}` as GameId, margin, sides }, own: sides[0], won } as unknown as Played;
  });
}

const LOST = { won: false };

describe("streets", () => {
  test("have the record of those out first and of those out second, and no row without a game", () => {
    const games = played([{ out: [[1, 2], []] }, { out: [[1], [2]], ...LOST }, { out: [[], [1]] }, {}]);
    expect(firstOutOf(games)).toEqual([
      { street: 1, first: { won: 1, lost: 1 }, second: { won: 1, lost: 0 }, games: ["game-0", "game-1", "game-2"] },
      { street: 2, first: { won: 1, lost: 0 }, second: { won: 0, lost: 1 }, games: ["game-0", "game-1"] },
    ]);
  });
  test("left by both at once count once, as out first", () => {
    expect(firstOutOf(played([{ out: [[3], [3]] }]))).toMatchObject([
      { street: 3, first: { won: 1 }, games: ["game-0"] },
    ]);
  });
});

describe("best hands", () => {
  test.each([
    [0, 0],
    [9, 0],
    [10, 10],
    [13, 13],
    [29, 17],
  ])("of %i points are in the range from %i", (bestHand, from) => {
    expect(highHandsOf(played([{ bestHand }, { bestHand, ...LOST }]))).toMatchObject([{ from, won: 1, lost: 1 }]);
  });
  test("that nobody counted are in no range", () => {
    expect(highHandsOf(played([{}]))).toEqual([]);
  });
});

test("the shares of usual hands add up, and no hand has 19 points", () => {
  const usual = usualHands();
  expect([usual.length, usual[19]]).toEqual([30, 0]);
  expect(usual.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 9);
});

describe("margins", () => {
  test.each([
    [1, 1],
    [5, 1],
    [6, 6],
    [30, 26],
    [31, 31],
    [120, 31],
  ])("of %i are in the step from %i", (margin, from) => {
    const steps = marginsOf(played([{ margin }, { margin, ...LOST }]));
    expect(steps.filter(({ games }) => games.flat().length > 0)).toMatchObject([
      { from, games: [["game-0"], ["game-1"]] },
    ]);
  });
  test("of nothing are in no step", () => {
    expect(marginsOf(played([{ margin: 0 }])).flatMap(({ games }) => games.flat())).toEqual([]);
  });
});
