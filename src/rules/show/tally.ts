/** Counts a hand or crib and says which cards make which points. rules.md §4. */
import { JOKER, orderOf, rankOf, suitOf, type Card } from "../cards";
import { jokerCounts } from "./jokers";
import { type CountOf, type Elsewhere, isFree, readSuits, suitsLeft, type SuitsRead, type SuitsTold } from "./suits";
import { type Combination, PAIR_KINDS, type Tally } from "./combinations";

export type { CountOf, SuitsTold };

/** Other ways to count at the show (rules.md §9.10–9.13). */
export interface CountRules {
  /** Every three cards in a row are a run, and no longer run counts. */
  readonly threeRuns: boolean;
  readonly jokers: "none" | "wild" | "naught";
  /** Two naught jokers are a pair. */
  readonly jokersPair: boolean;
  /** A wild joker declared in the play may stand for another card. */
  readonly redeclare: boolean;
}

export const USUAL_COUNT: CountRules = { threeRuns: false, jokers: "none", jokersPair: false, redeclare: false };

/**
 * Counts a hand or crib with its starter (rules.md §4.1), without heels. Undeclared wild jokers stand for the cards
 * that count most (rules.md §9.10). Never refuses: unknown suits stay open, and an impossible answer is ignored.
 * @param hand one to five cards, each with its suit or by rank alone
 * @param starter for a crib counted alone, its fifth card
 * @param of a crib's flush needs the starter too
 * @param answers the table's answers about unknown suits
 * @param elsewhere cards of other hands this deal, which cannot be here
 */
export function tally(
  hand: readonly Card[],
  starter: Card,
  of: CountOf,
  answers?: SuitsTold,
  elsewhere?: Elsewhere,
  rules: CountRules = USUAL_COUNT,
): Tally {
  if (rules.jokers !== "wild") return count(hand, starter, of, answers, elsewhere, rules);
  return highestOf(jokerTallies(hand, starter, of, answers, elsewhere, rules));
}

/** @returns every total that free wild jokers allow, each with the first way to make it; the parameters are those of `tally`. */
export function jokerTallies(
  hand: readonly Card[],
  starter: Card,
  of: CountOf,
  answers: SuitsTold | undefined,
  elsewhere: Elsewhere | undefined,
  rules: CountRules,
): ReadonlyMap<number, Tally> {
  return jokerCounts([...hand, starter], rules.redeclare, (cards) =>
    count(cards.slice(0, -1), cards.at(-1)!, of, answers, elsewhere, rules),
  );
}

/** @returns the highest count; its cards say what each joker stands for. */
export function highestOf(tallies: ReadonlyMap<number, Tally>): Tally {
  return tallies.get(Math.max(...tallies.keys()))!;
}

function count(
  hand: readonly Card[],
  starter: Card,
  of: CountOf,
  answers: SuitsTold | undefined,
  elsewhere: Elsewhere | undefined,
  rules: CountRules,
): Tally {
  const cards = [...hand, starter];
  const orders = cards.map(orderOf);
  const suits = readSuits(hand, starter, of, answers, elsewhere);
  const combinations: Combination[] = [];
  addFifteens(orders, combinations);
  const byRank = placesByRank(orders);
  addPairs(byRank, rules.jokersPair ? 0 : 1, combinations);
  if (rules.threeRuns) addThrees(byRank, combinations);
  else addRuns(byRank, combinations);
  addSuits(cards, suits, combinations);
  if (rules.jokers === "wild" && of !== "cribAlone") addFreeJacks(cards, suits.flush, combinations);
  let total = 0;
  for (const combination of combinations) total += combination.points;
  return { cards, combinations, total, open: suits.open };
}

/** A set of places as bits: place 0 is bit 0. */
type PlaceBits = number;

const LISTS: (readonly number[] | undefined)[] = [];

/** The places in ascending order. Cached, since every tally names the same few sets. */
function list(bits: PlaceBits): readonly number[] {
  return (LISTS[bits] ??= Object.freeze(
    Array.from({ length: 32 - Math.clz32(bits) }, (_, place) => place).filter((place) => bits & (1 << place)),
  ));
}

const CHOICES: (readonly PlaceBits[] | undefined)[] = [];

/** Every choice of places in the order players find them: two cards before three, the leftmost first. */
function choicesOf(size: number): readonly PlaceBits[] {
  return (CHOICES[size] ??= [...Array(2 ** size).keys()].toSorted(fewerThenLeft));
}

function fewerThenLeft(one: PlaceBits, other: PlaceBits): number {
  const [places, others] = [list(one), list(other)];
  return places.length - others.length || places.join().localeCompare(others.join());
}

/** The sum of every choice, by its bits. Every tally reuses it, which is safe because a tally never awaits anything. */
const SUMS = new Uint8Array(2 ** 6);

function addFifteens(orders: readonly number[], found: Combination[]): void {
  let filled = 1; // the empty choice, whose sum is 0
  for (const order of orders) {
    const value = Math.min(order, 10);
    for (let bits = 0; bits < filled; bits++) SUMS[filled + bits] = SUMS[bits]! + value;
    filled *= 2;
  }
  for (const bits of choicesOf(orders.length)) {
    if (SUMS[bits] === 15) found.push({ kind: "fifteen", places: list(bits), points: 2 });
  }
}

/** The order after the king. No card has it, so a run up to the king ends there. */
const PAST_KING = 14;

/** The places of each rank, by its order 1 to 13; naught jokers have order 0. */
function placesByRank(orders: readonly number[]): readonly PlaceBits[] {
  const byRank = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
  for (let place = 0; place < orders.length; place++) byRank[orders[place]!]! |= 1 << place;
  return byRank;
}

/** A copy, because V8 reads a value of this module faster than an import, and every pair needs it. */
const KIND_OF_PAIR = PAIR_KINDS;

function addPairs(byRank: readonly PlaceBits[], from: number, found: Combination[]): void {
  for (let order = from; order < PAST_KING; order++) {
    const bits = byRank[order]!;
    if ((bits & (bits - 1)) === 0) continue; // fewer than two cards
    const places = list(bits);
    const alike = places.length;
    const kind = KIND_OF_PAIR[alike - 2]!;
    found.push({ kind, places, points: alike * (alike - 1) });
  }
}

/** Only the longest runs: four in a row are one run of four, not two of three. Equal ranks make one run each. */
function addRuns(byRank: readonly PlaceBits[], found: Combination[]): void {
  let low = 0;
  for (let order = 0; order <= PAST_KING; order++) {
    if (byRank[order] !== 0) continue;
    if (order - low >= 3) addOneOfEach(byRank, low, order, 0, found);
    low = order + 1;
  }
}

/** Every three ranks in a row (rules.md §9.13). */
function addThrees(byRank: readonly PlaceBits[], found: Combination[]): void {
  for (let low = 0; low + 3 <= PAST_KING; low++)
    if (byRank[low] && byRank[low + 1] && byRank[low + 2]) addOneOfEach(byRank, low, low + 3, 0, found);
}

/** Every run with one card of each rank from `order` up to `end`, exclusive, added to the places taken so far. */
function addOneOfEach(
  byRank: readonly PlaceBits[],
  order: number,
  end: number,
  taken: PlaceBits,
  found: Combination[],
): void {
  if (order === end) {
    const places = list(taken);
    found.push({ kind: "run", places, points: places.length });
    return;
  }
  for (const place of list(byRank[order]!)) addOneOfEach(byRank, order + 1, end, taken | (1 << place), found);
}

function addSuits(cards: readonly Card[], { flush, nobs }: SuitsRead, found: Combination[]): void {
  if (flush > 0) found.push({ kind: "flush", places: ofOneSuit(cards, flush), points: flush });
  for (const jack of nobsJacks(cards, nobs)) found.push({ kind: "nobs", places: [jack, cards.length - 1], points: 1 });
}

/** A free joker declared as a jack is nobs, unless a flush of another suit uses it. */
function addFreeJacks(cards: readonly Card[], flush: number, found: Combination[]): void {
  const last = cards.length - 1;
  if (flush > 0 && flush <= last) return;
  for (const [place, card] of cards.slice(0, -1).entries())
    if (isFree(card) && rankOf(card) === "J") found.push({ kind: "nobs", places: [place, last], points: 1 });
}

/** The cards of the flush: the hand without naught jokers, and the starter if the points include it. */
function ofOneSuit(cards: readonly Card[], flush: number): readonly number[] {
  if (!cards.includes(JOKER)) return list(2 ** flush - 1);
  return cards.flatMap((card, place) => (card === JOKER ? [] : [place])).slice(0, flush);
}

/** The places of the jacks that are nobs: those of a suit the starter can have before those known by rank alone. */
function nobsJacks(cards: readonly Card[], nobs: number): readonly number[] {
  if (nobs === 0) return [];
  const hand = cards.slice(0, -1);
  const suits = suitsLeft(cards.at(-1)!, hand);
  const jacks = hand.flatMap((card, place) => (rankOf(card) === "J" && !isFree(card) ? [place] : []));
  const matching = jacks.filter((place) => suits.some((suit) => suit === suitOf(hand[place]!)));
  const byRank = jacks.filter((place) => suitOf(hand[place]!) === undefined);
  return [...matching, ...byRank].slice(0, nobs);
}
