/**
 * Weighs and times the backup. A usual game alone may take 0.9 kB, gzip, and 1,000 of them 0.5 MB. Reading, checking and
 * planning the merge of 1,000 games may take 2 s on a phone four times slower than this computer.
 */
import { gzipSync } from "node:zlib";
import { describe } from "vitest";
import { chanceOf } from "../../testing/robot";
import { randomGame } from "../../testing/random-logs";
import { printTimes, shipped, time } from "../../testing/shipped";
import { usualGame } from "../../testing/usual-games";
import type { KeptLog } from "./kept";

const built = await shipped("backup-bench", {
  columns: "share/backup/columns.ts",
  file: "share/backup/file.ts",
  lines: "share/backup/file-lines.ts",
  merge: "share/backup/merge.ts",
  preview: "share/backup/preview.ts",
  ports: "device/file-ports.ts",
});
const { logLine }: typeof import("./columns") = await import(built("columns"));
const { readFile, writeFile }: typeof import("./file") = await import(built("file"));
const { lineOf }: typeof import("./file-lines") = await import(built("lines"));
const { planMerge }: typeof import("./merge") = await import(built("merge"));
const { previewOf }: typeof import("./preview") = await import(built("preview"));
const { filePorts }: typeof import("../../device/file-ports") = await import(built("ports"));

const GAMES = 1000;
const ports = filePorts();
const logOf = (entries: readonly { readonly game: string }[]): KeptLog => ({ id: entries[0]?.game ?? "", entries });
const logs = Array.from({ length: GAMES }, (_, n) => logOf(usualGame(n + 1)));
const chance = chanceOf(1);
const odd: readonly KeptLog[] = Array.from({ length: 200 }, () => randomGame(chance));
const about = { version: "0.1.0", at: 1_763_740_800_000 };
const kept = { logs, preferences: { names: ["Alice"] } };
const bytes = (await writeFile(kept, about, ports)) ?? new Uint8Array();
const hereNothing = { copiesOf: async () => [], preferences: {} };

const middle = (all: readonly number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;
const alone = logs.map((log) => gzipSync(lineOf(logLine(log))).length);
const entries = logs.reduce((sum, log) => sum + log.entries.length, 0) / GAMES;
console.log(`a usual game: ${entries.toFixed(0)} entries, 1 to 30 s apart`);
console.log(`alone: ${middle(alone)} bytes, gzip; the longest ${Math.max(...alone)} (bar 900)`);
console.log(`${GAMES} games in a file: ${bytes.length} bytes (bar 500,000)`);
console.log(`JSON, gzip: ${gzipSync(JSON.stringify(logs)).length} bytes`);
const small = odd.map((log) => gzipSync(lineOf(logLine(log))).length / log.entries.length);
console.log(`random games of every form: ${middle(small).toFixed(1)} bytes an entry, alone`);

/** The steps between two pauses, and the whole. */
async function stepsOf(work: (breathe: () => undefined) => Promise<unknown>): Promise<void> {
  let since = performance.now();
  let longest = 0;
  const start = since;
  await work(() => {
    longest = Math.max(longest, performance.now() - since);
    since = performance.now();
    return undefined;
  });
  const last = performance.now() - since;
  console.log(
    `  in all ${(performance.now() - start).toFixed(0)} ms; the longest step ${longest.toFixed(1)} ms, the last ${last.toFixed(1)} ms`,
  );
}
for (const turn of ["cold", "warm"]) {
  const read = await readFile(bytes, ports);
  if (!read.ok) throw new Error(read.error);
  console.log(`read and verified, ${turn}:`);
  await stepsOf((breathe) => readFile(bytes, { ...ports, breathe }));
  console.log(`checked by replay and planned, ${turn}:`);
  await stepsOf((breathe) => planMerge(read.value.kept, hereNothing, breathe));
}
const plan = await planMerge(kept, hereNothing, ports.breathe);

console.log("the preview:");
await stepsOf((breathe) => previewOf(plan, [], { names: ["Alice", "Rob"], rowOf: () => undefined }, breathe));

describe(`${GAMES} games`, () => {
  time("one game written as a line", "none", () => lineOf(logLine(logs[7] ?? { id: "", entries: [] })).length);
});

printTimes();
