/** Laws of what is known: ranks and suits entered in any mixture score like a deal of which every card is known. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Card, declared, isJoker, JOKER, PACK, rankOf, valueOf, without } from "../rules/cards";
import type { FormName } from "../rules/forms";
import type { HouseRule } from "../rules/house-rules";
import type { Tally } from "../rules/show/combinations";
import { type Chance, type RealDeal, realDeal } from "../testing/real-deal";
import { chanceOf } from "../testing/robot";
import { seed } from "../testing/seed";
import { formStarted, Table } from "../testing/table";
import type { Owner } from "./facts";
import { cardsOf, tallyOf } from "./known";
import { type Deal, phaseOf, showing } from "./state";

/** How often a card is entered by rank alone, 0 to 1. */
interface Habits {
  /** How often a hand is entered before the play. */
  readonly entered: number;
  readonly dealtByRank: number;
  readonly laidByRank: number;
  readonly shownByRank: number;
}

const FULL: Habits = { entered: 1, dealtByRank: 0, laidByRank: 0, shownByRank: 0 };

interface Counted {
  readonly owner: Owner;
  readonly tally: Tally | undefined;
}

/** Plays one deal: the same seed deals and plays the same cards, whatever is entered by rank. */
class OneDeal {
  readonly table: Table;
  readonly real: RealDeal;
  readonly counted: Counted[] = [];
  readonly #chance: Chance;
  readonly #entering: Chance;
  readonly #habits: Habits;
  #jokers = new Map<number, Card[]>();

  constructor(form: FormName, house: readonly HouseRule[], cards: number, habits: Habits) {
    this.table = new Table([formStarted(form, { house }), { type: "dealerChosen", dealer: cards % 2 }]);
    this.#chance = chanceOf(cards);
    this.#entering = chanceOf(cards + 1);
    this.#habits = habits;
    this.real = realDeal(this.table.state, this.table.state.deal as Deal, this.#chance);
  }

  #by(card: Card, rank: number): Card {
    return !isJoker(card) && this.#entering() < rank ? rankOf(card) : card;
  }

  #enter(): void {
    const { dealt, away, passed } = this.real;
    for (const [seat, hand] of dealt.entries()) {
      if (hand.length === 0 || this.#entering() >= this.#habits.entered) continue;
      const faces = hand.map((card) => this.#by(card, this.#habits.dealtByRank));
      for (const card of faces) this.table.do({ do: "tapHand", seat, card });
      // A card leaves the hand as it was entered, or with its suit.
      const left = [...(away[seat] ?? []), ...(passed[seat] ?? [])];
      for (const card of left) {
        const face = faces[hand.indexOf(card)] ?? card;
        this.table.do({ do: "tapHand", seat, card: this.#entering() < 0.5 ? face : card });
      }
    }
  }

  #play(): void {
    const held = this.real.hands.map((hand) => [...hand]);
    for (;;) {
      const { state } = this.table;
      const { play } = state.deal ?? {};
      if (phaseOf(state) !== "play" || play?.turn === undefined) return;
      const { turn, count } = play;
      const mine = held[turn] ?? [];
      const wild = state.countRules.jokers === "wild";
      const fits = mine.filter((card) => (card === JOKER ? Number(wild) : valueOf(card)) + count <= 31);
      // A go takes no chance: where the app says it without a tap, the same cards must follow.
      const card = fits.length > 0 ? fits[Math.floor(this.#chance() * fits.length)] : undefined;
      if (card === undefined) {
        this.table.tap("go");
        continue;
      }
      held[turn] = [...without(mine, [card])];
      const low = PACK.filter((one) => count + valueOf(one) <= 31);
      const as = card === JOKER && wild ? declared(low[Math.floor(this.#chance() * low.length)] ?? "AC") : card;
      if (as !== card) this.#jokers.set(turn, [...(this.#jokers.get(turn) ?? []), as]);
      this.table.do({ do: "tapCard", card: this.#by(as, this.#habits.laidByRank) });
    }
  }

  /** The cards of a hand or the crib. A joker that was laid is the card it was laid as. */
  cardsOf(owner: Owner): readonly Card[] {
    const { hands, passed, crib } = this.real;
    if (owner === "crib") return crib;
    if (typeof owner === "string") return passed[Number(owner.slice("second".length))] ?? [];
    const laid = [...(this.#jokers.get(owner) ?? [])];
    return (hands[owner] ?? []).map((card) => (card === JOKER ? (laid.shift() ?? card) : card));
  }

  #missing(owner: Owner): readonly Card[] {
    const left = [...this.cardsOf(owner)];
    for (const known of cardsOf(this.table.state, owner).toSorted((a, b) => b.length - a.length)) {
      const exact = left.indexOf(known);
      const alike = left.findIndex((card) => (isJoker(known) ? isJoker(card) : rankOf(card) === rankOf(known)));
      left.splice(exact >= 0 ? exact : alike, 1);
    }
    return left;
  }

  /** @param truth the counts of the same deal with every card known */
  run(truth?: readonly Counted[]): this {
    this.#enter();
    this.table.tap(this.real.starter);
    this.#play();
    for (let at = 0; showing(this.table.state) !== undefined; at++) {
      const owner = showing(this.table.state) as Owner;
      for (const card of this.#missing(owner))
        this.table.do({ do: "tapCard", card: this.#by(card, this.#habits.shownByRank) });
      if (truth) this.#answer(owner, truth[at]?.tally);
      this.counted.push({ owner, tally: tallyOf(this.table.state, owner) });
      this.table.tap("peg");
    }
    return this;
  }

  /** Answers what the table is asked about suits: the flush, and whether a real jack is nobs. */
  #answer(owner: Owner, truth: Tally | undefined): void {
    const points = truth?.combinations.find((one) => one.kind === "flush")?.points ?? 0;
    const jack = this.cardsOf(owner).some((card) => card === `J${this.real.starter[1]}`);
    const open = () => tallyOf(this.table.state, owner)?.open;
    const flush = open()?.flush.includes(points) ? points : 0;
    if (flush > 0) this.table.tell({ type: "suitsTold", owner, flush, nobs: false });
    if (open()?.nobs && jack) this.table.tell({ type: "suitsTold", owner, flush, nobs: true });
  }
}

/** Deals per law: enough to find each of the faults fixed here, few enough for every run of the tests. */
const RUNS = 60;

const share = fc.constantFrom(0, 0.3, 0.7, 1);
const habits: fc.Arbitrary<Habits> = fc.record({
  entered: share,
  dealtByRank: share,
  laidByRank: share,
  shownByRank: share,
});

function same(form: FormName, house: readonly HouseRule[], cards: number, how: Habits): void {
  const full = new OneDeal(form, house, cards, FULL).run();
  const partly = new OneDeal(form, house, cards, how).run(full.counted);
  expect([full.table.refusals, partly.table.refusals]).toEqual([[], []]);
  const totals = ({ counted }: OneDeal) => counted.map(({ owner, tally }) => [owner, tally?.total]);
  expect(totals(partly)).toEqual(totals(full));
  expect(partly.table.scores).toEqual(full.table.scores);
}

describe("a deal entered in any mixture of ranks and suits scores like a deal of which every card is known", () => {
  it.each<[FormName, readonly HouseRule[]]>([
    ["tenCard", []],
    ["canadian", []],
    ["sixCard", []],
    ["three", []],
    ["tenCard", ["jokersNaught"]],
    ["canadian", ["jokersWild"]],
  ])("%s %j", (form, house) => {
    fc.assert(
      fc.property(fc.nat(), habits, (cards, how) => same(form, house, cards, how)),
      { seed: seed(`${form} ${house.join()} partly known`), numRuns: RUNS },
    );
  });

  it.each([
    ["hands by rank and plays by suit", { entered: 1, dealtByRank: 1, laidByRank: 0, shownByRank: 0 }],
    ["hands by suit and plays by rank", { entered: 1, dealtByRank: 0, laidByRank: 1, shownByRank: 1 }],
  ])("ten-card and Canadian, %s", (name, how) => {
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom<FormName>("tenCard", "canadian"), (cards, form) =>
        same(form, [], cards, how),
      ),
      { seed: seed(name), numRuns: RUNS },
    );
  });
});
