/** Wild jokers at the show: they stand for the cards that count most, unless declared in the play. rules.md §9.10. */
import {
  type Card,
  declared,
  isJoker,
  JOKER,
  PACK,
  type Rank,
  rankOf,
  RANKS,
  type SuitedCard,
  suitOf,
  SUITS,
} from "../cards";
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
  const found = new Map<number, Tally>();
  const choices = free.includes(JOKER) ? choicesFor(free) : [];
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

/** The cards worth trying for a free joker. Suits that make neither a flush nor nobs are alike, so one of them is enough. */
function choicesFor(cards: readonly Card[]): readonly (SuitedCard | Rank)[] {
  // If any suit is unknown, a rank is enough: the joker then has whatever suit the flush needs.
  if (!cards.every((card) => card === JOKER || suitOf(card) !== undefined)) return RANKS;
  const starter = cards.at(-1)!;
  const hand = cards.slice(0, -1).filter((card) => card !== JOKER);
  const [first, second] = new Set(hand.map(suitOf));
  const flush = second === undefined ? first : undefined;
  // A jack in the hand can be nobs: of the suit turned up, or of the suit that a joker turned up takes.
  const turned = starter === JOKER ? hand.filter((card) => rankOf(card) === "J").map(suitOf) : [suitOf(starter)];
  const other = SUITS.find((suit) => suit !== flush && !turned.includes(suit));
  return PACK.filter((card) => {
    const suit = suitOf(card);
    if (suit === flush || suit === other) return true;
    return turned.includes(suit) && (rankOf(card) === "J" || starter === JOKER);
  });
}
