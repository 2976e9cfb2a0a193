/** The discards of a game added up. */
import type { JudgedDiscard } from "./weighed";

/** Points; smaller differences are none. */
export const SAME_POINTS = 0.005;

/** Of the chance to win; smaller differences are none. */
const SAME_CHANCE = 0.0005;

export interface Lost {
  readonly hands: number;
  readonly best: number;
  /** Points and chance to win, against the best discard of each hand. */
  readonly points: number;
  readonly chance: number;
}

/** @returns the cost of one of the fifteen discards: points, and chance to win, against the best */
export function costOf({ values }: JudgedDiscard, at: number): { readonly points: number; readonly chance: number } {
  const [best] = values;
  const one = values[at];
  if (!best || !one) return { points: 0, chance: 0 };
  return { points: best.value.worth - one.value.worth, chance: best.chance.win - one.chance.win };
}

/** @returns the place of the discard with the best chance to win; 0, the best by points, where it is as good */
export function likeliestOf(discard: JudgedDiscard): number {
  const gains = discard.values.map((_, at) => -costOf(discard, at).chance);
  const most = Math.max(0, ...gains);
  return most < SAME_CHANCE ? 0 : gains.indexOf(most);
}

export function lostBy(discards: readonly JudgedDiscard[]): Lost {
  const costs = discards.map((one) => costOf(one, one.chosen));
  return {
    hands: discards.length,
    best: costs.filter(({ points }) => points < SAME_POINTS).length,
    points: costs.reduce((sum, { points }) => sum + points, 0),
    chance: costs.reduce((sum, { chance }) => sum + chance, 0),
  };
}
