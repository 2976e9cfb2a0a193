import { describe, expect, test } from "vitest";
import type { TableFact } from "../../game/facts";
import { replay } from "../../game/replay";
import { formStarted, logOf, started, Table } from "../../testing/table";
import { usualGame } from "../../testing/usual-games";
import { type Points, pointsAt } from "./facts";
import type { GameState } from "../../game/state";
import { waitingOf } from "../../game/waiting";
import { gameFacts } from "./game-facts";
import { mistakesOf } from "./mistakes";

const GAMES = Array.from({ length: 12 }, (_, i) => usualGame(i + 1));
const factsOf = (entries: (typeof GAMES)[number]) => {
  const facts = gameFacts(entries);
  if (!facts) throw new Error("the game has no facts");
  return facts;
};
const valuesOf = (text: Points) => Array.from(text, (_, at) => pointsAt(text, at));
const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0);

/** A game of points alone to 61. */
function pointsGame(...pegs: readonly (readonly [side: number, points: number])[]) {
  const table = new Table([started("points", { target: 61 }), { type: "dealerChosen", dealer: 0 }]);
  for (const [side, points] of pegs) table.tell({ type: "pegged", side, points, for: "points" });
  return table;
}

/** The hand 5♥ 5♠ J♦ 6♣ with the starter 5♦, worth 15, counted by Bob as the pone. */
function statedGame(counting: "checked" | "muggins", stated: number) {
  const table = new Table([
    started("hands", { target: 61 }, ["Ann", "Bob"], counting),
    { type: "dealerChosen", dealer: 0 },
  ]);
  table.tap("5D").tell({ type: "playEnded" });
  for (const card of ["5H", "5S", "JD", "6C"] as const) table.tell({ type: "cardShown", owner: 1, card });
  table.tell({ type: "claimed", owner: 1, points: stated });
  table.tell({ type: "handPegged", owner: 1 });
  for (let left = 61; left > 0; left -= 29)
    table.tell({ type: "pegged", side: 0, points: Math.min(29, left), for: "points" });
  expect(table.refusals).toEqual([]);
  return factsOf(table.entries);
}

describe("the facts of a game", () => {
  test("name the players, the winner and the margin", () => {
    const facts = factsOf(pointsGame([0, 29], [1, 25], [0, 29], [0, 3]).entries);
    expect(facts).toMatchObject({ winners: [0], margin: 36, target: 61, usual: true, firstDealer: 0, deals: 1 });
    expect(facts.sides.map(({ players, hole, loss }) => [players, hole, loss])).toEqual([
      [["Alice"], 61, "plain"],
      [["Bob"], 25, "lurch"],
    ]);
  });

  test("do not exist while nobody has won", () => {
    expect(gameFacts(pointsGame([0, 29]).entries)).toBeUndefined();
    expect(gameFacts([])).toBeUndefined();
  });

  test("of points alone have no hands", () => {
    const [alice] = factsOf(pointsGame([0, 29], [0, 29], [0, 3]).entries).sides;
    const none = { play: "", hand: "", crib: "" };
    expect(alice).toMatchObject({ dealing: none, pone: none, bestHand: undefined, fine: [], stated: 0 });
  });

  test("have the points of each deal by role, as they were pegged", () => {
    for (const entries of GAMES) {
      const { state } = replay(entries);
      for (const [side, { dealing, pone }] of factsOf(entries).sides.entries()) {
        const last = state?.deal?.number ?? 0;
        const pegged = (kind: string) =>
          sum(
            (state?.pegs ?? []).flatMap((p) => (p.side === side && p.kind === kind && p.deal < last ? [p.points] : [])),
          );
        const over = (kind: "play" | "hand" | "crib") =>
          sum([dealing[kind], pone[kind]].flatMap(valuesOf)) - pegged(kind);
        const inLast = sum((state?.pegs ?? []).flatMap((p) => (p.side === side && p.deal === last ? [p.points] : [])));
        // The deciding deal has at most a play, a hand and a crib more; its cards may be worth more than was pegged.
        expect(over("play")).toBeGreaterThanOrEqual(0);
        expect(over("play")).toBeLessThanOrEqual(inLast);
        expect(over("hand")).toBeLessThanOrEqual(29);
        expect(pone.crib).toBe("");
        expect(dealing.hand.length + pone.hand.length).toBeGreaterThanOrEqual(last - 1);
      }
    }
  });

  test("leave out a play that the end of the game cut short", () => {
    const table = new Table([started("cards", { target: 61 }), { type: "dealerChosen", dealer: 0 }]);
    for (const points of [29, 29]) table.tell({ type: "pegged", side: 1, points, for: "points" });
    table.tap("KD | 5H 5C 5S");
    expect(table.state.winner).toBe(1);
    expect(factsOf(table.entries).sides.map(({ dealing, pone }) => [dealing.play, pone.play])).toEqual([
      ["", ""],
      ["", ""],
    ]);
  });

  test("say how far the winner was behind", () => {
    const facts = factsOf(pointsGame([1, 29], [1, 20], [0, 29], [0, 29], [0, 3]).entries);
    expect(facts.sides.map(({ behind }) => behind)).toEqual([49, 12]);
  });

  test("say who left each street first", () => {
    const table = new Table([started("points"), { type: "dealerChosen", dealer: 0 }]);
    for (const [side, points] of [
      [1, 29],
      [1, 2],
      [0, 29],
      [0, 29],
      [0, 3],
      [1, 29],
      [1, 29],
      [1, 5],
      [0, 29],
      [0, 29],
      [0, 2],
    ] as const)
      table.tell({ type: "pegged", side, points, for: "points" });
    expect(factsOf(table.entries).sides.map(({ firstOut }) => firstOut)).toEqual([[2], [1, 3]]);
  });

  test("say who left a street first where one entry pegs for both", () => {
    const table = new Table([
      started("hands", { target: 121 }, ["Ann", "Bob"], "muggins"),
      { type: "dealerChosen", dealer: 0 },
    ]);
    for (const side of [0, 1]) table.tell({ type: "pegged", side, points: 29, for: "points" });
    table.tap("5D").tell({ type: "playEnded" });
    for (const card of ["5H", "5S", "JD", "6C"] as const) table.tell({ type: "cardShown", owner: 1, card });
    table.tell({ type: "claimed", owner: 1, points: 4 });
    const waiting = waitingOf(table.state);
    if (waiting.for !== "call") throw new Error(`the table waits for ${waiting.for}`);
    table.tell({ type: "called", at: waiting.at, of: waiting.of, side: 0, for: "missed", points: 11 });
    table.tell({ type: "handPegged", owner: 1 });
    expect(table.scores).toEqual([40, 33]);
    for (const points of [29, 29, 23]) table.tell({ type: "pegged", side: 0, points, for: "points" });
    expect(table.refusals).toEqual([]);
    expect(factsOf(table.entries).sides.map(({ firstOut }) => firstOut)).toEqual([[2, 3], [1]]);
  });

  test.each([
    ["checked", 4],
    ["muggins", 4],
  ] as const)("with %s counts have a count that was too low, its cards and its kind", (counting, stated) => {
    const bob = statedGame(counting, stated).sides[1];
    const [mistake] = bob?.mistakes ?? [];
    expect(bob?.stated).toBe(1);
    expect(mistake).toMatchObject({ of: "hand", stated, truth: 15, cards: ["5H", "5S", "JD", "6C", "5D"] });
    expect(mistake?.kinds.length).toBeGreaterThan(0);
    expect(bob && valuesOf(bob.pone.hand)).toEqual([15]);
  });

  test("count the nobs of a hand of ranks that wins a game of muggins", () => {
    const table = new Table([
      started("hands", { target: 61 }, ["Ann", "Bob"], "muggins"),
      { type: "dealerChosen", dealer: 0 },
    ]);
    for (const points of [29, 29]) table.tell({ type: "pegged", side: 1, points, for: "points" });
    table.tap("5").tell({ type: "playEnded" });
    for (const card of ["J", "4", "6", "8"] as const) table.tell({ type: "cardShown", owner: 1, card });
    table.tell({ type: "suitsTold", owner: 1, flush: 0, nobs: true });
    table.tell({ type: "claimed", owner: 1, points: 8 });
    table.tell({ type: "handPegged", owner: 1 });
    expect([table.refusals, table.scores]).toEqual([[], [0, 61]]);
    const bob = factsOf(table.entries).sides[1];
    expect([bob?.mistakes, bob && valuesOf(bob.pone.hand)]).toEqual([[], [8]]);
  });

  test("have no mistake where the count was right", () => {
    expect(statedGame("muggins", 15).sides[1]).toMatchObject({ stated: 1, mistakes: [] });
  });

  test("count a stated count of the play among the counts", () => {
    const own = { seat: 0, owner: "play", deal: 1, stated: 2, truth: 2 } as const;
    const state = { statedCounts: [own, { ...own, stated: 0 }], seats: [{ side: 0 }] } as unknown as GameState;
    const { stated, mistakes } = mistakesOf(state, 0, []);
    expect([stated, mistakes.length]).toEqual([2, 1]);
  });

  test("of a lowball have nobody who came from behind", () => {
    const table = new Table([
      started("points", { target: 61, house: ["lowball"] }),
      { type: "dealerChosen", dealer: 0 },
    ]);
    for (const points of [29, 29, 3]) table.tell({ type: "pegged", side: 0, points, for: "points" });
    const facts = factsOf(table.entries);
    expect(facts.winners).toEqual([1]);
    expect(facts.sides.map(({ behind }) => behind)).toEqual([0, 0]);
  });

  test("of another form are not usual, and know their sides", () => {
    const table = new Table([formStarted("four", { target: 61 }), { type: "dealerChosen", dealer: 0 }]);
    for (const points of [29, 29, 3]) table.tell({ type: "pegged", side: 1, points, for: "points" });
    const facts = factsOf(table.entries);
    expect(facts).toMatchObject({ usual: false, winners: [1] });
    expect(facts.sides.map(({ players }) => players)).toEqual([
      ["Alice", "Carol"],
      ["Bob", "Dave"],
    ]);
  });

  test("have the seconds of each deal, without an interruption", () => {
    const facts: TableFact[] = [started("points", { target: 61 }), { type: "dealerChosen", dealer: 0 }];
    for (let i = 0; i < 3; i++)
      facts.push({ type: "pegged", side: 0, points: 25, for: "points" }, { type: "dealEnded" });
    const late = logOf(facts).map((entry) => (entry.seq > 4 ? { ...entry, at: entry.at + 7_200_000 } : entry));
    expect(factsOf(late)).toMatchObject({ timed: 2, seconds: 4 });
  });
});
