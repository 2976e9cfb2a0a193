/** A log as a game: its deals and its result. */
import type { LogEntry } from "../../game/facts";
import { dealsOf, type RecordDeal } from "../../game/record";
import { replay, type Replay } from "../../game/replay";
import { readEntry } from "../../game/upgrade";

export interface Outcome {
  readonly now: Replay;
  /** From the first deal on. */
  readonly deals: readonly RecordDeal[];
  /** "121-104"; with "..." after it while nobody has won */
  readonly result: string;
}

/** @returns undefined if a newer app made the log, or no game begins in it */
export function outcomeOf(entries: readonly unknown[]): Outcome | undefined {
  const read: LogEntry[] = [];
  for (const raw of entries) {
    const entry = readEntry(raw);
    if (entry.ok) read.push(entry.value);
    else if (entry.error === "newer") return undefined;
  }
  const now = replay(read);
  const { state } = now;
  if (!state) return undefined;
  const result = state.sides.map(({ front }) => front).join("-") + (state.winner === undefined ? "..." : "");
  const deals = dealsOf(now.lines).toReversed();
  return { now, deals: deals.filter(({ number }) => number > 0), result };
}
