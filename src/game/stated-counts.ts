/** Counts that players state, and what the others may still say to them: rules.md §6. */
import type { Owner } from "./facts";
import { statedCountsNow, type GameState, type StatedCount, statedCountOf } from "./state";
import type { Card } from "../rules/cards";
import { type Counts, countsOf } from "../rules/show/counts";
import type { Seat, Side } from "../rules/ruleset";
import { isAlone } from "../rules/play/state";
import { putRight, type Ruling, settle } from "../rules/settle";
import { highestPeg, tallyOf } from "./known";
import { isHome, targetOf } from "./sides";

/** The counts that can be stated or entered for a card of the play, a hand or the crib in this game. */
export function countsAt(state: GameState, owner: Owner | "play"): Counts {
  if (owner === "play") return { highest: highestPeg(state), impossible: [] };
  return countsOf(state.form, state.rules.house, owner === "crib" ? "crib" : "hand");
}

/** A count of the play that another side may still call, and what was said of it; nothing of what it is worth. */
export interface Callable {
  /** Its place among the claims of this deal. */
  readonly at: number;
  readonly of: string;
  readonly seat: Seat;
  readonly card: Card | undefined;
  readonly stated: number;
}

/** @returns the counts of the play that can be called, newest first; when the app checks, only those that were too high. */
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

/** @returns what each side left on the table over the whole game: counts it missed, and nobody took. */
export function leftOnTable(state: GameState): readonly number[] {
  return state.sides.map((_, side) =>
    state.statedCounts.reduce(
      (sum, { seat, ruling }) => sum + (state.seats[seat]?.side === side ? (ruling?.left ?? 0) : 0),
      0,
    ),
  );
}
/** What a claim is known by: its card, "go" for a go without one, or whose hand it is. */
export function nameOfCount({ owner, card }: StatedCount): string {
  return owner === "play" ? (card ?? "go") : String(owner);
}

/**
 * A count of the play may be called until its player's next score, or until a hand is counted (rules.md §6.3); a hand
 * or crib until it is pegged.
 */
export function callOpen(state: GameState, claim: StatedCount): boolean {
  if (claim.call || claim.stated === undefined || claim.deal !== state.deal?.number) return false;
  if (claim.owner !== "play") return !state.deal.counted.includes(claim.owner);
  if (state.deal.counted.length > 0) return false;
  const later = state.statedCounts.slice(state.statedCounts.lastIndexOf(claim) + 1);
  return !later.some((one) => one.owner === "play" && one.seat === claim.seat && (one.stated ?? 0) > 0);
}
export type Said = StatedCount & { readonly stated: number };

/** A claim that is settled: stated, and ruled on. */
export type Ruled = StatedCount & { readonly ruling: Ruling };

export function rule(state: GameState, said: Said): Ruled {
  const checked = state.counting !== "muggins" || said.corrected === true;
  return { ...said, corrected: checked, ruling: (checked ? putRight : settle)(said, said.call) };
}

/** Holes a side has still to go. */
export function roomOf(state: GameState, side: Side): number {
  return targetOf(state, side) - (state.sides[side]?.front ?? 0);
}

export function sideAt(state: GameState, seat: Seat): Side {
  return state.seats[seat]?.side ?? 0;
}

/** @returns whose card is counted, and who may still add one for go: nobody else is left in the series. */
export function mayAddGo(state: GameState): StatedCount | undefined {
  const last = state.statedCounts.at(-1);
  const play = state.deal?.play;
  if (!last || !play || last.owner !== "play" || last.deal !== state.deal?.number) return undefined;
  if (last.stated === undefined || last.goAdded || last.ruling === undefined) return undefined;
  if (isHome(state, sideAt(state, last.seat))) return undefined;
  return isAlone(play) && play.turn === last.seat ? last : undefined;
}

/** @returns what the count of a hand or crib earns, once it is stated and the others have had their call. */
export function settleHand(state: GameState, owner: Owner): Ruled | undefined {
  const stated = statedCountOf(state, owner);
  if (stated?.stated === undefined) return undefined;
  // Suits may have been told since it was stated.
  const truth = tallyOf(state, owner)?.total ?? stated.truth;
  // A count of the play may have been called since it was stated: the holes left are counted now.
  const room = roomOf(state, sideAt(state, stated.seat));
  return rule(state, { ...stated, truth, room, stated: stated.stated });
}
