/** The hands and cribs of a finished game with what they were worth, also where nobody was shown the worth. */
import { type DealPlayed, dealsPlayed } from "../../game/deals-played";
import type { Owner } from "../../game/facts";
import { showRulesIn, shownOf } from "../../game/known";
import type { Replay } from "../../game/replay";
import type { GameState } from "../../game/state";
import { type CountedHand, countedHands } from "../../game/summary";
import type { Side } from "../../rules/ruleset";
import { countShown } from "../../rules/show/shown";
import type { Tally } from "../../rules/show/combinations";

export interface HandCounted {
  readonly deal: number;
  readonly side: Side;
  readonly owner: Owner;
  readonly of: "hand" | "crib";
  /** The worth of the cards, or the points entered where the cards are not known. */
  readonly points: number;
  readonly tally: Tally | undefined;
}

/** Every hand and crib that was counted, in order. @param deals of the game, where they are known */
export function handsOf(now: Replay, deals?: readonly DealPlayed[]): readonly HandCounted[] {
  const { state } = now;
  if (!state) return [];
  const counted = countedHands(now);
  // With muggins, the record does not show what a hand was worth.
  const hidden = counted.some((hand) => !hand.tally && hasStated(state, hand))
    ? talliesOf(deals ?? dealsPlayed(now))
    : undefined;
  return counted.map((hand) => {
    const { deal, side, owner } = hand;
    const tally = hand.tally ?? hidden?.get(nameOf(deal, owner));
    const truth = tally?.total ?? statedFor(state, hand)?.truth ?? hand.points;
    return { deal, side, owner, of: owner === "crib" ? "crib" : "hand", points: truth, tally };
  });
}

const nameOf = (deal: number, owner: Owner) => `${deal}/${owner}`;

const statedFor = ({ statedCounts }: GameState, { deal, owner }: CountedHand) =>
  statedCounts.find((one) => one.deal === deal && one.owner === owner);

const hasStated = (state: GameState, hand: CountedHand) => statedFor(state, hand) !== undefined;

/** Counts every hand once more, from the end of its deal, where all of its cards are known. */
function talliesOf(deals: readonly DealPlayed[]): ReadonlyMap<string, Tally> {
  return new Map(
    deals.flatMap(({ number, last, counted }) =>
      counted.flatMap(({ owner }) => {
        const shown = shownOf(last, owner);
        if (!shown) return [];
        // The nobs that the deal has seen may be the one in this hand.
        const elsewhere = shown.told?.nobs ? { cards: shown.elsewhere?.cards ?? [], nobsGone: false } : shown.elsewhere;
        return [[nameOf(number, owner), countShown({ ...shown, elsewhere }, showRulesIn(last))] as const];
      }),
    ),
  );
}
