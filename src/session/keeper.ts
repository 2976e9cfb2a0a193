/** Keeps one game's log: the only writable signal a score depends on. Kept before shown. */
import { batch, computed, signal } from "@preact/signals";
import { type Command, decide } from "../game/decide";
import { type Entry, type Fact, FORMAT, type GameId, type TableFact } from "../game/facts";
import { type GameRow, nextSeq, type StoreFault } from "../game/log";
import type { Refusal } from "../game/refusals";
import { replay, type Replay } from "../game/replay";
import { rowOf } from "../game/row";
import { ok, refuse, type Result } from "../rules/result";
import type { Ports, Writer } from "./ports";

/** Besides what the rules refuse: another tab scores this game, or has just done so; a finger bounced. */
export type Said = Refusal | "watching" | "tookOver" | "bounced";

const replays = new WeakMap<readonly Entry[], Replay>();

/** The replay of a log, made once for each. */
function replayOf(entries: readonly Entry[]): Replay {
  const known = replays.get(entries);
  if (known) return known;
  const made = replay(entries);
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
  /** Told, shown with a loud warning, and not on disk: tried again with every tap, and kept in hand for export. */
  const unkept = signal<readonly Entry[]>([]);
  const now = computed(() => replayOf(entries.value));

  let writer: Writer | undefined;
  let queue: Promise<unknown> = Promise.resolve();
  /** One at a time, in the order of the taps: each is decided on what the one before it left. */
  const inTurn = <T>(job: () => Promise<T>): Promise<T> => {
    const done = queue.then(job);
    queue = done.catch(() => undefined);
    return done;
  };

  async function keep(id: GameId, facts: readonly Fact[]): Promise<Result<undefined, StoreFault>> {
    const first = nextSeq({ entries: entries.value, setAside: setAside.value });
    const told = facts.map((fact, i): Entry => ({ game: id, seq: first + i, v: FORMAT, at: ports.now(), fact }));
    const all = [...entries.value, ...told];
    const row = rowOf(all, replayOf(all).state);
    if (!row) return ok(undefined);
    const kept = await appendAll(unkept.value, told, row);
    if (!kept.ok && kept.error === "taken") return kept;
    const waiting = [...unkept.value, ...told];
    batch(() => {
      entries.value = all;
      unkept.value = kept.ok ? [] : waiting;
      fault.value = kept.ok ? undefined : kept.error;
    });
    if (kept.ok) ports.tell(id);
    return ok(undefined);
  }

  /** What waits goes first and by itself: the very same entries may be sent again, and none may be left out. */
  async function appendAll(waiting: readonly Entry[], told: readonly Entry[], row: GameRow) {
    for (const entriesToKeep of [waiting, told].filter((one) => one.length > 0)) {
      const kept = await ports.log.append(entriesToKeep, row);
      if (!kept.ok) return kept;
    }
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
      entries.value = read.value.entries;
      setAside.value = read.value.setAside;
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
    if (heard === game.value && !writing.value) void inTurn(() => reload(heard));
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

    /** Asks for something at the table. What cannot be is said in `said`; what is kept is shown. */
    act: (command: Command): Promise<boolean> =>
      inTurn(async () => {
        const id = game.value;
        if (id === undefined) return false;
        if (!writing.value) {
          said.value = { code: "watching" };
          return false;
        }
        const fact = decide(entries.value, now.value, command);
        if (!fact.ok) {
          said.value = { code: fact.error };
          return false;
        }
        const kept = await keep(id, [fact.value]);
        if (!kept.ok) {
          await reload(id);
          said.value = { code: "tookOver" };
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
        game.value = id;
        writer = await ports.claim(id, lost);
        writing.value = true;
        await keep(id, facts);
        return id;
      }),

    /** Opens a kept game here; another tab's game is watched. */
    open: (id: GameId): Promise<Result<undefined, StoreFault>> =>
      inTurn(async () => {
        if (game.value === id) return ok(undefined);
        await close();
        const read = await reload(id);
        if (!read.ok) return read;
        writer = await ports.claim(id, lost);
        writing.value = writer !== undefined;
        // Written between the reading and the claim by the tab that has just let go.
        return reload(id);
      }),

    /** Takes the right to score over from the other tab. */
    scoreHere: (): Promise<void> =>
      inTurn(async () => {
        const id = game.value;
        if (id === undefined) return;
        writer = await ports.takeOver(id, lost);
        writing.value = true;
        said.value = undefined;
        await reload(id);
      }),

    /** Tries once more to keep what is not on disk. */
    retry: (): Promise<void> =>
      inTurn(async () => {
        const id = game.value;
        if (id !== undefined && unkept.value.length > 0) await keep(id, []);
      }),

    close: () => inTurn(close),
  };
}
