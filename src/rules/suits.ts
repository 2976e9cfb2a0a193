/** What the suits of a hand score for sure, and what they may still score when the table gave only ranks. */
import { isSuited, rankOf, SUITS, suitOf, type Card, type Suit, type SuitedCard } from "./cards";
import type { Tally } from "./show";

/** What the table said about suits nobody tapped in. Zero and false may be mere silence. */
export interface SuitsTold {
  /** 0, the hand's size, or one more. */
  readonly flush: number;
  readonly nobs: boolean;
}

/** Questions a hand of ranks leaves open. */
export interface OpenSuits {
  /** The flush points still possible above what is certain: [4, 5], [5] or []. */
  readonly flush: readonly number[];
  /** A jack of the starter's suit may be here, or may not. */
  readonly nobs: boolean;
}

/** What else lies on the table this deal, and so cannot be here. */
export interface Elsewhere {
  readonly cards: readonly Card[];
  /** Somebody's count had the jack of the starter's suit. */
  readonly nobsGone: boolean;
}

/** One way the unseen suits may lie. */
interface Outcome {
  readonly flush: number;
  readonly nobs: boolean;
}

/** What is certain, given what was told, and what is left to ask. */
export interface SuitsRead extends Outcome {
  readonly open: OpenSuits;
}

const SILENCE: SuitsTold = { flush: 0, nobs: false };
const NOTHING_ELSEWHERE: Elsewhere = { cards: [], nobsGone: false };
const NOTHING_OPEN: OpenSuits = { flush: [], nobs: false };
/** Two cards of one suit are no flush in any form; the smallest hand there is has three (rules.md §1.5). */
const SMALLEST_FLUSH = 3;

/**
 * Reads flush and nobs (rules.md §4.1) off cards that may lack suits.
 * A yes that cannot be is not heard; a yes to one question can settle the other.
 * @param told answers of the table; leave it out when nobody was asked.
 * @param elsewhere what lies in other hands: nothing is asked that these make impossible.
 */
export function readSuits(
  hand: readonly Card[],
  starter: Card,
  of: "hand" | "crib",
  told: SuitsTold = SILENCE,
  elsewhere: Elsewhere = NOTHING_ELSEWHERE,
): SuitsRead {
  const known = readKnown(hand, starter, of);
  if (known !== undefined) return known;
  const outcomes = possibleOutcomes(hand, starter, of, elsewhere);
  const afterFlush = heard(outcomes, (outcome) => told.flush > 0 && outcome.flush === told.flush);
  const afterNobs = heard(afterFlush, (outcome) => told.nobs && outcome.nobs);
  const sure = leastFlush(outcomes);
  const more = outcomes.map((outcome) => outcome.flush).filter((flush) => flush > sure);
  return {
    flush: leastFlush(afterNobs),
    nobs: afterNobs.every((outcome) => outcome.nobs),
    open: {
      flush: [...new Set(more)].toSorted((one, other) => one - other),
      nobs: afterFlush.some((outcome) => outcome.nobs) && !afterFlush.every((outcome) => outcome.nobs),
    },
  };
}

/** The answer when every suit is on the table, which is the common case: nothing to ask. */
function readKnown(hand: readonly Card[], starter: Card, of: "hand" | "crib"): SuitsRead | undefined {
  const his = suitOf(starter);
  if (his === undefined) return undefined;
  let one = hand.length >= SMALLEST_FLUSH;
  let nobs = false;
  let first: Suit | undefined;
  for (const card of hand) {
    const suit = suitOf(card);
    if (suit === undefined) return undefined;
    first ??= suit;
    if (suit !== first) one = false;
    if (suit === his && rankOf(card) === "J") nobs = true;
  }
  const flush = one && first === his ? hand.length + 1 : one && of === "hand" ? hand.length : 0;
  return { flush, nobs, open: NOTHING_OPEN };
}

/** The outcomes an answer leaves, or all of them when the answer fits none. */
function heard(outcomes: readonly Outcome[], fits: (outcome: Outcome) => boolean): readonly Outcome[] {
  const left = outcomes.filter(fits);
  return left.length > 0 ? left : outcomes;
}

function leastFlush(outcomes: readonly Outcome[]): number {
  return Math.min(...outcomes.map((outcome) => outcome.flush));
}

/**
 * Every flush and nobs the suits can still make together: a pack holds each card once.
 * Never empty: cards no pack could give read as "nothing".
 */
function possibleOutcomes(hand: readonly Card[], starter: Card, of: "hand" | "crib", table: Elsewhere) {
  const found = new Map<string, Outcome>();
  const add = (flush: number, nobs: boolean) => {
    if (!(nobs && table.nobsGone)) found.set(`${flush} ${nobs}`, { flush, nobs });
  };
  if (mayBeFlush(hand)) addFlushes(hand, starter, of, table, add);
  else addJacks(hand, starter, table, add);
  return found.size > 0 ? [...found.values()] : [{ flush: 0, nobs: false }];
}

type Add = (flush: number, nobs: boolean) => void;

/** Two of a rank differ in suit. */
function mayBeFlush(hand: readonly Card[]): boolean {
  const known = new Set(hand.filter(isSuited).map(suitOf));
  return hand.length >= SMALLEST_FLUSH && known.size <= 1 && new Set(hand.map(rankOf)).size === hand.length;
}

/** No flush can be there: only the jacks and the starter matter. */
function addJacks(hand: readonly Card[], starter: Card, table: Elsewhere, add: Add): void {
  const jacks = hand.filter((card) => rankOf(card) === "J");
  layOut([...jacks, starter], 0, { ...table, cards: [...table.cards, ...hand] }, (cards) => {
    const his = suitOf(cards.at(-1)!);
    add(0, rankOf(starter) !== "J" && cards.slice(0, -1).some((jack) => suitOf(jack) === his));
  });
}

/** All ranks differ, so each card's suit is free of the others': one suit for all, or a mixture, under every starter. */
function addFlushes(hand: readonly Card[], starter: Card, of: "hand" | "crib", table: Elsewhere, add: Add): void {
  const seen = [...hand, ...table.cards];
  const jack = rankOf(starter) === "J" ? -1 : hand.findIndex((card) => rankOf(card) === "J");
  for (const his of suitsLeft(starter, seen)) {
    const turned: Card = `${rankOf(starter)}${his}`;
    const choices = hand.map((card) => suitsLeft(card, [...seen, turned]));
    for (const one of SUITS)
      if (choices.every((suits) => suits.includes(one)))
        add(one === his ? hand.length + 1 : of === "hand" ? hand.length : 0, jack >= 0 && one === his);
    for (const first of choices[Math.max(0, jack)] ?? []) addMixed(choices, jack, first, his, add);
  }
}

/** A mixture with the jack, or the first card, of this suit: the others must not all be of it too. */
function addMixed(choices: readonly (readonly Suit[])[], jack: number, first: Suit, his: Suit, add: Add): void {
  const others = choices.filter((_, i) => i !== Math.max(0, jack));
  if (others.some((suits) => suits.some((suit) => suit !== first))) add(0, jack >= 0 && first === his);
}

/** Gives every card from `at` on each suit it can have, and hands on each whole layout. */
function layOut(cards: readonly Card[], at: number, table: Elsewhere, each: (cards: readonly Card[]) => void): void {
  const card = cards[at];
  if (card === undefined) return each(cards);
  if (isSuited(card)) return layOut(cards, at + 1, table, each);
  const rank = rankOf(card);
  for (const suit of suitsLeft(card, [...cards, ...table.cards]))
    layOut(cards.with(at, `${rank}${suit}`), at + 1, table, each);
}

/** @returns the cards whose suits follow from the flush and the nobs that were counted, though nobody tapped them. */
export function suitsTold({ cards, combinations }: Pick<Tally, "cards" | "combinations">): readonly SuitedCard[] {
  const starter = cards.at(-1);
  const flush = combinations.find((one) => one.kind === "flush");
  const nobs = combinations.find((one) => one.kind === "nobs");
  const shared = flush?.places.map((place) => suitOf(cards[place]!)).find((suit) => suit !== undefined);
  const named = (place: number, suit: Suit | undefined) => {
    const card = cards[place]!;
    return suit === undefined || isSuited(card) ? [] : [`${rankOf(card)}${suit}` as const];
  };
  const ofFlush =
    flush?.places.filter((place) => place < cards.length - 1).flatMap((place) => named(place, shared)) ?? [];
  const ofNobs = nobs && starter ? named(nobs.places[0]!, suitOf(starter)) : [];
  return [...new Set([...ofFlush, ...ofNobs])];
}

/** The suits a card can have beside cards of its rank already told with theirs. */
export function suitsLeft(card: Card, seen: readonly Card[]): readonly Suit[] {
  const suit = suitOf(card);
  if (suit !== undefined) return [suit];
  const taken = new Set(seen.filter((other) => rankOf(other) === rankOf(card)).map(suitOf));
  return SUITS.filter((other) => !taken.has(other));
}
