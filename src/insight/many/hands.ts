/** The hands and cribs of a finished game with what they were worth, also where nobody was shown the worth. */
import type { GameId, Owner } from "../../game/facts";
import { tallyOf } from "../../game/known";
import { extend, replay, type Replay } from "../../game/replay";
import type { GameState } from "../../game/state";
import { type CountedHand, countedHands } from "../../game/summary";
import type { Side } from "../../rules/ruleset";
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

/** Every hand and crib that was counted, in order. */
export function handsOf(now: Replay): readonly HandCounted[] {
  const { state } = now;
  if (!state) return [];
  const counted = countedHands(now);
  // With muggins, the record does not show what a hand was worth.
  const hidden = counted.some((hand) => !hand.tally && hasStated(state, hand)) ? talliesOf(now) : undefined;
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

/** Plays the game through once more, and counts every hand when it is pegged. */
function talliesOf({ lines }: Replay): ReadonlyMap<string, Tally> {
  const found = new Map<string, Tally>();
  let now = replay([]);
  for (const { id, fact, status, deal } of lines) {
    if (status.is !== "fits") continue;
    const tally = fact.type === "handPegged" && now.state ? tallyOf(now.state, fact.owner) : undefined;
    if (tally && fact.type === "handPegged") found.set(nameOf(deal, fact.owner), tally);
    // `extend` reads the last entry only; its game, format and time decide nothing.
    now = extend(now, [{ game: "" as GameId, seq: id, v: 0, at: 0, fact }]);
  }
  return found;
}
