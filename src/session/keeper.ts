/** Keeps one game's log: the only writable signal a score depends on. Kept before shown. */
import { batch, computed, signal } from "@preact/signals";
import { type Command, decide } from "../game/decide";
import { type Entry, type Fact, FORMAT, type GameId, type TableFact } from "../game/facts";
import { type GameRow, nextSeq, type StoreFault } from "../game/log";
import type { Refusal } from "../game/refusals";
import { extend, replay, type Replay } from "../game/replay";
import { rowOf } from "../game/row";
import { ok, refuse, type Result } from "../rules/result";
import type { Ports, Writer } from "./ports";

/** Besides what the rules refuse: another tab scores this game, or has just done so; a finger bounced. */
export type Said = Refusal | "watching" | "tookOver" | "bounced";

const replays = new WeakMap<readonly Entry[], Replay>();

/** The replay of a log, made once for each. @param before the log it grew out of by one entry, if it did */
function replayOf(entries: readonly Entry[], before?: readonly Entry[]): Replay {
  const known = replays.get(entries);
  if (known) return known;
  const made = before?.length === entries.length - 1 ? extend(replayOf(before), entries) : replay(entries);
  replays.set(entries, made);
  return made;
}

export type Keeper = ReturnType<typeof createKeeper>;

export function createKeeper(ports: Ports) {
  const game = signal<GameId | undefined>(undefined);
  const entries = signal<readonly Entry[]>([]);
  const setAside = signal<readonly unknown[]>([]);
  const writing = signal(false);
  const said = signal<{ readonly code: Said } | undefined>(undefined);
  const fault = signal<StoreFault | undefined>(undefined);
  /** Told, shown with a loud warning, and not on disk, each with the list row it goes with. Tried again at every tap. */
  const waiting = signal<readonly { readonly entry: Entry; readonly row: GameRow }[]>([]);
  const unkept = computed(() => waiting.value.map(({ entry }) => entry));
  const now = computed(() => replayOf(entries.value));

  let writer: Writer | undefined;
  let queue: Promise<unknown> = Promise.resolve();
  /** One at a time, in the order of the taps: each is decided on what the one before it left. */
  const inTurn = <T>(job: () => Promise<T>): Promise<T> => {
    const done = queue.then(job);
    queue = done.catch(() => undefined);
    return done;
  };

  /** Keeps what waits, one by one: any of it may be on disk already, and the very same entry may be sent again. */
  async function keepWaiting(id: GameId | undefined): Promise<Result<undefined, StoreFault>> {
    for (const { entry, row } of waiting.value) {
      const kept = await ports.log.append([entry], row);
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

  async function keep(id: GameId, facts: readonly Fact[]): Promise<Result<undefined, StoreFault | "notNow">> {
    const first = nextSeq({ entries: entries.value, setAside: setAside.value });
    const told = facts.map((fact, i): Entry => ({ game: id, seq: first + i, v: FORMAT, at: ports.now(), fact }));
    const all = [...entries.value, ...told];
    const row = rowOf(all, replayOf(all, entries.value).state);
    // A log whose beginning cannot be read is only to look at.
    if (!row) return refuse("notNow");
    const before = await keepWaiting(id);
    const kept = before.ok ? await ports.log.append(told, row) : before;
    if (!kept.ok && kept.error === "taken") return kept;
    batch(() => {
      entries.value = all;
      if (kept.ok) return;
      waiting.value = [...waiting.value, ...told.map((entry) => ({ entry, row }))];
      fault.value = kept.error;
    });
    if (kept.ok) ports.tell(id);
    return ok(undefined);
  }

  async function reload(id: GameId): Promise<Result<undefined, StoreFault>> {
    const read = await ports.log.read(id);
    if (!read.ok) {
      fault.value = read.error;
      return refuse(read.error);
    }
    batch(() => {
      game.value = id;
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
      game.value = undefined;
      entries.value = [];
      setAside.value = [];
      writing.value = false;
      said.value = undefined;
    });
  };

  // Another tab wrote: show its log. A tab that scores has written everything itself.
  ports.listen((heard) => {
    void inTurn(async () => {
      if (heard === game.value && !writing.value) await reload(heard);
    });
  });

  return {
    game,
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
        const id = game.value;
        if (id === undefined) return false;
        if (!writing.value) {
          said.value = { code: "watching" };
          return false;
        }
        // What a tap means follows from the table as the tap before it left it.
        const command = typeof asked === "function" ? asked() : asked;
        if (!command) return false;
        const fact = decide(entries.value, now.value, command);
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
    start: (facts: readonly TableFact[]): Promise<GameId | undefined> =>
      inTurn(async () => {
        const id = ports.newGameId();
        const wrong = replay(facts.map((fact, seq) => ({ game: id, seq, v: FORMAT, at: 0, fact }))).lines.find(
          (line) => line.standing.is === "misfit",
        );
        if (wrong?.standing.is === "misfit") {
          said.value = { code: wrong.standing.why };
          return undefined;
        }
        await close();
        writer = await ports.claim(id, lost);
        batch(() => {
          game.value = id;
          writing.value = true;
        });
        await keep(id, facts);
        return id;
      }),

    /** Opens a kept game here; another tab's game is watched. */
    open: (id: GameId): Promise<Result<undefined, StoreFault>> =>
      inTurn(async () => {
        if (game.value === id) return ok(undefined);
        await close();
        // First the right to write, then the log: whatever another tab wrote before it let go is read.
        writer = await ports.claim(id, lost);
        writing.value = writer !== undefined;
        const read = await reload(id);
        if (!read.ok) await close();
        return read;
      }),

    /** Takes the right to score over from the other tab. */
    scoreHere: (): Promise<void> =>
      inTurn(async () => {
        const id = game.value;
        if (id === undefined || writing.value) return;
        writer = await ports.takeOver(id, lost);
        writing.value = true;
        said.value = undefined;
        await reload(id);
      }),

    /** Tries once more to keep what is not on disk. */
    retry: (): Promise<void> =>
      inTurn(async () => {
        const id = game.value;
        const kept = await keepWaiting(id);
        if (id !== undefined && !kept.ok && kept.error === "taken") await reload(id);
      }),

    close: () => inTurn(close),
  };
}
