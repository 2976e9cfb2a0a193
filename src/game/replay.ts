/** Folds a log into the state of the game. Undo, corrections and a restart after a crash are all this one fold. */
import { foldUndo, type Undoable, undoAfter } from "../base/undo";
import { corrected, freshSlot, isLogFact, type Slot } from "./corrections";
import { evolve } from "./evolve/evolve";
import type { LogEntry, Seq, TableFact } from "./facts";
import type { Refusal } from "./refusals";
import type { Happening } from "./happenings";
import type { GameState, Peg, Pegs } from "./state";

/** `misfit`: the entry no longer fits since a correction; it stays in the record. */
export type LineStatus =
  | {
      readonly is: "fits";
      readonly happenings: readonly Happening[];
      /** The pegs it moved. */
      readonly pegs: readonly Peg[];
    }
  | { readonly is: "misfit"; readonly why: Refusal }
  | { readonly is: "removed" };

/** One line of the record. */
export interface LogLine {
  /** The `seq` of its entry, which corrections refer to. */
  readonly id: Seq;
  readonly fact: TableFact;
  /** The fact as first recorded, if it was corrected since. */
  readonly original: TableFact | undefined;
  /** Inserted later. */
  readonly late: boolean;
  readonly status: LineStatus;
  /** The number of its deal; 0 before the first. */
  readonly deal: number;
  /** The pegs of every side after it. */
  readonly after: readonly Pegs[];
}

export interface Replay extends Undoable<LogEntry> {
  /** Undefined until the game has started. */
  readonly state: GameState | undefined;
  readonly lines: readonly LogLine[];
}

/** Folds a game's entries, which are in the order of their `seq`. Never throws. */
export function replay(entries: readonly LogEntry[]): Replay {
  const { standing, undo, redo } = foldUndo(entries, isMove);
  const lines: LogLine[] = [];
  let state: GameState | undefined;
  for (const slot of corrected(standing)) {
    const told = tellLine(state, slot);
    state = told.state;
    lines.push(told.line);
  }
  return { state, lines, undo, redo };
}

/**
 * Folds one more entry, so that a tap takes no longer in the last deal than in the first. Undo, redo and corrections
 * fold the whole log.
 * @param before the replay of `entries` less the last of them
 */
export function extend(before: Replay, entries: readonly LogEntry[]): Replay {
  const entry = entries.at(-1);
  if (!entry || isLogFact(entry.fact)) return replay(entries);
  const { seq, fact } = entry;
  const told = tellLine(before.state, freshSlot(seq, fact));
  return { state: told.state, lines: [...before.lines, told.line], ...undoAfter(before, entry, isMove) };
}

/** A line as the entry it came from. */
export function slotOf({ id, fact, original, late, status }: LogLine): Slot {
  return { id, fact, original, late, removed: status.is === "removed" };
}

const NO_SIDES: readonly Pegs[] = [];

function tellLine(before: GameState | undefined, slot: Slot): { state: GameState | undefined; line: LogLine } {
  const { id, fact, original, late } = slot;
  // Do not use a spread here: it took a quarter of the time of a replay.
  const lineOf = (status: LineStatus, after = before): LogLine => ({
    id,
    fact,
    original,
    late,
    status,
    deal: before?.deal?.number ?? 0,
    after: after?.sides ?? NO_SIDES,
  });
  if (slot.removed) return { state: before, line: lineOf({ is: "removed" }) };
  const outcome = evolve(before, fact);
  if (!outcome.ok) return { state: before, line: lineOf({ is: "misfit", why: outcome.error }) };
  const { state, happenings } = outcome.value;
  const was = before?.pegs ?? [];
  // After a voided deal there are fewer pegs than before, and none of them is new.
  const pegs = fact.type === "renegeTaken" ? pegsMoved(was, state) : state.pegs.slice(was.length);
  return { state, line: lineOf({ is: "fits", happenings, pegs }, state) };
}

/** The pegs of an entry that may take the play back: for each side the points taken back, then its new pegs. */
function pegsMoved(was: readonly Peg[], { pegs, sides }: GameState): readonly Peg[] {
  const same = was.findIndex((one, i) => one !== pegs[i]);
  const kept = same < 0 ? was.length : same;
  const gone = sides.map((_, side) =>
    was.slice(kept).reduce((sum, one) => sum + (one.side === side ? one.points : 0), 0),
  );
  const back = gone.flatMap((points, side): Peg[] =>
    points === 0 ? [] : [{ side, points: -points, kind: "correction", reasons: [], deal: was.at(-1)?.deal ?? 0 }],
  );
  return [...back, ...pegs.slice(kept)];
}

/** Undo passes over the start of a game, the depth and who counts. */
export function isMove({ fact }: LogEntry): boolean {
  return fact.type !== "gameStarted" && fact.type !== "depthChosen" && fact.type !== "countingChosen";
}

/** Lines that do not fit. */
export function misfits(now: Replay): readonly LogLine[] {
  return now.lines.filter((line) => line.status.is === "misfit");
}
