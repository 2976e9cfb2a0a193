/** A log as a game. */
import type { LogEntry } from "../../game/facts";
import { replay, type Replay } from "../../game/replay";
import type { Pegs } from "../../game/state";
import { readEntry } from "../../game/upgrade";

/** @returns the game of the entries that can be read; no game of a log that a newer app has gone on with */
export function outcomeOf(entries: readonly unknown[]): Replay {
  const read = entries.map(readEntry);
  const isNewer = read.some((one) => !one.ok && one.error === "newer");
  return replay(isNewer ? [] : read.flatMap((one): readonly LogEntry[] => (one.ok ? [one.value] : [])));
}

/** The front pegs, side by side. */
export const scoresOf = (sides: readonly Pegs[]) => sides.map(({ front }) => front);
