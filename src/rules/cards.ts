/** Playing cards, known with their suit ("5H") or by rank alone ("5"). rules.md §1.1. */

/** Low to high. No run goes past the king (rules.md §1.1). */
export const RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K"] as const;
export type Rank = (typeof RANKS)[number];

/** In the order of the rows on the suits pad: black and red alternate. */
export const SUITS = ["S", "H", "C", "D"] as const;
export type Suit = (typeof SUITS)[number];

/** Rank and suit, as in "TC". */
export type SuitedCard = `${Rank}${Suit}`;

/** A wild joker nobody has declared, or any joker in jokers naught (rules.md §9.10–9.11). */
export const JOKER = "X";
type Joker = typeof JOKER;

/** A wild joker declared as a card: "X=5H". */
export type DeclaredJoker = `X=${SuitedCard | Rank}`;

export type Card = SuitedCard | Rank | Joker | DeclaredJoker;

/** All 52, suit by suit in the order of SUITS. */
export const PACK: readonly SuitedCard[] = SUITS.flatMap((suit) => RANKS.map((rank) => `${rank}${suit}` as const));

const SUITED: ReadonlySet<string> = new Set(PACK);
/** The order of each rank by its character code, because a Map would make scoring three times as slow. */
const ORDERS = new Uint8Array(128);
for (const [i, rank] of RANKS.entries()) ORDERS[rank.charCodeAt(0)] = i + 1;

/** The index of the card within "X=5H". */
const DECLARED_AT = 2;

/** @returns the rank; `JOKER` for a joker that stands for no card. */
export function rankOf(card: Card): Rank | Joker {
  return card[card.length > 2 ? DECLARED_AT : 0] as Rank | Joker;
}

/** @returns the suit; undefined for a card known by rank alone and for an undeclared joker. */
export function suitOf(card: Card): Suit | undefined {
  return card[card.length > 2 ? DECLARED_AT + 1 : 1] as Suit | undefined;
}

/** @returns the place in a run: 1 for the ace to 13 for the king, 0 for a joker that stands for no card. */
export function orderOf(card: Card): number {
  return ORDERS[card.charCodeAt(card.length > 2 ? DECLARED_AT : 0)]!;
}

/** @returns the number of fives; a rule of one form has them all discarded (rules.md §9.12) */
export function fivesIn(cards: readonly Card[]): number {
  return cards.filter((card) => rankOf(card) === "5").length;
}

export function isJoker(card: Card): card is Joker | DeclaredJoker {
  return card.startsWith(JOKER);
}

/** Whether a card is a joker that stands for another card. */
export function isDeclared(card: Card): card is DeclaredJoker {
  return card.length > 2;
}

export function declared(as: SuitedCard | Rank): DeclaredJoker {
  return `${JOKER}=${as}`;
}

/** @returns what the card adds to a count: 1 for the ace, 10 for T J Q K, 0 for a joker that stands for no card (rules.md §1.1). */
export function valueOf(card: Card): number {
  return Math.min(orderOf(card), 10);
}

export function isSuited(card: Card): card is SuitedCard {
  return card.length === 2;
}

/**
 * Reads a card as people or files write it: "5H", "10d", "Q♠", a rank alone ("5", "10"), a joker ("X", "X=5H").
 * @returns undefined when the text is not a card
 */
export function parseCard(text: string): Card | undefined {
  // Nearly every card of a stored game is one of these.
  if (SUITED.has(text)) return text as Card;
  const plain = text
    .trim()
    .toUpperCase()
    .replace(/^(X=)?10/, "$1T")
    .replace(/[♠♥♣♦]/, (glyph) => "SHCD".charAt("♠♥♣♦".indexOf(glyph)));
  const named = plain.replace(/^X=/, "");
  if (plain === JOKER || SUITED.has(named) || RANKS.some((rank) => rank === named)) return plain as Card;
  return undefined;
}

/** Reads cards separated by spaces. @returns undefined when any word is not a card */
export function parseCards(text: string): readonly Card[] | undefined {
  const cards = text.split(/\s+/).filter(Boolean).map(parseCard);
  return cards.includes(undefined) ? undefined : (cards as Card[]);
}

/** @returns for each card whether it is gone; each card of `gone` removes one equal card. */
export function takenOut(cards: readonly Card[], gone: readonly Card[]): readonly boolean[] {
  const left = [...gone];
  return cards.map((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** @returns the cards that are left; each card of `gone` removes one equal card. */
export function without(cards: readonly Card[], gone: readonly Card[]): readonly Card[] {
  const out = takenOut(cards, gone);
  return cards.filter((_, i) => !out[i]);
}

/** Why a card cannot appear again. */
export type CardClash = "cardSeen" | "fifthOfRank" | "noJokers" | "thirdJoker";

/** A pack with jokers has two (rules.md §9.10). */
export const MOST_JOKERS = 2;

/**
 * A suited card can appear once, and a rank four times, including cards known by rank alone. Jokers can appear up to
 * the number in the pack, whatever they stand for.
 * @param jokers how many jokers the pack holds
 * @returns why this card cannot still appear; undefined if it can
 */
export function clash(card: Card, seen: readonly Card[], jokers = 0): CardClash | undefined {
  if (isJoker(card)) {
    if (jokers === 0) return "noJokers";
    return seen.filter(isJoker).length >= jokers ? "thirdJoker" : undefined;
  }
  if (isSuited(card) && seen.includes(card)) return "cardSeen";
  const rank = rankOf(card);
  let alike = 0;
  // Longer than two characters is a declared joker, which uses up no card.
  for (const other of seen) if (other.length <= 2 && other[0] === rank) alike++;
  return alike >= 4 ? "fifthOfRank" : undefined;
}
