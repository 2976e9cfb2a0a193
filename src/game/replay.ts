/** The log folded into what the table shows: undo, correction and waking from a crash are all this one fold. */
import { never } from "../base/result";
import { foldUndo } from "../base/undo";
import { evolve } from "./evolve/evolve";
import type { Change, LogEntry, Fact, LogFact, Seq, TableFact } from "./facts";
import type { Refusal } from "./refusals";
import type { GameState, Happening, Peg } from "./state";

/** How an entry of the log stands now. `misfit`: kept and listed, but it fits no more after a correction. */
export type LineStatus =
  | {
      readonly is: "fits";
      readonly happenings: readonly Happening[];
      /** What it moved on the board: never past the game hole. */
      readonly pegs: readonly Peg[];
    }
  | { readonly is: "misfit"; readonly why: Refusal }
  | { readonly is: "removed" };

/** One thing the table told, as it now reads. */
export interface LogLine {
  /** The entry that told it: what a correction names. */
  readonly id: Seq;
  readonly fact: TableFact;
  /** As first told, when it was put right since. */
  readonly original: TableFact | undefined;
  /** Told later, into its place. */
  readonly late: boolean;
  readonly status: LineStatus;
  /** The deal it belongs to; 0 before the first. */
  readonly deal: number;
}

export interface Replay {
  /** Undefined until the game has started. */
  readonly state: GameState | undefined;
  readonly lines: readonly LogLine[];
  /** What undo would take back, and redo bring back. */
  readonly undo: LogEntry | undefined;
  readonly redo: LogEntry | undefined;
}

interface Slot {
  readonly id: Seq;
  readonly fact: TableFact;
  readonly original: TableFact | undefined;
  readonly late: boolean;
  readonly removed: boolean;
}

/** Folds a game's entries, in the order of their seq. Never throws, whatever the facts. */
export function replay(entries: readonly LogEntry[]): Replay {
  const { standing, undo, redo } = foldUndo(entries, ({ fact }) => isMove(fact));
  const lines: LogLine[] = [];
  let state: GameState | undefined;
  for (const slot of correct(standing)) {
    const told = tellLine(state, slot);
    state = told.state;
    lines.push(told.line);
  }
  return { state, lines, undo, redo };
}

/**
 * One more entry: what the table told last goes onto what is known, so that a tap costs the same on the last deal as
 * on the first. What changes the record itself needs the whole fold.
 * @param before the replay of `entries` less the last of them
 */
export function extend(before: Replay, entries: readonly LogEntry[]): Replay {
  const entry = entries.at(-1);
  if (!entry || isLogFact(entry.fact)) return replay(entries);
  const { seq, fact } = entry;
  const told = tellLine(before.state, { id: seq, fact, original: undefined, late: false, removed: false });
  const undo = isMove(fact) ? entry : before.undo;
  const redo = isMove(fact) ? undefined : before.redo;
  return { state: told.state, lines: [...before.lines, told.line], undo, redo };
}

function tellLine(before: GameState | undefined, slot: Slot): { state: GameState | undefined; line: LogLine } {
  const { id, fact, original, late } = slot;
  // Written out: a spread here was a quarter of the whole replay.
  const lineOf = (status: LineStatus): LogLine => ({
    id,
    fact,
    original,
    late,
    status,
    deal: before?.deal?.number ?? 0,
  });
  if (slot.removed) return { state: before, line: lineOf({ is: "removed" }) };
  const outcome = evolve(before, fact);
  if (!outcome.ok) return { state: before, line: lineOf({ is: "misfit", why: outcome.error }) };
  const { state, happenings } = outcome.value;
  // A voided deal takes pegs back: then there are fewer than before, and none of them is new.
  return { state, line: lineOf({ is: "fits", happenings, pegs: state.pegs.slice(before?.pegs.length ?? 0) }) };
}

function isLogFact(fact: Fact): fact is LogFact {
  return fact.type === "undone" || fact.type === "redone" || fact.type === "corrected";
}

/** The start of a game and the choice of depth are no moves: undo passes over them. */
function isMove(fact: Fact): boolean {
  return fact.type !== "gameStarted" && fact.type !== "depthChosen" && fact.type !== "countingChosen";
}

/** Lays the corrections over the facts they name; one that names nothing standing changes nothing. */
function correct(entries: readonly LogEntry[]): readonly Slot[] {
  const slots: Slot[] = [];
  for (const { seq, fact } of entries) {
    if (fact.type === "corrected") {
      const at = slots.findIndex((slot) => slot.id === fact.entry);
      if (at >= 0) change(slots, at, seq, fact.change);
    } else if (!isLogFact(fact)) slots.push({ id: seq, fact, original: undefined, late: false, removed: false });
  }
  return slots;
}

function change(slots: Slot[], at: number, id: Seq, how: Change): void {
  const slot = slots[at] as Slot;
  switch (how.how) {
    case "replaced":
      slots[at] = { ...slot, fact: how.by, original: slot.original ?? slot.fact, removed: false };
      break;
    case "removed":
      slots[at] = { ...slot, removed: true };
      break;
    case "preceded":
      slots.splice(at, 0, { id, fact: how.by, original: undefined, late: true, removed: false });
      break;
    default:
      never(how);
  }
}
/** Lines that fit no more after a correction, or were typed where they could not be. */
export function misfits(now: Replay): readonly LogLine[] {
  return now.lines.filter((line) => line.status.is === "misfit");
}
