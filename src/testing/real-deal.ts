/** Deals a shuffled pack to the table, by the form of the game. */
import { isOn } from "../game/sides";
import type { Deal, GameState } from "../game/state";
import { type Card, JOKER, PACK, rankOf, without } from "../rules/cards";

/** Gives the next random number: at least 0 and less than 1. */
export type Chance = () => number;

function shuffled<T>(chance: Chance, all: readonly T[]): readonly T[] {
  return all
    .map((one) => ({ one, at: chance() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ one }) => one);
}

/** The place of every card of the pack. */
export interface RealDeal {
  readonly dealt: readonly (readonly Card[])[];
  readonly away: readonly (readonly Card[])[];
  readonly passed: readonly (readonly Card[])[];
  readonly hands: readonly (readonly Card[])[];
  readonly crib: readonly Card[];
  readonly starter: Card;
}

/** Fives are discarded first where every five must be discarded. */
export function realDeal(state: GameState, deal: Deal, chance: Chance): RealDeal {
  const jokers: readonly Card[] = state.countRules.jokers === "none" ? [] : [JOKER, JOKER];
  const pack: Card[] = [...shuffled<Card>(chance, [...PACK, ...jokers])];
  const take = (cards: number): readonly Card[] => pack.splice(0, cards);
  const dealt = deal.shares.map((share) => take(share.dealt));
  const fivesFirst = (cards: readonly Card[]) =>
    cards.toSorted((a, b) => Number(rankOf(b) === "5") - Number(rankOf(a) === "5"));
  const away = dealt.map((cards, seat) =>
    (isOn(state, "tossFives") ? fivesFirst(cards) : cards).slice(0, deal.shares[seat]?.discards ?? 0),
  );
  const left = dealt.map((cards, seat) => without(cards, away[seat] ?? []));
  const passed = left.map((cards, seat) => cards.slice(0, deal.shares[seat]?.passes ?? 0));
  const half = state.seats.length / 2;
  const hands = left.map((cards, seat) =>
    deal.shares[seat]?.dealt === 0
      ? (passed[(seat + half) % state.seats.length] ?? [])
      : without(cards, passed[seat] ?? []),
  );
  const [starter] = take(1);
  const crib = [...away.flat(), ...take(state.form.crib - away.flat().length)];
  return { dealt, away, passed, hands, crib, starter: starter ?? "A" };
}
