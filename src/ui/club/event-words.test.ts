import { describe, expect, it } from "vitest";
import type { EventFact } from "../../club/event-facts";
import { toDraw } from "../../club/progress";
import { came, draw, eventOf, game, opened } from "../../testing/event";
import { type Slip, slipOf, valueOf } from "../../club/slips";
import { drawWords, entryWords, slipWords, stageWords, turnoutWords, valueInFull } from "./event-words";

const won = slipOf(true, 21);
it.each([
  ["+21", won],
  ["−16", slipOf(false, 16)],
  ["won", { ...won, spread: undefined }],
  ["won, −21", { ...won, column: "minus" }],
  ["+21, 3 points", { ...won, points: 3 }],
  ["+21", { ...won, points: 2 }],
  ["lost, 2 points", { says: "lost", column: "minus", spread: undefined, points: 2 }],
] as const satisfies readonly (readonly [string, Slip])[])("a slip reads %j", (words, slip) => {
  expect(slipWords(slip)).toBe(words);
});

it("a ruling comes before the slip", () => {
  const entry = { slip: won, struck: [], ruled: valueOf(true, 16), early: false, mark: undefined };
  expect(entryWords(entry)).toBe("+16");
  expect(entryWords({ ...entry, ruled: undefined })).toBe("+21");
  expect(entryWords({ ...entry, ruled: undefined, mark: "notPlayed" })).toBeUndefined();
  expect(entryWords({ ...entry, ruled: undefined, slip: undefined })).toBeUndefined();
  expect(valueInFull(valueOf(true, 31))).toBe("+31 for 3 points");
});

it.each([
  [0, "0 players"],
  [1, "1 player"],
  [2, "2 players: 1 table"],
  [13, "13 players: 6 tables, one sits out"],
  [60, "60 players: 30 tables"],
])("%d players here: %s", (here, words) => expect(turnoutWords(here)).toBe(words));

describe("the offer to draw", () => {
  const header = { name: "Tuesday", date: "2026-11-17", kind: "club", games: 3, bestOf: 3 } as const;
  const night = [opened(header), came("Ann", "Ben", "Cy"), draw(1, "0v1 2", "0v2 1")];
  const left = (player: number): EventFact => ({ type: "playerLeft", player });
  it.each<[string, readonly EventFact[]]>([
    ["Dee has joined since the draw.", [came("Dee")]],
    ["Dee and Eve have joined since the draw.", [came("Dee", "Eve")]],
    ["Dee has joined and Ann has left since the draw.", [came("Dee"), left(0)]],
    ["The event has more games than rounds.", []],
  ])("says why: %s", (words, facts) => {
    const event = eventOf([...night, ...facts]);
    expect(drawWords(event, toDraw(event)!)).toBe(words);
  });
});

it("the stage of an event is what it waits for", () => {
  const header = { name: "Tuesday", date: "2026-11-17", kind: "tournament", games: 2, bestOf: 1 } as const;
  const all: readonly EventFact[] = [
    opened(header),
    came("Ann", "Ben"),
    draw(1, "0v1", "1v0"),
    game(1, 0, 12),
    game(2, 0, 12),
    { type: "bracketDrawn", seeds: [0, 1], bestOf: 1 },
  ];
  const stages = all.map((_, at) => stageWords(eventOf(all.slice(0, at + 1))));
  expect(stages).toEqual([
    "0 players",
    "2 players: 1 table",
    "Round 1 of 2",
    "Round 2 of 2",
    "All results are in",
    "Playoffs",
  ]);
});
