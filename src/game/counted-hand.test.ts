import { describe, expect, it } from "vitest";
import { formStarted, started, Table } from "../testing/table";
import { handPegs, judge } from "./counted-hand";
import type { Counting } from "./facts";
import { waitingOf } from "./waiting";

/** The deal of rules.md §2.6a up to Bob's hand, worth 9, with its count stated. */
function bobSays(counting: Counting, points: number): Table {
  const start = started("cards", {}, ["Alice", "Bob"], counting);
  return new Table([start, { type: "dealerChosen", dealer: 0 }])
    .tap("5H | JH 5C 7S 6D go 2S 6C 4D 4C")
    .tell({ type: "claimed", owner: "play", points: 0 })
    .tell({ type: "claimed", owner: 1, points });
}

function shown({ state }: Table) {
  const waiting = waitingOf(state);
  if (waiting.for !== "peg") throw new Error(`the table waits for ${waiting.for}`);
  const { owner, tally, settled } = waiting;
  return {
    pegs: handPegs(state, owner, tally, settled),
    judged: settled && judge(state, owner, tally, settled.stated),
  };
}

describe("the points of a counted hand", () => {
  it("are the whole count when the app counts", () => {
    const table = new Table().tap("5H | JH 5C 7S 6D go 2S 6C 4D 4C");
    expect(shown(table)).toEqual({ pegs: { counter: 9, others: [] }, judged: undefined });
  });

  it("are split when muggins is called on a missed two", () => {
    const table = bobSays("muggins", 7);
    const waiting = waitingOf(table.state);
    if (waiting.for !== "call") throw new Error("no call");
    const { at, of } = waiting;
    table.tell({ type: "called", side: 0, at, of, for: "missed", points: 2 });
    expect(shown(table).pegs).toEqual({ counter: 7, others: [{ side: 0, points: 2 }] });
  });

  it("are none for a side that has pegged out", () => {
    const start = formStarted("three", { house: ["playOn"] });
    const table = new Table([start, { type: "dealerChosen", dealer: 0 }]).tap(
      "3H | 7C 7D 7S 5D 5S 8D QC QD go go 3C KC 4S 9S",
    );
    table.tell({ type: "pegged", side: 1, points: 121, for: "points" });
    expect(shown(table).pegs).toEqual({ counter: 0, others: [] });
  });
});

describe("the verdict on a stated count", () => {
  it("names the points that were missed", () => {
    const { judged } = shown(bobSays("checked", 7));
    expect(judged).toMatchObject({ of: "hand", stated: 7, total: 9, verdict: { is: "short", by: 2 } });
  });

  it("leaves a hand known by rank alone open: 2 4 6 8 + Q said six is six too many, unless it is a flush", () => {
    const table = new Table([started("hands", {}, ["Alice", "Bob"], "checked"), { type: "dealerChosen", dealer: 0 }]);
    table.tap("Q").tell({ type: "playEnded" }).tap("2 4 6 8").tell({ type: "claimed", owner: 1, points: 6 });
    expect(shown(table).judged?.verdict).toMatchObject({ is: "over", by: 6, unless: { flush: true, nobs: false } });
  });

  it("is by the rules of the game: 2 3 4 5 + K with three runs is worth ten, and eight misses the second run", () => {
    const table = new Table([
      formStarted("sixCard", { house: ["threeRuns"] }, undefined, { counting: "checked" }),
      { type: "dealerChosen", dealer: 0 },
    ]);
    table.tap("KC").tell({ type: "playEnded" }).tap("2C 3D 4S 5H").tell({ type: "claimed", owner: 1, points: 8 });
    const waiting = waitingOf(table.state);
    if (waiting.for !== "peg") throw new Error(`the table waits for ${waiting.for}`);
    const judged = judge(table.state, 1, waiting.tally, 8);
    expect(judged?.verdict).toMatchObject({ is: "short", by: 2, miscount: { name: "runAsUsual" } });
  });
});
