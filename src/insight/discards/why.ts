/** Why one discard is better than another, as figures. The words for them are in the user interface. */
import { RANKS, rankOf, type SuitedCard } from "../../rules/cards";
import { usualCrib } from "./policy";
import { type CribSide, twoOf } from "./ranks";
import { CRIB_WITHIN, type DiscardValue } from "./values";

export interface Why {
  /** Points lost. The sum of the two differences below. */
  readonly cost: number;
  /** The best hand less the chosen hand. */
  readonly hand: number;
  /** The same for the crib, as it counts for the player: above 0 if the best discard is better in the crib. */
  readonly crib: number;
  /** The part of `crib` that is due to the six cards known. The rest is in every table of average cribs. */
  readonly held: number;
  /** A smaller cost than this may be none: the other is taken to discard by ranks. The play is not in it at all. */
  readonly within: number;
}

/** @returns undefined if the two cards are not among the discards */
export function whyOf(
  values: readonly DiscardValue[],
  discard: readonly SuitedCard[],
  crib: CribSide,
): Why | undefined {
  const [best] = values;
  const chosen = values.find((value) => value.discard.every((card) => discard.includes(card)));
  if (!best || !chosen) return undefined;
  const sign = crib === "own" ? 1 : -1;
  const inCrib = sign * (best.crib - chosen.crib);
  return {
    cost: best.worth - chosen.worth,
    hand: best.hand - chosen.hand,
    crib: inCrib,
    held: inCrib - sign * (usualOf(best, crib) - usualOf(chosen, crib)),
    within: CRIB_WITHIN,
  };
}

function usualOf({ discard }: DiscardValue, crib: CribSide): number {
  const [one, two] = discard.map((card) => RANKS.findIndex((rank) => rank === rankOf(card)));
  return usualCrib(crib, twoOf(one ?? 0, two ?? 0));
}
