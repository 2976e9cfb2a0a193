import fc from "fast-check";
import { expect, it } from "vitest";
import { dealsPlayed } from "../../game/deals-played";
import { COUNTINGS, DEPTHS, type LogEntry, type TableFact } from "../../game/facts";
import { handsOf } from "../many/hands";
import { randomGame } from "../../testing/random-logs";
import { chanceOf, Robot } from "../../testing/robot";
import { seed } from "../../testing/seed";
import { formStarted, started, Table } from "../../testing/table";
import { replay, type Replay } from "../../game/replay";
import { dealPoints, takenIn } from "./deal-points";
import { lostPoints } from "./points";

const DEALER: TableFact = { type: "dealerChosen", dealer: 0 };

function pointsOf(now: Replay, number = 1) {
  const deal = dealsPlayed(now)[number - 1]!;
  return dealPoints(now.state!, deal, handsOf(now));
}

/** For every deal the points shown for each side, and those that its score went up by. */
function addedUp(now: Replay) {
  const { state } = now;
  if (!state) return [];
  const counted = handsOf(now);
  return dealsPlayed(now).map((deal) => {
    const { before, hands, after } = dealPoints(state, deal, counted);
    const shown = state.sides.map((_, side) => {
      const rows = [...before, ...after].flatMap(({ pegs }) => pegs[side]!.map(({ points }) => points));
      const own = hands.flatMap((hand) => (hand.side === side ? [hand.count?.pegged ?? 0] : []));
      return [...rows, ...own].reduce((sum, points) => sum + points, 0);
    });
    return { shown, moved: deal.to.map((hole, side) => hole - deal.from[side]!) };
  });
}

it("the points of a deal add up to the score, however it is counted and entered", () => {
  fc.assert(
    fc.property(fc.nat(), fc.constantFrom(...COUNTINGS), fc.constantFrom(...DEPTHS), (chance, counting, depth) => {
      const robot = new Robot(formStarted("sixCard", { target: 61 }, "solo", { counting, depth }), chanceOf(chance));
      robot.table.tell(DEALER).tell({ type: "penaltyTaken", side: 0, penalty: "looked", over: 0 });
      robot.play();
      for (const { shown, moved } of addedUp(robot.table.now)) expect(shown).toEqual(moved);
    }),
    { seed: seed("the points of a deal"), numRuns: 12 },
  );
});

it("the points of a deal add up in random games of every form", () => {
  fc.assert(
    fc.property(fc.integer(), (number) => {
      const now = replay(randomGame(chanceOf(number)).entries as LogEntry[]);
      for (const { shown, moved } of addedUp(now)) expect(shown).toEqual(moved);
    }),
    { seed: seed("the points of a deal of any form"), numRuns: 20 },
  );
});

it("a hand that was counted too low shows what it pegged, and muggins who took the rest", () => {
  const table = new Table([started("hands", {}, ["Alice", "Bob"], "muggins"), DEALER]);
  table.tap("5D").tell({ type: "playEnded" });
  for (const card of ["5H", "5S", "JD", "6C"] as const) table.tell({ type: "cardShown", owner: 1, card });
  table.tell({ type: "claimed", owner: 1, points: 4 });
  table.tell({ type: "called", at: 0, of: "1", side: 0, for: "missed", points: 11 }).tap("peg");
  const { hands, after } = pointsOf(table.now);
  expect(hands[0]).toMatchObject({ owner: 1, starter: "5D", count: { pegged: 4, stated: 4, worth: 15 } });
  expect(after.map(({ row, pegs }) => [row, pegs.map((of) => of.map(({ points }) => points))])).toEqual([
    ["muggins", [[11], []]],
  ]);
  // As many as the others took.
  expect(lostPoints(table.now)).toMatchObject({ left: [0, 0], muggins: [0, 11], overcounts: [0, 0] });
  expect(takenIn(table.state, after[0]!.pegs.flat())).toEqual([
    { by: 0, from: 1, points: 11, kind: "muggins", where: 1 },
  ]);
});

it("a hand entered as points alone is shown without cards", () => {
  const table = new Table([started("hands"), DEALER]).tap("5D").tell({ type: "playEnded" });
  table.tell({ type: "handTyped", owner: 1, points: 8 });
  expect(pointsOf(table.now).hands).toMatchObject([
    { owner: 1, cards: [], starter: undefined, count: { pegged: 8, stated: 8, worth: 8 } },
  ]);
});

it("the hand that wins pegs only the points up to the game hole", () => {
  const table = new Table([started("hands", { target: 61 }), DEALER]);
  table.tell({ type: "pegged", side: 1, points: 55, for: "correction" }).tap("5D").tell({ type: "playEnded" });
  table.tell({ type: "handTyped", owner: 1, points: 8 });
  expect(pointsOf(table.now).hands[0]?.count).toMatchObject({ pegged: 6, stated: 8, worth: 8 });
});
