import { type Card, isJoker, JOKER, type Rank, rankOf, type Suit, suitOf } from "../../rules/cards";

const SUIT_NAMES: Readonly<Record<Suit, string>> = { S: "spades", H: "hearts", C: "clubs", D: "diamonds" };
const COURT_NAMES: Readonly<Partial<Record<Rank, string>>> = { A: "ace", T: "10", J: "jack", Q: "queen", K: "king" };

/** @returns "hearts". */
export function suitName(suit: Suit): string {
  return SUIT_NAMES[suit];
}

/** @returns the rank as printed: "10" for T, a star for a joker. */
export function rankText(rank: ReturnType<typeof rankOf>): string {
  if (rank === JOKER) return "★";
  return rank === "T" ? "10" : rank;
}

/** @returns the card as said aloud: "5 of hearts", "jack", "joker as the 5 of hearts". */
export function cardName(card: Card): string {
  const rank = rankOf(card);
  if (rank === JOKER) return "joker";
  return isJoker(card) ? `joker as the ${plainName(card, rank)}` : plainName(card, rank);
}

/** Holds the printed rank, or begins with it. */
function plainName(card: Card, rank: Rank): string {
  const suit = suitOf(card);
  const said = COURT_NAMES[rank] ?? rank;
  return suit === undefined ? said : `${said} of ${SUIT_NAMES[suit]}`;
}

/** @returns a key for each card of a row: rank-only cards repeat, so the second five is "5 2". */
export function cardKeys(cards: readonly Card[]): readonly string[] {
  return cards.map((card, i) => `${card} ${cards.slice(0, i + 1).filter((other) => other === card).length}`);
}
