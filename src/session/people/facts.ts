/**
 * The facts of all finished games: read from their packs, brought up to date with the list of games, and kept again. The
 * packs are a cache. A damaged one is refused, and its games are read again from their logs.
 */
import { effect, type ReadonlySignal, signal } from "@preact/signals";
import type { GameId, LogEntry } from "../../game/facts";
import type { PackStore } from "../../game/keeping";
import type { GameLog, GameRow } from "../../game/log";
import { replay } from "../../game/replay";
import { countedOnce } from "../../insight/many/counted-games";
import type { GameFacts } from "../../insight/many/facts";
import { waitsForLuck } from "../../insight/many/luck";
import { gameFacts } from "../../insight/many/game-facts";
import { PACK_SIZE, packFacts, unpackFacts } from "../../insight/many/pack";
import { inSteps, type Steps } from "../../insight/many/steps";
import { luckOfLog, type Weigh } from "./luck-of-log";

export interface FactsPorts {
  readonly store: PackStore;
  readonly log: Pick<GameLog, "read">;
  /** The list of games, and whether it is the whole list. */
  readonly rows: ReadonlySignal<readonly GameRow[]>;
  readonly whole: ReadonlySignal<boolean>;
  /** Works out the odds of a game. */
  readonly weigh: Weigh;
  /** Gives a promise where a pause is due, so that a tap is answered. */
  readonly breathe: () => Promise<void> | undefined;
}

export type Facts = Awaited<ReturnType<typeof createFacts>>;

/** Games that are weighed before the screen shows them. */
const WEIGHED_AFTER = 10;
/** Games that are read before the screen shows what is known so far. */
const SHOWN_AFTER = 250;

/** A game whose players get other names keeps its time. */
function isKnown({ touchedAt, names }: GameRow, game: GameFacts | undefined): boolean {
  return game?.touchedAt === touchedAt && game.sides.every(({ players }, side) => players.join(" & ") === names[side]);
}

/** A log that cannot be read must not keep the facts of the others back. */
async function factsOf(entries: readonly LogEntry[], breathe: FactsPorts["breathe"]): Promise<GameFacts | undefined> {
  try {
    const now = replay(entries);
    await breathe();
    return gameFacts(entries, now);
  } catch {
    return undefined;
  }
}

/** Resolves once the packs are read. */
export async function createFacts({ store, log, rows, whole, weigh, breathe }: FactsPorts) {
  const known = new Map<string, GameFacts>();
  /** The number of the pack that each game is in, and the games of each pack. */
  const homes = new Map<string, number>();
  const packs = new Map<number, Set<string>>();
  const dirty = new Set<number>();
  /** Games without facts, by the time in their row. */
  const without = new Map<string, number>();
  const all = signal<readonly GameFacts[]>([]);
  const left = signal(0);
  /** Games whose luck and skill could not be worked out. */
  const withoutLuck = new Set<string>();
  let weighing: Promise<void> = Promise.resolve();
  let running = false;
  let again = false;
  let list: { readonly now: readonly GameRow[]; readonly isWhole: boolean } = { now: [], isWhole: false };

  const show = () => {
    all.value = countedOnce([...known.values()]);
  };

  async function readPacks(): Promise<void> {
    const stored = await store.packs();
    if (!stored.ok) return;
    for (const [number, pack] of stored.value) {
      packs.set(number, new Set());
      const games = unpackFacts(pack);
      // The games of a pack that is refused are missing, so they are read again.
      if (!games) dirty.add(number);
      for (const game of games ?? []) if (!known.has(game.id)) put(game, number);
      const pause = breathe();
      if (pause) await pause;
    }
  }

  function put(game: GameFacts, number: number): void {
    known.set(game.id, game);
    homes.set(game.id, number);
    packs.get(number)?.add(game.id);
  }

  function remove(id: string): void {
    const number = homes.get(id);
    known.delete(id);
    homes.delete(id);
    if (number === undefined) return;
    packs.get(number)?.delete(id);
    dirty.add(number);
  }

  /** The pack for a new game: the last one that has room. */
  function room(): number {
    const last = Math.max(0, ...packs.keys());
    const number = (packs.get(last)?.size ?? 0) < PACK_SIZE ? last : last + 1;
    if (!packs.has(number)) packs.set(number, new Set());
    return number;
  }

  async function keep(): Promise<void> {
    const changed = new Map<number, string | undefined>();
    const numbers = [...dirty];
    dirty.clear();
    for (const number of numbers) {
      const games = [...(packs.get(number) ?? [])].flatMap((id) => known.get(id) ?? []);
      changed.set(number, games.length > 0 ? packFacts(games) : undefined);
      const pause = breathe();
      if (pause) await pause;
    }
    // A pack that cannot be stored is made again the next time.
    if (changed.size > 0) await store.keepPacks(changed);
  }

  /** Reads the games that are new or went on, and forgets those that are gone. */
  async function update(): Promise<void> {
    const finished = list.now.filter(({ winner }) => winner !== undefined);
    const open = new Set<string>(list.now.flatMap(({ id, winner }) => (winner === undefined ? [id] : [])));
    const here = new Set<string>(finished.map(({ id }) => id));
    const isGone = (id: string) => open.has(id) || (list.isWhole && !here.has(id));
    const gone = [...known.keys()].filter(isGone);
    for (const id of gone) remove(id);
    const fresh = finished.filter((row) => !isKnown(row, known.get(row.id)) && without.get(row.id) !== row.touchedAt);
    if (gone.length > 0) show();
    for (const [i, row] of fresh.entries()) {
      left.value = fresh.length - i;
      await readGame(row);
      if (i % SHOWN_AFTER === SHOWN_AFTER - 1) {
        show();
        await keep();
      }
      const pause = breathe();
      if (pause) await pause;
    }
    left.value = 0;
    if (fresh.length > 0) show();
    await keep();
  }

  async function readGame({ id, touchedAt }: GameRow): Promise<void> {
    const read = await log.read(id);
    if (!read.ok) return;
    const game = await factsOf(read.value.entries, breathe);
    const number = homes.get(id) ?? room();
    remove(id);
    if (!game) {
      without.set(id, touchedAt);
      return;
    }
    // The list caps the time of a log whose clock was ahead, and the same row must find its game again.
    put({ ...game, touchedAt }, number);
    dirty.add(number);
  }

  /** Works out luck and skill of some games, while they are wanted. */
  async function weighAll(ids: readonly GameId[], isWanted: () => boolean): Promise<void> {
    let done = 0;
    for (const id of ids) {
      if (!isWanted()) break;
      if (await weighGame(id)) done += 1;
      if (done < WEIGHED_AFTER) continue;
      done = 0;
      await keep();
      show();
    }
    if (done === 0) return;
    await keep();
    show();
  }

  async function weighGame(id: GameId): Promise<boolean> {
    const game = known.get(id);
    const number = homes.get(id);
    if (!game || number === undefined || !waitsForLuck(game) || withoutLuck.has(id)) return false;
    const read = await log.read(id);
    const luck = read.ok ? await luckOfLog(read.value.entries, weigh, breathe) : undefined;
    if (!luck) withoutLuck.add(id);
    // It may have been deleted or read again meanwhile.
    if (!luck || known.get(id) !== game) return false;
    put({ ...game, luck }, number);
    dirty.add(number);
    return true;
  }

  async function follow(now: readonly GameRow[], isWhole: boolean): Promise<void> {
    list = { now, isWhole };
    again = true;
    if (running) return;
    running = true;
    try {
      while (again) {
        again = false;
        await update();
      }
    } catch {
      // A store that fails now may answer when the list changes the next time.
      left.value = 0;
    } finally {
      running = false;
    }
  }

  await readPacks();
  show();
  // The build drops a value that is read for nothing, and the effect would follow nothing.
  effect(() => void follow(rows.value, whole.value));

  return {
    /** Every finished game that counts, the oldest first. */
    all,
    /** Games that are still to be read. */
    left,
    /** Works out luck and skill of these games, the first of them first; `isWanted` ends it early. */
    weigh: (ids: readonly GameId[], isWanted: () => boolean): Promise<void> => {
      weighing = weighing.then(() => weighAll(ids, isWanted)).catch(() => undefined);
      return weighing;
    },
    breathe,
    /** Long work on them, with pauses. */
    work: <T>(steps: Steps<T>): Promise<T> => inSteps(steps, breathe),
  };
}
