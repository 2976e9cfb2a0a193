/** The counts of a known hand: without a starter, with one, and over every one that may be turned up. */
import { PACK, RANKS, suitOf, type SuitedCard } from "../../rules/cards";
import { handTotal, indexOf } from "../../rules/show/fast";
import type { Shares } from "../chance/shares";
import type { Four } from "./played";

/** The count of four cards with a starter. */
export function countOf(four: Four, starter: SuitedCard): number {
  const [a, b, c, d] = four.map(indexOf) as [number, number, number, number];
  return handTotal(a, b, c, d, indexOf(starter));
}

/**
 * The count of four cards alone, before there is a starter: fifteens, pairs, runs, and 4 for a flush. `tally`, which
 * explains a count, would bring the rules of every form into the worker.
 */
export function beforeStarter(four: Four): number {
  const ranks = four.map((card) => indexOf(card) % RANKS.length);
  let points = four.every((card) => suitOf(card) === suitOf(four[0])) ? 4 : 0;
  let runs = 0;
  // Every two, three and four of the cards; all four come last, and a run of four is not also two of three.
  for (let chosen = 3; chosen < 16; chosen++) {
    const some = ranks.filter((_, i) => (chosen & (1 << i)) > 0);
    const { length } = some;
    const alike = length - new Set(some).size;
    if (some.reduce((sum, rank) => sum + Math.min(rank + 1, 10), 0) === 15) points += 2;
    if (length === 2) points += 2 * alike;
    else if (alike === 0 && length > 2 && Math.max(...some) - Math.min(...some) === length - 1)
      runs = length === 4 ? 4 : runs + 3;
  }
  return points + runs;
}

/** The counts of four cards over every starter that may be turned up. @param gone cards that cannot be turned up */
export function overStarters(four: Four, gone: readonly SuitedCard[]): Shares {
  const starters = PACK.filter((card) => !four.includes(card) && !gone.includes(card));
  const shares = Array.from({ length: 30 }, () => 0);
  for (const starter of starters) shares[countOf(four, starter)]! += 1 / starters.length;
  return shares;
}
