/** Everything that is done with whole logs: backup, import, delete, undo and snapshots. It loads when it is needed. */
import { signal } from "@preact/signals";
import { ok, refuse, type Result } from "../../base/result";
import { isRecord } from "../../base/shape";
import {
  type AddingName,
  type Deletion,
  isAdding,
  type SnapshotReason,
  type Step,
  type Undone,
} from "../../game/keeping";
import { isBookRow } from "../../club/book-read";
import type { StoreFault } from "../../game/log";
import { isGameRow } from "../../game/row-check";
import { type Kept, type PackedFile, touchedBy } from "../../share/backup/kept";
import { titleOf } from "../../share/backup/kinds";
import { type Plan, type Renames, renamedPlan } from "../../share/backup/rename";
import { EVERYTHING, type Ports } from "../ports";
import { createSnapshots } from "./snapshots";
import { createReading, type ReadingPorts } from "./reading";

/** `openElsewhere`: another tab writes one of the logs. `notSaved`: one has entries that are not on disk yet. */
export type KeepingRefusal = StoreFault | "openElsewhere" | "notSaved";
type Answer<T> = Promise<Result<T, KeepingRefusal>>;

export interface KeepingPorts extends ReadingPorts, Pick<Ports, "notifyTabs" | "onTabNews" | "now"> {
  /** Preferences. */
  readonly log: Pick<Ports["log"], "preference" | "prefer">;
  /** A fresh, unique id. */
  readonly newId: () => string;
  /** The logs that some tab writes now, this one included. */
  readonly busy: () => Promise<readonly string[]>;
  /** Reads the lists of this tab again. */
  readonly refresh: () => Promise<unknown>;
}

export type Keeping = ReturnType<typeof createKeeping>;

const DAY = 24 * 60 * 60 * 1000;
/** Days after which a step can no longer be undone. */
const TRASH_DAYS = 30;
/** The copy that is taken before a step. */
const SNAPSHOT_BEFORE: Readonly<Record<AddingName, SnapshotReason>> = {
  import: "beforeImport",
  rename: "beforeRename",
};

/** A step that can be undone. */
export interface Undoable {
  readonly step: Step;
  /** Of each log that it took: the players of a game or scorecard, or the name of an event. */
  readonly names: readonly (readonly string[])[];
}

function namesIn(row: unknown): readonly (readonly string[])[] {
  if (isGameRow(row)) return [row.names];
  if (!isBookRow(row)) return [];
  return [row.kind === "club" ? [row.title] : row.names.slice(0, 1)];
}

export function createKeeping(ports: KeepingPorts) {
  const { store } = ports;
  const latest = signal<Undoable | undefined>(undefined);
  const named = async (step: Step): Promise<Undoable> => {
    const rows = await store.rowsTaken(step.id);
    return { step, names: rows.ok ? rows.value.flatMap(namesIn) : [] };
  };
  const changes = signal(0);
  let reads = 0;
  const readLatest = async () => {
    const mine = (reads += 1);
    const steps = await store.steps();
    const step = steps.ok ? steps.value.find(({ what }) => what !== "discarded") : latest.peek()?.step;
    const found = step && (await named(step));
    if (mine === reads) latest.value = found; // A read that began later knows more.
  };
  ports.onTabNews((heard) => {
    if (heard !== EVERYTHING) return;
    void readLatest();
    changes.value += 1;
  });
  void store.emptyTrash(ports.now() - TRASH_DAYS * DAY);

  /** The logs that other tabs write. The log that is open here is closed first, if it is among these. */
  async function closed(mine: (id: string) => boolean): Answer<readonly string[]> {
    const open = ports.keepers().filter(({ openId: { value } }) => value !== undefined && mine(value));
    const unkept = ports.keepers().some((keeper) => keeper.unkept.value.some(({ game }) => mine(game)));
    if (unkept) return refuse("notSaved");
    for (const keeper of open) await keeper.close();
    return ok(await ports.busy());
  }

  /** @param gone the logs that are no longer here; the first page must not offer to go on with one of them */
  async function announce(gone: readonly string[] = []): Promise<void> {
    const event = await ports.log.preference("openEvent");
    const shown = event.ok && isRecord(event.value) ? event.value["id"] : undefined;
    if (gone.some((id) => id === shown)) await ports.log.prefer("openEvent", null);
    ports.notifyTabs(EVERYTHING);
    await Promise.all([ports.refresh(), readLatest()]);
    changes.value += 1;
  }

  const { logsOf, packAll } = createReading(ports);
  const { take, wake, ...snapshots } = createSnapshots({ store, log: ports.log, now: ports.now, packAll });
  const ready = Promise.all([readLatest(), wake()]);

  return {
    /** The last step, if it can be undone. */
    latest,
    ready,
    /** Grows whenever logs have come or gone, here or in another tab. */
    changes,
    /** The newest steps that can be undone, each with the names in the rows that it took. */
    undoable: async (most: number): Answer<readonly Undoable[]> => {
      const steps = await store.steps();
      if (!steps.ok) return steps;
      const found: Undoable[] = [];
      // One after another, because the record of a match is large.
      for (const step of steps.value.slice(0, most)) found.push(await named(step));
      return ok(found);
    },

    /** Makes a backup file. @param ids the logs to put into it; without them, everything */
    pack: async (ids?: readonly string[]): Answer<PackedFile & { readonly title?: readonly string[] }> => {
      if (!ids) return packAll();
      const logs = await logsOf(ids);
      if (!logs.ok) return logs;
      const file = ports.newFile();
      await file.add(logs.value);
      return ok({ ...(await file.end({})), title: titleOf(logs.value) });
    },
    /** Some logs, without preferences, also their entries that are not on disk yet. One that is not here is left out. */
    keep: async (ids: readonly string[]): Answer<Kept> => {
      const logs = await logsOf(ids);
      return logs.ok ? ok({ logs: logs.value, preferences: {} }) : logs;
    },

    /**
     * Writes all that a plan says, after a snapshot. `taken`: the logs here have changed since the plan was made; make it
     * again.
     * @param renames people in the file who have another name here
     */
    bringIn: async (plan: Plan, renames: Renames = new Map(), what: AddingName = "import"): Answer<Step> => {
      const { add, extend, preferences, preferencesHere } = await renamedPlan(plan, renames, ports.breathe);
      const ids = extend.map(({ id }) => id);
      const busy = await closed((id) => ids.includes(id));
      if (!busy.ok) return busy;
      if (ids.some((id) => busy.value.includes(id))) return refuse("openElsewhere");
      const snapshot = await take(SNAPSHOT_BEFORE[what]);
      if (!snapshot.ok) return snapshot;
      const step = { id: ports.newId(), at: ports.now(), what };
      // The clock of the other phone may be ahead. Its games must not stay above those that are played here later.
      const rows = [...add, ...extend].flatMap(({ row }) => (row ? touchedBy(row, step.at) : []));
      const done = await store.bringIn({ ...step, add, extend, rows, preferences, preferencesHere }, ports.breathe);
      if (!done.ok) return done;
      await announce();
      return ok(step);
    },

    /**
     * Deletes logs. They can be brought back for 30 days. Refused, with nothing changed, as `openElsewhere` and `notSaved`.
     */
    remove: async (what: Deletion["what"], logs: readonly string[]): Answer<Step> => {
      const busy = await closed((id) => logs.includes(id));
      if (!busy.ok) return busy;
      if (logs.some((id) => busy.value.includes(id))) return refuse("openElsewhere");
      const step = { id: ports.newId(), at: ports.now(), what };
      const done = await store.remove({ ...step, logs });
      if (!done.ok) return done;
      await announce(logs);
      return ok(step);
    },

    /**
     * Undoes a step. `undefined` if that is no longer possible. Logs that went on since, or are open in another tab, stay
     * as they are. Refused as `notSaved` where a step that added to logs is undone while any entry is not on disk.
     */
    undo: async ({ id, what }: Step): Answer<Undone | undefined> => {
      // Nobody knows yet which logs it has added to, and any of them may be open here.
      const busy = await closed(() => isAdding(what));
      if (!busy.ok) return busy;
      const done = await store.undo(id, busy.value);
      if (!done.ok) return done;
      await announce(done.value?.gone);
      return done;
    },

    ...snapshots,
  };
}
