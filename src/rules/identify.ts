/** Which card of a hand is which, when some of its cards are known by rank alone. rules.md §2.9. */
import { type Card, isJoker, isSuited, JOKER, rankOf } from "./cards";

/**
 * Finds every card that was seen among the cards of a hand. A card seen by rank alone is taken for the card known by
 * rank alone, until a later card shows that it was another.
 * @param seen each is another card of the hand
 * @returns for each card seen, its index in the hand; undefined if the hand cannot hold them all
 */
export function identify(hand: readonly Card[], seen: readonly Card[]): readonly number[] | undefined {
  if (seen.length > hand.length) return undefined;
  const at: number[] = [];
  for (const [i, card] of seen.entries()) {
    if (isSuited(card) && seen.indexOf(card) < i) return undefined;
    if (!settle(hand, seen, at, i, [])) return undefined;
  }
  return at;
}

/**
 * Finds the index of one card. A card found before moves to another index only if it must, the latest first, except
 * that a suit always finds its own card.
 */
function settle(hand: readonly Card[], seen: readonly Card[], at: number[], i: number, tried: number[]): boolean {
  const card = seen[i]!;
  const take = (place: number): boolean => {
    if (tried.includes(place)) return false;
    tried.push(place);
    const other = at.indexOf(place);
    if (other >= 0 && !settle(hand, seen, at, other, tried)) return false;
    at[i] = place;
    return true;
  };
  const own = isSuited(card) ? hand.indexOf(card) : -1;
  if (own >= 0 && take(own)) return true;
  const same = hand.findIndex((one, place) => one === card && !at.includes(place));
  const free = same >= 0 ? same : hand.findIndex((one, place) => mayBe(one, card) && !at.includes(place));
  if (free >= 0 && take(free)) return true;
  return at.toReversed().some((place) => (hand[place] === card || mayBe(hand[place]!, card)) && take(place));
}

/** Whether two notes can be of one card: a rank and a suit of that rank, or a joker and the card it stands for. */
function mayBe(one: Card, other: Card): boolean {
  if (isJoker(one) || isJoker(other)) return isJoker(one) && isJoker(other) && (one === JOKER || other === JOKER);
  return rankOf(one) === rankOf(other) && !(isSuited(one) && isSuited(other));
}

/** @returns the hand with the suits and the declared jokers that were seen. */
export function withSeen(
  hand: readonly Card[],
  seen: readonly Card[],
  at = seen.length === 0 ? undefined : identify(hand, seen),
): readonly Card[] {
  if (!at) return hand;
  return hand.map((card, place) => fuller(card, seen[at.indexOf(place)]));
}

/** @returns the cards of the hand that were not seen. */
export function unseen(hand: readonly Card[], seen: readonly Card[]): readonly Card[] {
  const at = identify(hand, seen) ?? [];
  return hand.filter((_, place) => !at.includes(place));
}

function fuller(card: Card, seen: Card | undefined): Card {
  return seen !== undefined && seen.length > card.length ? seen : card;
}

/** @returns the card as it is now known: with its suit if it can be only one card of the hand. */
export function certain(hand: readonly Card[], seen: readonly Card[], card: Card): Card {
  const left = new Set(hand.filter((one) => mayBe(one, card) && !seen.includes(one)));
  const [only = card] = left;
  return left.size === 1 && !hand.includes(card) ? fuller(card, only) : card;
}
