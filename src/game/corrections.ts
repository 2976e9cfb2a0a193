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
  // The cards named the wrong player.
  new Set(["cut", "dealerChosen"]),
];

/** Whether a correction may replace the first fact by the second. */
function mayReplace(a: TableFact, b: TableFact): boolean {
  return a.type === b.type || MOVES.some((moves) => moves.has(a.type) && moves.has(b.type));
}

/** Whether an entry may be changed like this. Whether the new fact fits in its place is for the replay to say. */
export function mayChange({ fact, removed }: Pick<Slot, "fact" | "removed">, change: Change): boolean {
  // A deleted entry can only be restored.
  if (change.how !== "replaced" && (removed || fact.type === "gameStarted")) return false;
  return change.how === "removed" || mayReplace(fact, change.by);
}

/** Applies the corrections. One that refers to no line changes nothing. */
export function corrected(entries: readonly LogEntry[]): readonly Slot[] {
  const slots: Slot[] = [];
  // Searching the ids alone is ten times as fast, in a log of nothing but corrections.
  const ids: Seq[] = [];
  for (const { seq, fact } of entries) {
    if (fact.type === "corrected") {
      const at = ids.indexOf(fact.entry);
      if (at < 0) continue;
      const now = changed(slots[at] as Slot, seq, fact.change);
      slots.splice(at, 1, ...now);
      ids.splice(at, 1, ...now.map(({ id }) => id));
    } else if (!isLogFact(fact)) {
      slots.push(freshSlot(seq, fact));
      ids.push(seq);
    }
  }
  return slots;
}

/** An entry after a correction, with the new one before it if one was inserted. @param id the `seq` of the correction */
export function changed(slot: Slot, id: Seq, how: Change): readonly Slot[] {
  switch (how.how) {
    case "replaced":
      return [{ ...slot, fact: how.by, original: slot.original ?? slot.fact, removed: false }];
    case "removed":
      return [{ ...slot, removed: true }];
    case "preceded":
      return [{ ...freshSlot(id, how.by), late: true }, slot];
    default:
      return never(how);
  }
}
