/** The points of one card in the play. rules.md §3. */
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

/** House rules about pegging (rules.md §9.11, §9.13). */
export interface PegRules {
  /** Only the last three cards can be a run. */
  readonly threeRuns: boolean;
  /** Two naught jokers are a pair. A wild joker in a series is always declared. */
  readonly jokersPair: boolean;
}

const AS_USUAL: PegRules = { threeRuns: false, jokersPair: false };

export interface PlayReason {
  readonly kind: (typeof PLAY_REASONS)[number];
  readonly points: number;
  /** The number of cards at the end of the series that make the points; 0 for go and last card. */
  readonly cards: number;
}

/** By the number of equal ranks at the end of the series; more than four only with wild jokers. */
const ALIKE = [undefined, undefined, "pair", "pairRoyal", "doublePairRoyal", "fiveAlike", "sixAlike"] as const;

/**
 * The points of the last card of a series: fifteen, then pairs or a run, then thirty-one (rules.md §3.1). Go and last
 * card are left out, because they depend on who can still play.
 * @param series the cards since the last 31 or go, the newest last; the caller refuses a count past 31
 * @returns the reasons in the order they are said
 */
export function pegsFor(series: readonly Card[], rules: PegRules = AS_USUAL): readonly PlayReason[] {
  const orders = series.map(orderOf);
  const count = countOf(orders, orders.length);
  const reasons: PlayReason[] = [];
  if (count === 15) reasons.push({ kind: "fifteen", points: 2, cards: series.length });
  const alike = alikeAtEnd(orders, orders.length);
  const pair = orders.at(-1) === 0 && !rules.jokersPair ? undefined : ALIKE[alike];
  if (pair) reasons.push({ kind: pair, points: alike * (alike - 1), cards: alike });
  const run = rules.threeRuns ? threeAtEnd(orders) : runAtEnd(orders, orders.length);
  if (run > 0) reasons.push({ kind: "run", points: run, cards: run });
  if (count === 31) reasons.push({ kind: "thirtyOne", points: 2, cards: series.length });
  return reasons;
}

/**
 * The points of `pegsFor` without the reasons, for code that tries many plays: it allocates nothing.
 * @param orders ranks as 1 (ace) to 13 (king), the newest last
 * @param length the length of the series: later entries of `orders` are ignored
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

/** The number of equal ranks at the end of the series; 0 for an empty one. */
function alikeAtEnd(orders: ArrayLike<number>, length: number): number {
  let alike = 0;
  while (alike < length && orders[length - 1 - alike] === orders[length - 1]) alike++;
  return alike;
}

/** 3 when the last three cards are a run, else 0 (rules.md §9.13). */
function threeAtEnd(orders: readonly number[]): number {
  return orders.length >= 3 && runAtEnd(orders.slice(-3), 3) === 3 ? 3 : 0;
}

/** The length of the longest run the last cards make in any order, or 0. The search stops at a repeated rank. */
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
