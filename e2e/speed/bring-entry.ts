/** The storage of imports, as the app has it, for the page of `bring-speed.spec.ts`. */
import { ok } from "../../src/base/result";
import { filePorts } from "../../src/device/file-ports";
import { newFile } from "../../src/share/backup/file";
import { createBreathe } from "../../src/device/breathe";
import type { LogEntry } from "../../src/game/facts";
import { rowOf } from "../../src/game/list-row";
import { createKeeping, type Keeping } from "../../src/session/keeping/keeping";
import { indexedKeeping } from "../../src/storage/keeping";
import { storeOpener } from "../../src/storage/open";

/** Milliseconds of each part, and of the longest task in each; and the bytes of the file that was packed. */
export type Times = Readonly<Record<"write" | "whole" | "packed" | "undo", readonly [all: number, longest: number]>> & {
  readonly bytes: number;
};

/** @returns the milliseconds that a job takes, and those of its longest task */
async function timed(job: () => Promise<unknown>): Promise<readonly [number, number]> {
  let longest = 0;
  const from = performance.now();
  const observer = new PerformanceObserver((list) => {
    // A task before may be reported only now.
    for (const { startTime, duration } of list.getEntries())
      if (startTime >= from) longest = Math.max(longest, duration);
  });
  observer.observe({ type: "longtask" });
  await job();
  const all = performance.now() - from;
  // The browser reports a long task a little later.
  await new Promise((done) => setTimeout(done, 200));
  observer.disconnect();
  return [all, longest];
}

/** The copies are in memory only here: when a snapshot is packed after a game, nothing is left of an import. */
async function written(
  keeping: Pick<Keeping, "bringIn">,
  games: readonly (readonly LogEntry[])[],
  count: number,
): Promise<readonly [number, number]> {
  const add = Array.from({ length: count }, (_, i) => {
    const id = crypto.randomUUID();
    const entries = (games[i % games.length] ?? []).map((entry) =>
      Object.assign({}, entry, { game: id as LogEntry["game"] }),
    );
    return { id, entries, row: rowOf(entries) };
  });
  await new Promise((done) => setTimeout(done));
  return timed(() => keeping.bringIn({ add, extend: [], preferences: {} }));
}

/** Brings in copies of the games, up to this count, reads everything back, and undoes it. */
async function measure(games: readonly (readonly LogEntry[])[], count: number): Promise<Times> {
  const name = `bring-${count}-${performance.now()}`;
  const open = storeOpener(() => {}, name);
  const store = indexedKeeping(open);
  let writing = 0;
  const keeping = createKeeping({
    store: {
      ...store,
      bringIn: async (plan) => {
        const from = performance.now();
        const done = await store.bringIn(plan);
        writing = performance.now() - from;
        return done;
      },
    },
    newId: () => crypto.randomUUID(),
    busy: async () => [],
    keepers: () => [],
    refresh: async () => {},
    notifyTabs: () => {},
    onTabNews: () => {},
    now: () => Date.now(),
    log: { preference: async () => ok(undefined), prefer: async () => ok(undefined) },
    newFile: () => newFile({ version: "", at: 0 }, filePorts()),
    breathe: createBreathe(),
  });
  await keeping.ready;
  const whole = await written(keeping, games, count);
  let bytes = 0;
  const packed = await timed(async () => {
    const made = await keeping.pack();
    if (!made.ok || made.value.logs !== count) throw new Error("not everything is there");
    bytes = made.value.bytes?.length ?? 0;
  });
  const step = keeping.latest.value?.step;
  if (!step) throw new Error("nothing to undo");
  const undo = await timed(() => keeping.undo(step));
  (await open()).close();
  indexedDB.deleteDatabase(name);
  return { write: [writing, whole[1]], whole, packed, undo, bytes };
}

Object.assign(globalThis, { measureBringing: measure });
