import { describe, expect, it } from "vitest";
import { logOf, started } from "../testing/table";
import type { Fact, TableFact } from "./facts";
import { rowOf } from "./list-row";
import { timePlayed } from "./log";

const START: readonly TableFact[] = [started("points", { target: 29 }), { type: "dealerChosen", dealer: 0 }];
const peg = (points: number): TableFact => ({ type: "pegged", side: 0, points, for: "points" });
const UNDO: Fact = { type: "undone" };
const REDO: Fact = { type: "redone" };

/** The row of a game whose entries are a minute apart, and the minute that the lists show. */
function minuteOf(...facts: readonly Fact[]): number {
  const row = rowOf(logOf([...START, ...facts]).map((entry) => ({ ...entry, at: entry.seq * 60_000 })));
  if (!row) throw new Error("the facts begin no game");
  return timePlayed(row) / 60_000;
}

describe("the time of a game in the lists", () => {
  it.each<[what: string, minute: number, ...facts: Fact[]]>([
    ["a finished game has the time of the winning peg", 3, peg(10), peg(19)],
    ["a game that was undone and redone keeps that time", 3, peg(10), peg(19), UNDO, REDO],
    [
      "a game whose record was changed keeps that time",
      3,
      peg(9),
      peg(20),
      { type: "corrected", entry: 2, change: { how: "replaced", by: peg(10) } },
    ],
    ["a game taken up again has the time of its undo", 4, peg(10), peg(19), UNDO],
    ["a game finished again has the time of the new winning peg", 5, peg(10), peg(19), UNDO, peg(19)],
  ])("%s", (_, minute, ...facts) => expect(minuteOf(...facts)).toBe(minute));
});
