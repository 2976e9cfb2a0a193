import { describe, expect, it } from "vitest";
import type { ClubEvent } from "../club/event";
import { eventOf } from "../testing/event";
import type { EventFact } from "../club/event-facts";
import { slipOf } from "../club/slips";
import { previewHanded, takenFrom, whoIs } from "./handed-lines";
import type { Handed, HandedLine } from "./lines";

const HEADER = { name: "Tuesday", date: "2026-11-17", kind: "club", games: 9, bestOf: 3 } as const;
const NAMES = ["Ann Bee", "Ben", "Cy Day", "Cy Ellis", "Dee"];

const told = (...facts: readonly EventFact[]) =>
  eventOf([
    { type: "clubOpened", header: HEADER },
    { type: "playersCame", players: NAMES.map((name) => ({ name, seat: "" })) },
    {
      type: "roundsDrawn",
      from: 1,
      rounds: [round([0, 1], [2, 3], 4), round([2, 0], [1, 4], 3), round([3, 1], [2, 4], 0)],
    },
    ...facts,
  ]);
function round(one: readonly [number, number], other: readonly [number, number], out: number) {
  return { games: [one, other], sitsOut: [out] };
}
/** Round, player, "+21". */
const slip = (at: number, player: number, text: string): EventFact => ({
  type: "slipEntered",
  round: at,
  player,
  slip: slipOf(text.startsWith("+"), Number(text.slice(1))),
});
const line = (game: number, text: string, opponent: string): HandedLine => ({
  game,
  opponent,
  won: text.startsWith("+"),
  spread: Number(text.slice(1)),
});
const from = (player: string, ...lines: readonly HandedLine[]): Handed => ({ player, lines });
const fits = (event: ClubEvent, handed: Handed, as?: number) =>
  previewHanded(event, handed, as).lines.map(({ fit }) => fit);

describe("a handed result", () => {
  const handed = from("Ann Bee", line(1, "+17", "Ben"));
  it.each([
    ["fits a game without slips", [], { is: "fits", opponent: 1, across: "waiting" }],
    ["fits the opponent's slip", [slip(1, 1, "-17")], { is: "fits", opponent: 1, across: "agrees" }],
    ["fits the draw, but not the opponent's slip", [slip(1, 1, "-16")], { is: "fits", opponent: 1, across: "differs" }],
    ["is already entered", [slip(1, 0, "+17")], { is: "there", opponent: 1, across: "waiting" }],
    [
      "says something else than what is there",
      [slip(1, 0, "+16"), slip(1, 1, "-17")],
      { is: "differs", opponent: 1, across: "agrees", there: slipOf(true, 16) },
    ],
    ["is of a game not played", [{ type: "gameNotPlayed", round: 1, player: 1 }], { is: "settled", opponent: 1 }],
    [
      "comes after a judge",
      [slip(1, 0, "+16"), { type: "forfeited", round: 1, player: 1 }],
      { is: "settled", opponent: 1 },
    ],
    [
      "is already entered, and judged",
      [slip(1, 0, "+17"), { type: "forfeited", round: 1, player: 1 }],
      { is: "there", opponent: 1, across: "waiting" },
    ],
  ] as const)("%s", (_, facts, fit) => expect(fits(told(...facts), handed)).toEqual([fit]));

  it.each([
    ["against somebody else", line(1, "+17", "Dee"), { is: "otherwise", opponent: 1 }],
    ["against nobody here", line(1, "+17", "Zoë"), { is: "otherwise", opponent: 1 }],
    ["of a round the player sat out", line(3, "+17", "Dee"), { is: "sitsOut" }],
    ["of a round that is not drawn", line(4, "+17", "Dee"), { is: "noRound" }],
  ] as const)("%s is not entered", (_, one, fit) => {
    const preview = previewHanded(told(), from("Ann Bee", one));
    expect(preview.lines.map((each) => each.fit)).toEqual([fit]);
    expect(takenFrom(preview, "fits")).toEqual([]);
  });

  it("of a round drawn before the player came is not entered", () => {
    const late = told({ type: "playersCame", players: [{ name: "Flo", seat: "" }] });
    expect(fits(late, from("Flo", line(1, "+3", "Ben")))).toEqual([{ is: "notSeated" }]);
  });
});

describe("the player", () => {
  const { players } = told();
  it.each([
    ["ann bee", 0],
    ["Ann", 0],
    ["Ann Bee Senior", 0],
    ["An", undefined],
    ["Cy", undefined],
    ["Cy Ellis", 3],
    ["Zoë", undefined],
  ])("%s", (name, id) => expect(whoIs(players, name)).toBe(id));

  it("is asked for when the name does not say, and then the results are compared", () => {
    const handed = from("Annie", line(1, "+17", "Ben"));
    expect(previewHanded(told(), handed)).toEqual({ player: undefined, lines: [] });
    expect(fits(told(), handed, 0)).toEqual([{ is: "fits", opponent: 1, across: "waiting" }]);
  });
});

it("results that fit are entered, and those that differ only on request", () => {
  const handed = from("Ann", line(1, "+17", "Ben"), line(2, "-31", "Cy Day"), line(3, "+2", "Ben"));
  const preview = previewHanded(told(slip(2, 0, "-30")), handed);
  expect(takenFrom(preview, "fits")).toEqual([slip(1, 0, "+17")]);
  expect(takenFrom(preview, "differs")).toEqual([slip(2, 0, "-31")]);
  expect(takenFrom({ player: undefined, lines: preview.lines }, "fits")).toEqual([]);
});

describe("a scorecard whose numbers are lower than the rounds", () => {
  // Dee sits out round 1, then plays Ben in round 2 and Cy Day in round 3; her scorecard calls these games 1 and 2.
  const rounds = (...lines: readonly HandedLine[]) =>
    previewHanded(told(), from("Dee", ...lines)).lines.map(({ round: at, fit }) => [at, fit.is]);

  it("is matched by the opponents", () => {
    expect(rounds(line(1, "+4", "Ben"), line(2, "-9", "Cy Day"))).toEqual([
      [2, "fits"],
      [3, "fits"],
    ]);
  });

  it("keeps the number of a row that already fits", () => {
    expect(rounds(line(2, "+4", "Ben"), line(1, "-9", "Cy Day"))).toEqual([
      [2, "fits"],
      [3, "fits"],
    ]);
  });

  it("enters no game the player did not play, and no game twice", () => {
    expect(rounds(line(1, "+4", "Ann Bee"))).toEqual([[1, "sitsOut"]]);
    expect(rounds(line(1, "+4", "Ben"), line(3, "+5", "Ben"))).toEqual([
      [2, "fits"],
      [3, "otherwise"],
    ]);
  });

  it("is entered in the round it belongs to", () => {
    const preview = previewHanded(told(), from("Dee", line(1, "+4", "Ben")));
    expect(takenFrom(preview, "fits")).toEqual([slip(2, 4, "+4")]);
  });
});
