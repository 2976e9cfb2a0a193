import { type Card, type Rank, rankOf, type Suit, suitOf } from "../../rules/cards";

const SUIT_NAMES: Readonly<Record<Suit, string>> = { S: "spades", H: "hearts", C: "clubs", D: "diamonds" };
const COURT_NAMES: Readonly<Partial<Record<Rank, string>>> = { A: "ace", T: "10", J: "jack", Q: "queen", K: "king" };

/** @returns "hearts". */
export function suitName(suit: Suit): string {
  return SUIT_NAMES[suit];
}

/** @returns the rank as printed: "10" for T. */
export function rankText(rank: Rank): string {
  return rank === "T" ? "10" : rank;
}

/** @returns the card as said aloud: "5 of hearts", "jack". Holds the printed rank, or begins with it. */
export function cardName(card: Card): string {
  const rank = rankOf(card);
  const suit = suitOf(card);
  const said = COURT_NAMES[rank] ?? rank;
  return suit === undefined ? said : `${said} of ${SUIT_NAMES[suit]}`;
}

/** @returns a key for each card of a row: rank-only cards repeat, so the second five is "5 2". */
export function cardKeys(cards: readonly Card[]): readonly string[] {
  return cards.map((card, i) => `${card} ${cards.slice(0, i + 1).filter((other) => other === card).length}`);
}
