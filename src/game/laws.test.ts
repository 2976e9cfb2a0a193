import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PACK, RANKS, type Card, valueOf, JOKER } from "../rules/cards";
import { FORM_NAMES } from "../rules/forms";
import { HOUSE_RULES } from "../rules/house-rules";
import { FIRST_DEALERS, SKUNKS } from "../rules/ruleset";
import { PENALTY_NAMES } from "../rules/penalties";
import { CALLS } from "../rules/wrong-counts";
import { tally } from "../rules/show/tally";
import { seed } from "../testing/seed";
import { logOf, started, Table } from "../testing/table";
import { COUNTINGS, DEPTHS, type Fact, FALSE_GO_ENDS, type TableFact, TYPED_FOR } from "./facts";
import { extend, replay } from "./replay";
import { phaseOf } from "./state";
import { FALSE_GO_RULES } from "../rules/false-go";

/** Two hands, a crib, a starter, and the choice among the playable cards at each turn. */
const deals = fc.record({
  pack: fc.shuffledSubarray([...PACK], { minLength: 13, maxLength: 13 }),
  picks: fc.array(fc.nat(), { minLength: 8, maxLength: 8 }),
  told: fc.subarray([0, 1]),
});
type Dealt = typeof deals extends fc.Arbitrary<infer T> ? T : never;

/** A second implementation of rules.md §2.2 and §3.1 for two players. It shares only the card values with the engine. */
function straight(hands: readonly (readonly Card[])[], starter: Card, moves: readonly { seat: number; card: Card }[]) {
  const scores = [0, 0];
  const add = (seat: number, points: number) => {
    scores[seat] = (scores[seat] ?? 0) + points;
  };
  if (starter[0] === "J") add(0, 2);
  const left = [4, 4];
  let series: Card[] = [];
  const order = (card: Card) => RANKS.indexOf(card[0] as "A");
  moves.forEach(({ seat, card }, i) => {
    series.push(card);
    left[seat] = (left[seat] ?? 0) - 1;
    const count = series.reduce((sum, one) => sum + valueOf(one), 0);
    if (count === 15 || count === 31) add(seat, 2);
    const alike = series.toReversed().findIndex((one) => one[0] !== card[0]);
    const k = alike < 0 ? series.length : alike;
    add(seat, k * (k - 1));
    for (let m = series.length; m >= 3; m--) {
      const tail = series
        .slice(-m)
        .map(order)
        .toSorted((a, b) => a - b);
      if (tail.every((one, j) => j === 0 || one === (tail[j - 1] ?? 0) + 1)) {
        add(seat, m);
        break;
      }
    }
    const next = moves[i + 1];
    const held = hands.map((hand, s) =>
      hand.filter((one) => !moves.slice(0, i + 1).some((m) => m.seat === s && m.card === one)),
    );
    const over = !held.some((hand) => hand.some((one) => count + valueOf(one) <= 31));
    if (over) {
      if (count < 31) add(seat, 1);
      series = [];
    }
    expect(over || next !== undefined).toBe(true);
  });
  return scores;
}

function playDeal({ pack, picks, told }: Dealt) {
  const [starter, ...rest] = pack as [Card, ...Card[]];
  const hands = [rest.slice(0, 4), rest.slice(4, 8)];
  const crib = rest.slice(8, 12);
  const table = new Table();
  for (const seat of told)
    for (const card of [
      ...(hands[seat] ?? []),
      ...crib.slice(seat * 2, seat * 2 + 2),
      ...crib.slice(seat * 2, seat * 2 + 2),
    ])
      table.do({ do: "tapHand", seat, card });
  table.tap(starter);
  const left = hands.map((hand) => [...hand]);
  const moves: { seat: number; card: Card }[] = [];
  while (phaseOf(table.state) === "play") {
    const play = table.state.deal?.play;
    const seat = play?.turn ?? 0;
    const mine = left[seat] ?? [];
    const fits = mine.filter((card) => (play?.count ?? 0) + valueOf(card) <= 31);
    const card = fits[(picks[moves.length] ?? 0) % Math.max(1, fits.length)];
    if (card) {
      mine.splice(mine.indexOf(card), 1);
      moves.push({ seat, card });
      table.tap(card);
    } else table.tap("go");
  }
  const scores = straight(hands, starter, moves);
  table.tap("peg peg");
  for (const card of crib.filter((_, i) => !told.includes(Math.floor(i / 2)))) table.tap(card);
  table.tap("peg");
  const show = [
    tally(hands[0] ?? [], starter, "hand").total + tally(crib, starter, "crib").total,
    tally(hands[1] ?? [], starter, "hand").total,
  ];
  return { table, scores: scores.map((n, side) => n + (show[side] ?? 0)) };
}

const seats = fc.nat({ max: 3 });
const cards = fc.constantFrom<Card>(...PACK, ...RANKS, JOKER, "X=5H", "X=K");
const owners = fc.oneof(seats, fc.constantFrom("crib" as const, "second0" as const, "second1" as const));
const numbers = fc.oneof(fc.integer({ min: -40, max: 140 }), fc.constantFrom(0.5, Number.NaN, 1e9, -0));
const depths = fc.constantFrom(...DEPTHS);
const tableFacts: fc.Arbitrary<TableFact> = fc.oneof(
  fc.constant(started()),
  fc.record({
    type: fc.constant("gameStarted" as const),
    rules: fc.record({
      form: fc.constantFrom(...FORM_NAMES),
      target: numbers,
      goTiming: fc.constantFrom("lastCard" as const, "atGo" as const),
      renege: fc.constantFrom(...FALSE_GO_RULES),
      firstDealer: fc.constantFrom(...FIRST_DEALERS),
      skunks: fc.constantFrom(...SKUNKS),
      house: fc.uniqueArray(fc.constantFrom(...HOUSE_RULES), { maxLength: 3 }),
    }),
    seats: fc.array(fc.record({ name: fc.string(), side: seats }), { maxLength: 7 }),
    depth: depths,
    counting: fc.constantFrom(...COUNTINGS),
  }),
  fc.record({ type: fc.constant("countingChosen" as const), counting: fc.constantFrom(...COUNTINGS) }),
  fc.record({ type: fc.constant("cardPassed" as const), seat: seats, card: cards }),
  fc.record({ type: fc.constant("bid" as const), points: numbers }),
  fc.constant({ type: "bidPassed" as const }),
  fc.record({
    type: fc.constant("claimed" as const),
    owner: fc.oneof(owners, fc.constant("play" as const)),
    points: numbers,
  }),
  fc.record({
    type: fc.constant("called" as const),
    at: fc.nat({ max: 12 }),
    of: fc.constantFrom("5H", "go", "crib", "0", "1", ...PACK),
    side: seats,
    for: fc.constantFrom(...CALLS),
    points: numbers,
  }),
  fc.record({
    type: fc.constant("penaltyTaken" as const),
    side: seats,
    penalty: fc.constantFrom(...PENALTY_NAMES),
    over: numbers,
  }),
  fc.record(
    {
      type: fc.constant("renegeTaken" as const),
      go: fc.nat({ max: 3 }),
      seat: seats,
      side: seats,
      end: fc.constantFrom(...FALSE_GO_ENDS),
    },
    { requiredKeys: ["type", "go", "side", "end"] },
  ),
  fc.record({ type: fc.constant("cut" as const), seat: seats, card: cards }),
  fc.record({ type: fc.constant("dealerChosen" as const), dealer: seats }),
  fc.record({ type: fc.constant("depthChosen" as const), depth: depths }),
  fc.record({ type: fc.constant("cardDealt" as const), seat: seats, card: cards }),
  fc.record({ type: fc.constant("discarded" as const), seat: seats, card: cards }),
  fc.record({ type: fc.constant("handForgotten" as const), seat: seats }),
  fc.record({ type: fc.constant("starterTurned" as const), card: cards }),
  { arbitrary: fc.record({ type: fc.constant("cardPlayed" as const), card: cards }), weight: 6 },
  { arbitrary: fc.constant<TableFact>({ type: "goCalled" }), weight: 3 },
  fc.constant<TableFact>({ type: "playEnded" }),
  { arbitrary: fc.record({ type: fc.constant("cardShown" as const), owner: owners, card: cards }), weight: 6 },
  fc.record({ type: fc.constant("suitsTold" as const), owner: owners, flush: fc.nat({ max: 6 }), nobs: fc.boolean() }),
  fc.record({ type: fc.constant("handPegged" as const), owner: owners }),
  fc.record({ type: fc.constant("handTyped" as const), owner: owners, points: numbers }),
  fc.record({ type: fc.constant("pegged" as const), side: seats, points: numbers, for: fc.constantFrom(...TYPED_FOR) }),
  fc.constant<TableFact>({ type: "dealEnded" }),
  fc.constant<TableFact>({ type: "dealVoided" }),
);
const changes = fc.oneof(
  fc.record({ how: fc.constant("replaced" as const), by: tableFacts }),
  fc.record({ how: fc.constant("preceded" as const), by: tableFacts }),
  fc.constant({ how: "removed" as const }),
);
const facts: fc.Arbitrary<Fact> = fc.oneof(
  { arbitrary: tableFacts, weight: 8 },
  fc.constant<Fact>({ type: "undone" }),
  fc.constant<Fact>({ type: "redone" }),
  fc.record({ type: fc.constant("corrected" as const), entry: fc.nat({ max: 40 }), change: changes }),
);
/** Half of the logs begin like a game, so that more of their facts fit. */
const logs = fc
  .tuple(fc.boolean(), fc.array(facts, { maxLength: 60 }))
  .map(([begun, rest]): Fact[] =>
    begun ? [started(), { type: "dealerChosen", dealer: 0 }, { type: "starterTurned", card: "5H" }, ...rest] : rest,
  );

/** Whether undo takes this fact back. It skips the start of a game, the depth and the way of counting. */
function isMove({ type }: TableFact): boolean {
  return type !== "gameStarted" && type !== "depthChosen" && type !== "countingChosen";
}

function freeze<T>(value: T): T {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(freeze);
  }
  return value;
}

describe("laws of the game", () => {
  it("any legal play of any deal scores the same as the second implementation", () => {
    fc.assert(
      fc.property(deals, (dealt) => {
        const { table, scores } = playDeal(dealt);
        expect(table.scores).toEqual(scores);
        expect(table.now.lines.every((line) => line.status.is === "fits")).toBe(true);
      }),
      { seed: seed("any legal tapping"), numRuns: 300 },
    );
  });

  it("well-formed facts in any order never throw, and keep every score between the start and the target", () => {
    fc.assert(
      fc.property(logs, (log) => {
        const { state } = replay(freeze(logOf(log)));
        for (const side of state?.sides ?? []) {
          expect(side.front).toBeGreaterThanOrEqual(0);
          expect(side.front).toBeLessThanOrEqual(state?.rules.target ?? 0);
        }
      }),
      { seed: seed("any facts"), numRuns: 2000 },
    );
  });

  it("an undo replays to the log without its last move, and a redo restores the move", () => {
    fc.assert(
      fc.property(logs, tableFacts, (log, move) => {
        fc.pre(isMove(move));
        const before = replay(logOf(log));
        const after = replay(logOf([...log, move]));
        expect(replay(logOf([...log, move, { type: "undone" }])).state).toEqual(before.state);
        expect(replay(logOf([...log, move, { type: "undone" }, { type: "redone" }])).state).toEqual(after.state);
      }),
      { seed: seed("undo"), numRuns: 1000 },
    );
  });

  it("one undo for each move leads back to the start, step by step", () => {
    fc.assert(
      fc.property(fc.array(tableFacts, { maxLength: 30 }), (moves) => {
        const steps = moves.filter(isMove);
        const log: Fact[] = [started(), ...steps];
        for (let left = steps.length; left > 0; left--) {
          log.push({ type: "undone" });
          expect(replay(logOf(log)).state).toEqual(replay(logOf([started(), ...steps.slice(0, left - 1)])).state);
        }
        expect(replay(logOf(log)).undo).toBeUndefined();
      }),
      { seed: seed("all undos"), numRuns: 200 },
    );
  });

  it("extending a replay entry by entry gives the replay of the whole log", () => {
    fc.assert(
      fc.property(logs, (log) => {
        let grown = replay([]);
        logOf(log).forEach((_, i) => {
          grown = extend(grown, logOf(log).slice(0, i + 1));
        });
        expect(grown).toEqual(replay(logOf(log)));
      }),
      { seed: seed("extend"), numRuns: 300 },
    );
  });

  it("each score is the sum of its side's pegs", () => {
    fc.assert(
      fc.property(logs, (log) => {
        const { state } = replay(logOf(log));
        state?.sides.forEach((pegs, side) => {
          const sum = state.pegs.reduce((n, one) => n + (one.side === side ? one.points : 0), 0);
          expect(sum).toBe(pegs.front);
        });
      }),
      { seed: seed("pegs"), numRuns: 1000 },
    );
  });
});
