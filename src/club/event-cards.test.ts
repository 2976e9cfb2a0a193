import { describe, expect, it } from "vitest";
import { eventOf } from "../testing/event";
import { consolationOf, gamesOf, isComplete, markOf, missingIn, tiesIn } from "./event-cards";
import type { EventFact, EventHeader } from "./event-facts";
import { slipOf } from "./slips";
import { standingsOf } from "./standings";

const HEADER: EventHeader = { name: "Tuesday", date: "2026-11-17", kind: "tournament", games: 2, bestOf: 3 };
const came = (...names: readonly string[]): EventFact => ({
  type: "playersCame",
  players: names.map((name, at) => ({ name, seat: `A-${at + 1}` })),
});
const game = (round: number, winner: number, spread: number): EventFact => ({
  type: "gameEntered",
  round,
  winner,
  spread,
});

const told = (facts: readonly EventFact[], header: EventHeader = HEADER) =>
  eventOf([{ type: "clubOpened", header }, ...facts]);

const FIVE: readonly EventFact[] = [
  came("A", "B", "C", "D", "E"),
  {
    type: "roundsDrawn",
    from: 1,
    rounds: [
      {
        games: [
          [0, 1],
          [2, 3],
        ],
        sitsOut: [4],
      },
      {
        games: [
          [4, 0],
          [1, 2],
        ],
        sitsOut: [3],
      },
    ],
  },
];

describe("a player’s card", () => {
  it("has each round: table, opponent, what it counts, and where he sits out", () => {
    const event = told([...FIVE, game(1, 1, 40), game(2, 4, 5)]);
    const card = (id: number) =>
      gamesOf(event, id).map(({ round, table, opponent, value, status }) => [
        round,
        table,
        opponent?.name,
        value && [value.points, value.plus, value.minus],
        status,
      ]);
    expect(card(1)).toEqual([
      [1, 1, "A", [3, 40, 0], "agreed"],
      [2, 2, "C", undefined, "waiting"],
    ]);
    expect(card(4)).toEqual([
      [1, undefined, undefined, undefined, "sitsOut"],
      [2, 1, "A", [2, 5, 0], "agreed"],
    ]);
  });

  it("says of who came late that he was not there", () => {
    const late = told([...FIVE, game(1, 1, 40), game(1, 2, 9), came("F")]);
    expect(gamesOf(late, 5).map(({ status }) => status)).toEqual(["absent", "absent"]);
  });
});

describe("what is missing", () => {
  it("games without a card, with one, and whose cards differ", () => {
    const slips: readonly EventFact[] = [
      { type: "slipEntered", round: 1, player: 0, slip: slipOf(true, 9) },
      { type: "slipEntered", round: 1, player: 2, slip: slipOf(true, 9) },
      { type: "slipEntered", round: 1, player: 3, slip: slipOf(false, 8) },
    ];
    expect(missingIn(told(FIVE))).toEqual({ waiting: 4, half: 0, differ: 0 });
    expect(missingIn(told([...FIVE, ...slips]))).toEqual({ waiting: 2, half: 1, differ: 1 });
  });

  it("nothing, once every round of the evening is drawn and in", () => {
    const all = [...FIVE, game(1, 0, 9), game(1, 2, 9), game(2, 4, 9), game(2, 1, 9)];
    expect(isComplete(told(all))).toBe(true);
    expect(isComplete(told(all.slice(0, -1)))).toBe(false);
    expect(isComplete(told(all, { ...HEADER, games: 3 }))).toBe(false);
  });
});

describe("who is level", () => {
  const all = [
    came("A", "B", "C", "D", "E", "F"),
    {
      type: "roundsDrawn",
      from: 1,
      rounds: [
        {
          games: [
            [0, 1],
            [2, 3],
            [4, 5],
          ],
          sitsOut: [],
        },
      ],
    } as const,
    game(1, 0, 9),
    game(1, 2, 9),
    game(1, 4, 9),
  ];
  const ties = (...more: readonly EventFact[]) => tiesIn(standingsOf(told([...all, ...more])));

  it("is found with the place they share, and told apart from those below", () => {
    expect(ties()).toEqual([
      { ids: [0, 2, 4], place: 1, played: false },
      { ids: [1, 3, 5], place: 4, played: false },
    ]);
  });

  it("is still found when the one game has been played, so that it can be put right", () => {
    expect(ties({ type: "tieBroken", order: [4, 0, 2] })).toEqual([
      { ids: [4, 0, 2], place: 1, played: true },
      { ids: [1, 3, 5], place: 4, played: false },
    ]);
  });
});

describe("a club night", () => {
  const standing = (points: number, won: number) =>
    ({
      id: 0,
      place: 1,
      by: "points",
      here: true,
      played: 9,
      points,
      won,
      lost: 9 - won,
      plus: 0,
      minus: 0,
      net: 0,
    }) as const;
  const NIGHT = { ...HEADER, kind: "club", games: 9 } as const;
  it.each([
    ["clubLine", 12, 6],
    ["clubLine", 24, 8],
    [undefined, 11, 5],
    ["grandSlam", 18, 9],
  ])("%s for %i points from %i games", (mark, points, won) => {
    expect(markOf(standing(points, won), NIGHT)).toBe(mark);
    expect(markOf(standing(points, won), { ...NIGHT, kind: "tournament" })).toBeUndefined();
  });
});

it("a consolation has its event’s name, or as much of it as there is room for", () => {
  expect(consolationOf(HEADER, 9)).toMatchObject({ name: "Tuesday, consolation", kind: "consolation", games: 9 });
  expect(consolationOf({ ...HEADER, name: "x".repeat(40) }, 7).name).toBe("x".repeat(40));
});
