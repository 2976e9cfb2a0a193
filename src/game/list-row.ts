/** The list row of a game: a cache of its replay. */
import { isLogFact } from "./corrections";
import type { LogEntry } from "./facts";
import type { GameRow } from "./log";
import { replay } from "./replay";
import { type GameState } from "./state";
import { lossOf, storedNameOf } from "./sides";

/** @returns the time of the last entry; in a finished game, of the last play: undo, redo and corrections do not count */
export function timePlayedIn(entries: readonly LogEntry[], { winner }: GameState): number {
  const played = winner === undefined ? undefined : entries.findLast(({ fact }) => !isLogFact(fact));
  return (played ?? entries.at(-1))?.at ?? 0;
}

/** Undefined for a log without a readable start. */
export function rowOf(
  entries: readonly LogEntry[],
  state: GameState | undefined = replay(entries).state,
): GameRow | undefined {
  const [first] = entries;
  const last = entries.at(-1);
  if (!first || !last || !state) return undefined;
  const { match, seats, homes } = state;
  const played = timePlayedIn(entries, state);
  return {
    id: first.game,
    startedAt: first.at,
    touchedAt: last.at,
    ...(played < last.at && { playedAt: played }),
    names: state.sides.map((_, side) => storedNameOf(state, side)),
    scores: state.sides.map((side) => side.front),
    target: state.rules.target,
    deal: state.deal?.number ?? 0,
    winner: state.winner,
    loss: lossOf(state),
    form: state.rules.form,
    ...(match && { match: { ...match, seats, homes } }),
  };
}
