/** Wild jokers at the show: they stand for the cards that count most, unless declared in the play. rules.md §9.10. */
import { type Card, declared, isJoker, isSuited, JOKER, PACK, RANKS } from "../cards";
import type { Tally } from "./combinations";

/**
 * @param cards the hand, the starter last
 * @param redeclare whether declared jokers may stand for another card
 * @param count counts cards without a free joker
 * @returns the highest count; its cards say what each joker stands for
 */
export function bestJokers(
  cards: readonly Card[],
  redeclare: boolean,
  count: (cards: readonly Card[]) => Tally,
): Tally {
  const free = redeclare ? cards.map((card) => (isJoker(card) ? JOKER : card)) : cards;
  const at = free.indexOf(JOKER);
  if (at < 0) return count(free);
  // If any suit is unknown, a rank is enough: the joker then has whatever suit the flush needs.
  const choices = free.every((card) => isSuited(card) || isJoker(card)) ? PACK : RANKS;
  let best: Tally | undefined;
  for (const as of choices) {
    const found = bestJokers(free.with(at, declared(as)), false, count);
    if (!best || found.total > best.total) best = found;
  }
  return best ?? count(free);
}
