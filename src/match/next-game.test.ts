import { describe, expect, it } from "vitest";
import type { TableFact } from "../game/facts";
import type { FirstDealer, Ruleset } from "../rules/ruleset";
import { STANDARD } from "../rules/ruleset";
import { Table } from "../testing/table";
import { Tabs } from "../testing/tabs";
import { nextDealer, nextSeats } from "./next-game";
import { setupOf } from "../session/new-game/setup";
import { newSession } from "../testing/start-session";

/** A game of three, one against two. */
function captain(lone: number, rules: Partial<Ruleset> = {}) {
  const start: TableFact = {
    type: "gameStarted",
    rules: { ...STANDARD, form: "captainA", target: 10, skunks: "none", ...rules },
    seats: ["Ann", "Ben", "Cleo"].map((name, seat) => ({ name, side: seat === lone ? 0 : 1 })),
    depth: "points",
    counting: "app",
  };
  return new Table([start, { type: "dealerChosen", dealer: 0 }]);
}

describe("one against two changes roles each game (rules.md §9.4)", () => {
  it.each([
    [0, [1, 0, 1]],
    [1, [1, 1, 0]],
    [2, [0, 1, 1]],
  ])("after seat %i played alone, the next seat on the left does: %j", (lone, sides) => {
    const next = nextSeats(captain(lone).state);
    expect(next.map(({ side }) => side)).toEqual(sides);
    expect(next.map(({ name }) => name)).toEqual(["Ann", "Ben", "Cleo"]);
  });

  it("after three games the first lone player is alone again", () => {
    const lones = [0, 1, 2].map((lone) => nextSeats(captain(lone).state).findIndex(({ side }) => side === 0));
    expect(lones).toEqual([1, 2, 0]);
  });

  it("if the lone player always deals, the next lone player deals the next game", () => {
    expect(nextDealer(captain(2, { house: ["captainDeals"] }).state)).toBe(0);
  });

  it("the next game of a session has the new roles, no matter who won", async () => {
    const session = newSession(new Tabs().tab());
    const setup = setupOf(session);
    setup.chooseForm("captainA");
    [setup.target.value, setup.otherTarget.value, setup.depth.value] = ["other", "10", "points"];
    for (const lone of [0, 1, 2, 0]) {
      if (session.openId.value === undefined) await setup.start(0);
      else await session.nextGame();
      expect(session.state.value?.seats.map(({ side }) => side)).toEqual([0, 1, 2].map((s) => (s === lone ? 0 : 1)));
      expect(session.state.value?.targets).toEqual([5, 10]);
      if (!session.state.value?.deal) await session.record({ type: "dealerChosen", dealer: 0 });
      await session.record({ type: "pegged", side: lone % 2, points: 5, for: "points" });
      await session.record({ type: "pegged", side: lone % 2, points: 5, for: "points" });
      expect(session.state.value?.winner).toBe(lone % 2);
    }
  });

  it.each<[FirstDealer, number | undefined]>([
    ["loser", 1],
    ["winner", 0],
    ["alternate", 1],
    ["cut", undefined],
  ])("otherwise the table’s rule decides who deals: %s", (firstDealer, dealer) => {
    const over = captain(0, { firstDealer }).tell({ type: "pegged", side: 0, points: 5, for: "points" });
    expect(over.state.winner).toBe(0);
    expect(nextDealer(over.state)).toBe(dealer);
  });
});

describe("in other games the seats stay", () => {
  it("partners are partners again", () => {
    const seats = ["Ann", "Ben", "Cleo", "Dan"].map((name, seat) => ({ name, side: seat % 2 }));
    const rules: Ruleset = { ...STANDARD, form: "four" };
    const table = new Table([{ type: "gameStarted", rules, seats, depth: "points", counting: "app" }]);
    expect(nextSeats(table.state)).toEqual(seats);
  });
});

it("the deal alternates from the first dealer, even if it skipped a player who had finished", () => {
  const table = new Table([
    {
      type: "gameStarted",
      rules: { ...STANDARD, form: "three", target: 10, skunks: "none", firstDealer: "alternate", house: ["playOn"] },
      seats: ["Ann", "Ben", "Cleo"].map((name, side) => ({ name, side })),
      depth: "points",
      counting: "app",
    },
    { type: "dealerChosen", dealer: 0 },
    { type: "pegged", side: 1, points: 10, for: "points" },
    { type: "dealEnded" },
    { type: "pegged", side: 0, points: 10, for: "points" },
  ]);
  expect([table.state.winner, table.state.deal?.dealer]).toEqual([1, 2]);
  expect(nextDealer(table.state)).toBe(1);
});
