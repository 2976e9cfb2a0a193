import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seed } from "../testing/seed";
import { byesFor, championOf, drawBracket, matchesIn, placesFor, playGame, seedOrder, strikeGame } from "./bracket";
import type { Bracket } from "./bracket";
import { qualifiersOf } from "./qualifiers";

const drawn = (count: number, bestOf: 1 | 3 | 5 | 7 = 3): Bracket => {
  const made = drawBracket(
    Array.from({ length: count }, (_, i) => i),
    bestOf,
  );
  if (!made.ok) throw new Error(made.error);
  return made.value;
};
const won = (bracket: Bracket, round: number, slot: number, winner: number): Bracket => {
  const next = playGame(bracket, round, slot, winner);
  if (!next.ok) throw new Error(next.error);
  return next.value;
};

describe("the bracket (rules.md §8.6)", () => {
  it.each([
    [108, 27, 32, 5],
    [132, 33, 64, 31],
    [60, 15, 16, 1],
    [121, 31, 32, 1],
    [124, 31, 32, 1],
    [13, 4, 4, 0],
    [4, 1, 1, 0],
  ])("%i entrants: %i qualify, %i places, %i byes", (entrants, qualifiers, places, byes) => {
    const count = qualifiersOf(entrants);
    expect([count, placesFor(count), byesFor(count)]).toEqual([qualifiers, places, byes]);
  });

  it("pairs eight seeds: 1 and 8, 4 and 5, 2 and 7, 3 and 6", () => {
    expect(seedOrder(8)).toEqual([1, 8, 4, 5, 2, 7, 3, 6]);
  });

  it("pairs seed i with N + 1 − i, gives byes to the highest, and fills the second round, for 2 to 64 qualifiers", () => {
    const faults = Array.from({ length: 63 }, (_, i) => i + 2).flatMap((count) => {
      const places = placesFor(count);
      const [first = [], second = []] = matchesIn(drawn(count));
      const byes = first.flatMap(({ players, bye }) => (bye ? [players[0] ?? players[1]] : []));
      const highest = Array.from({ length: byesFor(count) }, (_, i) => i);
      const sound =
        first.every(
          ({ players: [one, other] }) =>
            (one ?? places - 1 - (other ?? 0)) + (other ?? places - 1 - (one ?? 0)) === places - 1,
        ) &&
        byes.toSorted((one = 0, other = 0) => one - other).join() === highest.join() &&
        second.length === (places > 2 ? places / 4 : 0);
      return sound ? [] : [count];
    });
    expect(faults).toEqual([]);
  });

  it.each([
    [1, 1],
    [3, 2],
    [5, 3],
    [7, 4],
  ] as const)("best of %i takes %i games to win", (bestOf, needed) => {
    let bracket = drawn(2, bestOf);
    for (let game = 1; game <= needed; game++) {
      expect(championOf(bracket)).toBeUndefined();
      bracket = won(bracket, 0, 0, 1);
    }
    expect(championOf(bracket)).toBe(1);
    expect(playGame(bracket, 0, 0, 0)).toEqual({ ok: false, error: "matchOver" });
  });

  it("refuses a player of another match, a bye, and a match without its players", () => {
    const bracket = drawn(3);
    expect(playGame(bracket, 0, 1, 0)).toEqual({ ok: false, error: "notPlaying" });
    expect(playGame(bracket, 0, 0, 0)).toEqual({ ok: false, error: "noGame" });
    expect(playGame(bracket, 1, 0, 0)).toEqual({ ok: false, error: "noGame" });
    expect(playGame(bracket, 7, 9, 0)).toEqual({ ok: false, error: "noGame" });
  });

  it("removes a game, but not once the winner has played on", () => {
    let bracket = won(won(drawn(3, 1), 0, 1, 2), 1, 0, 0);
    expect(strikeGame(bracket, 0, 1)).toEqual({ ok: false, error: "playedOn" });
    const back = strikeGame(bracket, 1, 0);
    expect(back.ok && championOf(back.value)).toBeUndefined();
    bracket = drawn(3, 1);
    expect(strikeGame(bracket, 0, 1)).toEqual({ ok: false, error: "nothingThere" });
  });

  it("needs two players, each listed once", () => {
    expect(drawBracket([4], 3)).toEqual({ ok: false, error: "tooFew" });
    expect(drawBracket([4, 4], 3)).toEqual({ ok: false, error: "badDraw" });
  });

  it("any results end with one champion, who lost no match", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 33 }),
        fc.array(fc.boolean(), { minLength: 33, maxLength: 33 }),
        (count, coins) => {
          let bracket = drawn(count, 1);
          const rounds = matchesIn(bracket).length;
          for (let round = 0; round < rounds; round++)
            for (const [slot, match] of (matchesIn(bracket)[round] ?? []).entries())
              if (!match.bye) bracket = won(bracket, round, slot, match.players[coins[slot] ? 0 : 1] ?? -1);
          const champion = championOf(bracket);
          const lost = matchesIn(bracket)
            .flat()
            .some(({ players, winner }) => players.includes(champion) && winner !== champion);
          return champion !== undefined && !lost;
        },
      ),
      { seed: seed("any playoffs") },
    );
  });
});
