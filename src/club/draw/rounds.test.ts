import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { rematches } from "../../testing/rematches";
import { seed } from "../../testing/seed";
import { type Drawn, type PlayerId, drawRounds } from "./rounds";

const people = (count: number, from = 1): PlayerId[] => Array.from({ length: count }, (_, i) => from + i);
const EVENINGS = people(57, 4).flatMap((n) => [9, 22].map((count) => [n, count] as const));
const key = (a: PlayerId, b: PlayerId) => `${Math.min(a, b)}–${Math.max(a, b)}`;
const gapOf = (numbers: readonly number[]) => Math.max(...numbers) - Math.min(...numbers);
const choose2 = (n: number) => (n * (n - 1)) / 2;

/** Faults of a round: a player who is seated twice, missing or not here, or more than one bye. */
function faults(round: Drawn, here: readonly PlayerId[]): string[] {
  const named = [...round.games.flat(), ...round.sitsOut].toSorted((a, b) => a - b);
  const all = here.toSorted((a, b) => a - b);
  const wrong = named.join() === all.join() ? [] : [`named ${named.join()} of ${all.join()}`];
  return round.sitsOut.length > here.length % 2 ? [...wrong, `sitting out: ${round.sitsOut.join()}`] : wrong;
}

/** The rounds, from 0, in which every two met. */
function meetings(rounds: readonly Drawn[]): Map<string, number[]> {
  const met = new Map<string, number[]>();
  for (const [round, { games }] of rounds.entries()) {
    for (const [a, b] of games) met.set(key(a, b), [...(met.get(key(a, b)) ?? []), round]);
  }
  return met;
}

const timesOut = (rounds: readonly Drawn[], who: PlayerId) =>
  rounds.filter(({ sitsOut }) => sitsOut.includes(who)).length;

/** Rounds in which a player gets another bye before everyone here has had as many. */
function unfair(rounds: readonly Drawn[], heres: readonly (readonly PlayerId[])[]): string[] {
  return rounds.flatMap(({ sitsOut }, at) => {
    const before = rounds.slice(0, at);
    const least = Math.min(...heres[at]!.map((who) => timesOut(before, who)));
    return sitsOut
      .filter((who) => timesOut(before, who) > least)
      .map((who) => `round ${at + 1}: ${who} sits out again`);
  });
}

describe("everyone there from the start: 4 to 60 players, nine and 22 rounds", () => {
  const drawn = EVENINGS.map(([n, count]) => ({
    n,
    count,
    name: `${n} × ${count}`,
    rounds: drawRounds(people(n), [], count),
  }));

  it("everyone plays once a round or has the bye", () => {
    expect(drawn.filter(({ count, rounds }) => rounds.length !== count)).toEqual([]);
    expect(drawn.flatMap(({ n, rounds }) => rounds.flatMap((round) => faults(round, people(n))))).toEqual([]);
  });

  it("rematches are as few as possible", () => {
    const least = (n: number, count: number) => Math.max(0, Math.floor(n / 2) * count - choose2(n));
    const wrong = drawn.filter(({ n, count, rounds }) => rematches(rounds) !== least(n, count));
    expect(wrong.map(({ name, rounds }) => `${name}: ${rematches(rounds)}`)).toEqual([]);
  });

  it("all meetings are equally frequent, give or take one", () => {
    const times = ({ n, rounds }: (typeof drawn)[number]) => {
      const met = [...meetings(rounds).values()].map((at) => at.length);
      return met.length < choose2(n) ? [0, ...met] : met;
    };
    expect(drawn.filter((one) => gapOf(times(one)) > 1).map(({ name }) => name)).toEqual([]);
  });

  it("everyone has met everyone before any rematch", () => {
    const wrong = drawn.filter(({ n, rounds }) => {
      const cycle = n % 2 === 0 ? n - 1 : n;
      return [...meetings(rounds).values()].some((at) => at.some((round, i) => i > 0 && round - at[i - 1]! < cycle));
    });
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it("nobody gets a second bye before everyone has had one", () => {
    const wrong = drawn.flatMap(({ n, name, rounds }) =>
      unfair(
        rounds,
        rounds.map(() => people(n)),
      ).map((fault) => `${name}, ${fault}`),
    );
    expect(wrong).toEqual([]);
  });

  it("everyone deals first as often as second, give or take one", () => {
    const wrong = drawn.filter(({ n, rounds }) =>
      people(n).some((who) => {
        const games = rounds.flatMap((round) => round.games).filter((game) => game.includes(who));
        return Math.abs(games.length - 2 * games.filter(([first]) => first === who).length) > 1;
      }),
    );
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it("players who meet again take turns with the first deal", () => {
    const wrong = drawn.filter(({ rounds }) => {
      const last = new Map<string, PlayerId>();
      return rounds
        .flatMap((round) => round.games)
        .some(([a, b]) => {
          const before = last.get(key(a, b));
          last.set(key(a, b), a);
          return before === a;
        });
    });
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it("nobody sits at one table much more often than at others", () => {
    const wrong = drawn.filter(({ n, count, rounds }) =>
      people(n).some((who) => {
        const at = rounds.map(({ games }) => games.findIndex((game) => game.includes(who)));
        const tables = people(Math.floor(n / 2), 0);
        return tables.some((table) => at.filter((one) => one === table).length > Math.ceil(count / tables.length) + 1);
      }),
    );
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it("four players meet three times each in nine rounds", () => {
    expect([...meetings(drawRounds(people(4), [], 9)).values()].map((at) => at.length)).toEqual([3, 3, 3, 3, 3, 3]);
  });
});

describe("any input gives a draw", () => {
  it.each([0, 1, 2, 3, 61, 299, 300])("%s players", (n) => {
    const rounds = drawRounds(people(n), [], 3);
    expect(rounds).toHaveLength(3);
    expect(rounds.flatMap((round) => faults(round, people(n)))).toEqual([]);
  });

  it.each([
    [0, 0],
    [-3, 0],
    [Number.NaN, 0],
    [2.5, 2],
    [Infinity, 300],
  ])("%s rounds wanted gives %s", (count, rounds) => {
    expect(drawRounds(people(4), [], count)).toHaveLength(rounds);
  });

  it("a player listed twice plays once", () => {
    expect(drawRounds([3, 1, 3, 2, 1], [], 5)).toEqual(drawRounds([3, 1, 2], [], 5));
  });

  it("the same input gives the same draw and is not modified", () => {
    const past = drawRounds(people(9), [], 4);
    const copy = structuredClone(past);
    expect(drawRounds(people(7, 3), past, 9)).toEqual(drawRounds(people(7, 3), copy, 9));
    expect(past).toEqual(copy);
  });
});

/** An event in which players come and go. @param changes who is here from a round on */
function evening(first: readonly PlayerId[], count: number, changes: ReadonlyMap<number, readonly PlayerId[]>) {
  const rounds: Drawn[] = [];
  const heres: (readonly PlayerId[])[] = [];
  let here = first;
  let plan = drawRounds(here, [], count);
  for (let at = 0; at < count; at++) {
    const now = changes.get(at);
    if (now) {
      here = now;
      plan = drawRounds(here, rounds, count - at);
    }
    heres.push(here);
    rounds.push(plan[plan.length - count + at]!);
  }
  return { rounds, heres };
}

describe("players come late and leave", () => {
  it("13 players, nine rounds: one comes after round two, one after four, and one leaves after six", () => {
    const changes = new Map([
      [2, people(14)],
      [4, people(15)],
      [6, people(15).filter((who) => who !== 5)],
    ]);
    const { rounds, heres } = evening(people(13), 9, changes);
    expect(rounds.flatMap((round, at) => faults(round, heres[at]!))).toEqual([]);
    expect(unfair(rounds, heres)).toEqual([]);
    expect(rematches(rounds)).toBe(0);
  });

  it("a late player who makes the number even needs no rematch and no bye", () => {
    const { rounds } = evening(people(9), 9, new Map([[2, people(10)]]));
    expect([rematches(rounds), rounds.slice(2).flatMap(({ sitsOut }) => sitsOut)]).toEqual([0, []]);
  });

  it("when one of ten leaves after three of nine rounds, nobody needs a rematch or two byes", () => {
    const { rounds, heres } = evening(people(10), 9, new Map([[3, people(9)]]));
    expect([rematches(rounds), unfair(rounds, heres)]).toEqual([0, []]);
  });

  it("a late player does not get the bye while others can", () => {
    const wrong = people(14, 7).flatMap((half) => {
      const there = people(2 * half);
      return there.filter((at) => {
        const { rounds } = evening(there, 9, new Map([[3, there.toSpliced(at, 0, 99)]]));
        return timesOut(rounds, 99) > 0 || rematches(rounds) > 0;
      });
    });
    expect(wrong).toEqual([]);
  });

  it("a rematch is against the opponent met longest ago", () => {
    const cycle = drawRounds(people(4), [], 3);
    const wrong = [
      [0, 1, 2],
      [0, 2, 1],
      [1, 0, 2],
      [1, 2, 0],
      [2, 0, 1],
      [2, 1, 0],
    ].filter((order) => {
      const past = order.map((at) => cycle[at]!);
      return meetings([past[0]!, ...drawRounds(people(4), past, 1)]).size > 2;
    });
    expect(wrong).toEqual([]);
  });

  it("rematches are not in consecutive rounds when that can be avoided", () => {
    const first = drawRounds(people(8), [], 3);
    const all = meetings([...first, ...drawRounds(people(8).toReversed(), first, 6)]);
    const near = [...all].filter(([, at]) => at.some((round, i) => at[i - 1] === round - 1));
    expect(near).toEqual([]);
  });

  it("redrawing with the same players adds no rematch, in whatever order they are listed", () => {
    const wrong = people(27, 4).flatMap((n) =>
      [1, 2, 5, 8].flatMap((at) => {
        const first = drawRounds(people(n), [], 9).slice(0, at);
        const again = [people(n), people(n).toReversed()].map((here) =>
          rematches([...first, ...drawRounds(here, first, 9 - at)]),
        );
        const least = Math.max(0, Math.floor(n / 2) * 9 - choose2(n));
        return again.filter((found) => found !== least).map((found) => `${n} after ${at}: ${found}, not ${least}`);
      }),
    );
    expect(wrong).toEqual([]);
  });

  /** Up to four changes: the round, and a player who comes or leaves. */
  const changesOf = (most: number) =>
    fc.array(fc.record({ at: fc.integer({ min: 1, max: most - 1 }), leaves: fc.boolean(), who: fc.nat() }), {
      maxLength: 4,
    });
  type Changes = readonly { at: number; leaves: boolean; who: number }[];
  const played = (n: number, fewest: number, count: number, changes: Changes) => {
    const here = people(n);
    let next = n + 1;
    const byRound = new Map<number, readonly PlayerId[]>();
    for (const { at, leaves, who } of changes.toSorted((a, b) => a.at - b.at)) {
      if (!leaves) here.push(next++);
      else if (here.length > fewest) here.splice(who % here.length, 1);
      byRound.set(at, [...here]);
    }
    return evening(people(n), count, byRound);
  };

  it("rounds are sound and byes shared while players come and go", () => {
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 40 }), changesOf(12), (n, changes) => {
        const { rounds, heres } = played(n, 2, 12, changes);
        expect(rounds.flatMap((round, at) => faults(round, heres[at]!))).toEqual([]);
        expect(unfair(rounds, heres)).toEqual([]);
        const always = heres[11]!.filter((who) => who <= n);
        expect(gapOf(always.map((who) => timesOut(rounds, who)))).toBeLessThanOrEqual(1);
      }),
      { seed: seed("people come and go"), numRuns: 150 },
    );
  });

  it("with twelve or more players, nine rounds need no rematch while players come and go", () => {
    fc.assert(
      fc.property(fc.integer({ min: 12, max: 60 }), changesOf(9), (n, changes) => {
        expect(rematches(played(n, 12, 9, changes).rounds)).toBe(0);
      }),
      { seed: seed("no repeat from twelve up"), numRuns: 150 },
    );
  });
});

describe("against every possible draw", () => {
  /** Every possible round, with a bye when the number is odd. */
  function allRounds(here: readonly PlayerId[]): Drawn[] {
    if (here.length % 2 === 1)
      return here.flatMap((out) =>
        allRounds(here.filter((who) => who !== out)).map(({ games }) => ({ games, sitsOut: [out] })),
      );
    const [a, ...others] = here;
    if (a === undefined) return [{ games: [], sitsOut: [] }];
    return others.flatMap((b) =>
      allRounds(others.filter((who) => who !== b)).map(({ games }) => ({
        games: [[a, b] as const, ...games],
        sitsOut: [],
      })),
    );
  }

  /** The cost of a draw, worst fault first: uneven byes, third meetings, rematches. */
  function costOf(past: readonly Drawn[], rounds: readonly Drawn[], here: readonly PlayerId[]): number {
    const all = [...past, ...rounds];
    const uneven = here.reduce((sum, who) => sum + timesOut(all, who) ** 2, 0);
    const met = [...meetings(all)].filter(([pair]) => pair.split("–").every((who) => here.includes(Number(who))));
    const often = met.reduce((sum, [, at]) => sum + choose2(at.length - 1), 0);
    const again = met.reduce((sum, [, at]) => sum + at.length - 1, 0);
    return uneven * 1e8 + often * 1e4 + again;
  }

  /** The least cost of any draw. The order of rounds does not matter, so each set is tried once. */
  function least(past: readonly Drawn[], here: readonly PlayerId[], count: number): number {
    const all = allRounds(here);
    const from = (first: number, chosen: readonly Drawn[]): number =>
      chosen.length === count
        ? costOf(past, chosen, here)
        : Math.min(...all.slice(first).map((round, i) => from(first + i, [...chosen, round])));
    return from(0, []);
  }

  it.each([
    [4, 3],
    [5, 3],
    [6, 3],
    [7, 1],
    [8, 1],
  ])("%s players, %s rounds after any past: no draw is better", (n, count) => {
    const round = fc.shuffledSubarray(people(n + 2), { minLength: 4 }).map((who): Drawn => ({
      games: people(Math.floor(who.length / 2), 0).map((i) => [who[2 * i]!, who[2 * i + 1]!] as const),
      sitsOut: who.length % 2 === 1 ? [who.at(-1)!] : [],
    }));
    fc.assert(
      fc.property(fc.array(round, { maxLength: 8 }), (past) => {
        const here = people(n);
        expect(costOf(past, drawRounds(here, past, count), here)).toBe(least(past, here, count));
      }),
      { seed: seed(`every draw of ${n}`), numRuns: 25 },
    );
  });
});
