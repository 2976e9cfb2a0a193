/** Damaged and hostile texts are read, or refused with a place. A sample in every run; 100,000 with `npm run crib`. */
import { describe, expect, it } from "vitest";
import format6 from "../../game/fixtures/format-6.json";
import format6Ends from "../../game/fixtures/format-6-ends.json";
import { chanceOf } from "../../testing/robot";
import { seed } from "../../testing/seed";
import type { KeptLog } from "../backup/kept";
import { CRIB_FAULTS, type CribRefusal } from "./faults";
import { readCrib } from "./read-crib";
import { writeCrib } from "./write-crib";

/** Set by `npm run crib`. */
const TIMES = Number(process.env["CRIB"] ?? 400);
const A_WHILE = 3_600_000;
const A_SECOND = 1000;

const dateOf = (at: number) => (Math.abs(at) < 1e14 ? new Date(at).toISOString().slice(0, 10) : "");

/** Two deals of every kind. */
const TEXTS = [
  ...[format6, format6Ends].map((log) => writeCrib({ id: "one", entries: log.slice(0, 70) }, dateOf)),
  '[Players "Ann" "Bob" "Cy"]\n[Date 2026-11-21]\n[Depth points]\n1. Bob deals: Cy +2, Ann +8, Cy +4, Bob +12/ ; 8-12-6\n2. Cy: Ann +1 end',
  '[Players "Ann" "Bob"]\n[House auction jokersWild]\n[Match "m" 2 games 1 2 4 4 match points 7]\n1. Ann deals, bid 2, pass, 5♥: X=5H 10d ? Bob "8" =! Ann =4 crib J J ? ? =0 Bob falsego 1:Ann:dead',
];

const PIECES = [
  ...'[]()|;"\\/=+-?#:.,\n\t\r\0\u2028\ud800😀א'.split(""),
  " 5H ",
  " go ",
  " undo ",
  " fix 3 ",
  " delete 0 ",
  "raw {}",
  'raw {"__proto__":{"x":1}}\n',
  "\nraw [[[[[[",
  " v7 ",
  " v999999 ",
  "[Times @0 1e99]",
  "[Times @8.64e15 1]",
  "[Target 1e400]",
  "[Form __proto__]",
  "[Form constructor]",
  "[Result 0-0]",
  "[Players]",
  " P999999 ",
  " 99999999999999999999. Ann ",
  ' "-99999999999999999999" ',
  " Ann +99999999999999999999 ",
  " bid -0 ",
  "\ufeff",
];

/** A copy with one to four changes: a piece taken out, put in, written twice or put elsewhere. */
function damaged(text: string, chance: () => number): string {
  let now = text;
  for (let times = 1 + Math.floor(chance() * 4); times > 0; times--) {
    const [at, to] = [chance(), chance()].map((one) => Math.floor(one * now.length)) as [number, number];
    const long = Math.floor(chance() ** 3 * 40);
    const way = chance();
    const piece = PIECES[Math.floor(chance() * PIECES.length)] ?? "";
    if (way < 0.3) now = now.slice(0, at) + now.slice(at + 1 + long);
    else if (way < 0.6) now = now.slice(0, at) + piece + now.slice(at);
    else if (way < 0.7)
      now = now.slice(0, at) + String.fromCharCode(32 + Math.floor(chance() * 95)) + now.slice(at + 1);
    else if (way < 0.85) now = now.slice(0, at) + now.slice(to, to + long) + now.slice(at);
    else if (way < 0.95)
      now = now.slice(0, at) + now.slice(at, at + long).repeat(1 + Math.floor(chance() * 20)) + now.slice(at);
    else now = now.slice(0, at);
  }
  return now;
}

function seeWritten(log: KeptLog): void {
  const text = writeCrib(log, dateOf);
  const back = readCrib(text);
  if (!back.ok) throw new Error(`${JSON.stringify(back.error)}\n${text}`);
  expect(back.value.log).toEqual(JSON.parse(JSON.stringify(log)));
  expect(writeCrib(back.value.log, dateOf)).toBe(text);
}

function seeRefused(text: string, { code, line, column }: CribRefusal): void {
  expect(CRIB_FAULTS).toContain(code);
  const lines = text.split("\n");
  expect(line).toBeLessThanOrEqual(lines.length);
  expect(column).toBeLessThanOrEqual(Array.from(lines[line - 1] ?? "").length + 1);
}

it(
  "a damaged text is read as something that can be written again, or refused with its place",
  () => {
    const chance = chanceOf(seed("damaged .crib texts"));
    let [read, slowest] = [0, 0];
    for (let n = 0; n < TIMES; n++) {
      const text = damaged(TEXTS[n % TEXTS.length] ?? "", chance);
      const start = performance.now();
      const found = readCrib(text);
      slowest = Math.max(slowest, performance.now() - start);
      if (found.ok) read += 1;
      if (found.ok) seeWritten(found.value.log);
      else seeRefused(text, found.error);
    }
    console.log(`${TIMES} texts, ${read} read, the slowest in ${slowest.toFixed(0)} ms`);
    expect(read).toBeGreaterThan(TIMES / 20);
    expect(slowest).toBeLessThan(A_SECOND);
  },
  A_WHILE,
);

const HEAD = '[Players "Ann" "Bob"]\n';
const MANY = 400_000;
describe("a text made to be slow is read or refused within a second:", () => {
  it.each([
    ["blanks before nothing", `${" ".repeat(1000)}x`],
    ["empty lines before nothing", `${"\n".repeat(1000)}x`],
    ["remarks before nothing", `${";\n".repeat(500)}x`],
    ["blanks and remarks before nothing", `${" \ufeff; a\n\n".repeat(150)}[1`],
    ["blanks", HEAD + " ".repeat(2 * MANY)],
    ["brackets", HEAD + "[".repeat(MANY)],
    ["a tag without an end", `[Players ${'"a" '.repeat(MANY)}`],
    ["a tag of blanks", `[Players${" ".repeat(2 * MANY)}x`],
    ["quotes", HEAD + '"'.repeat(MANY)],
    ["backslashes", `[Players "${"\\".repeat(MANY)}`],
    ["a remark without an end", HEAD + "(".repeat(MANY)],
    ["one long word", HEAD + "5".repeat(MANY)],
    ["many lines and a wrong word", `${HEAD}${"\n".repeat(MANY)}1K`],
    ["6,000 cards", `${HEAD}Ann deals 5H ${"KH ".repeat(5_990)}`],
    ["too many cards", HEAD + "KH ".repeat(MANY)],
    ["6,000 points", `${HEAD}[Depth points]\nAnn deals ${"Ann +1 ".repeat(5_990)}`],
    ["6,000 deals", `${HEAD}[Depth points]\nAnn deals ${"end ".repeat(5_990)}`],
    ["6,000 counts", `${HEAD}[Counting muggins]\nAnn deals 5H KH ${'"2" '.repeat(5_990)}`],
    ["6,000 undos", `${HEAD}[Depth points]\nAnn deals ${"Ann +1 ".repeat(2_990)} ${"undo ".repeat(2_990)}`],
    [
      "6,000 corrections",
      `${HEAD}[Depth points]\nAnn deals ${"Ann +1 ".repeat(2_990)} ${"fix 3 Ann +2 ".repeat(2_990)}`,
    ],
    ["many heads", `${HEAD}Ann deals ${"1. Bob ".repeat(MANY / 2)}`],
    [
      "many heads of many deals",
      `${HEAD}[Depth points]\nAnn deals ${"end ".repeat(2_990)} ${"2989. Ann ".repeat(150_000)}`,
    ],
    ["deep lists", `${HEAD}raw ${"[".repeat(MANY)}`],
    ["times", `${HEAD}[Times ${"99999999 ".repeat(MANY / 8)}]\nAnn deals`],
  ])("%s", (_, text) => {
    readCrib(HEAD);
    const times: number[] = [];
    // The first time, the code is compiled too.
    for (let n = 0; n < 3 && !times.some((one) => one < A_SECOND); n++) {
      // Other programs may have the processor meanwhile: only its time counts.
      const start = process.cpuUsage();
      readCrib(text);
      const { user, system } = process.cpuUsage(start);
      times.push((user + system) / 1000);
    }
    const took = Math.min(...times);
    expect(took).toBeLessThan(A_SECOND);
  });
});
