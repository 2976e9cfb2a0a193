import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { came, draw, eventOf, game, opened } from "../testing/event";
import { seed } from "../testing/seed";
import { drawRounds } from "./draw/rounds";
import type { ClubEvent } from "./event";
import type { EventFact } from "./event-facts";
import { evolveEvent } from "./evolve";
import { standingsOf, tiesIn } from "./standings";

const HEADER = { name: "Tuesday", date: "2026-11-17", kind: "tournament", games: 9, bestOf: 3 } as const;
const eventAfter = (...facts: readonly EventFact[]) => eventOf([opened(HEADER), ...facts]);
const FOUR = [came("A", "B", "C", "D"), draw(1, "0v1 2v3", "0v2 1v3", "3v0 1v2")];
const places = (event: ClubEvent) =>
  standingsOf(event).map(({ id, place, by }) => [event.players[id]?.name, place, by]);

describe("the standings (rules.md §8.5)", () => {
  it("count four players: A>B 17, A>C 31, D>A 5, B>C 9, B>D 42, C>D 12", () => {
    const event = eventAfter(
      came("A", "B", "C", "D"),
      draw(1, "0v1 2v3", "0v2 1v3", "3v0 1v2"),
      game(1, 0, 17),
      game(1, 2, 12),
      game(2, 0, 31),
      game(2, 1, 42),
      game(3, 3, 5),
      game(3, 1, 9),
    );
    expect(
      standingsOf(event).map(({ id, points, won, plus, minus, net }) => [
        event.players[id]?.name,
        points,
        won,
        plus,
        minus,
        net,
      ]),
    ).toEqual([
      ["A", 5, 2, 48, 5, 43],
      ["B", 5, 2, 51, 17, 34],
      ["C", 2, 1, 12, 40, -28],
      ["D", 2, 1, 5, 54, -49],
    ]);
    expect(places(event)).toEqual([
      ["A", 1, "points"],
      ["B", 2, "net"],
      ["C", 3, "points"],
      ["D", 4, "net"],
    ]);
  });

  it("games won decide before net spread: 6 points from three wins beat 6 from two skunks", () => {
    const event = eventAfter(
      ...FOUR,
      game(1, 0, 1),
      game(2, 0, 1),
      game(3, 0, 1),
      game(1, 2, 40),
      game(2, 3, 35),
      game(3, 2, 41),
    );
    expect(places(event).slice(0, 2)).toEqual([
      ["A", 1, "points"],
      ["C", 2, "won"],
    ]);
  });

  it("plus points decide after net spread: A and D are both net +1, A with more plus", () => {
    const event = eventAfter(...FOUR, game(1, 0, 10), game(2, 2, 9), game(1, 3, 5), game(2, 1, 4));
    expect(standingsOf(event).map(({ net, plus, by }) => [net, plus, by])).toEqual([
      [4, 9, "points"],
      [1, 10, "net"],
      [1, 5, "plus"],
      [-6, 4, "net"],
    ]);
    expect(places(event).map(([name]) => name)).toEqual(["C", "A", "D", "B"]);
  });

  it("head to head decides next between two who have met", () => {
    const pairs = draw(1, "0v1 2v3", "0v2 1v3", "0v3 1v2");
    const results = [game(1, 1, 6), game(2, 0, 6), game(2, 3, 6), game(3, 0, 4), game(3, 1, 4)];
    const event = eventAfter(came("A", "B", "C", "D"), pairs, ...results);
    expect(places(event).slice(0, 2)).toEqual([
      ["B", 1, "points"],
      ["A", 2, "headToHead"],
    ]);
  });

  it("a one-game playoff decides last", () => {
    const event = eventAfter(came("A", "B", "C", "D"), draw(1, "0v1 2v3"), game(1, 0, 7), game(1, 2, 7));
    expect(places(event)).toEqual([
      ["A", 1, "points"],
      ["C", 1, "level"],
      ["B", 3, "points"],
      ["D", 3, "level"],
    ]);
    const played = evolveEvent(event, { type: "tieBroken", order: [2, 0] });
    expect(played.ok && places(played.value).slice(0, 2)).toEqual([
      ["C", 1, "points"],
      ["A", 2, "playoff"],
    ]);
  });

  it("head to head is repeated among those it leaves tied: A and B won two games each, and A beat B", () => {
    // A fourth game against outsiders brings all four players to 4 points, net 0, plus 10.
    const pairs = draw(1, "0v1 2v3 4v5 6v7", "0v2 1v3 4v6 5v7", "3v0 1v2 4v7 5v6", "0v4 1v5 2v6 3v7");
    const results = [
      game(1, 0, 5),
      game(2, 0, 5),
      game(3, 3, 5),
      game(3, 1, 5),
      game(2, 1, 5),
      game(1, 2, 5),
      game(4, 4, 5),
      game(4, 5, 5),
      game(4, 2, 5),
      game(4, 3, 5),
    ];
    const event = eventAfter(came("A", "B", "C", "D", "E", "F", "G", "H"), pairs, ...results);
    const four = places(event).filter(([name]) => ["A", "B", "C", "D"].includes(String(name)));
    expect(four.map(([name, , by]) => [name, by])).toEqual([
      ["A", "points"],
      ["B", "headToHead"],
      ["C", "headToHead"],
      ["D", "headToHead"],
    ]);
  });

  it("head to head does not apply when one of three has not met the others", () => {
    const event = eventAfter(
      came("A", "B", "C", "D", "E", "F"),
      draw(1, "0v1 2v3 4v5"),
      game(1, 0, 7),
      game(1, 2, 7),
      game(1, 4, 7),
    );
    expect(
      places(event)
        .slice(0, 3)
        .map(([, place]) => place),
    ).toEqual([1, 1, 1]);
  });

  it("net spreads add up to 0 and every game has one winner, whatever is entered", () => {
    const result = fc.tuple(fc.boolean(), fc.integer({ min: 1, max: 121 }));
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 14 }),
        fc.array(result, { minLength: 63, maxLength: 63 }),
        (players, results) => {
          const names = Array.from({ length: players }, (_, i) => `P${i}`);
          const rounds = drawRounds(
            names.map((_, i) => i),
            [],
            9,
          );
          let at = 0;
          const games = rounds.flatMap(({ games: pairs }, round) =>
            pairs.map((pair) => {
              const [first, spread] = results[at++ % 63] ?? [true, 1];
              return game(round + 1, pair[first ? 0 : 1], spread);
            }),
          );
          const standings = standingsOf(eventAfter(came(...names), { type: "roundsDrawn", from: 1, rounds }, ...games));
          const sum = (of: (one: (typeof standings)[number]) => number) =>
            standings.reduce((all, one) => all + of(one), 0);
          const inOrder = standings.every((one, i) => i === 0 || (standings[i - 1]?.points ?? 0) >= one.points);
          return sum(({ net }) => net) === 0 && sum(({ won }) => won) === games.length && inOrder;
        },
      ),
      { seed: seed("any evening"), numRuns: 60 },
    );
  });
});

describe("ties", () => {
  const all = [came("A", "B", "C", "D", "E", "F"), draw(1, "0v1 2v3 4v5"), game(1, 0, 9), game(1, 2, 9), game(1, 4, 9)];
  const ties = (...more: readonly EventFact[]) => tiesIn(standingsOf(eventAfter(...all, ...more)));

  it("are found by the place the players share", () => {
    expect(ties()).toEqual([
      { ids: [0, 2, 4], place: 1, played: false },
      { ids: [1, 3, 5], place: 4, played: false },
    ]);
  });

  it("stay listed after their playoff, so that it can be fixed", () => {
    expect(ties({ type: "tieBroken", order: [4, 0, 2] })).toEqual([
      { ids: [4, 0, 2], place: 1, played: true },
      { ids: [1, 3, 5], place: 4, played: false },
    ]);
  });
});
