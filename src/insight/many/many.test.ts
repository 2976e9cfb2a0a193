import { describe, expect, test } from "vitest";
import type { GameId } from "../../game/facts";
import type { Hole } from "../../rules/ruleset";
import { countedOnce, filtered, gamesOf, streaksOf } from "./counted-games";
import { type GameFacts, pointsText, type SideFacts } from "./facts";
import { add, average, chanceOfLead, isEarly, newSum, share, together } from "./figures";
import { pairSteps } from "./pair";
import { playerSteps } from "./player";
import { inOneGo } from "./steps";
import { ALL_HANDS } from "./spreads";

const NOTHING = { play: pointsText([]), hand: pointsText([]), crib: pointsText([]) };

function sideOf(players: readonly string[], more: Partial<SideFacts> = {}): SideFacts {
  return {
    players,
    hole: 121 as Hole,
    loss: "plain",
    dealing: NOTHING,
    pone: NOTHING,
    most: 0,
    behind: 0,
    firstOut: [],
    bestHand: undefined,
    bestCrib: undefined,
    fine: [],
    stated: 0,
    mistakes: [],
    muggins: 0,
    ...more,
  };
}

let number = 0;
/** A game that the first of two players has won, unless `more` says otherwise. */
function gameOf(names: readonly (string | readonly string[])[], more: Partial<GameFacts> = {}): GameFacts {
  number += 1;
  return {
    id: `game-${number}` as GameId,
    startedAt: number * 3_600_000,
    touchedAt: number * 3_600_000,
    form: "sixCard",
    target: 121,
    usual: true,
    firstDealer: 0,
    winners: [0],
    margin: 10,
    deals: 9,
    timed: 0,
    seconds: 0,
    sides: names.map((one) => sideOf([one].flat())),
    luck: undefined,
    ...more,
  };
}
const many = (games: number, ...more: Parameters<typeof gameOf>) =>
  Array.from({ length: games }, () => gameOf(...more));
const playerOf = (...of: Parameters<typeof playerSteps>) => inOneGo(playerSteps(...of));
const pairOf = (...of: Parameters<typeof pairSteps>) => inOneGo(pairSteps(...of));
const AB = ["Alice", "Bob"];
const BOB_WINS = { winners: [1] };

describe("a share", () => {
  test("of 70 in 132 games is likely between 45 and 61 %", () => {
    const found = share(70, Array<GameId>(132).fill("x" as GameId));
    expect([found?.value, found?.low, found?.high].map((one) => Math.round(100 * (one ?? 0)))).toEqual([53, 45, 61]);
  });
  test.each([
    [0, 5, 0, 0.435],
    [5, 5, 0.565, 1],
  ])("of %i in %i games stays between 0 and 1", (won, of, low, high) => {
    const found = share(won, Array<GameId>(of).fill("x" as GameId));
    expect(found?.low).toBeCloseTo(low, 2);
    expect(found?.high).toBeCloseTo(high, 2);
    expect(found && isEarly(found)).toBe(true);
  });
  test("of no games does not exist", () => {
    expect(share(0, [])).toBeUndefined();
  });
});

describe("an average", () => {
  const of = (...values: readonly number[]) => {
    const sum = newSum();
    add(sum, pointsText(values), "x" as GameId);
    return average(sum);
  };
  test("has the interval of its sample", () => {
    const found = of(2, 4, 4, 4, 5, 5, 7, 9);
    expect(found?.value).toBe(5);
    expect((found?.high ?? 0) - 5).toBeCloseTo((1.96 * Math.sqrt(32 / 7)) / Math.sqrt(8), 9);
  });
  test("of one observation has no bounds, of none there is none", () => {
    expect(of(3)).toMatchObject({ value: 3, low: -Infinity, high: Infinity });
    expect(of()).toBeUndefined();
  });
  test("of several parts adds up, and the squares of the widths too", () => {
    const found = together([of(1, 3), of(10, 14)]);
    expect(found?.value).toBe(14);
    expect((found?.high ?? 0) - 14).toBeCloseTo(1.96 * Math.hypot(1, 2), 9);
    expect(together([of(1, 3), undefined])).toBeUndefined();
  });
});

describe("two equal players", () => {
  test.each([
    [0, 10, 1],
    [10, 10, 2 / 1024],
    [3, 79, 0.8219],
    [1, 79, 1],
  ])("are at least %i apart after %i games with this chance", (lead, games, chance) => {
    expect(chanceOfLead(lead, games)).toBeCloseTo(chance, 3);
  });
});

test("another copy of the same game counts once", () => {
  const game = gameOf(AB);
  const copy = { ...game, id: `${game.id}~2` as GameId };
  expect(countedOnce([copy, game])).toEqual([game]);
  expect(countedOnce([copy])).toEqual([copy]);
});

test("filters leave the games to 121, to 61, or of this year", () => {
  const games = [gameOf(AB), gameOf(AB, { target: 61 }), gameOf(AB, { startedAt: 5e12 })];
  expect((["all", "121", "61", "year"] as const).map((one) => filtered(games, one, 4e12).length)).toEqual([3, 2, 1, 1]);
});

test("streaks are counted from the oldest game", () => {
  const won = (all: string) => Array.from(all, (one) => ({ won: one === "w" }));
  expect(streaksOf(won("wwwllw"))).toEqual({ now: 1, won: 3, lost: 2 });
  expect(streaksOf(won("wll"))).toEqual({ now: -2, won: 1, lost: 2 });
  expect(streaksOf([])).toEqual({ now: 0, won: 0, lost: 0 });
});

describe("the page of a player", () => {
  const games = [
    ...many(12, AB),
    ...many(10, AB, BOB_WINS),
    ...many(3, ["Carol", "Alice"]),
    gameOf(
      [
        ["Alice", "Dan"],
        ["Bob", "Carol"],
      ],
      { usual: false, form: "four" },
    ),
    gameOf(["Alice", "Bob", "Carol"], { usual: false, form: "three", ...BOB_WINS }),
  ];
  const alice = playerOf("Alice", games);

  test("has the record of games of two sides; more sides are kept apart", () => {
    expect(alice.record).toMatchObject({ won: 13, lost: 13 });
    expect(alice.many).toMatchObject({ won: 0, lost: 1, par: 1 / 3 });
    expect(alice.games).toHaveLength(27);
  });
  test("keeps games as first dealer apart", () => {
    expect(alice.dealtFirst).toMatchObject({ won: 12, lost: 10 });
    expect(alice.notFirst).toMatchObject({ won: 0, lost: 3 });
    expect(alice.par).toBeCloseTo((22 * 0.56 + 3 * 0.44 + 0.5) / 26, 9);
  });
  test("counts skunks of two sides, won and lost, and lists their games", () => {
    const skunked = (loser: number, of = 2) => ({
      winners: [1 - loser],
      sides: ["Alice", "Bob", "Carol"]
        .slice(0, of)
        .map((name, i) => sideOf([name], i === loser ? { loss: "skunk" } : {})),
    });
    const some = [gameOf(AB, skunked(0)), gameOf(AB, skunked(1)), gameOf(AB), gameOf(AB, skunked(1, 3))];
    expect(playerOf("Alice", some).skunks).toEqual({ won: 1, lost: 1, games: some.slice(0, 2).map(({ id }) => id) });
  });
  test("names the opponents, the rival and the nemesis, and partners apart", () => {
    expect(alice.against.map(({ name, won, lost }) => [name, won, lost])).toEqual([
      ["Bob", 12, 10],
      ["Carol", 0, 3],
    ]);
    expect(alice.rival?.name).toBe("Bob");
    expect(alice.nemesis).toBeUndefined();
    expect(playerOf("Bob", games).nemesis?.name).toBe("Alice");
    expect(alice.partners.map(({ name, won }) => [name, won])).toEqual([["Dan", 1]]);
  });
  test("has averages only of usual games, each with the games it comes from", () => {
    const pone = { ...NOTHING, play: pointsText([2, 3]), hand: pointsText([8, 10]) };
    const counted = gameOf(AB, { sides: [sideOf(["Alice"], { pone }), sideOf(["Bob"])] });
    const other = { ...counted, id: "other" as GameId, usual: false };
    const found = playerOf("Alice", [counted, other]).pone;
    expect(found.hand).toMatchObject({ value: 9, of: 2, games: [counted.id] });
    expect(found.whole?.value).toBe(11.5);
    expect(found.crib).toBeUndefined();
  });
  test("has the biggest comeback of a game won, and the best hands with their game", () => {
    const fine = [{ points: 28, of: "hand" as const, cards: ["5S", "5H", "5C", "QD", "5D"] as const }];
    const won = gameOf(AB, { sides: [sideOf(["Alice"], { behind: 20, fine, bestHand: 28 }), sideOf(["Bob"])] });
    const lost = gameOf(AB, { ...BOB_WINS, sides: [sideOf(["Alice"], { behind: 70 }), sideOf(["Bob"])] });
    const found = playerOf("Alice", [won, lost]);
    expect(found.comeback).toEqual({ value: 20, game: won.id });
    expect(found.fine).toMatchObject([{ points: 28, game: won.id, against: ["Bob"] }]);
    expect(found.highHands).toMatchObject([{ from: 17, won: 1, lost: 0 }]);
  });
  test("counts mistakes by kind", () => {
    const hand = { of: "hand", stated: 6, truth: 8, cards: [], kinds: ["fifteens"] } as const;
    const mistakes = [hand, { ...hand, stated: 10, kinds: ["fifteens", "runs"] as const }];
    const found = playerOf("Bob", [
      gameOf(AB, { sides: [sideOf(["Alice"]), sideOf(["Bob"], { stated: 9, mistakes })] }),
    ]);
    expect(found.counting).toMatchObject({ stated: 9, missed: { times: 1, points: 2 }, over: { times: 1, points: 2 } });
    expect(found.counting.kinds).toMatchObject([
      { kind: "fifteens", missed: 1, over: 1 },
      { kind: "runs", missed: 0, over: 1 },
    ]);
  });
  test("of somebody who has not played is empty", () => {
    const nobody = playerOf("Zed", games);
    expect(nobody).toMatchObject({
      games: [],
      par: 0.5,
      rival: undefined,
      most: undefined,
      record: { won: 0, lost: 0 },
    });
    expect(nobody.record.share).toBeUndefined();
  });
});

describe("a pair", () => {
  const games = [
    gameOf(AB, { margin: 4 }),
    gameOf(["Bob", "Alice"], { margin: 33, sides: [sideOf(["Bob"]), sideOf(["Alice"], { loss: "skunk" })] }),
    gameOf(["Bob", "Alice"], { margin: 5 }),
    gameOf(["Alice", "Carol"]),
    gameOf(["Alice", "Bob", "Carol"], { form: "three" }),
  ];
  const pair = pairOf(["Alice", "Bob"], games);

  test("has the games of these two alone, and who leads after each", () => {
    expect(pair.series.map(({ lead }) => lead)).toEqual([1, 0, -1]);
    expect(pair.record).toMatchObject({ won: 1, lost: 2 });
    expect(pair.sides.map(({ lead }) => lead?.by)).toEqual([1, 1]);
    expect(pair.streaks.now).toBe(-2);
  });
  test("has margins and skunks of both", () => {
    expect(pair.sides.map(({ margin }) => margin?.value)).toEqual([4, 19]);
    expect(pair.sides.map(({ skunks }) => skunks.length)).toEqual([0, 1]);
    expect(pair.margins.map((one) => one.games.map((ids) => ids.length)).filter(([a, b]) => a || b)).toEqual([
      [1, 1],
      [0, 1],
    ]);
  });
  test("seen from the other side is the same the other way round", () => {
    const back = pairOf(["Bob", "Alice"], games);
    expect(back.sides.toReversed().map(({ name, won }) => [name, won])).toEqual(
      pair.sides.map(({ name, won }) => [name, won]),
    );
    expect(back.even).toBe(pair.even);
  });
  test("knows its games alone", () => {
    expect(gamesOf("Alice", pair.games)).toHaveLength(3);
  });
});

test("the hands of the table are all hands", () => {
  expect(ALL_HANDS.reduce((sum, one) => sum + one, 0)).toBe(12_994_800);
});
