/** What the suits of a hand score for sure, and what they may still score when the table gave only ranks. */
import { isJoker, isSuited, JOKER, rankOf, SUITS, suitOf, type Card, type Suit, type SuitedCard } from "../cards";
import type { OpenSuits, Tally } from "./combinations";

/** What the table said about suits nobody tapped in. Zero and false may be mere silence. */
export interface SuitsTold {
  /** 0, the hand's size, or one more; with jokers of naught, as many as share the suit. */
  readonly flush: number;
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

/** Whose four cards: a crib's flush needs the starter too; a crib alone has none, and its fifth card is one of its own. */
export type CountOf = "hand" | "crib" | "cribAlone";

/** What so many cards of one suit count, with a starter of their suit or of another. */
type FlushRule = (cards: number, matches: boolean) => number;

const FLUSHES: Readonly<Record<CountOf, FlushRule>> = {
  hand: (cards, matches) => (cards < SMALLEST_FLUSH ? 0 : matches ? cards + 1 : cards),
  crib: (cards, matches) => (cards >= SMALLEST_FLUSH && matches ? cards + 1 : 0),
  cribAlone: (cards, matches) => (cards >= SMALLEST_FLUSH && matches ? cards + 1 : 0),
};

/** Beside jokers of naught, which have no suit, every card of one suit counts from three up (rules.md §9.11). */
const BESIDE_NAUGHT: Readonly<Record<"must" | "may", FlushRule>> = {
  must: (cards, matches) => (matches && cards + 1 >= SMALLEST_FLUSH ? cards + 1 : 0),
  may: (cards, matches) => {
    const all = matches ? cards + 1 : cards;
    return all >= SMALLEST_FLUSH ? all : 0;
  },
};

/**
 * Reads flush and nobs (rules.md §4.1) off cards that may lack suits.
 * A yes that cannot be is not heard; a yes to one question can settle the other.
 * @param told answers of the table; leave it out when nobody was asked.
 * @param elsewhere what lies in other hands: nothing is asked that these make impossible.
 */
export function readSuits(
  hand: readonly Card[],
  starter: Card,
  of: CountOf,
  told: SuitsTold = SILENCE,
  elsewhere: Elsewhere = NOTHING_ELSEWHERE,
): SuitsRead {
  const known = readKnown(hand, starter, of);
  if (known !== undefined) return known;
  const naught = hand.includes(JOKER) || starter === JOKER;
  const rule = naught ? BESIDE_NAUGHT[of !== "hand" && starter !== JOKER ? "must" : "may"] : FLUSHES[of];
  // A joker that stands for a rank has whatever suit is wanted: it is in every flush, and never open.
  const free = hand.filter(isFree).length;
  const plain = hand.filter((card) => card !== JOKER && !isFree(card));
  const withFree: FlushRule = (cards, matches) => rule(cards + free, matches || isFree(starter));
  const outcomes = possibleOutcomes({ hand: plain, starter, rule: withFree, nobs: of !== "cribAlone" }, elsewhere);
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

/** A wild joker given out for a rank alone, among cards known by rank alone: its player gives it the suit it needs. */
export function isFree(card: Card): boolean {
  return isJoker(card) && card !== JOKER && suitOf(card) === undefined;
}

/** The answer when every suit is on the table, which is the common case: nothing to ask. */
function readKnown(hand: readonly Card[], starter: Card, of: CountOf): SuitsRead | undefined {
  const his = suitOf(starter);
  if (his === undefined) return undefined;
  let one = true;
  let nobs = false;
  let first: Suit | undefined;
  for (const card of hand) {
    const suit = suitOf(card);
    if (suit === undefined) return undefined;
    first ??= suit;
    if (suit !== first) one = false;
    if (suit === his && rankOf(card) === "J") nobs = of !== "cribAlone";
  }
  const flush = one ? FLUSHES[of](hand.length, first === his) : 0;
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

/** Cards of which some suits are open; jokers of naught are not among them. */
interface Open {
  readonly hand: readonly Card[];
  readonly starter: Card;
  readonly rule: FlushRule;
  /** There can be any. */
  readonly nobs: boolean;
}

/**
 * Every flush and nobs the suits can still make together: a pack holds each card once.
 * Never empty: cards no pack could give read as "nothing".
 */
function possibleOutcomes(open: Open, table: Elsewhere) {
  const found = new Map<string, Outcome>();
  // The very jack of the starter's suit lies elsewhere: what may still be it here is a jack that is known, or a joker.
  const told = open.hand.some((card) => rankOf(card) === "J" && suitOf(card) !== undefined);
  const add = (flush: number, jack: boolean) => {
    const nobs = jack && open.nobs && open.starter !== JOKER;
    if (!(nobs && table.nobsGone && !told)) found.set(`${flush} ${nobs}`, { flush, nobs });
  };
  if (mayBeFlush(open)) addFlushes(open, table, add);
  else addJacks(open, table, add);
  return found.size > 0 ? [...found.values()] : [{ flush: 0, nobs: false }];
}

type Add = (flush: number, nobs: boolean) => void;

/** Two of a rank differ in suit, unless one of them is a joker. */
function mayBeFlush({ hand, rule }: Open): boolean {
  const known = new Set(hand.map(suitOf).filter((suit) => suit !== undefined));
  const ranks = hand.filter((card) => !isJoker(card)).map(rankOf);
  return rule(hand.length, true) > 0 && known.size <= 1 && new Set(ranks).size === ranks.length;
}

/** No flush can be there: only the jacks and the starter matter. */
function addJacks({ hand, starter }: Open, table: Elsewhere, add: Add): void {
  const jacks = hand.filter((card) => rankOf(card) === "J");
  if (starter === JOKER || isFree(starter)) return add(0, jacks.length > 0);
  layOut([...jacks, starter], 0, { ...table, cards: [...table.cards, ...hand] }, (cards) => {
    const his = suitOf(cards.at(-1)!);
    add(0, rankOf(starter) !== "J" && cards.slice(0, -1).some((jack) => suitOf(jack) === his));
  });
}

/** Each card's suit is free of the others': one suit for all, or a mixture, under every starter. */
function addFlushes({ hand, starter, rule }: Open, table: Elsewhere, add: Add): void {
  const seen = [...hand, ...table.cards];
  const rank = rankOf(starter);
  const jack = rank === "J" ? -1 : hand.findIndex((card) => rankOf(card) === "J");
  for (const his of starter === JOKER ? [undefined] : suitsLeft(starter, seen)) {
    const turned: readonly Card[] = his === undefined || rank === JOKER || isJoker(starter) ? [] : [`${rank}${his}`];
    const choices = hand.map((card) => suitsLeft(card, [...seen, ...turned]));
    for (const one of SUITS)
      if (choices.every((suits) => suits.includes(one)))
        add(rule(hand.length, one === his), jack >= 0 && (one === his || isFree(starter)));
    for (const first of choices[Math.max(0, jack)] ?? [])
      addMixed(choices, jack, first, first === his || isFree(starter), add);
  }
}

/** A mixture with the jack, or the first card, of this suit: the others must not all be of it too. */
function addMixed(choices: readonly (readonly Suit[])[], jack: number, first: Suit, matches: boolean, add: Add): void {
  const others = choices.filter((_, i) => i !== Math.max(0, jack));
  if (others.some((suits) => suits.some((suit) => suit !== first))) add(0, jack >= 0 && matches);
}

/** Gives every card from `at` on each suit it can have, and hands on each whole layout. */
function layOut(cards: readonly Card[], at: number, table: Elsewhere, each: (cards: readonly Card[]) => void): void {
  const card = cards[at];
  if (card === undefined) return each(cards);
  if (isSuited(card)) return layOut(cards, at + 1, table, each);
  const rank = rankOf(card);
  if (rank === JOKER || isJoker(card)) return layOut(cards, at + 1, table, each);
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
    const rank = rankOf(card);
    return suit === undefined || isSuited(card) || isJoker(card) || rank === JOKER ? [] : [`${rank}${suit}` as const];
  };
  const ofFlush =
    flush?.places.filter((place) => place < cards.length - 1).flatMap((place) => named(place, shared)) ?? [];
  const ofNobs = nobs && starter ? named(nobs.places[0]!, suitOf(starter)) : [];
  return [...new Set([...ofFlush, ...ofNobs])];
}

/** The suits a card can have beside cards of its rank already told with theirs; a joker may copy any of them. */
export function suitsLeft(card: Card, seen: readonly Card[]): readonly Suit[] {
  const suit = suitOf(card);
  if (suit !== undefined) return [suit];
  if (isJoker(card)) return SUITS;
  const taken = new Set(seen.filter((other) => rankOf(other) === rankOf(card) && !isJoker(other)).map(suitOf));
  return SUITS.filter((other) => !taken.has(other));
}
