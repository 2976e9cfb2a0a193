/** The kinds of logs that a keeper can keep: games and books. */
import type { EntryOf } from "../game/facts";
import type { LogOf } from "../game/log";
import type { Result } from "../base/result";
import type { AimStore } from "./aim";

/** Commands that every log understands. */
export type UndoCommand = { readonly do: "undo" } | { readonly do: "redo" };

/**
 * Refusals not from the rules: another tab writes, or has just written; one tap came twice; the log is read-only; another
 * phone scores this game.
 */
export type SaidBeside = "watching" | "tookOver" | "bounced" | "notNow" | "handedOver";

/** One kind of log: how its entries fold into a state. */
export interface Kind<Id extends string, Fact, Row, Now, Command, No> {
  readonly log: LogOf<Id, EntryOf<Id, Fact>, Row>;
  readonly format: number;
  readonly newId: () => Id;
  /** @param before the state without the last entry, if known */
  readonly fold: (entries: readonly EntryOf<Id, Fact>[], before?: Now) => Now;
  readonly decide: (
    entries: readonly EntryOf<Id, Fact>[],
    now: Now,
    command: Command | UndoCommand,
  ) => Result<Fact, No>;
  /** @returns undefined for a log whose beginning cannot be read; such a log is read-only */
  readonly rowOf: (entries: readonly EntryOf<Id, Fact>[], now: Now) => Row | undefined;
  /** Keeps the entry that a finger aims at. Without it, a tap is stored when the finger leaves the key. */
  readonly aims?: AimStore<Id, EntryOf<Id, Fact>, Row>;
  /** Prepares for showing a state while the finger is on the key of its last entry. */
  readonly foresee?: (entries: readonly EntryOf<Id, Fact>[], now: Now) => void;
  /** Whether another phone scores the open log: then it can be read here, but not continued. */
  readonly isElsewhere?: () => boolean;
  /** @returns the reason why a log cannot begin with these entries, or undefined if it can */
  readonly misfit: (now: Now) => No | undefined;
}

/** Folds each array of entries once. @param fold see `Kind` */
export function foldedOnce<E, Now>(fold: (entries: readonly E[], before?: Now) => Now) {
  const folded = new WeakMap<readonly E[], Now>();
  /** The state of a log. @param before the entries without the last one, if their state is known */
  return function nowOf(of: readonly E[], before?: readonly E[]): Now {
    const known = folded.get(of);
    if (known !== undefined) return known;
    const made = before?.length === of.length - 1 ? fold(of, nowOf(before)) : fold(of);
    folded.set(of, made);
    return made;
  };
}
