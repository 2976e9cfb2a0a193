/** Counts that the players state, and the calls that are still open (rules.md §6). */
import type { Owner } from "./facts";
import { type GameState, type StatedCount, statedCountOf, uncounted } from "./state";
import type { Side } from "../rules/ruleset";
import { isAlone } from "../rules/play/state";
import { putRight, type Ruling, settle } from "../rules/wrong-counts";
import { tallyOf } from "./known";
import { isHome, targetOf, sideAt } from "./sides";

/** The stored name of a stated count: its card, "go" for a go without a card, or the owner of the hand. */
export function nameOfCount({ owner, card }: StatedCount): string {
  return owner === "play" ? (card ?? "go") : String(owner);
}

/**
 * A count of the play may be called until its player scores again or a hand is counted (rules.md §6.3), a hand or the
 * crib until it is pegged. With muggins, the card just played may be called before it is counted: the call ends its
 * player's time to count, and nothing was said.
 */
export function callOpen(state: GameState, claim: StatedCount): boolean {
  if (claim.call || claim.deal !== state.deal?.number) return false;
  if (claim.stated === undefined)
    return state.counting === "muggins" && state.winner === undefined && claim === uncounted(state);
  if (claim.owner !== "play") return !state.deal.counted.includes(claim.owner);
  if (state.deal.counted.length > 0) return false;
  const later = state.statedCounts.slice(state.statedCounts.lastIndexOf(claim) + 1);
  return !later.some((one) => one.owner === "play" && one.seat === claim.seat && (one.ruling?.counter ?? 0) > 0);
}

export type Said = StatedCount & { readonly stated: number };

/** A stated count that is settled. */
export type Ruled = StatedCount & { readonly ruling: Ruling };

export function rule(state: GameState, said: Said): Ruled {
  // A count keeps its law when the way of counting changes.
  const checked = said.ruling ? said.corrected === true : state.counting !== "muggins";
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
  // A called count is settled; one for go that comes later is counted by itself.
  if (last.stated === undefined || last.goAdded || last.call || last.ruling === undefined) return undefined;
  if (isHome(state, sideAt(state, last.seat))) return undefined;
  if (last.card !== undefined && last.card !== play.series.at(-1)?.card) return undefined;
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
