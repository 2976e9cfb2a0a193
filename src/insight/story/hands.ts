/** The counts of a known hand: without a starter, with one, and over every one that may be turned up. */
import { PACK, suitOf, type SuitedCard } from "../../rules/cards";
import { pointsOf } from "../../rules/show/combinations";
import { handTotal, indexOf } from "../../rules/show/fast";
import { tally } from "../../rules/show/tally";
import type { Shares } from "../chance/shares";
import type { Four } from "./played";

/** The count of four cards with a starter. */
export function countOf(four: Four, starter: SuitedCard): number {
  const [a, b, c, d] = four.map(indexOf) as [number, number, number, number];
  return handTotal(a, b, c, d, indexOf(starter));
}

/** The count of four cards alone, before there is a starter: fifteens, pairs, runs, and 4 for a flush. */
export function beforeStarter(four: Four): number {
  const [one, two, three, last] = four;
  // A flush and nobs in this tally would be those of three cards and a starter.
  const held = tally([one, two, three], last, "hand").combinations;
  const isFlush = four.every((card) => suitOf(card) === suitOf(one));
  return pointsOf(held.filter(({ kind }) => kind !== "flush" && kind !== "nobs")) + (isFlush ? 4 : 0);
}

/** The counts of four cards over every starter that may be turned up. @param gone cards that cannot be turned up */
export function overStarters(four: Four, gone: readonly SuitedCard[]): Shares {
  const starters = PACK.filter((card) => !four.includes(card) && !gone.includes(card));
  const shares = Array.from({ length: 30 }, () => 0);
  for (const starter of starters) shares[countOf(four, starter)]! += 1 / starters.length;
  return shares;
}
