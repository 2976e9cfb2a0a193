/** The explaining scorer of the show: which cards make which points. rules.md §4. */
import { orderOf, rankOf, suitOf, type Card } from "./cards";
import { type Elsewhere, readSuits, suitsLeft, type OpenSuits, type SuitsRead, type SuitsTold } from "./suits";

export type { SuitsTold };

const COMBINATION_KINDS = ["fifteen", "pair", "pairRoyal", "doublePairRoyal", "run", "flush", "nobs"] as const;
export type CombinationKind = (typeof COMBINATION_KINDS)[number];

/** One thing that scores. Every elementary fifteen and every elementary run is its own. */
export interface Combination {
  readonly kind: CombinationKind;
  /** Indexes into the tally's cards, low to high. Those of nobs are the jack and the starter. */
  readonly places: readonly number[];
  readonly points: number;
}

export interface Tally {
  /** The hand as given, then the starter. */
  readonly cards: readonly Card[];
  /** In the order players count: fifteens, pairs by rank, runs, flush, nobs. */
  readonly combinations: readonly Combination[];
  /** What is certain, given what was told. */
  readonly total: number;
  readonly open: OpenSuits;
}

/**
 * Counts a hand or crib with its starter (rules.md §4.1); heels belong to the cut, not here.
 * Never refuses: what cannot be known is left open, and an answer that cannot be true is not heard.
 * @param hand one to five cards, each with its suit or by rank alone.
 * @param of a crib's flush needs the starter too.
 * @param told what the table said about suits nobody tapped in.
 * @param elsewhere what lies in other hands this deal, and so cannot be here.
 */
export function tally(
  hand: readonly Card[],
  starter: Card,
  of: "hand" | "crib",
  told?: SuitsTold,
  elsewhere?: Elsewhere,
): Tally {
  const cards = [...hand, starter];
  const orders = cards.map(orderOf);
  const suits = readSuits(hand, starter, of, told, elsewhere);
  const combinations: Combination[] = [];
  addFifteens(orders, combinations);
  const byRank = placesByRank(orders);
  addPairs(byRank, combinations);
  addRuns(byRank, combinations);
  addSuits(cards, suits, combinations);
  let total = 0;
  for (const combination of combinations) total += combination.points;
  return { cards, combinations, total, open: suits.open };
}

/** A set of places as bits: place 0 is 1, place 1 is 2, place 2 is 4 … */
type PlaceBits = number;

const LISTS: (readonly number[] | undefined)[] = [];

/** The places low to high. Kept and shared, since every tally names the same few sets. */
function list(bits: PlaceBits): readonly number[] {
  return (LISTS[bits] ??= Object.freeze(
    Array.from({ length: 32 - Math.clz32(bits) }, (_, place) => place).filter((place) => bits & (1 << place)),
  ));
}

const CHOICES: (readonly PlaceBits[] | undefined)[] = [];

/** Every choice among so many places as a finger finds them: two cards before three, the leftmost first. */
function choicesOf(size: number): readonly PlaceBits[] {
  return (CHOICES[size] ??= [...Array(2 ** size).keys()].toSorted(fewerThenLeft));
}

function fewerThenLeft(one: PlaceBits, other: PlaceBits): number {
  const [places, others] = [list(one), list(other)];
  return places.length - others.length || places.join().localeCompare(others.join());
}

/** The sum of every choice, by its bits. Kept to be written over: no tally waits for another. */
const SUMS = new Uint8Array(2 ** 6);

function addFifteens(orders: readonly number[], found: Combination[]): void {
  let filled = 1; // the choice of nothing, whose sum is 0
  for (const order of orders) {
    const value = Math.min(order, 10);
    for (let bits = 0; bits < filled; bits++) SUMS[filled + bits] = SUMS[bits]! + value;
    filled *= 2;
  }
  for (const bits of choicesOf(orders.length)) {
    if (SUMS[bits] === 15) found.push({ kind: "fifteen", places: list(bits), points: 2 });
  }
}

/** No card has this order: its empty place in every list by rank ends the last stretch. */
const PAST_KING = 14;

/** Which places hold each rank, by its order 1 to 13. */
function placesByRank(orders: readonly number[]): readonly PlaceBits[] {
  const byRank = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
  for (let place = 0; place < orders.length; place++) byRank[orders[place]!]! |= 1 << place;
  return byRank;
}

function addPairs(byRank: readonly PlaceBits[], found: Combination[]): void {
  for (const bits of byRank) {
    if ((bits & (bits - 1)) === 0) continue; // none, or one alone
    const places = list(bits);
    const alike = places.length;
    const kind = alike === 2 ? "pair" : alike === 3 ? "pairRoyal" : "doublePairRoyal";
    found.push({ kind, places, points: alike * (alike - 1) });
  }
}

/** Maximal runs only: a run of four is four, not two of three. Equal ranks make one run each. */
function addRuns(byRank: readonly PlaceBits[], found: Combination[]): void {
  let low = 1;
  for (let order = 1; order <= PAST_KING; order++) {
    if (byRank[order] !== 0) continue;
    if (order - low >= 3) addOneOfEach(byRank, low, order, 0, found);
    low = order + 1;
  }
}

/** Every run with one card of each rank from here up to `end`, beside the places already taken below. */
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
  if (flush > 0) found.push({ kind: "flush", places: list(2 ** flush - 1), points: flush });
  if (nobs) found.push({ kind: "nobs", places: [hisJack(cards), cards.length - 1], points: 1 });
}

/** Where the jack of nobs is: one whose suit the starter can have, else one told by rank alone. */
function hisJack(cards: readonly Card[]): number {
  const hand = cards.slice(0, -1);
  const suits = suitsLeft(cards.at(-1)!, hand);
  const his = hand.findIndex((card) => rankOf(card) === "J" && suits.some((suit) => suit === suitOf(card)));
  return his >= 0 ? his : hand.indexOf("J");
}
