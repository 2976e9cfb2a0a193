/** Makes the tables of this folder: `npm run tables` writes them, `npm run insight` makes them again and compares. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { DEALS, dealTables, SEED } from "../../testing/insight/deal-tables";
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

/** The tables of the chance come from one simulation, so only the first of them takes time. */
const FROM_DEALS = `${DEALS.toLocaleString("en")} simulated deals`;

const MAKERS: Readonly<Record<string, Maker>> = {
  "discards.ts": {
    name: "DISCARDS",
    about: `The equilibrium of discarding: ${ROUNDS} rounds of best replies over all 18,395 sixes by rank, every deal of them.`,
    seed: "none, nothing is sampled",
    most: 2500,
    make: discardTable,
  },
  "win.ts": {
    name: "WIN",
    about: `The dealer’s chance to win, backward from ${FROM_DEALS}.\n * Each row is a need of the dealer from 1,\n * each column a need of the pone from 1.`,
    seed: `${SEED}`,
    most: 5000,
    make: () => dealTables().win,
  },
  "skunk.ts": {
    name: "SKUNKS",
    about: `The chances to skunk, from the deals of win.ts.\n * Each row is a need of the winner from 1,\n * each column a need of the loser from 31.`,
    seed: `${SEED}`,
    most: 5000,
    make: () => dealTables().skunk,
  },
  "usual.ts": {
    name: "USUAL_DEAL",
    about: "A usual deal: the averages of the deals of win.ts.",
    seed: `${SEED}`,
    most: 2000,
    make: () => dealTables().usual,
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
  const files = readdirSync(addressOf(".")).filter((file) => !file.endsWith(".test.ts"));
  const all = files.reduce((sum, file) => sum + bytes(file), 0);
  console.log(`${files.length} tables: ${all} of ${MOST_ALL} bytes, gzip`);
  expect(all).toBeLessThanOrEqual(MOST_ALL);
});
