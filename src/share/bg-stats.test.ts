import { expect, it } from "vitest";
import { chanceOf, Robot } from "../testing/robot";
import { formStarted, Table } from "../testing/table";
import { bgStatsLink } from "./bg-stats";

const PLAY = { id: "game-1", played: "2026-11-21 19:16:58", minutes: 36 };
const dataOf = (link = "") => {
  const [address, data = ""] = link.split("?data=");
  expect(address).toBe("bgstats://app.bgstatsapp.com/createPlay.html");
  return JSON.parse(decodeURIComponent(data)) as { players: readonly { winner: boolean }[] };
};

it("a game that is not over has no link", () => {
  expect(bgStatsLink(new Table().state, PLAY)).toBeUndefined();
});

it("the link holds the game, its players, scores and winner", () => {
  const state = new Robot(formStarted("sixCard"), chanceOf(5)).play();
  const [alice, bob] = state.sides.map(({ front }) => front);
  expect(dataOf(bgStatsLink(state, PLAY))).toEqual({
    sourceName: "Fifteen Two",
    sourcePlayId: "game-1",
    playDate: "2026-11-21 19:16:58",
    durationMin: 36,
    game: { name: "Cribbage", sourceGameId: "cribbage", bggId: 2398, highestWins: true, noPoints: false },
    players: [
      { name: "Alice", sourcePlayerId: "Alice", score: alice, winner: alice === 121 },
      { name: "Bob", sourcePlayerId: "Bob", score: bob, winner: bob === 121 },
    ],
  });
});

it("partners are a team and win together", () => {
  const state = new Robot(formStarted("four", {}, "partners"), chanceOf(6)).play();
  const { players } = dataOf(bgStatsLink(state, PLAY));
  expect(players.map(({ winner }) => winner)).toEqual([0, 1, 0, 1].map((side) => side === state.winner));
  expect(players[2]).toMatchObject({ team: "Alice & Carol" });
});
