/**
 * Keeps one open log, of a game or a book. Every score derives from it. An entry is on disk before it is shown.
 * One that the disk refuses is shown too, and stored later.
 */
import { batch, computed, signal } from "@preact/signals";
import { type EntryOf } from "../game/facts";
import { nextSeq, type StoreFault } from "../game/log";
import { ok, refuse, type Result } from "../base/result";
import { foldedOnce, type Kind, type SaidBeside, type UndoCommand } from "./log-kind";
import { createAims, drawn, type NextLog } from "./aim";
import { EVERYTHING, type Ports, type Writer } from "./ports";
import { createTurns } from "./turns";
import { createUnstored } from "./unstored";

export function createLogKeeper<
  Id extends string,
  Fact,
  Row,
  Now,
  Command extends { readonly do: string },
  No extends string,
>(ports: Omit<Ports, "log" | "newGameId">, kind: Kind<Id, Fact, Row, Now, Command, No>) {
  type Entry = EntryOf<Id, Fact>;
  type Next = NextLog<Entry, Now, Row>;
  const nowOf = foldedOnce(kind.fold);
  const openId = signal<Id | undefined>(undefined);
  const entries = signal<readonly Entry[]>([]);
  const setAside = signal<readonly unknown[]>([]);
  const writing = signal(false);
  /** How often the open log was deleted elsewhere. */
  const gone = signal(0);
  const said = signal<{ readonly code: No | SaidBeside } | undefined>(undefined);
  const unstored = createUnstored<Id, Entry, Row>(kind.log);
  const { fault, unkept } = unstored;
  /** The whole open log, and the entries of other logs that are not on disk. */
  const toSave = computed(() => [...entries.value, ...unkept.value.filter(({ game }) => game !== openId.value)]);
  const now = computed(() => nowOf(entries.value));
  /** The log that could not be read when it was opened. */
  let unread: Id | undefined;
  let writer: Writer | undefined;
  const { inTurn, isFree } = createTurns();
  const aims = kind.aims && createAims<Id, Fact, Now, Row>(kind.aims, kind.log);

  /** @returns the open log with these facts; undefined for a log whose beginning cannot be read, which is read-only */
  function nextOf(id: Id, facts: readonly Fact[]): Next | undefined {
    const first = nextSeq({ entries: entries.value, setAside: setAside.value });
    const told = facts.map((fact, i): Entry => ({ game: id, seq: first + i, v: kind.format, at: ports.now(), fact }));
    const all = [...entries.value, ...told];
    const state = nowOf(all, entries.value);
    const row = kind.rowOf(all, state);
    return row && { told, all, state, row };
  }

  /** @param isKept the next entry is on disk already, beside its log */
  async function keep(id: Id, next: Next | undefined, isKept?: boolean) {
    if (!next) return refuse("notNow");
    const { told, all, row } = next;
    if (isKept) {
      batch(() => {
        entries.value = all;
        said.value = undefined;
      });
      await drawn();
    }
    const before = await unstored.keepAll(id);
    const kept = before.ok ? await kind.log.append(told, row) : before;
    if (!kept.ok && kept.error === "taken") return kept;
    batch(() => {
      entries.value = all;
      if (!kept.ok) unstored.add(told, row, kept.error);
    });
    // Until the log has the entry, its copy stays.
    if (isKept && kept.ok && writing.value) aims?.forget(id);
    if (kept.ok) ports.notifyTabs(id);
    return ok(undefined);
  }

  /** Stores the entry of a command beside the log, ahead of its tap. @param command undefined: the finger has left */
  function aim(command: Command | undefined): void {
    const id = openId.value;
    if (!command) return aims?.drop();
    // Until the entry before is in the log, its copy beside the log must stay.
    if (id === undefined || !isFree() || !writing.value || unkept.value.length > 0) return;
    const fact = kind.decide(entries.value, now.value, command);
    const next = fact.ok ? nextOf(id, [fact.value]) : undefined;
    if (!next) return;
    aims?.begin(entries.value, command, next);
    kind.foresee?.(next.all, next.state);
  }

  async function reload(id: Id): Promise<Result<undefined, StoreFault>> {
    const read = await kind.log.read(id);
    if (!read.ok) {
      fault.value = read.error;
      return refuse(read.error);
    }
    batch(() => {
      openId.value = id;
      const last = read.value.entries.at(-1)?.seq ?? -1;
      // Show the entries that are still waiting for the disk too.
      const told = unkept.value.filter((entry) => entry.game === id && entry.seq > last);
      entries.value = [...read.value.entries, ...told];
      setAside.value = read.value.setAside;
      if (unkept.value.length === 0) fault.value = undefined;
    });
    return ok(undefined);
  }

  const lost = () => {
    writing.value = false;
    writer = undefined;
    said.value = { code: "watching" };
  };

  const isEmpty = () => entries.value.length + setAside.value.length === 0;

  const close = async () => {
    aims?.drop();
    await writer?.release();
    writer = undefined;
    batch(() => {
      openId.value = undefined;
      entries.value = [];
      setAside.value = [];
      writing.value = false;
      said.value = undefined;
    });
  };

  async function openLog(id: Id): Promise<Result<undefined, StoreFault>> {
    if (openId.value === id) return ok(undefined);
    await close();
    // Take the lock before reading, so that everything the other tab wrote before releasing it is read.
    writer = await ports.lockWriter(id, lost);
    writing.value = writer !== undefined;
    if (writer) await aims?.bring(id);
    const read = await reload(id);
    unread = read.ok ? undefined : id;
    if (!read.ok || isEmpty()) await close();
    return read;
  }

  // Another tab wrote: show its log. A tab that holds the lock wrote everything itself.
  ports.onTabNews((heard) => {
    void inTurn(async () => {
      const id = openId.value;
      const isAbout = heard === id || heard === EVERYTHING;
      if (isAbout && id !== undefined && !writing.value && (await reload(id)).ok && isEmpty()) {
        await close();
        gone.value += 1;
      }
    });
  });

  /**
   * Carries out a command: stores and shows the new entry, or sets `said` to the refusal.
   * @param asked the command, or a function that makes it when its turn comes (undefined: do nothing)
   */
  const act = (asked: Command | UndoCommand | (() => Command | undefined)): Promise<boolean> =>
    inTurn(async () => {
      const id = openId.value;
      if (id === undefined) return false;
      if (!writing.value || kind.isElsewhere?.()) {
        said.value = { code: writing.value ? "handedOver" : "watching" };
        return false;
      }
      const command = typeof asked === "function" ? asked() : asked;
      if (!command) return false;
      const aimed = aims?.take(entries.value, command);
      const fact = aimed ? undefined : kind.decide(entries.value, now.value, command);
      if (fact && !fact.ok) {
        said.value = { code: fact.error };
        return false;
      }
      const kept = await keep(id, aimed ?? (fact && nextOf(id, [fact.value])), aimed !== undefined);
      if (!kept.ok) {
        if (kept.error === "taken") await reload(id);
        said.value = { code: kept.error === "notNow" ? "notNow" : "tookOver" };
        return false;
      }
      said.value = undefined;
      return true;
    });
  return {
    openId,
    entries,
    setAside,
    writing,
    gone,
    said,
    fault,
    unkept,
    toSave,
    now,
    aim,
    act,
    undo: () => act({ do: "undo" }),
    redo: () => act({ do: "redo" }),
    /** Clears the last refusal. */
    hush: () => void (said.value = undefined),
    /** Starts a new log with its first facts and opens it. @returns its id, or undefined when it was refused */
    start: (facts: readonly Fact[]): Promise<Id | undefined> =>
      inTurn(async () => {
        const id = kind.newId();
        const told = facts.map((fact, seq) => ({ game: id, seq, v: kind.format, at: 0, fact }));
        const wrong = kind.misfit(kind.fold(told));
        if (wrong !== undefined) {
          said.value = { code: wrong };
          return undefined;
        }
        await close();
        unread = undefined;
        writer = await ports.lockWriter(id, lost);
        batch(() => {
          openId.value = id;
          writing.value = true;
        });
        await keep(id, nextOf(id, facts));
        return id;
      }),

    /** Opens a stored log. If another tab writes it, this tab only watches. A log without entries is closed again. */
    open: (id: Id): Promise<Result<undefined, StoreFault>> => inTurn(() => openLog(id)),

    /** Takes the write lock from the other tab. */
    scoreHere: (): Promise<void> =>
      inTurn(async () => {
        const id = openId.value;
        if (id === undefined || writing.value) return;
        writer = await ports.takeOver(id, lost);
        writing.value = true;
        said.value = undefined;
        await aims?.bring(id);
        await reload(id);
      }),

    /** Tries again to store the waiting entries, and to open the log that could not be read. */
    retry: (): Promise<void> =>
      inTurn(async () => {
        const id = openId.value;
        const kept = await unstored.keepAll(id);
        if (id !== undefined && !kept.ok && kept.error === "taken") await reload(id);
        if (unread !== undefined) await openLog(unread);
      }),

    /** Resolves once every tap before it is in its log, or waits to be stored. */
    settled: (): Promise<void> => inTurn(async () => {}),
    close: () => inTurn(close),
  };
}
