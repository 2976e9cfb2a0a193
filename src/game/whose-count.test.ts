import { describe, expect, it } from "vitest";
import { formStarted, logOf, Table } from "../testing/table";
import type { Owner, TableFact } from "./facts";
import { replay } from "./replay";
import { phaseOf, showing } from "./state";

/** Everything that can be recorded for a hand. */
const aboutHand = (owner: Owner): readonly TableFact[] => [
  { type: "cardShown", owner, card: "2C" },
  { type: "suitsTold", owner, flush: 0, nobs: true },
  { type: "handPegged", owner },
  { type: "handTyped", owner, points: 4 },
  { type: "claimed", owner, points: 4 },
];
const begun = () =>
  new Table([formStarted("sixCard", {}, undefined, { counting: "checked" }), { type: "dealerChosen", dealer: 0 }]);
const refusedFor = (owner: Owner, table: () => Table) =>
  aboutHand(owner).map((fact) => table().tell(fact).refusals.at(-1));

describe("whose hand is counted now", () => {
  it.each([
    ["the starter", begun, "noStarter"],
    ["the end of the play", () => begun().tap("5H JH 5C"), "playOpen"],
  ])("nobody's before %s, whatever is tapped", (_, table, why) => {
    for (const owner of [0, 1, "crib"] as const) expect(new Set(refusedFor(owner, table))).toEqual(new Set([why]));
  });

  it.each<[Owner, string]>([
    [0, "notItsTurn"],
    ["crib", "notItsTurn"],
    [5, "nobody"],
    ["second1", "nobody"],
  ])("the pone's at first: anything for %s is refused as %s", (owner, why) => {
    const shown = () => begun().tap("5H").tell({ type: "playEnded" });
    expect(showing(shown().state)).toBe(1);
    expect(new Set(refusedFor(owner, shown))).toEqual(new Set([why]));
  });

  it("after the dealer is corrected, what was recorded for one hand counts for the other", () => {
    const start = formStarted("sixCard", {}, undefined, { counting: "checked" });
    const shown = (dealer: number): readonly TableFact[] => [
      start,
      { type: "dealerChosen", dealer },
      { type: "starterTurned", card: "5H" },
      { type: "playEnded" },
      ...(["JH", "7S", "6C", "4C"] as const).map((card): TableFact => ({ type: "cardShown", owner: 1, card })),
      { type: "claimed", owner: 1, points: 9 },
      { type: "handPegged", owner: 1 },
    ];
    const scores = (dealer: number) => replay(logOf(shown(dealer))).state?.sides.map(({ front }) => front);
    expect([scores(0), scores(1)]).toEqual([
      [0, 9],
      [9, 0],
    ]);
    const { state } = replay(logOf(shown(1)));
    expect(state && [phaseOf(state), showing(state)]).toEqual(["show", 1]);
  });
});
