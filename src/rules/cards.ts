/** Cards as people tell them to us: known fully ("5H") or by rank alone ("5"). rules.md §1.1. */

/** Low to high; no run ever wraps, so the king is the end (rules.md §1.1). */
export const RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K"] as const;
export type Rank = (typeof RANKS)[number];

/** The order of the rows on the suits pad: black and red alternate. */
export const SUITS = ["S", "H", "C", "D"] as const;
export type Suit = (typeof SUITS)[number];

/** A card whose suit is known: rank and suit, as in "TC". */
export type SuitedCard = `${Rank}${Suit}`;

/** A joker: nobody said what it stands for, or it counts naught (rules.md §9.10–9.11). */
export const JOKER = "X";
type Joker = typeof JOKER;

/** A wild joker that was given out for a card: "X=5H". */
export type DeclaredJoker = `X=${SuitedCard | Rank}`;

/** A card as far as the table told us: with its suit, or by rank alone; or a joker. */
export type Card = SuitedCard | Rank | Joker | DeclaredJoker;

/** All 52, suit by suit in pad order. */
export const PACK: readonly SuitedCard[] = SUITS.flatMap((suit) => RANKS.map((rank) => `${rank}${suit}` as const));

const SUITED: ReadonlySet<string> = new Set(PACK);
/** By character code: the scorers ask for it at every card, and a map would take three times as long. */
const ORDERS = new Uint8Array(128);
for (const [i, rank] of RANKS.entries()) ORDERS[rank.charCodeAt(0)] = i + 1;

/** Where a declared joker's card begins, "X=5H". */
const DECLARED_AT = 2;

/** @returns the card's rank; a joker that stands for no card has only itself. */
export function rankOf(card: Card): Rank | Joker {
  return card[card.length > 2 ? DECLARED_AT : 0] as Rank | Joker;
}

/** @returns the card's suit, or undefined when it is known by rank alone. */
export function suitOf(card: Card): Suit | undefined {
  return card[card.length > 2 ? DECLARED_AT + 1 : 1] as Suit | undefined;
}

/** @returns 1 for the ace to 13 for the king: the order runs are made in; 0 for a joker that stands for no card. */
export function orderOf(card: Card): number {
  return ORDERS[card.charCodeAt(card.length > 2 ? DECLARED_AT : 0)]!;
}

export function isJoker(card: Card): card is Joker | DeclaredJoker {
  return card.startsWith(JOKER);
}

/** @returns the joker given out for a card. */
export function declared(as: SuitedCard | Rank): DeclaredJoker {
  return `${JOKER}=${as}`;
}

/** @returns what the card adds to a count: ace 1, pips, ten for T J Q K (rules.md §1.1); a joker of naught nothing. */
export function valueOf(card: Card): number {
  return Math.min(orderOf(card), 10);
}

export function isSuited(card: Card): card is SuitedCard {
  return card.length === 2;
}

/**
 * Reads a card as a person or a file writes it: "5H", "5h", "10d", "tc", "Q♠", a rank alone ("5", "10"), a joker
 * ("X") or what one was given out for ("X=5H").
 * @returns the card, or undefined when the text names none.
 */
export function parseCard(text: string): Card | undefined {
  const plain = text
    .trim()
    .toUpperCase()
    .replace(/^10/, "T")
    .replace(/[♠♥♣♦]/, (glyph) => "SHCD".charAt("♠♥♣♦".indexOf(glyph)));
  const named = plain.replace(/^X=/, "");
  if (plain === JOKER || SUITED.has(named) || RANKS.some((rank) => rank === named)) return plain as Card;
  return undefined;
}

/** Reads a line of cards separated by blanks. For tests and links. @returns undefined when any word is no card. */
export function parseCards(text: string): readonly Card[] | undefined {
  const cards = text.split(/\s+/).filter(Boolean).map(parseCard);
  return cards.includes(undefined) ? undefined : (cards as Card[]);
}

/** @returns for each of the cards whether it is among those gone: of two equal ones, one goes for each. */
export function takenOut(cards: readonly Card[], gone: readonly Card[]): readonly boolean[] {
  const left = [...gone];
  return cards.map((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** @returns the cards less those gone, one for each. */
export function without(cards: readonly Card[], gone: readonly Card[]): readonly Card[] {
  const out = takenOut(cards, gone);
  return cards.filter((_, i) => !out[i]);
}

/** Why a card cannot be where somebody says it is. */
export type CardClash = "cardSeen" | "fifthOfRank" | "noJokers" | "thirdJoker";

/** A joker pack holds two (rules.md §9.10). */
export const MOST_JOKERS = 2;

/**
 * Can this card still appear, given the cards seen? A suited card appears once; a rank four times in all, counting
 * the cards known by rank alone; a joker twice, whatever it stands for, where there are any.
 * @param jokers how many the pack holds
 * @returns undefined when it can, else why not.
 */
export function clash(card: Card, seen: readonly Card[], jokers = 0): CardClash | undefined {
  if (isJoker(card)) {
    if (jokers === 0) return "noJokers";
    return seen.filter(isJoker).length >= jokers ? "thirdJoker" : undefined;
  }
  if (isSuited(card) && seen.includes(card)) return "cardSeen";
  const rank = rankOf(card);
  let alike = 0;
  // A joker given out for a card is longer than any card.
  for (const other of seen) if (other.length <= 2 && other[0] === rank) alike++;
  return alike >= 4 ? "fifthOfRank" : undefined;
}
