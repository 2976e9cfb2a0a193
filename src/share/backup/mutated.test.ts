/** Damaged and hostile files. A sample in every run; 100,000 with `npm run backup`. */
import { gunzipSync, gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import book3 from "../../club/fixtures/format-3.json";
import { filePorts } from "../../device/file-ports";
import format1 from "../../game/fixtures/format-1.json";
import format6 from "../../game/fixtures/format-6.json";
import { mutated } from "../../testing/mutate";
import type { Chance } from "../../testing/real-deal";
import { chanceOf } from "../../testing/robot";
import { seed } from "../../testing/seed";
import { readFile, writeFile } from "./file";
import { lineOf, readLine } from "./file-lines";
import { BACKUP_REFUSALS, type KeptLog, LOST_WHYS } from "./kept";
import { planMerge } from "./merge";
import { previewOf } from "./preview";

const TIMES = Number(process.env["MUTATED_FILES"] ?? 400);
const A_WHILE = 3_600_000;
/** Milliseconds. */
const LONGEST = 1000;
const ports = filePorts();

const LOGS = [format1, format6, book3].map((all: readonly unknown[]): KeptLog => ({
  id: (all[0] as { readonly game: string }).game,
  entries: all.slice(0, 24),
}));
const PREFERENCES = { names: ["Ann", "Bob"], pad: "ranks" };
const made = await writeFile({ logs: LOGS, preferences: PREFERENCES }, { version: "0.1.0", at: 1 }, ports);
const FILE = made ?? new Uint8Array();
const LINES = gunzipSync(FILE).toString().trimEnd().split("\n");

/** Bytes changed, added, taken out or repeated. */
function damagedBytes(bytes: Uint8Array, chance: Chance): Uint8Array {
  const all = [...bytes];
  for (let times = 1 + Math.floor(chance() * 3); times > 0; times--) {
    const at = Math.floor(chance() * all.length);
    const way = chance();
    if (way < 0.4) all[at] = Math.floor(chance() * 256);
    else if (way < 0.6) all.splice(at, Math.floor(chance() * 40));
    else if (way < 0.8) all.splice(at, 0, ...all.slice(at, at + Math.floor(chance() * 40)));
    else all.length = at;
  }
  return Uint8Array.from(all);
}

/** One line with damaged values under a check sum that fits, or with damaged text; or lines in another order. */
function damagedLines(chance: Chance): readonly string[] {
  const at = Math.floor(chance() * LINES.length);
  const line = LINES[at] ?? "";
  const way = chance();
  const read = readLine(line);
  if (way < 0.6 && typeof read === "object") return LINES.with(at, lineOf(mutated(read.value, chance)));
  if (way < 0.9) return LINES.with(at, Buffer.from(damagedBytes(Buffer.from(line), chance)).toString("latin1"));
  return [...LINES.slice(at), ...LINES.slice(0, at), line];
}

/** @returns the refusal, or how many logs were read */
async function lookAt(bytes: Uint8Array): Promise<string | number> {
  const read = await readFile(bytes, ports);
  if (!read.ok) return read.error;
  const { kept, lost } = read.value;
  const here = { copiesOf: async (first: string) => LOGS.filter(({ id }) => id === first), preferences: PREFERENCES };
  const plan = await planMerge(kept, here, ports.breathe);
  const preview = await previewOf(plan, lost, { names: ["Ann"], rowOf: () => undefined }, ports.breathe);
  if (!lost.every(({ why }) => LOST_WHYS.includes(why))) throw new Error("a line is lost without a reason");
  if (preview.groups.flatMap(({ logs }) => logs).length !== kept.logs.length) throw new Error("a log has no group");
  return kept.logs.length;
}

test(
  "a mutated file is read, or refused with a code, within a second; nothing throws, and nothing here changes",
  async () => {
    const chance = chanceOf(seed("mutated files"));
    const before = JSON.stringify([LOGS, PREFERENCES]);
    const ends = new Map<string | number, number>();
    let slowest = 0;
    for (let n = 0; n < TIMES; n++) {
      const bytes = n % 2 === 0 ? damagedBytes(FILE, chance) : gzipSync(damagedLines(chance).join("\n"));
      const start = performance.now();
      const end = await lookAt(bytes);
      slowest = Math.max(slowest, performance.now() - start);
      ends.set(end, (ends.get(end) ?? 0) + 1);
    }
    console.log(`${TIMES} mutated files: ${JSON.stringify([...ends])}, the slowest ${slowest.toFixed(0)} ms`);
    const codes = [...ends.keys()].filter((end) => typeof end === "string");
    expect(BACKUP_REFUSALS).toEqual(expect.arrayContaining(codes));
    expect(slowest).toBeLessThan(LONGEST);
    expect(JSON.stringify([LOGS, PREFERENCES])).toBe(before);
  },
  A_WHILE,
);
