import { describe, expect, it } from "vitest";
import { came, draw, eventOf, game, opened, slip } from "../testing/event";
import type { EventFact } from "./event-facts";
import { countsFor, statusOf } from "./results";
import { slipOf, valueOf } from "./slips";
import { gamesToCheck, playersToTell, rulingsToRepeat, unruled, valuesBySlip } from "./to-check";

const HEADER = { name: "Tuesday", date: "2026-11-17", kind: "club", games: 3, bestOf: 3 } as const;
const night = (...facts: readonly EventFact[]) =>
  eventOf([opened(HEADER), came("Ann", "Ben", "Cy", "Dee", "Eve"), draw(1, "0v1 2v3 4", "0v2 1v4 3"), ...facts]);
const PAIR = [0, 1] as const;
const VALUES = valuesBySlip(slipOf(true, 16), true)!;
const RULED: EventFact = { type: "ruled", round: 1, player: 0, values: VALUES };
const LATE: EventFact = { type: "forfeited", round: 1, player: 1 };

it("lists slips that differ, single slips, and games an earlier round still lacks", () => {
  const event = night(slip(1, 0, "+21"), slip(1, 1, "-16"), slip(2, 1, "+9"));
  const { open, ruled, missing } = gamesToCheck(event, [0]);
  expect(open.map(({ round, number, status, finding }) => [round, number, status, finding?.cases])).toEqual([
    [1, 1, "differ", ["a"]],
    [2, 2, "half", ["c"]],
  ]);
  expect(missing.map(({ round, number }) => [round, number])).toEqual([[1, 2]]);
  expect(ruled).toEqual([]);
});

it("when one slip is taken as correct, both players count by it", () => {
  const [ann, ben] = valuesBySlip(slipOf(true, 31), true) ?? [];
  expect([ann, ben]).toEqual([
    { points: 3, plus: 31, minus: 0 },
    { points: 0, plus: 0, minus: 31 },
  ]);
  expect(valuesBySlip(slipOf(false, 31), false)).toEqual([ann, ben]);
  expect(valuesBySlip({ ...slipOf(true, 31), points: 2 }, true)).toEqual([ann, ben]);
  expect(valuesBySlip({ ...slipOf(true, 31), column: "minus" }, true)).toBeUndefined();
  expect(valuesBySlip({ ...slipOf(true, 31), spread: undefined }, true)).toBeUndefined();
});

describe("the judge must inform (rules.md §8.7 i)", () => {
  it.each([
    ["the player who wrote another number", [slip(1, 0, "+21"), slip(1, 1, "-16")], [0]],
    ["the player whose slip is missing", [slip(1, 1, "-16")], [0]],
    ["both, when one slip is wrong and the other missing", [slip(1, 0, "+17")], [0, 1]],
    ["nobody, when both slips say the same", [slip(1, 0, "+16"), slip(1, 1, "-16")], []],
  ] as const)("%s", (_, facts, ids) => {
    expect(playersToTell(night(...facts).rounds[0]!, PAIR, VALUES)).toEqual(ids);
  });
});

describe("taking a ruling back", () => {
  it.each([
    ["with both slips in", [slip(1, 0, "+21"), slip(1, 1, "-16"), RULED], "differ"],
    ["with one slip in", [slip(1, 1, "-16"), RULED], "half"],
    ["with no slip in", [RULED], "waiting"],
    ["after a forfeit", [LATE], "waiting"],
    ["after a game not played", [{ type: "gameNotPlayed", round: 1, player: 1 }], "waiting"],
    [
      "after a game not played with a slip in",
      [slip(1, 0, "+3"), { type: "gameNotPlayed", round: 1, player: 1 }],
      "half",
    ],
    ["after a forfeit with a slip in", [slip(1, 0, "+3"), LATE], "half"],
  ] as const)("%s", (_, facts, status) => {
    const before = night(...facts);
    const after = night(...facts, unruled(before.rounds[0]!, 1, PAIR));
    expect(statusOf(after.rounds[0]!, PAIR)).toBe(status);
  });
});

describe("a ruling before the last game (rules.md §8.7)", () => {
  /** Four players, one of whom qualifies. In round 1 Ann wrote +21 and Ben −16. */
  const four = [
    opened({ ...HEADER, kind: "tournament" }),
    came("Ann", "Ben", "Cy", "Dee"),
    draw(1, "0v1 2v3", "0v2 1v3", "3v0 1v2"),
    slip(1, 0, "+21"),
    slip(1, 1, "-16"),
  ];
  /** Cy wins all games, or Ann all of hers. */
  const cyWins = [game(1, 2, 40), game(2, 2, 40), game(2, 1, 5), game(3, 3, 5), game(3, 2, 31)];
  const annWins = [game(1, 2, 4), game(2, 0, 4), game(2, 1, 5), game(3, 0, 5), game(3, 1, 3)];
  /** Ann and Dee win two games each: with +21 Ann is ahead by 3, with +16 Dee is. */
  const close = [game(1, 2, 5), game(2, 0, 5), game(2, 3, 8), game(3, 3, 10), game(3, 1, 3)];
  const ruled = (one: number, other = one): EventFact => ({
    type: "ruled",
    round: 1,
    player: 0,
    values: [valueOf(true, one), valueOf(false, other)],
  });
  const offered = (...facts: readonly EventFact[]) =>
    rulingsToRepeat(eventOf([...four, ...facts])).map(({ round, number, finding }) => [
      `${round}/${number}`,
      finding.cases.join(""),
      ...finding.values.map(({ plus, minus }) => plus - minus),
    ]);

  it("is offered again after it, if the player judged as qualifying does not qualify", () => {
    expect(offered(ruled(16), ...cyWins)).toEqual([["1/1", "stands", 21, -16]]);
  });
  it("is offered again if a player judged as not qualifying does", () => {
    expect(offered(ruled(21, 16), ...annWins)).toEqual([["1/1", "a", 16, -16]]);
  });
  it("stays the ruling that counts until the judge decides again", () => {
    const round = eventOf([...four, ruled(16), ...cyWins]).rounds[0]!;
    expect([countsFor(round, 0)?.plus, statusOf(round, PAIR)]).toEqual([16, "ruled"]);
  });
  it("is not offered again because a seed goes home during the playoffs", () => {
    const eight = [
      opened({ ...HEADER, kind: "tournament", games: 2 }),
      came("Ann", "Ben", "Cy", "Dee", "Eve", "Flo", "Gus", "Hal"),
      draw(1, "0v1 2v3 4v5 6v7", "0v2 1v3 4v6 5v7"),
      slip(1, 0, "+21"),
      slip(1, 1, "-16"),
      ruled(16),
      game(1, 2, 5),
      game(1, 4, 30),
      game(1, 6, 3),
      game(2, 0, 15),
      game(2, 3, 4),
      game(2, 4, 8),
      game(2, 5, 2),
      { type: "bracketDrawn", seeds: [4, 0], bestOf: 3 },
    ] as const;
    const begun = { type: "playoffGame", round: 0, slot: 0, winner: 4 } as const;
    const gone = { type: "playerLeft", player: 0 } as const;
    const again = (...facts: readonly EventFact[]) => rulingsToRepeat(eventOf([...eight, ...facts])).length;
    expect([again(), again(begun), again(begun, gone)]).toEqual([0, 0, 0]);
    // Before the first playoff game the bracket is drawn without Ann.
    expect(again(gone)).toBe(1);
  });
  it("is found once for each state of the event", () => {
    const event = eventOf([...four, ruled(16), ...cyWins]);
    expect(rulingsToRepeat(event)).toBe(rulingsToRepeat(event));
  });
  it.each<[string, readonly EventFact[]]>([
    ["before the last game", [ruled(16), ...cyWins.slice(0, -1)]],
    ["when the rules still say the same", [ruled(16), ...annWins]],
    ["when only the ruling itself moved the player out of the cut", [ruled(16), ...close]],
    ["when the judge decided otherwise than the rules", [ruled(18), ...cyWins]],
    ["when it was made after the last game", [...cyWins, ruled(16)]],
    ["when the judge kept it after the last game", [ruled(16), ...cyWins, ruled(16)]],
    ["when it was taken back", [ruled(16), ...cyWins, slip(1, 0, "+21")]],
    ["when the game was lost by being late", [{ type: "forfeited", round: 1, player: 1 }, ...cyWins]],
  ])("is not offered again %s", (_, facts) => {
    expect(offered(...facts)).toEqual([]);
  });
});
