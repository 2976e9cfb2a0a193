import { describe, expect, it } from "vitest";
import { came, draw, eventOf, game, opened, slip } from "../testing/event";
import { type ClubEvent, consolationOf, isStale, MOST_PLAYERS, roundsBegun } from "./event";
import type { EventFact } from "./event-facts";
import { evolveEvent } from "./evolve";
import { countsFor } from "./results";
import { standingsOf } from "./standings";

const HEADER = { name: "Tuesday", date: "2026-11-17", kind: "tournament", games: 9, bestOf: 3 } as const;
const eventAfter = (...facts: readonly EventFact[]) => eventOf([opened(HEADER), ...facts]);
const FOUR = [came("A", "B", "C", "D"), draw(1, "0v1 2v3", "0v2 1v3", "3v0 1v2")];
const refusal = (event: ClubEvent, fact: EventFact) => {
  const next = evolveEvent(event, fact);
  return next.ok ? "taken" : next.error;
};

describe("Grass Roots Points", () => {
  it("are entered, fixed and removed, and do not affect the standings", () => {
    const write = (points: number, player = 0): EventFact => ({ type: "grassRootsWritten", player, points });
    const typed = (...facts: readonly EventFact[]) => eventAfter(...FOUR, ...facts).players[0]?.grassRoots;
    expect([typed(), typed(write(7)), typed(write(7), write(12)), typed(write(7), write(0))]).toEqual([
      undefined,
      7,
      12,
      undefined,
    ]);
    expect(standingsOf(eventAfter(...FOUR, write(7)))).toEqual(standingsOf(eventAfter(...FOUR)));
    const wrong = [write(-1), write(1000), write(1.5), write(Number.NaN), write(0), write(7, 99)];
    expect(wrong.map((fact) => refusal(eventAfter(...FOUR), fact))).toEqual([
      "badGrassRoots",
      "badGrassRoots",
      "badGrassRoots",
      "badGrassRoots",
      "enteredAlready",
      "nobody",
    ]);
  });
});

describe("a forfeit (rules.md §8.7)", () => {
  it("both players late: both get −10", () => {
    const late = (player: number): EventFact => ({ type: "forfeited", round: 1, player });
    const both = eventAfter(...FOUR, late(0), late(1));
    const [round] = both.rounds;
    expect(round && [countsFor(round, 0)?.minus, countsFor(round, 1)?.minus]).toEqual([10, 10]);
    expect(refusal(both, { type: "forfeited", round: 2, player: 0 })).toBe("forfeitedOnce");
  });

  it("gives the opponent 2 points and +10, the late player −10, once per event", () => {
    const late = eventAfter(...FOUR, { type: "forfeited", round: 2, player: 3 });
    const round = late.rounds[1];
    expect(round && [countsFor(round, 3), countsFor(round, 1)]).toEqual([
      { points: 0, plus: 0, minus: 10 },
      { points: 2, plus: 10, minus: 0 },
    ]);
    expect(refusal(late, { type: "forfeited", round: 3, player: 3 })).toBe("forfeitedOnce");
    expect(refusal(late, { type: "forfeited", round: 3, player: 2 })).toBe("taken");
  });
});

describe("refused", () => {
  const event = eventAfter(...FOUR, game(1, 0, 12));
  it.each<[string, EventFact]>([
    ["badSpread", game(2, 0, 0)],
    ["badSpread", game(2, 0, 122)],
    ["enteredAlready", game(1, 0, 12)],
    ["enteredAlready", slip(1, 1, "-12")],
    ["noGame", game(1, 7, 12)],
    ["noRound", game(4, 0, 12)],
    ["nothingThere", { type: "gameStruck", round: 2, player: 0 }],
    ["roundPlayed", draw(1, "0v1 2v3")],
    ["badDraw", draw(2, "0v0 2v3")],
    ["badDraw", draw(2, "0v1 0v3")],
    ["badDraw", draw(2, "0v1")],
    ["noRound", draw(5, "0v1 2v3")],
    ["nameTwice", came("a")],
    ["nameTwice", came("E", "e")],
    ["nameEmpty", came("")],
    ["nobody", { type: "playerLeft", player: 9 }],
    ["enteredAlready", { type: "playerBack", player: 0 }],
    ["noTie", { type: "tieBroken", order: [0] }],
    ["noTie", { type: "tieBroken", order: [0, 0] }],
    ["noBracket", { type: "playoffGame", round: 0, slot: 0, winner: 0 }],
    ["nobody", { type: "bracketDrawn", seeds: [0, 44], bestOf: 3 }],
    ["badGames", { type: "clubRenamed", header: { ...HEADER, games: 23 } }],
    ["badDate", { type: "clubRenamed", header: { ...HEADER, date: "someday" } }],
    ["notNow", opened(HEADER)],
  ])("%s: %o", (why, fact) => {
    expect(refusal(event, fact)).toBe(why);
  });

  it("a roster of 300, and one player more than there is room for", () => {
    const many = (count: number) => came(...Array.from({ length: count }, (_, i) => `P${i}`));
    expect(refusal(eventAfter(), many(300))).toBe("rosterFull");
    expect(refusal(eventAfter(), many(MOST_PLAYERS + 1))).toBe("rosterFull");
    expect(refusal(eventAfter(), many(MOST_PLAYERS))).toBe("taken");
  });

  it("new players and new rounds, once the playoffs have begun", () => {
    const open = eventAfter(...FOUR, { type: "bracketDrawn", seeds: [0, 1], bestOf: 3 });
    expect(refusal(open, came("E"))).toBe("bracketOpen");
    expect(refusal(open, draw(1, "0v1 2v3"))).toBe("bracketOpen");
    expect(refusal(open, { type: "playoffGame", round: 0, slot: 0, winner: 3 })).toBe("notPlaying");
  });

  it("a new bracket, once a playoff game is in", () => {
    const bracket = (...seeds: readonly number[]): EventFact => ({ type: "bracketDrawn", seeds, bestOf: 3 });
    const all = [...FOUR, bracket(0, 1)];
    expect(refusal(eventAfter(...all), bracket(0, 1))).toBe("enteredAlready");
    expect(eventAfter(...all, bracket(2, 1)).bracket?.seeds).toEqual([2, 1]);
    const begun = [...all, { type: "playoffGame", round: 0, slot: 0, winner: 1 } as const];
    expect(refusal(eventAfter(...begun), bracket(2, 1))).toBe("bracketOpen");
    expect(refusal(eventAfter(...begun, { type: "playoffStruck", round: 0, slot: 0 }), bracket(2, 1))).toBe("taken");
  });
});

describe("an ACC number", () => {
  const number = (...facts: readonly EventFact[]) => eventAfter(...facts).players[0]?.number;
  const ann: EventFact = { type: "playersCame", players: [{ name: "Ann", seat: "A-1", number: "WI042" }] };
  const fix = (to: object): EventFact => ({ type: "playerChanged", player: 0, name: "Ann", seat: "A-1", ...to });

  it("comes with the player, is fixed and removed, and stays when only the name or seat is fixed", () => {
    expect([
      number(ann),
      number(ann, fix({ number: "WI043" })),
      number(ann, fix({ number: "" })),
      number(ann, fix({ seat: "B-2" })),
      number(came("Ann")),
    ]).toEqual(["WI042", "WI043", undefined, "WI042", undefined]);
    expect(refusal(eventAfter(ann), fix({ number: "WI042" }))).toBe("enteredAlready");
  });
});

describe("players come and go", () => {
  it("rounds still to come are stale when a player comes or leaves, until they are redrawn", () => {
    const late = eventAfter(...FOUR, game(1, 0, 12), came("E"));
    expect([isStale(late), roundsBegun(late), late.players[4]?.missed]).toEqual([true, 1, 1]);
    const again = eventAfter(...FOUR, game(1, 0, 12), came("E"), draw(2, "4v1 2v0 3", "4v0 1v2 3"));
    expect([isStale(again), again.rounds.length]).toEqual([false, 3]);
    expect(isStale(eventAfter(...FOUR, { type: "playerLeft", player: 2 }))).toBe(true);
    expect(isStale(eventAfter(...FOUR, { type: "playerLeft", player: 2 }, { type: "playerBack", player: 2 }))).toBe(
      false,
    );
  });
});

describe("fewer games than rounds", () => {
  it("remove the rounds at the end, unless they have begun", () => {
    const shorter: EventFact = { type: "clubRenamed", header: { ...HEADER, games: 2 } };
    expect(eventAfter(...FOUR, shorter).rounds).toHaveLength(2);
    expect(refusal(eventAfter(...FOUR, game(3, 3, 5)), shorter)).toBe("roundPlayed");
  });
});

it("a consolation is named after its event, if the name leaves room", () => {
  expect(consolationOf(HEADER, 9)).toMatchObject({ name: "Tuesday, consolation", kind: "consolation", games: 9 });
  expect(consolationOf({ ...HEADER, name: "x".repeat(40) }, 7).name).toBe("x".repeat(40));
});
