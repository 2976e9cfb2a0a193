/** The average of the ways in which a play can go. */
import type { Way } from "../../insight/chance/within";

/** @returns the points that each player pegs on average */
export function meanPegs(ways: readonly Way[]): { readonly pone: number; readonly dealer: number } {
  let [pone, dealer] = [0, 0];
  for (const { chance, pegs } of ways) {
    for (const points of pegs) {
      if (points > 0) dealer += chance * points;
      else pone -= chance * points;
    }
  }
  return { pone, dealer };
}
