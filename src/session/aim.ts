/**
 * Stores the entry of a tap while the finger is still on its key. The tap then shows it at once, because it is on disk;
 * it joins its log right after. A finger that leaves without a tap takes the entry back.
 *
 * Trap: a browser that is killed or closed meanwhile reopens the game with the entry, because nobody can know whether it
 * was shown.
 */
import type { Result } from "../base/result";
import type { EntryOf } from "../game/facts";
import type { LogOf, StoreFault } from "../game/log";

/** A log with its next entries. */
export interface NextLog<Entry, Now, Row> {
  readonly told: readonly Entry[];
  readonly all: readonly Entry[];
  readonly state: Now;
  readonly row: Row;
}

/** An entry that is not in its log yet, with the list row of that log after it. */
interface Aim<Entry, Row> {
  readonly entry: Entry;
  readonly row: Row;
}

/** The place beside each log for one entry. */
export interface AimStore<Id, Entry, Row> {
  /** Resolves once the entry is on disk; undefined forgets the one before. */
  keep(game: Id, aim: Aim<Entry, Row> | undefined): Promise<Result<undefined, StoreFault>>;
  /** The entry that is still there; undefined without one, and for one that cannot be read. */
  left(game: Id): Promise<Aim<Entry, Row> | undefined>;
}

/** A few frames later: by then even a slow phone has painted a change, so writing the log delays nothing. */
export const drawn = (): Promise<unknown> => new Promise((done) => setTimeout(done, 80));

/** The one entry that a finger aims at. */
export function createAims<Id extends string, Fact, Now, Row>(
  store: AimStore<Id, EntryOf<Id, Fact>, Row>,
  log: LogOf<Id, EntryOf<Id, Fact>, Row>,
) {
  type Next = NextLog<EntryOf<Id, Fact>, Now, Row>;
  interface Begun {
    readonly game: Id;
    readonly before: readonly unknown[];
    readonly command: string;
    readonly next: Next;
    isKept?: boolean;
  }
  let aim: Begun | undefined;
  const forget = (game: Id): undefined => void store.keep(game, undefined);
  return {
    forget,
    /** @param before the entries of the log */
    begin: (before: readonly unknown[], command: unknown, next: Next): void => {
      const [entry] = next.told;
      if (!entry) return;
      const { game } = entry;
      const begun: Begun = (aim = { game, before, command: JSON.stringify(command), next });
      void store.keep(game, { entry, row: next.row }).then(({ ok }) => (begun.isKept = ok));
    },
    /** @returns the log after this command, if it was aimed at and its entry is on disk */
    take: (before: readonly unknown[], command: unknown): Next | undefined => {
      const isTaken = aim?.isKept && aim.before === before && aim.command === JSON.stringify(command);
      const next = isTaken ? aim?.next : undefined;
      if (next) aim = undefined;
      return next;
    },
    /** The finger has left the key. After a tap nothing is left to forget. */
    drop: (): void => {
      if (aim) aim = forget(aim.game);
    },
    /** Puts the entry that is still beside a log into it. Call it before the log is read, in the tab that writes it. */
    bring: async (game: Id): Promise<void> => {
      const left = await store.left(game);
      if (!left) return;
      const kept = await log.append([left.entry], left.row);
      // On a disk that refuses it, it waits for the next time. In a taken place it was never shown.
      if (kept.ok || kept.error === "taken") forget(game);
    },
  };
}
