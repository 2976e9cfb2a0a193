/** Makes the tables of this folder: `npm run tables` writes them, `npm run insight` makes them again and compares. */
import { readFileSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { discardTable, ROUNDS } from "../../testing/insight/discard-table";

interface Maker {
  /** The exported name. */
  readonly name: string;
  /** How it is made and from how many deals, for the comment on top. */
  readonly about: string;
  readonly seed: string;
  /** Bytes, gzip. */
  readonly most: number;
  /** The same data on each call: numbers and texts in objects. */
  readonly make: () => unknown;
}

const MAKERS: Readonly<Record<string, Maker>> = {
  "discards.ts": {
    name: "DISCARDS",
    about: `The equilibrium of discarding: ${ROUNDS} rounds of best replies over all 18,395 sixes by rank, every deal of them.`,
    seed: "none, nothing is sampled",
    most: 2500,
    make: discardTable,
  },
};

/** Bytes of all tables together, gzip. */
const MOST_ALL = 12_000;
const A_WHILE = 3_600_000; // milliseconds
const WRITE = process.env["TABLES"] === "write";
const AGAIN = process.env["INSIGHT"] === "all";

const addressOf = (file: string) => new URL(file, import.meta.url);
const stored = (file: string) => readFileSync(addressOf(file), "utf8");
const dataIn = (text: string) => text.slice(text.indexOf("export const"));
const written = (name: string, data: unknown) => `export const ${name} = ${JSON.stringify(data)} as const;\n`;
const bytes = (file: string) => gzipSync(stored(file)).length;
/** Without the layout that the formatter gives it. */
const bare = (text: string) => text.replace(/[\s"]|,(?=\s*\})/g, "");

describe.each(Object.entries(MAKERS))("%s", (file, { name, about, seed, most, make }) => {
  test.runIf(WRITE)("is written", { timeout: A_WHILE }, () => {
    const start = performance.now();
    const data = make();
    const seconds = ((performance.now() - start) / 1000).toFixed(0);
    const header = `/**\n * ${about}\n * Seed: ${seed}. Took ${seconds} s. Made by \`npm run tables\`: do not edit it.\n */\n`;
    writeFileSync(addressOf(file), header + written(name, data));
  });

  test.runIf(AGAIN && !WRITE)("comes out the same again", { timeout: A_WHILE }, () => {
    expect(bare(dataIn(stored(file)))).toBe(bare(written(name, make())));
  });

  test(`is at most ${most} bytes, gzip`, () => {
    expect(bytes(file)).toBeLessThanOrEqual(most);
  });
});

test("all tables together are at most 12 kB, gzip", () => {
  const all = Object.keys(MAKERS).reduce((sum, file) => sum + bytes(file), 0);
  console.log(`tables: ${all} of ${MOST_ALL} bytes, gzip`);
  expect(all).toBeLessThanOrEqual(MOST_ALL);
});
