/** How fast a log becomes a table. Bar: perf.md, "replay of a whole game's log in at most 1 ms". */
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "vite";
import { afterAll, bench, describe } from "vitest";
import { type Card, PACK } from "../rules/cards";
import type { Entry } from "./facts";
import format1 from "./fixtures/format-1.json";

/**
 * The game as it ships; see rules.bench.ts: Vitest reaches every import through a getter, so the bench builds first and
 * imports what came out.
 */
const outDir = fileURLToPath(new URL("../../node_modules/.cache/game-bench/", import.meta.url));
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
await build({
  configFile: false,
  publicDir: false,
  logLevel: "error",
  build: {
    outDir,
    emptyOutDir: true,
    target: "es2022",
    lib: {
      entry: {
        replay: here("./replay.ts"),
        decide: here("./decide.ts"),
        upgrade: here("./upgrade.ts"),
        row: here("./row.ts"),
        table: here("../session/table.ts"),
      },
      formats: ["es"],
    },
    rolldownOptions: { output: { entryFileNames: "[name].mjs", chunkFileNames: "[name].mjs" } },
  },
});
const shipped = (name: string) => pathToFileURL(`${outDir}${name}.mjs`).href;
const { replay }: typeof import("./replay") = await import(shipped("replay"));
const { decide }: typeof import("./decide") = await import(shipped("decide"));
const { readEntry }: typeof import("./upgrade") = await import(shipped("upgrade"));
const { rowOf }: typeof import("./row") = await import(shipped("row"));
const { refusalOf }: typeof import("../session/table") = await import(shipped("table"));

const stored: readonly unknown[] = format1;
const entries: readonly Entry[] = stored.flatMap((raw) => {
  const read = readEntry(raw);
  return read.ok ? [read.value] : [];
});
if (replay(entries).state?.winner !== 0) throw new Error("the witness does not end as it was played");

/** The log up to a play with three cards down: what the suits pad is dimmed by. */
function inPlay(): readonly Entry[] {
  for (let end = entries.length; end > 0; end--) {
    const log = entries.slice(0, end);
    const { state } = replay(log);
    if (state?.winner === undefined && state?.deal?.play?.series.length === 3) return log;
  }
  throw new Error("no play in the witness");
}
const log = inPlay();
const now = replay(log);
const card = PACK.find((one) => decide(log, now, { do: "tapCard", card: one }).ok) as Card;
const fifth = now.lines.find(({ fact }) => fact.type === "cardPlayed")?.id ?? 0;

/** Milliseconds of every turn: Vitest hands its own figures to no teardown, and a busy machine spoils any mean. */
const measured = new Map<string, { readonly turns: number[]; readonly bar: string }>();
let sink = 0;

function time(name: string, bar: string, turn: () => number): void {
  const turns: number[] = [];
  measured.set(name, { turns, bar });
  bench(
    name,
    () => {
      const start = performance.now();
      sink += turn();
      turns.push(performance.now() - start);
    },
    // Warming up is not counted, and lasts until V8 has made up its mind.
    { time: 1000, warmupTime: 700, setup: () => void turns.splice(0) },
  );
}

describe(`a whole game, ${entries.length} entries`, () => {
  time("replay", "1 ms", () => replay(entries).lines.length);
  time("read and checked", "none", () => stored.filter((raw) => readEntry(raw).ok).length);
  time("replay and list row", "1 ms", () => rowOf(entries)?.deal ?? 0);
});

describe(`one tap, ${log.length} entries in`, () => {
  time("decided", "0.1 ms", () => Number(decide(log, now, { do: "tapCard", card }).ok));
  time("a correction decided", "2 ms", () =>
    Number(decide(log, now, { do: "correct", entry: fifth, change: { how: "removed" } }).ok),
  );
  time("52 keys dimmed", "1 ms", () =>
    PACK.reduce((n, one) => n + Number(refusalOf(log, now, { do: "tapCard", card: one }) !== undefined), 0),
  );
});

afterAll(() => {
  for (const [name, { turns, bar }] of measured) {
    const sorted = turns.toSorted((a, b) => a - b);
    const median = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
    console.log(`${name}: ${median.toFixed(4)} ms, at best ${sorted[0]?.toFixed(4)} ms (bar ${bar})`);
  }
  if (sink < 0) console.log(sink); // keeps the work from being thrown away as unused
});
