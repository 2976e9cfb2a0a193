/** Applies a part of a log again, to judge a correction before it is made. */
import { ok, type Result } from "../base/result";
import type { Slot } from "./corrections";
import { evolve } from "./evolve/evolve";
import type { TableFact } from "./facts";
import type { Refusal } from "./refusals";
import { type LogLine, type Replay, slotOf } from "./replay";
import type { GameState } from "./state";

/**
 * Goes on from a state with further entries.
 * @returns the state after them, and how many of them do not fit
 */
export function retold(
  from: GameState | undefined,
  slots: readonly Slot[],
): { readonly state: GameState | undefined; readonly misfits: number } {
  let state = from;
  let unfit = 0;
  for (const { fact, removed } of slots) {
    const outcome = removed ? undefined : evolve(state, fact);
    if (outcome?.ok) state = outcome.value.state;
    else if (outcome) unfit += 1;
  }
  return { state, misfits: unfit };
}

/** The state in which a line was entered; undefined for the first one. */
export function stateBefore({ lines }: Replay, { id }: LogLine): GameState | undefined {
  const at = lines.findIndex((line) => line.id === id);
  return retold(undefined, lines.slice(0, at).map(slotOf)).state;
}

/** Whether a fact fits after a state, or why not. */
export function fits(state: GameState | undefined, fact: TableFact): Result<undefined, Refusal> {
  const outcome = evolve(state, fact);
  return outcome.ok ? ok(undefined) : outcome;
}
