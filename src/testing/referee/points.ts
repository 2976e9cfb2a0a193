/** The referee's own scorers, written from rules.md §3 and §4. They share nothing with those in src/rules. */
import type { SuitedCard } from "../../rules/cards";

export type Cards = readonly SuitedCard[];

const ORDER = "A23456789TJQK";

function orderOf(card: SuitedCard): number {
  return ORDER.indexOf(card.charAt(0)) + 1;
}

/** rules.md §1.1: an ace counts 1, court cards count 10. */
export function worthOf(card: SuitedCard): number {
  return Math.min(orderOf(card), 10);
}

export function sumOf(cards: Cards): number {
  return cards.reduce((sum, card) => sum + worthOf(card), 0);
}

function inARow(orders: readonly number[]): boolean {
  const sorted = orders.toSorted((a, b) => a - b);
  return sorted.every((order, i) => order === (sorted[0] ?? 0) + i);
}

/** The points of the last card of a series for a fifteen, pairs and a run (rules.md §3.1), without those for its end. */
export function playPoints(series: Cards): number {
  const orders = series.map(orderOf);
  const fifteen = sumOf(series) === 15 ? 2 : 0;
  const alike = [4, 3, 2].find((n) => series.length >= n && new Set(orders.slice(-n)).size === 1) ?? 1;
  const run = [7, 6, 5, 4, 3].find((n) => series.length >= n && inARow(orders.slice(-n))) ?? 0;
  return fifteen + alike * (alike - 1) + run;
}

/** Every set of cards that can be picked, from none to all. */
function subsets(cards: Cards): readonly Cards[] {
  const all: Cards[] = [[]];
  for (const card of cards) all.push(...all.map((set) => [...set, card]));
  return all;
}

/** rules.md §4.1. */
export function flushPoints(hand: Cards, starter: SuitedCard, crib: boolean): number {
  const suits = new Set(hand.map((card) => card.charAt(1)));
  if (suits.size > 1) return 0;
  if (suits.has(starter.charAt(1))) return hand.length + 1;
  return crib ? 0 : hand.length;
}

export function hasNobs(hand: Cards, starter: SuitedCard): boolean {
  return hand.some((card) => card === `J${starter.charAt(1)}`);
}

/** The worth of a hand or the crib with the starter (rules.md §4.1). */
export function showPoints(hand: Cards, starter: SuitedCard, crib: boolean): number {
  const sets = subsets([...hand, starter]);
  const fifteens = sets.filter((set) => sumOf(set) === 15).length;
  const pairs = sets.filter((set) => set.length === 2 && orderOf(set[0]!) === orderOf(set[1]!)).length;
  const runs = [5, 4, 3].map((n) => n * sets.filter((set) => set.length === n && inARow(set.map(orderOf))).length);
  const run = runs.find((points) => points > 0) ?? 0;
  return 2 * fifteens + 2 * pairs + run + flushPoints(hand, starter, crib) + Number(hasNobs(hand, starter));
}
