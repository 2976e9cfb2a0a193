/** Few taps: written deals take as many taps in the browser as the robot of `taps.test.tsx` counts. */
import type { Depth, TableFact } from "../../src/game/facts";
import { TAP_DEALS } from "../../src/testing/tap-deals";
import { tapsOf } from "../../src/testing/tap-robot";
import { expect, test } from "../test";
import type { Table } from "../table";
import type { NewGame } from "../verbs/new-game";
import { sampled } from "./sample";

const DEPTH_NAMES: Readonly<Record<Depth, NonNullable<NewGame["depth"]>>> = {
  cards: "Every card",
  hands: "Hands only",
  points: "Points only",
};
const NAMES = ["Alice", "Bob"] as const;

/** Presses the button that records this fact. */
async function press(table: Table, fact: TableFact): Promise<void> {
  if (fact.type === "goCalled") return table.press(table.button("Go"));
  if (fact.type === "handPegged") return table.press(table.button(/^(?:Peg|Nothing to peg) /));
  if (fact.type === "dealEnded") return table.nextDeal();
  if (fact.type !== "pegged") throw new Error(fact.type);
  return fact.ends ? table.crib(fact.points, "Alice") : table.chip(fact.points, NAMES[fact.side] ?? "");
}

for (const depth of ["cards", "hands", "points"] as const)
  for (const line of sampled(TAP_DEALS, 1 / 24, depth))
    test(`${DEPTH_NAMES[depth]}: ${line}`, async ({ table }) => {
      const { taps, moves, table: robot } = tapsOf(depth, line);
      await table.newGame({ depth: DEPTH_NAMES[depth] });
      table.countTaps();
      for (const move of moves) {
        if ("card" in move) await table.tap(move.card);
        else await press(table, move.fact);
      }
      // The last move of hands only is the starter of the next deal.
      expect(table.taps - (depth === "hands" ? 1 : 0)).toBe(taps);
      await table.expectScores({ Alice: robot.scores[0] ?? 0, Bob: robot.scores[1] ?? 0 });
    });
