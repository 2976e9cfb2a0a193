import { describe, expect, it } from "vitest";
import { type FormName, FORMS } from "../rules/forms";
import { valueOf, without, type Card } from "../rules/cards";
import { type Chance, realDeal } from "../testing/real-deal";
import { chanceOf } from "../testing/robot";
import { seed } from "../testing/seed";
import { formStarted, Table } from "../testing/table";
import { callables } from "./open-calls";
import { callShown } from "./call-shown";
import type { TableFact } from "./facts";
import { otherSides, sideAt } from "./sides";
import { type GameState, phaseOf, statedCountsNow, type StatedCount } from "./state";
import { nameOfCount } from "./stated-counts";

/** Number of random deals. `npm run laws` plays more. */
const DEALS = process.env["LAWS"] ? 2_000 : 30;
const TABLES: readonly FormName[] = ["sixCard", "three", "four"];

const calling = (state: GameState, count: StatedCount, side: number, points: number): TableFact => ({
  type: "called",
  at: statedCountsNow(state).indexOf(count),
  of: nameOfCount(count),
  side,
  for: "missed",
  points,
});

/** The rule, from rules.md §6.3 alone: once, and until its player pegs again. No hand is counted in these plays. */
function isOpen({ pegs, statedCounts }: GameState, count: StatedCount): boolean {
  const from = statedCounts.indexOf(count);
  const scored = pegs.some(
    ({ kind, points, statedCount = -1 }) =>
      kind === "play" && points > 0 && statedCount > from && statedCounts[statedCount]?.seat === count.seat,
  );
  return count.call === undefined && !scored;
}

/** Every count that is too low: each other side calls it on a copy of the table. */
function expectCallable(table: Table): number {
  const { state } = table;
  let low = 0;
  for (const count of statedCountsNow(state)) {
    const missed = count.truth - (count.stated ?? 0);
    if (missed <= 0) continue;
    low += 1;
    const counter = sideAt(state, count.seat);
    for (const caller of otherSides(state, counter)) {
      const copy = new Table();
      copy.entries = table.entries;
      const before = copy.scores;
      copy.tell(calling(state, count, caller, missed));
      if (!isOpen(state, count)) {
        expect(copy.refusals).toEqual(["tooLateToCall"]);
        continue;
      }
      expect(copy.refusals).toEqual([]);
      expect(callables(state).map(({ of }) => of)).toContain(nameOfCount(count));
      expect(copy.scores).toEqual(before.map((hole, side) => hole + (side === caller ? missed : 0)));
      const shown = callShown(copy.now);
      expect(shown).toMatchObject({ side: caller, counter, for: "missed", points: missed, stated: count.stated ?? 0 });
      // The missed cards are there, in order, and end with the card that was called.
      const lit = (shown?.lit ?? []).map((place) => shown?.series[place]?.card);
      expect(lit.length).toBeGreaterThan(0);
      expect(shown?.series.reduce((sum, { card }) => sum + valueOf(card), 0)).toBe(count.count);
      if (count.card !== undefined) expect(lit.at(-1)).toBe(count.card);
      for (const { cards } of shown?.missed ?? []) expect(lit.length).toBeGreaterThanOrEqual(cards);
      expect(copy.do({ do: "undo" }).scores).toEqual(before);
    }
  }
  return low;
}

function playDeal(form: FormName, chance: Chance): number {
  const seatings = FORMS[form].seatings;
  const seating = seatings[Math.floor(chance() * seatings.length)];
  const table = new Table([formStarted(form, { target: 999 }, seating, { counting: "muggins" })]);
  table.tell({ type: "dealerChosen", dealer: 0 });
  const { hands, starter } = realDeal(table.state, table.state.deal!, chance);
  const left: Card[][] = hands.map((hand) => [...hand]);
  table.tap(starter);
  let low = 0;
  while (phaseOf(table.state) === "play") {
    const { state } = table;
    const play = state.deal?.play;
    const last = state.statedCounts.at(-1);
    if (last && last.stated === undefined) {
      low += expectCallable(table);
      const draw = chance();
      // Often nothing is said at all; the next card or go then settles it.
      const points = draw < 0.3 ? last.truth : Math.floor(chance() * 3);
      const must = play?.turn === undefined;
      if (must || draw < 0.5) table.tell({ type: "claimed", owner: "play", points });
      if (must || draw < 0.5) low += expectCallable(table);
      if (must) continue;
    }
    const seat = table.state.deal?.play?.turn ?? 0;
    const fits = (left[seat] ?? []).filter((card) => (play?.count ?? 0) + valueOf(card) <= 31);
    const card = fits[Math.floor(chance() * fits.length)];
    if (card) left[seat] = [...without(left[seat] ?? [], [card])];
    table.tap(card ?? "go");
    low += expectCallable(table);
  }
  return low;
}

describe("law: muggins in the play (rules.md §6.3)", () => {
  it.each(TABLES)(
    "%s: a low count can be called from its card on, and the result names taker, points and cards",
    (form) => {
      const chance = chanceOf(seed(form));
      let low = 0;
      for (let deal = 0; deal < DEALS / TABLES.length; deal++) low += playDeal(form, chance);
      expect(low).toBeGreaterThan(DEALS);
    },
  );

  it("a card is called before the next one is played, and one undo takes the call back", () => {
    const one = new Table([
      formStarted("sixCard", {}, "solo", { counting: "muggins" }),
      { type: "dealerChosen", dealer: 0 },
    ]);
    one.tap("KH 7C 8D 9D");
    const [count] = statedCountsNow(one.state).slice(-1);
    expect(count).toMatchObject({ truth: 3, stated: undefined });
    one.tell(calling(one.state, count!, 0, 3));
    expect([one.scores, one.refusals]).toEqual([[3, 0], []]);
    expect(one.tap("undo").scores).toEqual([0, 0]);
    expect(one.tell({ type: "claimed", owner: "play", points: 3 }).scores).toEqual([0, 3]);
  });

  it("calling a card ends its player’s time to count it", () => {
    const one = new Table([
      formStarted("sixCard", {}, "solo", { counting: "muggins" }),
      { type: "dealerChosen", dealer: 0 },
    ]);
    one.tap("KH 7C 8D 9D");
    one.tell(calling(one.state, statedCountsNow(one.state).at(-1)!, 0, 1));
    expect(one.tell({ type: "claimed", owner: "play", points: 3 }).refusals).toEqual(["nothingToCount"]);
    expect(one.scores).toEqual([1, 0]);
  });

  it("a card that nobody has counted yet cannot be counted too high", () => {
    const one = new Table([
      formStarted("sixCard", {}, "solo", { counting: "muggins" }),
      { type: "dealerChosen", dealer: 0 },
    ]);
    one.tap("KH 7C 8D 9D");
    const fact = calling(one.state, statedCountsNow(one.state).at(-1)!, 0, 0);
    expect(one.tell({ ...fact, for: "over" } as TableFact).refusals).toEqual(["countFirst"]);
  });
});
