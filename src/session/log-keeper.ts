/** Keeps one log: the only writable signal a score depends on. Kept before shown. The same for games and for books. */
import { batch, computed, signal } from "@preact/signals";
import { type EntryOf } from "../game/facts";
import { type LogOf, nextSeq, type StoreFault } from "../game/log";
import { ok, refuse, type Result } from "../base/result";
import type { Ports, Writer } from "./ports";

/** What is kept, and how what it amounts to is reckoned. */
export interface Kind<Id extends string, Fact, Row, Now, Command, No> {
  readonly log: LogOf<Id, EntryOf<Id, Fact>, Row>;
  readonly format: number;
  readonly newId: () => Id;
  /** @param before the log it grew out of by one entry, if it did */
  readonly fold: (entries: readonly EntryOf<Id, Fact>[], before?: Now) => Now;
  readonly decide: (entries: readonly EntryOf<Id, Fact>[], now: Now, command: Command) => Result<Fact, No>;
  /** @returns nothing for a log whose beginning cannot be read: that is only to look at */
  readonly rowOf: (entries: readonly EntryOf<Id, Fact>[], now: Now) => Row | undefined;
  /** @returns why a log cannot begin like this, if it cannot */
  readonly misfit: (now: Now) => No | undefined;
}

/** Besides what the rules refuse: another tab scores this, or has just done so; a finger bounced. */
export type SaidBeside = "watching" | "tookOver" | "bounced" | "notNow";

type KeeperPorts = Pick<Ports, "lockWriter" | "takeOver" | "notifyTabs" | "onTabNews" | "now">;

export function createLogKeeper<
  Id extends string,
  Fact,
  Row,
  Now,
  Command extends { readonly do: string },
  No extends string,
>(ports: KeeperPorts, kind: Kind<Id, Fact, Row, Now, Command, No>) {
  type Entry = EntryOf<Id, Fact>;
  const folded = new WeakMap<readonly Entry[], Now>();
  /** What a log amounts to, reckoned once for each. */
  function nowOf(of: readonly Entry[], before?: readonly Entry[]): Now {
    const known = folded.get(of);
    if (known !== undefined) return known;
    const made = before?.length === of.length - 1 ? kind.fold(of, nowOf(before)) : kind.fold(of);
    folded.set(of, made);
    return made;
  }

  const openId = signal<Id | undefined>(undefined);
  const entries = signal<readonly Entry[]>([]);
  const setAside = signal<readonly unknown[]>([]);
  const writing = signal(false);
  const said = signal<{ readonly code: No | SaidBeside } | undefined>(undefined);
  const fault = signal<StoreFault | undefined>(undefined);
  /** Told, shown with a loud warning, and not on disk, each with the list row it goes with. Tried again at every tap. */
  const waiting = signal<readonly { readonly entry: Entry; readonly row: Row }[]>([]);
  const unkept = computed(() => waiting.value.map(({ entry }) => entry));
  const now = computed(() => nowOf(entries.value));

  let writer: Writer | undefined;
  let queue: Promise<unknown> = Promise.resolve();
  /** One at a time, in the order of the taps: each is decided on what the one before it left. */
  const inTurn = <T>(job: () => Promise<T>): Promise<T> => {
    const done = queue.then(job);
    queue = done.catch(() => undefined);
    return done;
  };

  /** Keeps what waits, one by one: any of it may be on disk already, and the very same entry may be sent again. */
  async function keepWaiting(id: Id | undefined): Promise<Result<undefined, StoreFault>> {
    for (const { entry, row } of waiting.value) {
      const kept = await kind.log.append([entry], row);
      if (!kept.ok) {
        if (kept.error !== "taken") {
          fault.value = kept.error;
          return kept;
        }
        // Another tab has the place: what waits behind it can never be kept, and its log is the one that counts.
        waiting.value = waiting.value.filter((one) => one.entry.game !== entry.game);
        if (entry.game === id) return kept;
        continue;
      }
      waiting.value = waiting.value.filter((one) => one.entry !== entry);
    }
    fault.value = undefined;
    return ok(undefined);
  }

  async function keep(id: Id, facts: readonly Fact[]): Promise<Result<undefined, StoreFault | "notNow">> {
    const first = nextSeq({ entries: entries.value, setAside: setAside.value });
    const told = facts.map((fact, i): Entry => ({ game: id, seq: first + i, v: kind.format, at: ports.now(), fact }));
    const all = [...entries.value, ...told];
    const row = kind.rowOf(all, nowOf(all, entries.value));
    // A log whose beginning cannot be read is only to look at.
    if (!row) return refuse("notNow");
    const before = await keepWaiting(id);
    const kept = before.ok ? await kind.log.append(told, row) : before;
    if (!kept.ok && kept.error === "taken") return kept;
    batch(() => {
      entries.value = all;
      if (kept.ok) return;
      waiting.value = [...waiting.value, ...told.map((entry) => ({ entry, row }))];
      fault.value = kept.error;
    });
    if (kept.ok) ports.notifyTabs(id);
    return ok(undefined);
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
      // What waits was told, and comes back with its game even while the disk goes on refusing it.
      const told = unkept.value.filter((entry) => entry.game === id && entry.seq > last);
      entries.value = [...read.value.entries, ...told];
      setAside.value = read.value.setAside;
      if (waiting.value.length === 0) fault.value = undefined;
    });
    return ok(undefined);
  }

  const lost = () => {
    writing.value = false;
    writer = undefined;
    said.value = { code: "watching" };
  };

  const close = async () => {
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

  // Another tab wrote: show its log. A tab that scores has written everything itself.
  ports.onTabNews((heard) => {
    void inTurn(async () => {
      const id = openId.value;
      if (heard === id && id !== undefined && !writing.value) await reload(id);
    });
  });

  return {
    openId,
    entries,
    setAside,
    writing,
    said,
    fault,
    unkept,
    now,

    /**
     * Asks for something at the table. What cannot be is said in `said`; what is kept is shown.
     * @param asked the command, or what makes it when its turn comes; none is asked for nothing
     */
    act: (asked: Command | (() => Command | undefined)): Promise<boolean> =>
      inTurn(async () => {
        const id = openId.value;
        if (id === undefined) return false;
        if (!writing.value) {
          said.value = { code: "watching" };
          return false;
        }
        // What a tap means follows from the table as the tap before it left it.
        const command = typeof asked === "function" ? asked() : asked;
        if (!command) return false;
        const fact = kind.decide(entries.value, now.value, command);
        if (!fact.ok) {
          said.value = { code: fact.error };
          return false;
        }
        const kept = await keep(id, [fact.value]);
        if (!kept.ok) {
          if (kept.error === "taken") await reload(id);
          said.value = { code: kept.error === "notNow" ? "notNow" : "tookOver" };
          return false;
        }
        said.value = undefined;
        return true;
      }),

    /** Begins a new game with its first facts and opens it here. @returns its id, or undefined when it was refused */
    start: (facts: readonly Fact[]): Promise<Id | undefined> =>
      inTurn(async () => {
        const id = kind.newId();
        const wrong = kind.misfit(
          kind.fold(facts.map((fact, seq) => ({ game: id, seq, v: kind.format, at: 0, fact }))),
        );
        if (wrong !== undefined) {
          said.value = { code: wrong };
          return undefined;
        }
        await close();
        writer = await ports.lockWriter(id, lost);
        batch(() => {
          openId.value = id;
          writing.value = true;
        });
        await keep(id, facts);
        return id;
      }),

    /** Opens a kept game here; another tab's game is watched. */
    open: (id: Id): Promise<Result<undefined, StoreFault>> =>
      inTurn(async () => {
        if (openId.value === id) return ok(undefined);
        await close();
        // First the right to write, then the log: whatever another tab wrote before it let go is read.
        writer = await ports.lockWriter(id, lost);
        writing.value = writer !== undefined;
        const read = await reload(id);
        if (!read.ok) await close();
        return read;
      }),

    /** Takes the right to score over from the other tab. */
    scoreHere: (): Promise<void> =>
      inTurn(async () => {
        const id = openId.value;
        if (id === undefined || writing.value) return;
        writer = await ports.takeOver(id, lost);
        writing.value = true;
        said.value = undefined;
        await reload(id);
      }),

    /** Tries once more to keep what is not on disk. */
    retry: (): Promise<void> =>
      inTurn(async () => {
        const id = openId.value;
        const kept = await keepWaiting(id);
        if (id !== undefined && !kept.ok && kept.error === "taken") await reload(id);
      }),

    close: () => inTurn(close),
  };
}
