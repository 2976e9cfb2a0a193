import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { COUNTINGS, type TableFact } from "./facts";
import { formStarted, started, Table } from "../testing/table";
import { Robot, chanceOf } from "../testing/robot";
import { seed } from "../testing/seed";
import { waitingOf } from "./waiting";
import { bestCount, bestHand, endingOf, pointRows } from "./summary";

const DEALER: TableFact = { type: "dealerChosen", dealer: 0 };

/** Types the points of each side, in order. The last of them ends the game. */
function played(start: TableFact, points: readonly number[]): Table {
  const typed = points.map((gained, side) => ({ type: "pegged", side, points: gained, for: "points" }) as const);
  return new Table([start, DEALER, ...typed.filter(({ points: gained }) => gained !== 0)]);
}

describe("the end of a game", () => {
  const points = { depth: "points" } as const;
  it.each([
    {
      name: "is won by one point",
      start: started("points"),
      scores: [120, 121],
      ending: { winners: [1], margin: 1, losses: [], out: undefined },
    },
    {
      name: "gives each of three players the skunk line they missed (rules.md §7.2)",
      start: formStarted("three", {}, "solo", points),
      scores: [60, 90, 121],
      ending: {
        winners: [2],
        margin: 31,
        losses: [
          { loss: "skunk", sides: [1] },
          { loss: "doubleSkunk", sides: [0] },
        ],
        out: undefined,
      },
    },
    {
      name: "groups equal losses among six players",
      start: formStarted("six", {}, "solo", points),
      scores: [95, 70, 80, 30, 91, 121],
      ending: {
        winners: [5],
        margin: 26,
        losses: [
          { loss: "skunk", sides: [1, 2] },
          { loss: "tripleSkunk", sides: [3] },
        ],
        out: undefined,
      },
    },
    {
      name: "marks no skunks when the table has none",
      start: formStarted("three", { skunks: "none" }, "solo", points),
      scores: [10, 20, 121],
      ending: { winners: [2], margin: 101, losses: [], out: undefined },
    },
    {
      name: "counts the holes that the others still had to go when a lone player wins at half way (rules.md §9.4 A)",
      start: formStarted("captainA", { skunks: "none" }, "lone", points),
      scores: [0, 120],
      ending: { winners: [0], margin: 1, losses: [], out: undefined },
      later: 61,
    },
    {
      name: "uses the scores at the moment the first side got home when the others played on (rules.md §7.5)",
      start: formStarted("three", { house: ["playOn"] }, "solo", points),
      scores: [70, 121],
      ending: {
        winners: [1],
        margin: 51,
        losses: [
          { loss: "skunk", sides: [0] },
          { loss: "tripleSkunk", sides: [2] },
        ],
        out: undefined,
      },
      later: 51,
    },
    {
      name: "gives a lowball to the lowest score (rules.md §9.9)",
      start: started("points", { house: ["lowball"] }),
      scores: [74, 121],
      ending: { winners: [0], margin: 47, losses: [], out: 1 },
    },
    {
      name: "shares a lowball between two equal scores",
      start: formStarted("four", { house: ["lowball"] }, "solo", points),
      scores: [50, 75, 50, 121],
      ending: { winners: [0, 2], margin: 25, losses: [], out: 3 },
    },
  ])("$name", ({ start, scores, ending, later }) => {
    const table = played(start, scores);
    if (later) table.tell({ type: "pegged", side: 0, points: later, for: "points" });
    expect(endingOf(table.state)).toEqual(ending);
  });

  it("is undefined while nobody has won", () => {
    expect(endingOf(played(started("points"), [120, 120]).state)).toBeUndefined();
  });
});

describe("the sources of points", () => {
  const total = (table: Table) =>
    table.state.sides.map((_, side) =>
      pointRows(table.state).reduce((sum, { figures }) => sum + (figures[side] ?? 0), 0),
    );

  it("have a row for the play and the hands, and none for a crib without points", () => {
    const table = new Table([formStarted("three"), DEALER]).tap("3H 7C 7D 7S 5D 5S 8D QC QD go go 3C KC 4S 9S peg peg");
    expect(pointRows(table.state)).toEqual([
      { row: "play", figures: [7, 0, 10] },
      { row: "hands", figures: [0, 7, 8] },
    ]);
  });

  it("have no row for hands and cribs in a game of points alone", () => {
    expect(pointRows(played(started("points"), [84, 121]).state)).toEqual([{ row: "entered", figures: [84, 121] }]);
  });

  it("have a row for the cribs of a game of points alone, where their keys pegged them", () => {
    const table = new Table([
      started("points"),
      DEALER,
      { type: "pegged", side: 1, points: 8, for: "points" },
      { type: "pegged", side: 0, points: 5, for: "points", ends: true },
    ]);
    expect(pointRows(table.state)).toEqual([
      { row: "cribs", figures: [5, 0] },
      { row: "entered", figures: [0, 8] },
    ]);
  });

  it("have a row for the two points of a misdeal", () => {
    const table = new Table([started("cards", { house: ["misdealTwo"] }), DEALER]).tell({ type: "dealVoided" });
    expect(pointRows(table.state).at(-1)).toEqual({ row: "misdeals", figures: [0, 2] });
  });

  it("add up to the score in any game by any rules", () => {
    const houses = [[], ["misdealTwo", "backTen", "nullPoint"], ["auction", "jokersWild"], ["lowball"]] as const;
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom(...houses), fc.constantFrom(...COUNTINGS), (chance, house, counting) => {
        const rules = { house, target: 61 };
        const start = formStarted("sixCard", rules, "solo", {
          counting: house.some((rule) => rule === "lowball") ? "app" : counting,
        });
        const robot = new Robot(start, chanceOf(chance));
        robot.table.tell(DEALER).tell({ type: "dealVoided" });
        robot.play();
        expect(total(robot.table)).toEqual(robot.table.scores);
      }),
      { seed: seed("the rows of a game add up to its points"), numRuns: 20 },
    );
  });
});

describe("the best hand of the game", () => {
  // rules.md §2.6a: Bob's hand counts 9, hers 12 and her crib 4.
  const deal = "5H JH 5C 7S 6D go 2S 6C 4D 4C";
  it("is the highest count, with its cards and its deal", () => {
    const table = new Table([started(), DEALER]).tap(`${deal} peg peg 9C 9D KH 8S peg`);
    expect(bestHand(table.now)).toMatchObject({ owner: 0, side: 0, points: 12, deal: 1, tally: { total: 12 } });
  });
  it("is worth what its cards are, also where the players counted less", () => {
    const table = new Table([started("hands", {}, ["Alice", "Bob"], "muggins"), DEALER]);
    table.tap("5D").tell({ type: "playEnded" });
    for (const card of ["5H", "5S", "JD", "6C"] as const) table.tell({ type: "cardShown", owner: 1, card });
    table.tell({ type: "claimed", owner: 1, points: 4 });
    const waiting = waitingOf(table.state);
    if (waiting.for !== "call") throw new Error(`the table waits for ${waiting.for}`);
    table.tell({ type: "called", at: waiting.at, of: waiting.of, side: 0, for: "missed", points: 11 }).tap("peg");
    expect(bestHand(table.now)).toMatchObject({ owner: 1, points: 15, tally: { total: 15 } });
    expect([0, 1].map((side) => bestCount(table.now, side))).toEqual([0, 15]);
  });
  it("is missing before the first count, after a misdeal, and where no cards are known", () => {
    const table = new Table([started(), DEALER]).tap(deal);
    expect(bestHand(table.now)).toBeUndefined();
    expect(bestHand(table.tap("peg").tell({ type: "dealVoided" }).now)).toBeUndefined();
    expect(bestHand(played(started("points"), [84, 121]).now)).toBeUndefined();
  });
});
