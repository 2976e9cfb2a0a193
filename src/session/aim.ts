/**
 * Stores the entry of a tap while the finger is still on its key. The tap then shows it at once, because it is on disk;
 * it joins its log right after. A finger that leaves without a tap takes the entry back.
 *
 * Trap: a browser that is killed meanwhile reopens with the entry, because nobody can know whether it was shown.
 */
import type { Result } from "../base/result";
import type { EntryOf } from "../game/facts";
import type { LogOf, StoreFault } from "../game/log";
import type { Ports } from "./ports";

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

/** The place beside the logs for one entry. */
export interface AimStore<Entry, Row> {
  /** Resolves once the entry is on disk; undefined forgets the one before. */
  keep(aim: Aim<Entry, Row> | undefined): Promise<Result<undefined, StoreFault>>;
  /** The entry that a killed browser left there; undefined without one, and for one that cannot be read. */
  left(): Promise<Aim<Entry, Row> | undefined>;
}

/** Two frames later: by then the screen has shown a change, and storing it again delays nothing. */
export const drawn = (): Promise<unknown> => new Promise((done) => setTimeout(done, 32));

/** The one entry that a finger aims at. */
export function createAims<Id extends string, Fact, Now, Row>(
  store: AimStore<EntryOf<Id, Fact>, Row>,
  log: LogOf<Id, EntryOf<Id, Fact>, Row>,
  lockWriter: Ports["lockWriter"],
) {
  type Next = NextLog<EntryOf<Id, Fact>, Now, Row>;
  interface Begun {
    readonly before: readonly unknown[];
    readonly command: string;
    readonly next: Next;
    isKept?: boolean;
  }
  let aim: Begun | undefined;
  const forget = (): undefined => void store.keep(undefined);
  return {
    forget,
    /** @param before the entries of the log */
    begin: (before: readonly unknown[], command: unknown, next: Next): void => {
      const [entry] = next.told;
      if (!entry) return;
      const begun: Begun = (aim = { before, command: JSON.stringify(command), next });
      void store.keep({ entry, row: next.row }).then(({ ok }) => (begun.isKept = ok));
    },
    /** @returns the log after this command, if it was aimed at and its entry is on disk */
    take: (before: readonly unknown[], command: unknown): Next | undefined => {
      if (!aim?.isKept || aim.before !== before || aim.command !== JSON.stringify(command)) return undefined;
      const { next } = aim;
      aim = undefined;
      return next;
    },
    /** The finger has left the key. After a tap nothing is left to forget. */
    drop: (): void => {
      if (aim) aim = forget();
    },
    /** Puts the entry that a killed browser left beside its log into it. @param held the log that this tab writes */
    bring: async (held?: Id): Promise<void> => {
      const left = await store.left();
      if (!left) return;
      const { game } = left.entry;
      const lock = game === held ? undefined : await lockWriter(game, () => {});
      // Otherwise it is under a finger in another tab.
      if (!lock && game !== held) return;
      await log.append([left.entry], left.row);
      await store.keep(undefined);
      await lock?.release();
    },
  };
}
