/** What one card pegs in the play. rules.md §3. */
import { orderOf, type Card } from "../cards";

const PLAY_REASONS = [
  "fifteen",
  "pair",
  "pairRoyal",
  "doublePairRoyal",
  "fiveAlike",
  "sixAlike",
  "run",
  "thirtyOne",
  "go",
  "lastCard",
] as const;

/** How a card pegs where the table plays otherwise (rules.md §9.11, §9.13). */
export interface PegRules {
  /** Only the last three cards can be a run, and it is always three. */
  readonly threeRuns: boolean;
  /** Jokers of naught are a pair. Undeclared wild ones never lie in a series. */
  readonly jokersPair: boolean;
}

const AS_USUAL: PegRules = { threeRuns: false, jokersPair: false };

/** One thing a card pegged for. */
export interface PlayReason {
  readonly kind: (typeof PLAY_REASONS)[number];
  readonly points: number;
  /** How many cards at the end of the series made it; 0 for go and last card, which no cards make. */
  readonly cards: number;
}

/** By how many cards of a rank close the series; more than four only where jokers are wild. */
const PAIRS = [undefined, undefined, "pair", "pairRoyal", "doublePairRoyal", "fiveAlike", "sixAlike"] as const;

/**
 * What the last card of a series pegs by itself: fifteen, then pairs or a run, then thirty-one (rules.md §3.1).
 * Go and last card depend on who can still play, so they are not here.
 * @param series the cards since the last 31 or go, the newest last. A count past 31 is the caller's to refuse.
 * @returns the reasons in the order they are said; none for a card that pegs nothing.
 */
export function pegsFor(series: readonly Card[], rules: PegRules = AS_USUAL): readonly PlayReason[] {
  const orders = series.map(orderOf);
  const count = countOf(orders, orders.length);
  const reasons: PlayReason[] = [];
  if (count === 15) reasons.push({ kind: "fifteen", points: 2, cards: series.length });
  const alike = alikeAtEnd(orders, orders.length);
  const pair = orders.at(-1) === 0 && !rules.jokersPair ? undefined : PAIRS[alike];
  if (pair) reasons.push({ kind: pair, points: alike * (alike - 1), cards: alike });
  const run = rules.threeRuns ? threeAtEnd(orders) : runAtEnd(orders, orders.length);
  if (run > 0) reasons.push({ kind: "run", points: run, cards: run });
  if (count === 31) reasons.push({ kind: "thirtyOne", points: 2, cards: series.length });
  return reasons;
}

/**
 * The points of `pegsFor` alone, for whoever weighs many plays: no cards made, none kept.
 * @param orders ranks as 1 (ace) to 13 (king), the newest last.
 * @param length how many of them, from the front, are the series.
 */
export function playPoints(orders: ArrayLike<number>, length: number): number {
  const count = countOf(orders, length);
  const alike = alikeAtEnd(orders, length);
  const made = alike > 1 ? alike * (alike - 1) : runAtEnd(orders, length);
  return count === 15 || count === 31 ? made + 2 : made;
}

function countOf(orders: ArrayLike<number>, length: number): number {
  let count = 0;
  for (let i = 0; i < length; i++) count += Math.min(orders[i]!, 10);
  return count;
}

/** How many equal ranks close the series: 1 when the last card stands alone, 0 when there is none. */
function alikeAtEnd(orders: ArrayLike<number>, length: number): number {
  let alike = 0;
  while (alike < length && orders[length - 1 - alike] === orders[length - 1]) alike++;
  return alike;
}

/** 3 when the last three cards are a run by themselves (rules.md §9.13). */
function threeAtEnd(orders: readonly number[]): number {
  return orders.length >= 3 && runAtEnd(orders.slice(-3), 3) === 3 ? 3 : 0;
}

/** The longest run the last cards make in any order, 0 below three. It ends at the first rank met twice. */
function runAtEnd(orders: ArrayLike<number>, length: number): number {
  let run = 0;
  let met = 0;
  let low = 13;
  let high = 1;
  for (let cards = 1; cards <= length; cards++) {
    const order = orders[length - cards]!;
    if (met & (1 << order)) break;
    met |= 1 << order;
    low = Math.min(low, order);
    high = Math.max(high, order);
    if (cards >= 3 && high - low === cards - 1) run = cards;
  }
  return run;
}
