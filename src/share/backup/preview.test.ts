import { describe, expect, test } from "vitest";
import book3 from "../../club/fixtures/format-3.json";
import { FORMAT } from "../../game/facts";
import { started } from "../../testing/table";
import type { KeptLog } from "./kept";
import { planMerge } from "./merge";
import { isNearName } from "./near-names";
import { previewOf } from "./preview";

const DAY = 86_400_000;

/** A game that begins on that day; the points are pegged by its sides in turn. */
function game(id: string, names: readonly string[], day: number, points: readonly number[], v = FORMAT): KeptLog {
  const facts = [
    started("points", {}, [...names]),
    { type: "dealerChosen", dealer: 0 },
    ...points.map((hole, i) => ({ type: "pegged", side: i % 2, points: hole, for: "points" })),
  ];
  return { id, entries: facts.map((fact, seq) => ({ game: id, seq, v, at: day * DAY + seq, fact })) };
}
const AB = ["Alice", "Bob"];
const NONE = { games: 0, matches: 0, scorecards: 0, events: 0 };
const NIGHT = { id: "book:0b6c6d1e", entries: book3 };
const HERE = [game("same", AB, 3, [7, 2]), game("more", AB, 4, [5]), game("apart", ["Alice", "Carol"], 5, [8, 4, 2])];
const THERE = [
  game("new", ["Rob", "Carol"], 9, [121]),
  game("new2", AB, 7, [2]),
  game("same", AB, 3, [7, 2]),
  game("more", AB, 4, [5, 6]),
  game("apart", ["Alice", "Carol"], 5, [8, 4, 12, 9]),
  game("newer", AB, 6, [], 99),
  { id: "bad", entries: [1] },
];
const preview = async (there: readonly KeptLog[], known = ["Carol", "Alice", "Bob"]) => {
  const copiesOf = async (first: string) => HERE.filter(({ id }) => id === first);
  const plan = await planMerge(
    { logs: there, preferences: { pad: "ranks" } },
    { copiesOf, preferences: {} },
    () => undefined,
  );
  const rowOf = (id: string) =>
    id === "same" ? ({ id, names: AB, scores: [7, 2], startedAt: 3 * DAY } as never) : undefined;
  return previewOf(plan, [{ line: 8, why: "cutOff" }], { names: known, rowOf }, () => undefined);
};

describe("the preview", () => {
  test("counts each group, in the order of the screen", async () => {
    const { groups, brings, settings } = await preview(THERE);
    expect(groups.map(({ group, logs }) => `${group} ${logs.map(({ id }) => id).join(" ")}`)).toEqual([
      "new new new2",
      "longer more",
      "here same",
      "apart apart",
      "newer newer",
      "unreadable bad",
    ]);
    expect([brings, settings]).toEqual([{ games: 5, matches: 0, scorecards: 0, events: 0 }, 1]);
  });
  test("has the dates of a group, and both scores of a game continued elsewhere", async () => {
    const { groups } = await preview(THERE);
    expect(groups[0]?.between).toEqual([7 * DAY, 9 * DAY]);
    expect(groups[3]?.logs).toEqual([
      {
        id: "apart",
        kind: "games",
        names: ["Alice", "Carol"],
        scores: [20, 13],
        apart: { scoresHere: [10, 4], from: 4 },
        startedAt: 5 * DAY,
      },
    ]);
  });
  test("shows a game that is here as the list has it, and says why one is left out", async () => {
    const { groups } = await preview(THERE);
    expect(groups[2]?.logs).toEqual([{ id: "same", kind: "games", names: AB, scores: [7, 2], startedAt: 3 * DAY }]);
    expect(groups[4]?.logs[0]).toMatchObject({ names: AB, scores: [], startedAt: 6 * DAY });
    expect(groups[5]?.logs[0]).toMatchObject({ names: [], why: "broken" });
  });
  test("knows who is known here, and asks about a name that is near one", async () => {
    const { players } = await preview(THERE);
    expect(players).toEqual([
      { name: "Alice", counts: { ...NONE, games: 5 }, known: true },
      { name: "Bob", counts: { ...NONE, games: 4 }, known: true },
      { name: "Carol", counts: { ...NONE, games: 2 }, known: true },
      { name: "Rob", counts: { ...NONE, games: 1 }, known: false, near: "Bob" },
    ]);
  });
  test("asks nobody about a name in games that are still played: they keep it", async () => {
    const { players } = await preview([game("new", ["Rob", "Carol"], 9, [2])]);
    expect(players.find(({ name }) => name === "Rob")).toMatchObject({ known: false, near: undefined });
  });
  test("lists a line that was cut off as unreadable, even alone", async () => {
    const { groups, lost } = await preview([]);
    expect([groups.map(({ group }) => group), lost]).toEqual([["unreadable"], [{ line: 8, why: "cutOff" }]]);
  });
  test("shows an event by its name, with its players", async () => {
    const { groups, players } = await preview([NIGHT]);
    expect(groups[0]?.logs[0]).toMatchObject({ kind: "events", names: ["Autumn open"], scores: [3, 3] });
    expect(players.find(({ name }) => name === "Eve")?.counts).toEqual({ ...NONE, events: 1 });
  });
  test("says how far an event is here and there", async () => {
    const other = { ...book3.at(-1), fact: { type: "undone" } };
    const copiesOf = async () => [{ ...NIGHT, entries: [...book3.slice(0, -1), other] }];
    const plan = await planMerge({ logs: [NIGHT], preferences: {} }, { copiesOf, preferences: {} }, () => undefined);
    const { groups } = await previewOf(plan, [], { names: [], rowOf: () => undefined }, () => undefined);
    expect(groups[0]?.logs[0]).toMatchObject({ scores: [3, 3], apart: { scoresHere: [expect.any(Number), 3] } });
  });
});

test.each([
  ["Bob", "Rob", true],
  ["Ann", "Anne", true],
  ["Anna", "Ana", true],
  ["Ann", "Ann Bee", true],
  ["Jo", "Bo", false],
  ["Zoë", "Zoe", true],
  ["Alice", "Alicia", false],
  ["Bob", "Bill", false],
  ["Ann", "ANN", true],
  ["Аnn", "Ann", true],
])("%s and %s are near: %s", (one, other, near) => {
  expect(isNearName(one, other)).toBe(near);
  expect(isNearName(other, one)).toBe(near);
});
