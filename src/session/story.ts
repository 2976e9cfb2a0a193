/** How a game went, told when it is over. */
import type { Replay } from "../game/replay";
import type { GameState } from "../game/state";
import type { Side } from "../rules/ruleset";

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
  for (const { deal, standing } of now.lines)
    for (const one of standing.is === "fits" ? standing.happenings : []) {
      if (one.kind === "voided") best.delete(deal);
      if (one.kind === "counted" && one.side === side) best.set(deal, Math.max(best.get(deal) ?? 0, one.points));
    }
  return Math.max(0, ...best.values());
}
