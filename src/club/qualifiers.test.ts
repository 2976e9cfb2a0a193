import { describe, expect, it } from "vitest";
import { came, draw, eventOf, game, opened } from "../testing/event";
import { type Bracket, isUnderWay } from "./bracket";
import type { EventFact } from "./event-facts";
import { evolveEvent } from "./evolve";
import { chancesOf, cutOf, seedsChanged } from "./qualifiers";
import { type Standing, standingsOf } from "./standings";

const HEADER = { name: "Tuesday", date: "2026-11-17", kind: "tournament", games: 9, bestOf: 3 } as const;
const eventAfter = (...facts: readonly EventFact[]) => eventOf([opened(HEADER), ...facts]);

describe("the cut", () => {
  it("a quarter qualify; no-shows do not count, drop-outs count but cannot qualify", () => {
    const nine = came("A", "B", "C", "D", "E", "F", "G", "H", "I");
    const left: EventFact = { type: "playerLeft", player: 8 };
    expect(cutOf(standingsOf(eventAfter(nine))).qualifiers).toHaveLength(3);
    expect(cutOf(standingsOf(eventAfter(nine, left))).qualifiers).toHaveLength(2);
    const played = eventAfter(nine, draw(1, "0v1 2v3 4v5 6v8 7"), game(1, 8, 60), left);
    const cut = cutOf(standingsOf(played));
    expect([cut.qualifiers.length, cut.qualifiers.includes(8)]).toEqual([3, false]);
  });

  const eight = [came("A", "B", "C", "D", "E", "F", "G", "H"), draw(1, "0v1 2v3 4v5 6v7", "0v2 1v3 4v6 5v7")];
  it("names the qualifiers, the high non-qualifier, and the players tied across the cut", () => {
    const event = eventAfter(...eight, game(1, 0, 40), game(1, 2, 20), game(1, 4, 20), game(1, 6, 10));
    expect(cutOf(standingsOf(event))).toEqual({ qualifiers: [0, 2], highNonQualifier: 4, open: [2, 4] });
    const decided = evolveEvent(event, { type: "tieBroken", order: [4, 2] });
    expect(decided.ok && cutOf(standingsOf(decided.value))).toEqual({
      qualifiers: [0, 4],
      highNonQualifier: 2,
      open: [],
    });
  });

  it("sorts the scorecards: nobody is sure or out while games are left to play", () => {
    const event = eventAfter(...eight, game(1, 0, 40), game(1, 2, 20), game(1, 4, 20), game(1, 6, 10));
    const chances = [...chancesOf({ ...event, header: { ...event.header, games: 1 } }, standingsOf(event)).values()];
    expect(chances.slice(0, 1)).toEqual(["definite"]);
    expect(chances.at(-1)).toBe("definiteNot");
    expect(new Set(chancesOf(event, standingsOf(event)).values())).toEqual(new Set(["probable", "probableNot"]));
  });

  it("once every game is decided, a bye or a game not played leaves nobody in doubt", () => {
    // Five players and two rounds: A sits out none, E sits out the first and C the second. Two qualify.
    const night = [came("A", "B", "C", "D", "E"), draw(1, "0v1 2v3 4", "0v3 1v4 2"), game(1, 0, 5), game(1, 2, 40)];
    const event = (last: EventFact) => {
      const after = eventOf([opened({ ...HEADER, games: 2 }), ...night, game(2, 0, 6), last]);
      return [...chancesOf(after, standingsOf(after)).values()].join(" ");
    };
    const sure = "definite definite definiteNot definiteNot definiteNot";
    expect(event(game(2, 1, 2))).toBe(sure);
    expect(event({ type: "gameNotPlayed", round: 2, player: 1 })).toBe(sure);
    expect(event({ type: "playerChanged", player: 1, name: "Ben", seat: "" })).toContain("probable");
  });
});

/** Eight players by id, of whom two qualify. @param gone ids of those who have left */
const inOrder = (ids: string, gone = ""): readonly Standing[] =>
  ids.split("").map((id, at) => ({
    id: Number(id),
    place: at + 1,
    by: "points",
    here: !gone.includes(id),
    played: 9,
    points: 20 - at,
    won: 5,
    lost: 4,
    plus: 0,
    minus: 0,
    net: 0,
  }));
const bracket = (...played: readonly number[]): Bracket => ({
  seeds: [3, 5],
  bestOf: 3,
  games: new Map([["0/0", played]]),
});

describe("the bracket after a correction", () => {
  it.each([
    ["the same two qualify", "35012467", "", false],
    ["the order behind them changes", "35764210", "", false],
    ["the two swap places", "53012467", "", true],
    ["another player qualifies", "30512467", "", true],
    ["a non-qualifier has left", "35012467", "0", false],
    ["a qualifier has left", "35012467", "5", true],
  ])("%s", (_what, ids, gone, changed) => {
    expect(seedsChanged(bracket(), inOrder(ids, gone))).toBe(changed);
  });

  it("a qualifier who leaves after it has begun still counts", () => {
    expect(seedsChanged(bracket(3, 3), inOrder("35012467", "5"))).toBe(false);
    expect(seedsChanged(bracket(3, 3), inOrder("30512467", "5"))).toBe(true);
  });

  it("has not begun when its only game was taken back", () => {
    expect([isUnderWay(bracket()), isUnderWay(bracket(3))]).toEqual([false, true]);
  });
});
