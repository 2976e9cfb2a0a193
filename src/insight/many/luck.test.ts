import { describe, expect, test } from "vitest";
import { dealsPlayed } from "../../game/deals-played";
import { replay } from "../../game/replay";
import { started, Table } from "../../testing/table";
import { usualGame } from "../../testing/usual-games";
import { ODDS } from "../story/odds";
import { playedGame } from "../story/played";
import { weigh } from "../story/weighed";
import type { GameFacts } from "./facts";
import { isEarly } from "./figures";
import { gameFacts } from "./game-facts";
import { luckFacts, luckOf, waitsForLuck } from "./luck";
import { packFacts, unpackFacts } from "./pack";

/** The facts of a game with its luck and skill. */
function weighed(entries: ReturnType<typeof usualGame>): GameFacts {
  const now = replay(entries);
  const facts = gameFacts(entries);
  const game = now.state && playedGame(now.state, dealsPlayed(now));
  if (!facts || !game) throw new Error("the game has no facts");
  return { ...facts, luck: weigh(game, ODDS).views.map(luckFacts) };
}

const pointsGame = () => {
  const table = new Table([started("points", { target: 61 }), { type: "dealerChosen", dealer: 0 }]);
  for (const points of [29, 29, 3]) table.tell({ type: "pegged", side: 1, points, for: "points" });
  return table.entries;
};
const GAMES = [usualGame(1), usualGame(2), pointsGame()].map(weighed);

describe("luck and skill of many games", () => {
  test("add up from the start to the games won, for both sides", () => {
    for (const side of [0, 1]) {
      const { start, won, parts, games } = luckOf(GAMES.map((game) => ({ game, side })));
      const sum = start + (parts.skill?.total ?? 0) + (parts.both?.total ?? 0) + (parts.luck?.total ?? 0);
      expect(Math.abs(sum - won)).toBeLessThan(1e-9);
      expect(won).toBe(GAMES.filter(({ winners }) => winners.includes(side)).length);
      expect(games).toHaveLength(GAMES.length);
    }
  });

  test("do not name luck in a game of points alone", () => {
    const [game] = GAMES.slice(2);
    expect(game?.luck?.[0]).toMatchObject({ skill: undefined, luck: undefined });
    expect(game?.luck?.[0]?.both).toBeLessThan(0);
  });

  test("leave out games that nobody has worked out, and say so", () => {
    const [one] = GAMES;
    if (!one) throw new Error("no game");
    const waiting = { ...one, luck: undefined };
    expect([waiting, one, { ...one, luck: [] }, { ...waiting, usual: false }].map(waitsForLuck)).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(luckOf([{ game: waiting, side: 0 }])).toMatchObject({ games: [], start: 0, won: 0 });
  });

  test("say nothing about the average under twenty games", () => {
    const many = (times: number) => Array.from({ length: times }, () => ({ game: GAMES[0]!, side: 0 }));
    const early = (times: number) => isEarly(luckOf(many(times)).parts.luck!.each);
    expect([early(19), early(20)]).toEqual([true, false]);
  });

  test("are kept in the packs", () => {
    const games = [...GAMES, { ...GAMES[0]!, luck: [] }, { ...GAMES[0]!, luck: undefined }];
    expect(unpackFacts(packFacts(games))).toEqual(games);
    expect(unpackFacts(packFacts(games).replace(/\[\[\d+,null/, '[["5",null'))).toBeUndefined();
  });
});
