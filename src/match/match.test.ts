import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { GameId, MatchId, SeatSetup } from "../game/facts";
import { lossAt, type Hole } from "../rules/ruleset";
import type { MatchFormat, StakesName } from "../rules/stakes";
import { lengthKind, PRESETS } from "./formats";
import { gamesByMatch, hasAllGames, matchOf, type MatchedRow, leaderOf, partiesOn, pointsToWin } from "./match";
import { gamePoints } from "./worth";

const RUNS = { seed: 20260930, numRuns: 300 };

function formatOf(name: Exclude<StakesName, "custom">, of: number): MatchFormat {
  return { name, stakes: PRESETS[name], length: { kind: lengthKind(name), of } };
}

const solo = (names: readonly string[]): readonly SeatSetup[] => names.map((name, side) => ({ name, side }));

interface Options {
  readonly format?: MatchFormat;
  readonly seats?: readonly SeatSetup[];
  readonly id?: string;
  readonly target?: number;
}

/** "121-98": a finished game; "100-98": a game in progress. */
function row(number: number, line: string, options: Options = {}): MatchedRow {
  const { format = formatOf("free", 5), seats = solo(["Alice", "Bob"]), id = "m", target = 121 } = options;
  const scores = line.split("-").map((one) => Number(one) as Hole);
  const at = scores.indexOf(target as Hole);
  const winner = at < 0 ? undefined : at;
  const best = Math.max(...scores.filter((_, side) => side !== winner));
  const names = scores.map((_, side) =>
    seats
      .filter((seat) => seat.side === side)
      .map(({ name }) => name)
      .join(" & "),
  );
  return {
    id: `${id}-${number}` as GameId,
    // Later games have earlier times here, because times must not matter.
    startedAt: 1000 - number,
    touchedAt: 1000 - number,
    names,
    scores,
    target,
    deal: 5,
    winner,
    loss: winner === undefined ? "plain" : lossAt(best, target),
    match: {
      id: id as MatchId,
      game: number,
      format,
      seats,
      homes: winner === undefined ? [] : [{ side: winner, holes: scores }],
    },
  };
}

const games = (lines: string, options: Options = {}) => lines.split(" ").map((line, i) => row(i + 1, line, options));
const running = (rows: readonly MatchedRow[]) =>
  matchOf(rows)
    ?.games.map(({ score }) => score.join("–"))
    .join(" ");

const SIX = "121-98 121-119 82-121 121-89 92-121 121-100";

it("a lowball that two of three players share is a game won for both (rules.md §9.9)", () => {
  const shared = row(1, "40-121-40", { seats: solo(["Alice", "Bob", "Carol"]), format: formatOf("bestOf", 3) });
  const match = matchOf([{ ...shared, winner: 0, loss: "plain" }]);
  expect([match?.wins, match?.score]).toEqual([
    [1, 0, 1],
    [1, 0, 1],
  ]);
});

describe("a match of six games (rules.md §7.4)", () => {
  it("goes 1–0, 2–0, 2–2, 4–2, 4–3, 5–3, and Alice wins", () => {
    const match = matchOf(games(SIX));
    expect(running(games(SIX))).toBe("1–0 2–0 2–2 4–2 4–3 5–3");
    expect(match).toMatchObject({ parties: ["Alice", "Bob"], score: [5, 3], wins: [4, 2], winner: 0, next: 7 });
  });

  it("is undecided until then, and knows the number of the next game", () => {
    const found = [1, 2, 3, 4, 5].map((count) => matchOf(games(SIX).slice(0, count)));
    expect(found.map((match) => match?.winner)).toEqual([undefined, undefined, undefined, undefined, undefined]);
    expect(found.map((match) => match?.next)).toEqual([2, 3, 4, 5, 6]);
  });

  it("a game in progress does not count", () => {
    const match = matchOf([...games(SIX).slice(0, 4), row(5, "120-3")]);
    expect(match).toMatchObject({ score: [4, 2], wins: [3, 1], winner: undefined, next: 6 });
    expect(match?.games.at(-1)).toMatchObject({ standing: "open", points: [0, 0], score: [4, 2] });
    expect(match?.open?.match.game).toBe(5);
  });

  it("its games are in the order of their numbers, not of their times", () => {
    expect(matchOf(games(SIX).toReversed())).toEqual(matchOf(games(SIX)));
  });
});

describe("correcting a game", () => {
  it("can give the match to the other side", () => {
    const before = games("82-121 121-100 121-100 91-121 121-119 121-120");
    expect(running(before)).toBe("0–2 1–2 2–2 2–3 3–3 4–3");
    expect(matchOf(before)?.winner).toBeUndefined();
    const fixed = before.with(3, row(4, "90-121"));
    expect(running(fixed)).toBe("0–2 1–2 2–2 2–4 3–4 4–4");
    expect(running(fixed.with(0, row(1, "60-121")))).toBe("0–4 1–4 2–4 2–6 2–6 2–6");
    expect(matchOf(fixed.with(0, row(1, "60-121")))?.winner).toBe(1);
  });

  it("can decide the match earlier, so that later games do not count", () => {
    const match = matchOf(games(SIX).with(0, row(1, "121-60")));
    expect(match?.games.map(({ standing }) => standing)).toEqual(["counts", "counts", "late", "late", "late", "late"]);
    expect(match).toMatchObject({ score: [5, 0], wins: [2, 0], winner: 0, next: 7 });
  });

  it("can put the game back in progress", () => {
    const match = matchOf(games(SIX).with(5, row(6, "120-100")));
    expect(match).toMatchObject({ score: [4, 3], winner: undefined });
    expect(match?.open?.match.game).toBe(6);
  });
});

describe("a triple skunk in free play wins the match", () => {
  it("whatever the score", () => {
    const match = matchOf(games("121-60 30-121"));
    expect(match).toMatchObject({ winner: 1, score: [4, 5] });
    expect(match?.games[1]).toMatchObject({ atOnce: true, points: [0, 5] });
  });
  it("and never gives less than a double skunk", () => {
    expect(matchOf(games("121-60 121-30"))?.games[1]?.points).toEqual([4, 0]);
  });
  it("but in the games format it is a double skunk", () => {
    expect(matchOf(games("121-30", { format: formatOf("games", 5) }))?.winner).toBeUndefined();
  });
});

describe("best of", () => {
  it.each<[number, string, number | undefined]>([
    [3, "121-20 121-100", 0],
    [3, "121-20", undefined],
    [3, "121-20 100-121", undefined],
    [3, "121-20 100-121 100-121", 1],
    [5, "121-20 121-20", undefined],
    [5, "121-20 121-20 121-20", 0],
    [5, "121-20 5-121 121-20 5-121 5-121", 1],
    [7, "121-20 121-20 121-20", undefined],
    [7, "121-20 121-20 121-20 121-120", 0],
    [1, "121-120", 0],
  ])("%i: after %s the winner is %s", (of, lines, winner) => {
    expect(matchOf(games(lines, { format: formatOf("bestOf", of) }))?.winner).toBe(winner);
  });

  it("with three players the one who can no longer be caught wins, and tied players play on", () => {
    const three = { format: formatOf("bestOf", 3), seats: solo(["Ann", "Ben", "Cleo"]) };
    const level = games("121-9-9 9-121-9 9-9-121", three);
    expect(matchOf(level)?.winner).toBeUndefined();
    expect(matchOf([...level, row(4, "9-9-121", three)])?.winner).toBe(2);
  });
});

describe("the leader and the points to win", () => {
  const found = (lines: string, format: MatchFormat) => {
    const match = matchOf(games(lines, { format }));
    return match && [leaderOf(match), pointsToWin(match)];
  };
  it.each<[string, MatchFormat, unknown]>([
    ["121-98", formatOf("free", 5), [0, 5]],
    ["121-98 98-121", formatOf("free", 5), [undefined, 5]],
    ["98-121", formatOf("bestOf", 7), [1, 4]],
  ])("after %s", (lines, format, said) => {
    expect(found(lines, format)).toEqual(said);
  });
});

describe("first to a number of points", () => {
  it("5 by the official stakes", () => {
    const rows = games("121-91 90-121 121-120 121-1", { format: formatOf("official", 5) });
    expect(running(rows)).toBe("2–0 2–3 4–3 7–3");
    expect(matchOf(rows)?.winner).toBe(0);
  });

  it("if two reach it in one game, the one with more points wins, and tied players play on", () => {
    const three = { format: formatOf("takesAll", 3), seats: solo(["Ann", "Ben", "Cleo"]) };
    // The first game gives Ann 3 and Ben 1, the second gives Ann 1 and Ben 3.
    const level = games("121-95-80 95-121-80", three);
    expect(running(level)).toBe("3–1–0 3–1–0");
    expect(matchOf(level)?.winner).toBe(0);
    const four = { ...three, format: formatOf("takesAll", 4) };
    expect(running(games("121-95-80 95-121-80", four))).toBe("3–1–0 4–4–0");
    expect(matchOf(games("121-95-80 95-121-80", four))?.winner).toBeUndefined();
    expect(matchOf(games("121-95-80 95-121-80 95-92-121", four))?.winner).toBeUndefined();
    expect(matchOf(games("121-95-80 95-121-80 80-95-121", four))?.winner).toBe(1);
  });
});

describe("the parties of a match", () => {
  it("are sides for partners", () => {
    const seats = ["Ann", "Ben", "Cleo", "Dan"].map((name, seat) => ({ name, side: seat % 2 }));
    expect(partiesOn({ bySeat: false }, seats, 1)).toEqual([1]);
    expect(matchOf(games("121-90 80-121", { seats }))).toMatchObject({
      parties: ["Ann & Cleo", "Ben & Dan"],
      score: [2, 2],
      bySeat: false,
    });
  });

  it("are seats for one against two, because roles change each game (rules.md §9.4)", () => {
    const alone = (lone: number) => ["Ann", "Ben", "Cleo"].map((name, seat) => ({ name, side: seat === lone ? 0 : 1 }));
    const rows = [
      row(1, "100-121", { seats: alone(0) }),
      row(2, "121-100", { seats: alone(1) }),
      row(3, "100-121", { seats: alone(2) }),
    ];
    const match = matchOf(rows);
    expect(match).toMatchObject({ parties: ["Ann", "Ben", "Cleo"], bySeat: true, score: [1, 3, 1], wins: [1, 3, 1] });
    expect(running(rows)).toBe("0–1–1 0–2–1 1–3–1");
    const onSides = rows.map((game) => [0, 1].map((side) => partiesOn({ bySeat: true }, game.match.seats, side)));
    expect(onSides).toEqual([
      [[0], [1, 2]],
      [[1], [0, 2]],
      [[2], [0, 1]],
    ]);
  });

  it("win by most wins after three games, alone or with a partner", () => {
    const alone = (lone: number) => ["Ann", "Ben", "Cleo"].map((name, seat) => ({ name, side: seat === lone ? 0 : 1 }));
    const format = formatOf("bestOf", 3);
    const rows = [
      row(1, "100-121", { seats: alone(0), format }),
      row(2, "121-100", { seats: alone(1), format }),
      row(3, "100-121", { seats: alone(2), format }),
    ];
    expect(matchOf(rows.slice(0, 2))?.winner).toBeUndefined();
    expect(matchOf(rows)?.winner).toBe(1);
  });

  it("have the names of the newest game", () => {
    const rows = [row(1, "121-98"), row(2, "98-121", { seats: solo(["Alice", "Robert"]) })];
    expect(matchOf(rows)?.parties).toEqual(["Alice", "Robert"]);
  });
});

describe("the matches among all games", () => {
  const rows = [
    row(2, "121-98", { id: "new" }),
    { ...row(9, "121-98"), match: undefined } as never,
    row(1, "121-98", { id: "old" }),
    row(1, "98-121", { id: "new" }),
  ];
  it("each is found by its id, with its own games", () => {
    const found = [...gamesByMatch(rows)].map(([id, own]) => [id, matchOf(own)?.score]);
    expect(found).toEqual([
      ["new", [1, 1]],
      ["old", [1, 0]],
    ]);
    expect(matchOf([])).toBeUndefined();
  });
  it("a match has all its games when no number is missing and its last game started within the list", () => {
    const second = row(2, "121-98");
    const [whole, lacking] = [matchOf([second, row(1, "98-121")]), matchOf([second])];
    const has = (match = whole, since = second.startedAt - 1) => match && hasAllGames(match, since);
    expect([has(), has(lacking), has(whole, second.startedAt)]).toEqual([true, false, false]);
  });
});

/** Any match: two or three players, any format, any finished or unfinished games. */
const matches = fc
  .record({
    players: fc.constantFrom(2, 3),
    name: fc.constantFrom("official", "official234", "free", "games", "lurch", "bestOf", "takesAll" as const),
    of: fc.integer({ min: 1, max: 9 }),
    losers: fc.array(fc.array(fc.integer({ min: 0, max: 120 }), { minLength: 3, maxLength: 3 }), {
      minLength: 1,
      maxLength: 12,
    }),
    firsts: fc.array(fc.integer({ min: -1, max: 2 }), { minLength: 12, maxLength: 12 }),
  })
  .map(({ players, name, of, losers, firsts }) => {
    const seats = solo(["Alice", "Bob", "Carol"].slice(0, players));
    return losers.map((holes, i) => {
      const scores = holes.slice(0, players).map((hole, side) => (side === firsts[i] ? 121 : hole));
      return row(i + 1, scores.join("-"), { seats, format: formatOf(name, of) });
    });
  });

describe(`laws, seed ${RUNS.seed}`, () => {
  it("the score is the sum of what the games are worth", () => {
    fc.assert(
      fc.property(matches, (rows) => {
        const match = matchOf(rows);
        const sum = (party: number) => match?.games.reduce((all, { points }) => all + (points[party] ?? 0), 0);
        expect(match?.score).toEqual(match?.parties.map((_, party) => sum(party)));
        const counting = match?.games.filter(({ standing, atOnce }) => standing === "counts" && !atOnce) ?? [];
        expect(counting.map(({ points }) => points)).toEqual(counting.map((game) => gamePoints(game.row)));
      }),
      RUNS,
    );
  });

  it("the order of the rows makes no difference", () => {
    fc.assert(
      fc.property(
        matches.chain((rows) => fc.tuple(fc.constant(rows), fc.shuffledSubarray(rows, { minLength: rows.length }))),
        ([rows, shuffled]) => {
          expect(matchOf(shuffled)).toEqual(matchOf(rows));
        },
      ),
      RUNS,
    );
  });

  it("a match that is won keeps its winner and score, however many games follow", () => {
    fc.assert(
      fc.property(matches, (rows) => {
        const won = rows.map((_, i) => matchOf(rows.slice(0, i + 1))).filter((match) => match?.winner !== undefined);
        expect(new Set(won.map((match) => `${match?.winner}: ${match?.score.join()}`)).size).toBeLessThan(2);
      }),
      RUNS,
    );
  });

  it("the winner leads alone, and later games give nothing", () => {
    fc.assert(
      fc.property(matches, (rows) => {
        const match = matchOf(rows);
        const best = Math.max(...(match?.score ?? []));
        const front = match?.score.flatMap((points, party) => (points === best ? [party] : [])) ?? [];
        const fair = match?.winner === undefined || (front.length === 1 && front[0] === match.winner);
        expect([fair, match?.games.some(({ atOnce }) => atOnce)]).not.toEqual([false, false]);
        expect(match?.games.filter(({ standing, points }) => standing !== "counts" && Math.max(...points) > 0)).toEqual(
          [],
        );
      }),
      RUNS,
    );
  });
});

describe("a game that was continued on two phones", () => {
  const [first, second] = games("121-98 121-95") as [MatchedRow, MatchedRow];
  const copy: MatchedRow = { ...first, id: `${first.id}~2` as GameId, winner: 1 };
  it("counts once: the first copy that is there", () => {
    expect(matchOf([copy, second, first])?.wins).toEqual([2, 0]);
    expect(matchOf([copy, second])?.wins).toEqual([1, 1]);
  });
});
