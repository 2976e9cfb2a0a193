/** The usual play of two known hands. */
import { type Card, orderOf } from "../../rules/cards";
import { oddsOf } from "./pegger";
import { copyOf, DEALER, lay, type Pegging, startPegging } from "./pegging";
import type { Way } from "./within";

/** Both hands as they are played, and the starter if it is known. */
export interface TwoHands {
  readonly pone: readonly Card[];
  readonly dealer: readonly Card[];
  readonly starter?: Card | undefined;
}

/** A way of the play that is rarer than this is left out, and its chance goes to the ways beside it. */
const HARDLY = 0.01;

/** @returns the ways in which two usual players play these hands; they add up to 1 */
export function playOf({ pone, dealer, starter }: TwoHands): readonly Way[] {
  const ways = new Map<string, { chance: number; pegs: readonly number[] }>();
  const seen = starter === undefined ? 0 : orderOf(starter);
  follow(startPegging(pone.map(orderOf), dealer.map(orderOf)), seen, 1, [], (chance, pegs) => {
    const key = pegs.join();
    const way = ways.get(key);
    if (way) way.chance += chance;
    else ways.set(key, { chance, pegs });
  });
  return [...ways.values()];
}

function follow(
  play: Pegging,
  starter: number,
  chance: number,
  pegs: readonly number[],
  found: (chance: number, pegs: readonly number[]) => void,
): void {
  const side = play.turn;
  if (side === undefined) return found(chance, pegs);
  const odds = new Float64Array(14);
  oddsOf(play, starter, odds);
  const best = odds.reduce((most, one) => Math.max(most, one), 0);
  // The likeliest card is always followed, so that every way ends.
  const floor = Math.min(best, HARDLY / chance);
  let kept = 0;
  for (let order = 1; order <= 13; order++) {
    if (odds[order]! < floor) odds[order] = 0;
    kept += odds[order]!;
  }
  for (let order = 1; order <= 13; order++) {
    if (odds[order] === 0) continue;
    const next = copyOf(play);
    const points = lay(next, order);
    const then = points === 0 ? pegs : [...pegs, side === DEALER ? points : -points];
    follow(next, starter, (chance * odds[order]!) / kept, then, found);
  }
  return undefined;
}
