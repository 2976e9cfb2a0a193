/** Wild jokers at the show: they stand for the cards that count most, unless declared in the play. rules.md §9.10. */
import { type Card, declared, isJoker, isSuited, JOKER, PACK, RANKS } from "../cards";
import type { Tally } from "./combinations";

/**
 * @param cards the hand, the starter last
 * @param redeclare whether declared jokers may stand for another card
 * @param count counts cards without a free joker
 * @returns every total that the free jokers allow, each with the first way to make it
 */
export function jokerCounts(
  cards: readonly Card[],
  redeclare: boolean,
  count: (cards: readonly Card[]) => Tally,
): ReadonlyMap<number, Tally> {
  const free = redeclare ? cards.map((card) => (isJoker(card) ? JOKER : card)) : cards;
  // If any suit is unknown, a rank is enough: the joker then has whatever suit the flush needs.
  const choices = free.every((card) => isSuited(card) || isJoker(card)) ? PACK : RANKS;
  const found = new Map<number, Tally>();
  const declareFrom = (start: number, now: readonly Card[]): void => {
    const at = now.indexOf(JOKER);
    if (at < 0) {
      const counted = count(now);
      if (!found.has(counted.total)) found.set(counted.total, counted);
      return;
    }
    // Two jokers in the hand are alike, so each pair of cards is tried once. A joker turned up differs from them.
    const alike = free.at(-1) !== JOKER;
    for (let i = start; i < choices.length; i++) declareFrom(alike ? i : 0, now.with(at, declared(choices[i]!)));
  };
  declareFrom(0, free);
  return found;
}

/** @returns the highest count; its cards say what each joker stands for. */
export function bestJokers(...args: Parameters<typeof jokerCounts>): Tally {
  const found = jokerCounts(...args);
  return found.get(Math.max(...found.keys()))!;
}
