/** Counts that the players state, and the calls that are still open (rules.md §6). */
import type { Owner } from "./facts";
import { statedCountsNow, type GameState, type StatedCount, statedCountOf } from "./state";
import type { Card } from "../rules/cards";
import { type Counts, countsOf } from "../rules/show/counts";
import type { Seat, Side } from "../rules/ruleset";
import { isAlone } from "../rules/play/state";
import { putRight, type Ruling, settle } from "../rules/wrong-counts";
import { highestPeg, tallyOf } from "./known";
import { isHome, targetOf, sideAt } from "./sides";

/** The counts that can be stated or entered for a card of the play, a hand or the crib in this game. */
export function countsAt(state: GameState, owner: Owner | "play"): Counts {
  if (owner === "play") return { highest: highestPeg(state), impossible: [] };
  return countsOf(state.form, state.rules.house, owner === "crib" ? "crib" : "hand");
}

/** A stated count of the play that another side may still call. Its worth stays hidden. */
export interface Callable {
  /** Its place among the stated counts of this deal, from 0. */
  readonly at: number;
  readonly of: string;
  readonly seat: Seat;
  readonly card: Card | undefined;
  readonly stated: number;
}

/** The counts of the play that can be called, the latest first; when the app checks, only those that were too high. */
export function callables(state: GameState): readonly Callable[] {
  return statedCountsNow(state)
    .flatMap((claim, at): Callable[] => {
      const { seat, card, stated, truth } = claim;
      if (claim.owner !== "play" || stated === undefined || !callOpen(state, claim)) return [];
      return (state.counting === "muggins" && !claim.corrected) || stated > truth
        ? [{ at, of: nameOfCount(claim), seat, card, stated }]
        : [];
    })
    .toReversed();
}

/** The points each side missed in the whole game, and nobody claimed. */
export function leftOnTable(state: GameState): readonly number[] {
  return state.sides.map((_, side) =>
    state.statedCounts.reduce(
      (sum, { seat, ruling }) => sum + (sideAt(state, seat) === side ? (ruling?.left ?? 0) : 0),
      0,
    ),
  );
}
/** The stored name of a stated count: its card, "go" for a go without a card, or the owner of the hand. */
export function nameOfCount({ owner, card }: StatedCount): string {
  return owner === "play" ? (card ?? "go") : String(owner);
}

/**
 * A count of the play may be called until its player scores again or a hand is counted (rules.md §6.3), a hand or the
 * crib until it is pegged.
 */
export function callOpen(state: GameState, claim: StatedCount): boolean {
  if (claim.call || claim.stated === undefined || claim.deal !== state.deal?.number) return false;
  if (claim.owner !== "play") return !state.deal.counted.includes(claim.owner);
  if (state.deal.counted.length > 0) return false;
  const later = state.statedCounts.slice(state.statedCounts.lastIndexOf(claim) + 1);
  return !later.some((one) => one.owner === "play" && one.seat === claim.seat && (one.stated ?? 0) > 0);
}
export type Said = StatedCount & { readonly stated: number };

/** A stated count that is settled. */
export type Ruled = StatedCount & { readonly ruling: Ruling };

export function rule(state: GameState, said: Said): Ruled {
  const checked = state.counting !== "muggins" || said.corrected === true;
  return { ...said, corrected: checked, ruling: (checked ? putRight : settle)(said, said.call) };
}

/** Holes that a side still has to go. */
export function roomOf(state: GameState, side: Side): number {
  return targetOf(state, side) - (state.sides[side]?.front ?? 0);
}

/** The stated count to which its player, alone in the series, may still add one for go. */
export function mayAddGo(state: GameState): StatedCount | undefined {
  const last = state.statedCounts.at(-1);
  const play = state.deal?.play;
  if (!last || !play || last.owner !== "play" || last.deal !== state.deal?.number) return undefined;
  if (last.stated === undefined || last.goAdded || last.ruling === undefined) return undefined;
  if (isHome(state, sideAt(state, last.seat))) return undefined;
  return isAlone(play) && play.turn === last.seat ? last : undefined;
}

/** The ruling on a hand or the crib, once its count is stated. */
export function settleHand(state: GameState, owner: Owner): Ruled | undefined {
  const stated = statedCountOf(state, owner);
  if (stated?.stated === undefined) return undefined;
  // Suits may have been entered since.
  const truth = tallyOf(state, owner)?.total ?? stated.truth;
  // A call on the play may have moved the pegs since.
  const room = roomOf(state, sideAt(state, stated.seat));
  return rule(state, { ...stated, truth, room, stated: stated.stated });
}
