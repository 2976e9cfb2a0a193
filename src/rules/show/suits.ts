/** Flush and nobs, also for cards known by rank alone: what is certain, and what is still open. rules.md §4.1. */
import { isJoker, isSuited, JOKER, rankOf, SUITS, suitOf, type Card, type Suit, type SuitedCard } from "../cards";
import type { OpenSuits, Tally } from "./combinations";

/** The table's answers about unknown suits. 0 and false can also mean that nobody was asked. */
export interface SuitsTold {
  /** 0, the size of the hand, or one more; with naught jokers, the number of cards of the suit. */
  readonly flush: number;
  /**
   * A jack of unknown suit is nobs. Beside wild jokers and a starter known by rank alone, a second jack can be nobs
   * too; it is not counted.
   */
  readonly nobs: boolean;
}

/** Cards that are known to be elsewhere in this deal. */
export interface Elsewhere {
  readonly cards: readonly Card[];
  /** Another hand was counted with nobs. */
  readonly nobsGone: boolean;
}

/** The flush and nobs that result from one possible choice of the unknown suits. */
interface Outcome {
  readonly flush: number;
  /** The jacks of the starter's suit: more than one only beside wild jokers. */
  readonly nobs: number;
}

/** The points that are certain, and the questions left to ask. */
export interface SuitsRead extends Outcome {
  readonly open: OpenSuits;
}

const SILENCE: SuitsTold = { flush: 0, nobs: false };
const NOTHING_ELSEWHERE: Elsewhere = { cards: [], nobsGone: false };
const NOTHING_OPEN: OpenSuits = { flush: [], nobs: false };
/** The smallest hand of any form has three cards (rules.md §1.5), and so has one beside two jokers (§9.11). */
export const SMALLEST_FLUSH = 3;

/** A crib's flush needs the starter too. `cribAlone`: a crib of five, passed as four cards and the fifth as starter. */
export type CountOf = "hand" | "crib" | "cribAlone";

/** The points of a number of hand cards in one suit, with a starter that matches it or not. */
type FlushRule = (cards: number, matches: boolean) => number;

const FLUSHES: Readonly<Record<CountOf, FlushRule>> = {
  hand: (cards, matches) => (cards < SMALLEST_FLUSH ? 0 : matches ? cards + 1 : cards),
  crib: (cards, matches) => (cards >= SMALLEST_FLUSH && matches ? cards + 1 : 0),
  cribAlone: (cards, matches) => (cards >= SMALLEST_FLUSH && matches ? cards + 1 : 0),
};

/** With naught jokers, which have no suit, three or more cards of one suit are a flush (rules.md §9.11). */
const BESIDE_NAUGHT: Readonly<Record<"must" | "may", FlushRule>> = {
  must: (cards, matches) => (matches && cards + 1 >= SMALLEST_FLUSH ? cards + 1 : 0),
  may: (cards, matches) => {
    const all = matches ? cards + 1 : cards;
    return all >= SMALLEST_FLUSH ? all : 0;
  },
};

/**
 * Flush and nobs of cards whose suits may be unknown. An impossible answer is ignored; an answer to one question can
 * also answer the other.
 * @param answers the table's answers; leave it out when nobody was asked
 * @param elsewhere cards of other hands, which rule out some questions
 */
export function readSuits(
  hand: readonly Card[],
  starter: Card,
  of: CountOf,
  answers: SuitsTold = SILENCE,
  elsewhere: Elsewhere = NOTHING_ELSEWHERE,
): SuitsRead {
  const known = readKnown(hand, starter, of);
  if (known !== undefined) return known;
  const naught = hand.includes(JOKER) || starter === JOKER;
  const rule = naught ? BESIDE_NAUGHT[of !== "hand" && starter !== JOKER ? "must" : "may"] : FLUSHES[of];
  // A joker declared as a rank alone has whatever suit is needed: it is part of every flush and never open.
  const free = hand.filter(isFree).length;
  const plain = hand.filter((card) => card !== JOKER && !isFree(card));
  const withFree: FlushRule = (cards, matches) => rule(cards + free, matches || isFree(starter));
  const outcomes = possibleOutcomes({ hand: plain, starter, rule: withFree, nobs: of !== "cribAlone" }, elsewhere);
  const afterFlush = afterAnswer(outcomes, (outcome) => answers.flush > 0 && outcome.flush === answers.flush);
  const sureNobs = least(afterFlush, "nobs");
  const afterNobs = afterAnswer(afterFlush, (outcome) => answers.nobs && outcome.nobs > sureNobs);
  const sure = least(outcomes, "flush");
  const more = outcomes.map((outcome) => outcome.flush).filter((flush) => flush > sure);
  return {
    flush: least(afterNobs, "flush"),
    nobs: least(afterNobs, "nobs"),
    open: {
      flush: [...new Set(more)].toSorted((one, other) => one - other),
      nobs: afterFlush.some((outcome) => outcome.nobs > sureNobs),
    },
  };
}

/** A wild joker declared as a rank without a suit: it has whatever suit its player needs. */
export function isFree(card: Card): boolean {
  return isJoker(card) && card !== JOKER && suitOf(card) === undefined;
}

/** The usual case: every suit is known, and nothing is left to ask. @returns undefined if a suit is unknown */
function readKnown(hand: readonly Card[], starter: Card, of: CountOf): SuitsRead | undefined {
  const turned = suitOf(starter);
  if (turned === undefined) return undefined;
  let one = true;
  let nobs = 0;
  let first: Suit | undefined;
  for (const card of hand) {
    const suit = suitOf(card);
    if (suit === undefined) return undefined;
    first ??= suit;
    if (suit !== first) one = false;
    if (suit === turned && rankOf(card) === "J" && of !== "cribAlone") nobs++;
  }
  const flush = one ? FLUSHES[of](hand.length, first === turned) : 0;
  return { flush, nobs, open: NOTHING_OPEN };
}

/** The outcomes that fit an answer, or all of them if none fits. */
function afterAnswer(outcomes: readonly Outcome[], fits: (outcome: Outcome) => boolean): readonly Outcome[] {
  const left = outcomes.filter(fits);
  return left.length > 0 ? left : outcomes;
}

function least(outcomes: readonly Outcome[], of: keyof Outcome): number {
  return Math.min(...outcomes.map((outcome) => outcome[of]));
}

/** Cards of which some suits are unknown. The hand has no naught joker and no free joker. */
interface Open {
  readonly hand: readonly Card[];
  readonly starter: Card;
  readonly rule: FlushRule;
  /** Nobs can count; not in a crib counted alone. */
  readonly nobs: boolean;
}

/** Every combination of flush and nobs that the unknown suits allow in one pack. Never empty. */
function possibleOutcomes(open: Open, { cards, nobsGone }: Elsewhere): readonly Outcome[] {
  const found = new Map<string, Outcome>();
  const jacks = open.hand.filter((card) => rankOf(card) === "J");
  const others = open.hand.filter((card) => rankOf(card) !== "J");
  const flushable = mayBeFlush(open);
  layOut([...jacks, open.starter], 0, [...cards, ...others], (laid) => {
    const suits = laid.slice(0, -1).map(suitOf);
    const starter = laid.at(-1)!;
    // The jack of the starter's suit is elsewhere. One that was entered with its suit is believed all the same.
    const isElsewhere = open.nobs && nobsGone;
    if (isElsewhere && jacks.some((jack, i) => suitOf(jack) === undefined && suits[i] === suitOf(starter))) return;
    const nobs = open.nobs ? nobsAmong(suits, starter) : 0;
    const choices = others.map((card) => suitsLeft(card, [...others, ...cards, starter]));
    const flushes = flushable ? flushesOf([...suits.map((suit) => [suit!]), ...choices], starter, open.rule) : [0];
    for (const flush of flushes) found.set(`${flush} ${nobs}`, { flush, nobs });
  });
  return found.size > 0 ? [...found.values()] : [{ flush: 0, nobs: 0 }];
}

/** The jacks of the starter's suit. A free joker turned up takes the suit of the most jacks. */
function nobsAmong(jacks: readonly (Suit | undefined)[], starter: Card): number {
  if (starter === JOKER) return 0;
  const of = (turned: Suit | undefined) => jacks.filter((suit) => suit === turned).length;
  return isFree(starter) ? Math.max(...SUITS.map(of)) : of(suitOf(starter));
}

/** Whether a flush is possible. Two cards of one rank rule it out, as they differ in suit, unless one is a joker. */
function mayBeFlush({ hand, rule }: Open): boolean {
  const known = new Set(hand.map(suitOf).filter((suit) => suit !== undefined));
  const ranks = hand.filter((card) => !isJoker(card)).map(rankOf);
  return rule(hand.length, true) > 0 && known.size <= 1 && new Set(ranks).size === ranks.length;
}

/** The flushes that the suits open to each card of the hand allow beside this starter, with 0 if suits can be mixed. */
function flushesOf(choices: readonly (readonly Suit[])[], starter: Card, rule: FlushRule): readonly number[] {
  const turned = suitOf(starter);
  const whole = SUITS.filter((one) => choices.every((suits) => suits.includes(one)));
  const mixed = choices.length > 1 && new Set(choices.flat()).size > 1;
  return [...whole.map((one) => rule(choices.length, one === turned)), ...(mixed ? [0] : [])];
}

/** Calls `each` with every way to give suits to the cards from index `at` on. */
function layOut(
  cards: readonly Card[],
  at: number,
  elsewhere: readonly Card[],
  each: (cards: readonly Card[]) => void,
): void {
  const card = cards[at];
  if (card === undefined) return each(cards);
  const rank = rankOf(card);
  if (isSuited(card) || rank === JOKER || isJoker(card)) return layOut(cards, at + 1, elsewhere, each);
  for (const suit of suitsLeft(card, [...cards, ...elsewhere]))
    layOut(cards.with(at, `${rank}${suit}`), at + 1, elsewhere, each);
}

/** @returns the cards whose suits follow from the flush and nobs that were counted. */
export function suitsTold({ cards, combinations }: Pick<Tally, "cards" | "combinations">): readonly SuitedCard[] {
  const starter = cards.at(-1);
  const flush = combinations.find((one) => one.kind === "flush");
  const nobs = combinations.filter((one) => one.kind === "nobs");
  const shared = flush?.places.map((place) => suitOf(cards[place]!)).find((suit) => suit !== undefined);
  const named = (place: number, suit: Suit | undefined) => {
    const card = cards[place]!;
    const rank = rankOf(card);
    return suit === undefined || isSuited(card) || isJoker(card) || rank === JOKER ? [] : [`${rank}${suit}` as const];
  };
  const ofFlush =
    flush?.places.filter((place) => place < cards.length - 1).flatMap((place) => named(place, shared)) ?? [];
  const ofNobs = nobs.flatMap(({ places }) => named(places[0]!, starter && suitOf(starter)));
  return [...new Set([...ofFlush, ...ofNobs])];
}

/** The suits a card can have, given the cards seen; a joker can have any suit. */
export function suitsLeft(card: Card, seen: readonly Card[]): readonly Suit[] {
  const suit = suitOf(card);
  if (suit !== undefined) return [suit];
  if (isJoker(card)) return SUITS;
  const taken = new Set(seen.filter((other) => rankOf(other) === rankOf(card) && !isJoker(other)).map(suitOf));
  return SUITS.filter((other) => !taken.has(other));
}
