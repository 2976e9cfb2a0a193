/** Wild jokers at the show: whatever counts most, unless they were given out for a card in the play. rules.md §9.10. */
import { type Card, declared, isJoker, isSuited, JOKER, PACK, RANKS } from "../cards";
import type { Tally } from "./combinations";

/**
 * @param cards the hand, the starter last
 * @param anew jokers given out for a card are free again
 * @param count the count of cards without a joker that is free
 * @returns the highest of all counts; its cards name what each joker stands for
 */
export function bestJokers(cards: readonly Card[], anew: boolean, count: (cards: readonly Card[]) => Tally): Tally {
  const free = anew ? cards.map((card) => (isJoker(card) ? JOKER : card)) : cards;
  const at = free.indexOf(JOKER);
  if (at < 0) return count(free);
  // Where suits are open, the joker's would be one more question; its suit is then whatever the flush wants.
  const choices = free.every((card) => isSuited(card) || isJoker(card)) ? PACK : RANKS;
  let best: Tally | undefined;
  for (const as of choices) {
    const found = bestJokers(free.with(at, declared(as)), false, count);
    if (!best || found.total > best.total) best = found;
  }
  return best ?? count(free);
}
