import { expect, it } from "vitest";
import { started, Table } from "../testing/table";
import { lineOfCall } from "./call-shown";
import { waitingOf } from "./waiting";

const HANDS = "5H 5C 2D 3S 4S";

/** Bob's hand is counted as 20, and Alice challenges it or not. */
function counted(table: Table, challenged: boolean): Table {
  table.tap(HANDS).tell({ type: "claimed", owner: 1, points: 20 });
  return challenged ? table.tell({ type: "called", at: 0, of: "1", side: 0, for: "over", points: 0 }) : table;
}

/** The entry of the challenge to the count that waits to be pegged. */
function challenge(table: Table): number | undefined {
  const waiting = waitingOf(table.state);
  if (waiting.for !== "peg" || !waiting.settled) throw new Error("no count waits to be pegged");
  return lineOfCall(table.now, waiting.settled)?.id;
}

const handsOnly = () =>
  new Table([started("hands", {}, ["Alice", "Bob"], "checked"), { type: "dealerChosen", dealer: 0 }]);

it("finds the challenge to the count of a hand", () => {
  const table = counted(handsOnly(), true);
  expect(challenge(table)).toBe(table.now.lines.at(-1)?.id);
});

it("finds no challenge of a deal that was voided", () => {
  const table = counted(handsOnly(), true).tell({ type: "dealVoided" });
  expect(challenge(counted(table, false))).toBeUndefined();
});
