/** How likely each count of a known hand is. */
import { PACK, type SuitedCard } from "../../rules/cards";
import { handTotal, indexOf } from "../../rules/show/fast";
import type { Spread } from "../chance/spread";
import type { Four } from "./played";

/** The count of four cards with a starter. */
export function countOf(four: Four, starter: SuitedCard): number {
  const [a, b, c, d] = four.map(indexOf) as [number, number, number, number];
  return handTotal(a, b, c, d, indexOf(starter));
}

/** The counts of four cards over every starter that may be turned up. @param gone cards that cannot be turned up */
export function overStarters(four: Four, gone: readonly SuitedCard[]): Spread {
  const starters = PACK.filter((card) => !four.includes(card) && !gone.includes(card));
  const spread = Array.from({ length: 30 }, () => 0);
  for (const starter of starters) spread[countOf(four, starter)]! += 1 / starters.length;
  return spread;
}
