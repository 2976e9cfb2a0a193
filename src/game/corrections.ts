/** Corrections: which entry may be changed, deleted or preceded by another, and how the log then reads. */
import { never } from "../base/result";
import type { Change, Fact, LogEntry, LogFact, Seq, TableFact } from "./facts";

/** One entry of the record, with the corrections applied so far. */
export interface Slot {
  readonly id: Seq;
  readonly fact: TableFact;
  readonly original: TableFact | undefined;
  readonly late: boolean;
  readonly removed: boolean;
}

/** An entry that nothing has corrected. */
export function freshSlot(id: Seq, fact: TableFact): Slot {
  return { id, fact, original: undefined, late: false, removed: false };
}

/** Whether a fact is about the log itself. Such a fact is not a line of the record. */
export function isLogFact(fact: Fact): fact is LogFact {
  return fact.type === "undone" || fact.type === "redone" || fact.type === "corrected";
}

/** A correction keeps the type of a fact, except within one of these groups. */
const MOVES: readonly ReadonlySet<TableFact["type"]>[] = [
  new Set(["cardPlayed", "goCalled"]),
  new Set(["bid", "bidPassed"]),
];

/** Whether a correction may replace the first fact by the second. */
export function mayReplace(a: TableFact, b: TableFact): boolean {
  return a.type === b.type || MOVES.some((moves) => moves.has(a.type) && moves.has(b.type));
}

/** Applies the corrections. One that refers to no line changes nothing. */
export function corrected(entries: readonly LogEntry[]): readonly Slot[] {
  const slots: Slot[] = [];
  for (const { seq, fact } of entries) {
    if (fact.type === "corrected") {
      const at = slots.findIndex((slot) => slot.id === fact.entry);
      if (at >= 0) change(slots, at, seq, fact.change);
    } else if (!isLogFact(fact)) slots.push(freshSlot(seq, fact));
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
      slots.splice(at, 0, { ...freshSlot(id, how.by), late: true });
      break;
    default:
      never(how);
  }
}
