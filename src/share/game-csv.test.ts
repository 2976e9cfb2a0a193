import { expect, it } from "vitest";
import { chanceOf, Robot } from "../testing/robot";
import { seed } from "../testing/seed";
import { formStarted, Table } from "../testing/table";
import { gameCsv } from "./game-csv";

it("a deal is a row: who deals, the starter, the points of every side and the score", () => {
  const table = new Table().tap("JH").tap("7S 8D").tell({ type: "pegged", side: 1, points: 3, for: "correction" });
  expect(gameCsv(table.now).split("\r\n")).toEqual([
    "Deal,Dealer,Starter,Alice: play,Alice: hand,Alice: crib,Alice: other,Alice: total,Bob: play,Bob: hand,Bob: crib,Bob: other,Bob: total",
    "1,Alice,JH,2,0,0,2,4,0,0,0,3,3",
    "",
  ]);
});

it("typed points are in the column of others, and those of the crib’s keys in the crib’s", () => {
  const table = new Table([
    formStarted("sixCard", {}, undefined, { depth: "points" }),
    { type: "dealerChosen", dealer: 0 },
  ]);
  table.tell({ type: "pegged", side: 1, points: 3, for: "points" });
  table.tell({ type: "pegged", side: 0, points: 5, for: "points", ends: true });
  expect(gameCsv(table.now).split("\r\n")[1]).toBe("1,Alice,,0,0,5,0,5,0,0,0,3,3");
});

it("the points of the rows add up to the totals, which end with the result", () => {
  const robot = new Robot(formStarted("four", {}, "partners"), chanceOf(seed("game as CSV")));
  const state = robot.play();
  const rows = gameCsv(robot.table.now).trim().split("\r\n").slice(1);
  const cells = rows.map((row) => row.split(",").slice(3).map(Number));
  for (const side of [0, 1]) {
    let sum = 0;
    for (const row of cells) {
      sum += row.slice(5 * side, 5 * side + 4).reduce((one, other) => one + other, 0);
      expect(row[5 * side + 4]).toBe(sum);
    }
    expect(sum).toBe(state.sides[side]?.front);
  }
});

it("a name is no formula", () => {
  const table = new Table([formStarted("sixCard"), { type: "dealerChosen", dealer: 0 }]);
  expect(gameCsv(table.now)).not.toMatch(/^[=+-]/m);
});
