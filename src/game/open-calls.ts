/** Counts of the players as the screens offer them: those that can be stated, called, or were left on the table. */
import type { Command } from "./decide";
import type { Owner } from "./facts";
import type { Replay } from "./replay";
import { statedCountsNow, type GameState } from "./state";
import type { Card } from "../rules/cards";
import { type Counts, countsOf } from "../rules/show/counts";
import type { Seat } from "../rules/ruleset";
import { highestStated } from "../rules/show/counts";
import { highestPeg, showRulesIn } from "./known";
import { sideAt } from "./sides";
import { nameOfCount, callOpen } from "./stated-counts";

/** The counts that a player can state. A count that no hand can have is stated like any other. */
export function statableAt(state: GameState, owner: Owner | "play"): Counts {
  return { highest: owner === "play" ? highestPeg(state) : highestStated(showRulesIn(state)), impossible: [] };
}

/** The most points that can be missed in a hand, the crib or a card of the play whose player stated these points. */
export function mostMissed(state: GameState, owner: Owner | "play", stated: number): number {
  return statableAt(state, owner).highest - stated;
}

/** States the count of a hand or the crib; another number instead of one that is stated already changes that entry. */
export function countCommand({ lines }: Replay, owner: Owner, points: number): Command {
  const fact = { type: "claimed", owner, points } as const;
  const last = lines.findLast(({ status }) => status.is === "fits");
  return last?.fact.type === "claimed" && last.fact.owner === owner
    ? { do: "correct", entry: last.id, change: { how: "replaced", by: fact } }
    : { do: "record", fact };
}

/** The counts that can be entered as the total of a hand or the crib. */
export function countsAt(state: GameState, owner: Owner): Counts {
  return countsOf(state.form, state.rules.house, owner === "crib" ? "crib" : "hand");
}

/** A stated count of the play that another side may still call. Its worth stays hidden. */
export interface Callable {
  /** Its place among the stated counts of this deal, from 0. */
  readonly at: number;
  readonly of: string;
  readonly seat: Seat;
  readonly card: Card | undefined;
  /** Undefined for the card just played, whose player has said nothing yet. */
  readonly stated: number | undefined;
}

/** The counts of the play that can be called, the latest first; when the app checks, only those that were too high. */
export function callables(state: GameState): readonly Callable[] {
  return statedCountsNow(state)
    .flatMap((claim, at): Callable[] => {
      const { seat, card, stated, truth } = claim;
      if (claim.owner !== "play" || !callOpen(state, claim)) return [];
      return (state.counting === "muggins" && !claim.corrected) || (stated ?? 0) > truth
        ? [{ at, of: nameOfCount(claim), seat, card, stated }]
        : [];
    })
    .toReversed();
}

/** For each side, the points that it missed in the whole game and that nobody claimed. */
export function leftOnTable(state: GameState): readonly number[] {
  return state.sides.map((_, side) =>
    state.statedCounts.reduce(
      (sum, { seat, ruling }) => sum + (sideAt(state, seat) === side ? (ruling?.left ?? 0) : 0),
      0,
    ),
  );
}
