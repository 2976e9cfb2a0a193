/** Cards in words, for labels and screen readers. */
import { type Card, isJoker, JOKER, type Rank, rankOf, type Suit, suitOf } from "../../rules/cards";

const SUIT_NAMES: Readonly<Record<Suit, string>> = { S: "spades", H: "hearts", C: "clubs", D: "diamonds" };
const COURT_NAMES: Readonly<Partial<Record<Rank, string>>> = { A: "ace", T: "10", J: "jack", Q: "queen", K: "king" };

/** "hearts" */
export function suitName(suit: Suit): string {
  return SUIT_NAMES[suit];
}

/** The rank as printed on the card: "10" for T, a star for a joker. */
export function rankText(rank: ReturnType<typeof rankOf>): string {
  if (rank === JOKER) return "★";
  return rank === "T" ? "10" : rank;
}

/** The card as people say it: "5 of hearts", "jack", "joker as the 5 of hearts". */
export function cardName(card: Card): string {
  const rank = rankOf(card);
  if (rank === JOKER) return "joker";
  return isJoker(card) ? `joker as the ${plainName(card, rank)}` : plainName(card, rank);
}

function plainName(card: Card, rank: Rank): string {
  const suit = suitOf(card);
  const name = COURT_NAMES[rank] ?? rank;
  return suit === undefined ? name : `${name} of ${SUIT_NAMES[suit]}`;
}

/** The next taps: "tap 4 cards", then "tap 2 more". */
export function tapWords(missing: number, entered: number): string {
  return `tap ${missing} ${entered > 0 ? "more" : missing === 1 ? "card" : "cards"}`;
}

/** A render key for each card of a row. Cards without a suit repeat, so the second five is "5 2". */
export function cardKeys(cards: readonly Card[]): readonly string[] {
  return cards.map((card, i) => `${card} ${cards.slice(0, i + 1).filter((other) => other === card).length}`);
}
