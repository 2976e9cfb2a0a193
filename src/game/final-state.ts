/** The state at the end of a log, for checking many games: it keeps no record, and pauses on the way. */
import { foldUndo } from "../base/undo";
import { corrected } from "./corrections";
import { evolve } from "./evolve/evolve";
import type { LogEntry } from "./facts";
import { isMove } from "./replay";
import type { GameState } from "./state";

/**
 * Never throws.
 * @param breathe called after each entry: a promise where a pause is due
 * @returns the same state as `replay`
 */
export async function finalState(
  entries: readonly LogEntry[],
  breathe: () => Promise<void> | undefined,
): Promise<GameState | undefined> {
  let state: GameState | undefined;
  for (const { fact, removed } of corrected(foldUndo(entries, isMove).standing)) {
    const outcome = removed ? undefined : evolve(state, fact);
    if (outcome?.ok) state = outcome.value.state;
    const pause = breathe();
    if (pause) await pause;
  }
  return state;
}
