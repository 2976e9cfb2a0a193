/**
 * Nobody is asked for a go that follows from the cards: random deals for two and three players, by a scorer who taps a
 * go only where the next card could as well be played by the player who says it.
 */
import fc from "fast-check";
import { expect, it } from "vitest";
import { type Card, PACK, valueOf } from "../rules/cards";
import type { FormName } from "../rules/forms";
import { runs, seed } from "../testing/seed";
import { formStarted, Table } from "../testing/table";
import { openCards } from "./known";
import { phaseOf } from "./state";
import { waitingOf } from "./waiting";

/** The cards that go to the crib from each hand, which a player who enters a hand taps twice. */
const DISCARDS = { sixCard: 2, three: 1 } as const satisfies Partial<Record<FormName, number>>;
type Form = keyof typeof DISCARDS;
const PLAYERS: Readonly<Record<Form, number>> = { sixCard: 2, three: 3 };

const shuffled = (cards: readonly Card[], length: number) =>
  fc.shuffledSubarray([...cards], { minLength: length, maxLength: length });
const TENS = PACK.filter((card) => valueOf(card) === 10);
const ACES = PACK.filter((card) => valueOf(card) === 1);
const SMALL = PACK.filter((card) => valueOf(card) === 2).slice(0, 2);

const deals = fc.record({
  form: fc.constantFrom<Form>("sixCard", "three"),
  pack: fc.oneof(
    shuffled(PACK, 22),
    // Tens, aces and twos: many goes.
    shuffled([...TENS, ...PACK.filter((card) => valueOf(card) < 3)], 22),
    // Aces and tens: at a count of 30 all four aces may have been seen.
    shuffled([...ACES, ...TENS.slice(4)], 16).map((cards) => [...cards, ...TENS.slice(0, 4), ...SMALL]),
  ),
  picks: fc.array(fc.nat(), { minLength: 12, maxLength: 12 }),
  /** The players who enter their hands. */
  told: fc.subarray([0, 1, 2]),
});

interface Move {
  readonly seat: number;
  readonly card: Card;
}

/** The cards of a play in their order. A player who can play must play (rules.md §2.3). */
function played(hands: readonly (readonly Card[])[], picks: readonly number[]): readonly Move[] {
  const left = hands.map((hand) => [...hand]);
  const moves: Move[] = [];
  let count = 0;
  let turn = 1 % hands.length;
  let passed = 0;
  while (left.some((hand) => hand.length > 0)) {
    const mine = left[turn] ?? [];
    const fits = mine.filter((card) => count + valueOf(card) <= 31);
    const card = fits[(picks[moves.length] ?? 0) % Math.max(1, fits.length)];
    if (card) {
      mine.splice(mine.indexOf(card), 1);
      moves.push({ seat: turn, card });
      count += valueOf(card);
    }
    passed = card ? 0 : passed + 1;
    if (count === 31 || passed === hands.length) {
      [count, passed] = [0, 0];
      turn = moves.at(-1)?.seat ?? turn;
    }
    turn = (turn + 1) % hands.length;
  }
  return moves;
}

/** Taps the starter and the play; `asks` decides whether to tap a go that the player on turn says. */
function scored(
  { form, pack, picks, told }: typeof deals extends fc.Arbitrary<infer Deal> ? Deal : never,
  asks: (table: Table, next: Card) => boolean,
) {
  const players = PLAYERS[form];
  const [starter, ...rest] = pack as [Card, ...Card[]];
  const hands = Array.from({ length: players }, (_, seat) => rest.slice(seat * 4, seat * 4 + 4));
  const table = new Table([formStarted(form), { type: "dealerChosen", dealer: 0 }]);
  for (const seat of told.filter((one) => one < players)) {
    const away = rest.slice(12 + seat * 2, 12 + seat * 2 + DISCARDS[form]);
    for (const card of [...(hands[seat] ?? []), ...away, ...away]) table.do({ do: "tapHand", seat, card });
  }
  table.tap(starter);
  let goes = 0;
  for (const { seat, card } of played(hands, picks)) {
    for (let left = players; left > 0 && table.state.deal?.play?.turn !== seat && asks(table, card); left -= 1) {
      table.tap("go");
      goes += 1;
    }
    table.tap(card);
  }
  return { table, goes };
}

/** The count after this card would pass 31, so the card itself says that nobody could go on. */
const passes = (table: Table, next: Card) => (table.state.deal?.play?.count ?? 0) + valueOf(next) > 31;

it("a go is tapped only where the next card fits, and the scores are those of every go", () => {
  const numRuns = runs(400);
  let [few, all] = [0, 0];
  fc.assert(
    fc.property(deals, (deal) => {
      const lazy = scored(deal, (table, next) => !passes(table, next));
      const strict = scored(deal, () => true);
      [few, all] = [few + lazy.goes, all + strict.goes];
      expect(phaseOf(lazy.table.state)).toBe("show");
      expect(lazy.table.scores).toEqual(strict.table.scores);
      expect(lazy.table.state.deal?.play?.laid).toEqual(strict.table.state.deal?.play?.laid);
    }),
    { numRuns, seed: seed("goes") },
  );
  console.log(`goes tapped in ${numRuns} deals: ${few}, and ${all} where every go is tapped`);
  expect(few).toBeLessThan(all);
});

it("the Go key is ready only for a hand with unknown cards, while a card that fits has not been seen", () => {
  fc.assert(
    fc.property(deals, (deal) => {
      scored(deal, (table) => {
        expectOpen(table);
        return true;
      });
    }),
    { numRuns: runs(400), seed: seed("the Go key") },
  );
});

function expectOpen({ state }: Table): void {
  const waiting = waitingOf(state);
  const { play } = state.deal ?? {};
  if (waiting.for !== "card" || !waiting.mayGo || !play) return;
  const held = play.held[waiting.seat];
  expect(held?.unknown).toBeGreaterThan(0);
  const seen = openCards(state);
  expect(PACK.some((card) => play.count + valueOf(card) <= 31 && !seen.includes(card))).toBe(true);
}
