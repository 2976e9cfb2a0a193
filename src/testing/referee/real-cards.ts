/** Real cards for the referee's table, and the ways in which people tap them. */
import { PACK, rankOf, type Card, type SuitedCard } from "../../rules/cards";
import type { Seat } from "../../rules/ruleset";
import type { Chance } from "../real-deal";
import type { Dealt } from "./game";
import type { Cards } from "./points";

export interface Pack extends Dealt {
  /** The cards each seat was dealt, and those it laid in the crib. */
  readonly all: readonly Cards[];
  readonly away: readonly Cards[];
}

export function oneOf<T>(chance: Chance, from: readonly T[]): T {
  return from[Math.floor(chance() * from.length)]!;
}

/** The forms in which every hand and the crib have four cards, with how many cards each seat discards (rules.md §1.5). */
export const DISCARDS = {
  sixCard: () => 2,
  fivePlusTwo: () => 1,
  three: () => 1,
  four: () => 1,
  five1: (seat: Seat, dealer: Seat) => Number(seat !== dealer),
  six: (seat: Seat, dealer: Seat) => Number(seat % 3 !== dealer % 3),
} as const;

/** Shuffles and deals. Cards that the crib lacks after the discards come straight from the pack. */
export function dealPack(chance: Chance, form: keyof typeof DISCARDS, players: number, dealer: Seat): Pack {
  const pack: SuitedCard[] = [...PACK];
  for (let i = pack.length - 1; i > 0; i--) {
    const j = Math.floor(chance() * (i + 1));
    [pack[i], pack[j]] = [pack[j]!, pack[i]!];
  }
  const take = (cards: number): Cards => pack.splice(0, cards);
  const all = Array.from({ length: players }, (_, seat) => take(4 + DISCARDS[form](seat, dealer)));
  const hands = all.map((cards) => cards.slice(0, 4));
  const away = all.map((cards) => cards.slice(4));
  const [starter] = take(1);
  const crib = [...away.flat(), ...take(4 - away.flat().length)];
  return { all, away, hands, crib, starter: starter!, dealer };
}

/** The card as it is tapped: sometimes by its rank alone. */
export function tapped(chance: Chance, card: SuitedCard, ranksOnly: number): Card {
  return chance() < ranksOnly ? rankOf(card) : card;
}

/** The cards without those that are known, some of them by rank alone. */
export function unknownOf(cards: Cards, known: readonly Card[]): Cards {
  const left = [...cards];
  for (const one of known.toSorted((a, b) => b.length - a.length)) {
    const same = left.findIndex((card) => card === one);
    const alike = left.findIndex((card) => rankOf(card) === rankOf(one));
    left.splice(same >= 0 ? same : alike, 1);
  }
  return left;
}
