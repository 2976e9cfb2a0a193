/** What the suits of a hand score for sure, and what they may still score when the table gave only ranks. */
import { isSuited, orderOf, rankOf, SUITS, suitOf, type Card, type Suit } from "./cards";

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
const NOTHING_OPEN: OpenSuits = { flush: [], nobs: false };
/** Two cards of one suit are no flush in any form; the smallest hand there is has three (rules.md §1.5). */
const SMALLEST_FLUSH = 3;

/**
 * Reads flush and nobs (rules.md §4.1) off cards that may lack suits.
 * A yes that cannot be is not heard; a yes to one question can settle the other.
 * @param told answers of the table; leave it out when nobody was asked.
 */
export function readSuits(
  hand: readonly Card[],
  starter: Card,
  of: "hand" | "crib",
  told: SuitsTold = SILENCE,
): SuitsRead {
  const known = readKnown(hand, starter, of);
  if (known !== undefined) return known;
  const outcomes = possibleOutcomes(hand, starter, of);
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
 * Every flush and nobs the suits can still make together, since a pack holds each card once.
 * Never empty: cards no pack could give read as "nothing".
 */
function possibleOutcomes(hand: readonly Card[], starter: Card, of: "hand" | "crib"): readonly Outcome[] {
  const starterSuits = suitsLeft(starter, hand);
  const jacks = rankOf(starter) === "J" ? [] : hand.filter((card) => rankOf(card) === "J");
  const flush = possibleFlush(hand, starter, starterSuits);
  const outcomes: Outcome[] = [];
  // One suit with the starter makes any jack the starter's; one suit without it makes no jack the starter's.
  if (flush.withStarter) outcomes.push({ flush: hand.length + 1, nobs: jacks.length > 0 });
  if (flush.withoutStarter) outcomes.push({ flush: of === "hand" ? hand.length : 0, nobs: false });
  if (!flush.certain) {
    const isHis = (suit: Suit) => jacks.length === 4 || jacks.some((jack) => suitOf(jack) === suit);
    const mayBeHis = (suit: Suit) => isHis(suit) || jacks.some((jack) => !isSuited(jack));
    const jackEndsFlush = (suit: Suit) => suit !== flush.decidedByJack;
    if (starterSuits.some((suit) => mayBeHis(suit) && jackEndsFlush(suit))) outcomes.push({ flush: 0, nobs: true });
    if (!starterSuits.every(isHis)) outcomes.push({ flush: 0, nobs: false });
  }
  return outcomes.length > 0 ? outcomes : [{ flush: 0, nobs: false }];
}

interface FlushChances {
  readonly withStarter: boolean;
  readonly withoutStarter: boolean;
  /** The hand is known to be of one suit, whatever the starter is. */
  readonly certain: boolean;
  /** The suit all others share when a jack is the only card unknown: as his nobs in that suit it makes the flush. */
  readonly decidedByJack: Suit | undefined;
}

const NO_FLUSH: FlushChances = { withStarter: false, withoutStarter: false, certain: false, decidedByJack: undefined };

function possibleFlush(hand: readonly Card[], starter: Card, starterSuits: readonly Suit[]): FlushChances {
  const known = new Set(hand.filter(isSuited).map(suitOf));
  const ranks = new Set(hand.map(orderOf));
  if (hand.length < SMALLEST_FLUSH || ranks.size < hand.length || known.size > 1) return NO_FLUSH;
  const [suit] = known;
  // A card of the starter's rank has another suit than the starter.
  const twin = hand.some((card) => rankOf(card) === rankOf(starter));
  const unknown = hand.filter((card) => !isSuited(card));
  return {
    withStarter: !twin && (suit === undefined || starterSuits.includes(suit)),
    withoutStarter: starterSuits.some((other) => other !== suit),
    certain: unknown.length === 0,
    decidedByJack: unknown.length === 1 && unknown[0] === "J" ? suit : undefined,
  };
}

/** The suits a card can have beside cards of its rank already told with theirs. */
export function suitsLeft(card: Card, seen: readonly Card[]): readonly Suit[] {
  const suit = suitOf(card);
  if (suit !== undefined) return [suit];
  const taken = new Set(seen.filter((other) => rankOf(other) === rankOf(card)).map(suitOf));
  return SUITS.filter((other) => !taken.has(other));
}
