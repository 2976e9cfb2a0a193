/** How a game went, told when it is over. */
import type { Replay } from "./replay";
import { isOn, targetOf } from "./sides";
import type { GameState, PegKind } from "./state";
import { lossAt, type Loss, type Side } from "../rules/ruleset";

/** @returns each side's holes at the start and after every deal. */
export function scoreRace(state: GameState): readonly (readonly number[])[] {
  const deals = state.deal?.number ?? 0;
  return state.sides.map((_, side) =>
    Array.from({ length: deals + 1 }, (__, deal) =>
      state.pegs.reduce((sum, peg) => sum + (peg.side === side && peg.deal <= deal ? peg.points : 0), 0),
    ),
  );
}

/** @returns the best hand or crib a side showed, 0 when none was; a deal that was voided showed nothing. */
export function bestCount(now: Replay, side: Side): number {
  const best = new Map<number, number>();
  for (const { deal, status } of now.lines)
    for (const one of status.is === "fits" ? status.happenings : []) {
      if (one.kind === "voided") best.delete(deal);
      if (one.kind === "counted" && one.side === side) best.set(deal, Math.max(best.get(deal) ?? 0, one.points));
    }
  return Math.max(0, ...best.values());
}

/** @returns what each side pegged for any of these. */
export function pointsFor(state: GameState, kinds: readonly PegKind[]): readonly number[] {
  return state.sides.map((_, side) =>
    state.pegs.reduce((sum, peg) => sum + (peg.side === side && kinds.includes(peg.kind) ? peg.points : 0), 0),
  );
}

/** How a game ended. */
export interface Ending {
  /** More than one only where the lowest scores of a lowball are equal. */
  readonly winners: readonly Side[];
  /** Points between them and the best of the others. */
  readonly margin: number;
  /** Losses that have a name, with all who suffered them, the lightest first. */
  readonly losses: readonly { readonly loss: Loss; readonly sides: readonly Side[] }[];
  /** Who reached the game hole of a lowball, and lost by it. */
  readonly out: Side | undefined;
}

/** @returns how it ended; undefined while nobody has won. */
export function endingOf(state: GameState): Ending | undefined {
  const { winner, sharing, sides, rules, homes } = state;
  if (winner === undefined) return undefined;
  const winners = [winner, ...sharing].toSorted((one, other) => one - other);
  const losers = [...sides.keys()].filter((side) => !winners.includes(side));
  // Where the others played on, what counts is where they stood as the first was home.
  const hole = (side: Side) => homes[0]?.holes[side] ?? 0;
  if (isOn(state, "lowball")) {
    const margin = Math.min(...losers.map((side) => hole(side) - hole(winner)));
    return { winners, margin, losses: [], out: losers.find((side) => hole(side) === targetOf(state, side)) };
  }
  const lossFor = (side: Side) => lossAt(hole(side), targetOf(state, side), rules.skunks);
  const losses = ([...new Set(losers.map(lossFor))] as const)
    .filter((loss) => loss !== "plain")
    .map((loss) => ({ loss, sides: losers.filter((side) => lossFor(side) === loss) }))
    .toSorted((one, other) => hole(other.sides[0] ?? 0) - hole(one.sides[0] ?? 0));
  return {
    winners,
    margin: Math.min(...losers.map((side) => targetOf(state, side) - hole(side))),
    losses,
    out: undefined,
  };
}
