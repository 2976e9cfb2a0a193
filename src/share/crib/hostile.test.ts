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

/** Two deals of every kind, also without the tags that damage would contradict. */
const TEXTS = [
  ...[format6, format6Ends]
    .map((log) => writeCrib({ id: log[0]?.game ?? "", entries: log.slice(0, 70) }, dateOf))
    .flatMap((text) => [text, text.replace(/\[(?:result|times)[^\]]*\]\n/g, "")]),
  '[players "Ann", "Bob", "Cy"]\n[date "2026-11-21"]\n[depth "points"]\nBob: deals\n1. Cy: +2, Ann: +8, Cy: +4, Bob: /+12 (8-12-6)\n2. Cy: +2, Ann: +1 end',
  '[players "Ann", "Bob"]\n[house "auction", "jokersWild"]\n[match {"id":"m","game":2,"format":{"name":"free","stakes":{"plain":1,"skunk":2,"doubleSkunk":4,"tripleSkunk":"match","lurch":2},"length":{"kind":"points","of":5}}}]\nAnn: deals bid2 pass, up: 5♥, play: X=5H 10d ?, Bob: "8" = falseGame=true, Ann: =4, crib: J J ? ? =0, Bob: falsego go=0 seat=0 end=dead, Ann: =5 replaced=9',
];

const PIECES = [
  ...'[]()|;"\\/=+-?#:.,\n\t\r\0\u2028\ud800😀א'.split(""),
  " 5H ",
  " go ",
  " undo ",
  " replaced=3 ",
  " preceded=-1 ",
  " delete entry=0 ",
  "raw {}",
  'raw {"__proto__":{"x":1}}\n',
  "\nraw [[[[[[",
  " format=5 ",
  " format=7 ",
  " __proto__ ",
  " constructor ",
  " type=bid ",
  " x={} ",
  " ends=true ",
  "[times 0, 1e99]",
  "[times 8.64e15, 1]",
  "[target 1e400]",
  '[form "__proto__"]',
  '[form "constructor"]',
  "[__proto__ 1]",
  "[match {}]",
  "[house null]",
  "[result 0, 0]",
  "[players ]",
  " P999999: ",
  " 99999999999999999999. ",
  ' "-99999999999999999999" ',
  " Ann: +99999999999999999999 ",
  " bid-0 ",
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

const HEAD = '[players "Ann", "Bob"]\n';
const POINTS = `${HEAD}[depth "points"]\nAnn: deals `;
const MANY = 400_000;
describe("a text made to be slow is read or refused within a second:", () => {
  it.each([
    ["blanks before nothing", `${" ".repeat(1000)}x`],
    ["empty lines before nothing", `${"\n".repeat(1000)}x`],
    ["remarks before nothing", `${";\n".repeat(500)}x`],
    ["blanks and remarks before nothing", `${" \ufeff; a\n\n".repeat(150)}[1`],
    ["blanks", HEAD + " ".repeat(2 * MANY)],
    ["a word and blanks", `${HEAD}go${" ".repeat(2 * MANY)}`],
    ["words and many blanks", HEAD + `(a) ;b${" ".repeat(2000)}\n`.repeat(900)],
    ["brackets", HEAD + "[".repeat(MANY)],
    ["open tags", HEAD + "[a ".repeat(MANY)],
    ["a tag without an end", `[players ${'"a", '.repeat(MANY / 2)}`],
    ["a tag of blanks", `[players${" ".repeat(2 * MANY)}x`],
    ["a tag of lists", `[players ${"[".repeat(MANY)}]`],
    ["a tag of objects", `[match ${'{"a":'.repeat(MANY / 2)}1${"}".repeat(MANY / 2)}]`],
    ["many players", `[players ${'"a", '.repeat(MANY / 2)}"b"]`],
    ["quotes", HEAD + '"'.repeat(MANY)],
    ["curly quotes", HEAD + "“".repeat(MANY)],
    ["backslashes", `[players "${"\\".repeat(MANY)}`],
    ["a remark without an end", HEAD + "(".repeat(MANY)],
    ["one long word", HEAD + "5".repeat(MANY)],
    ["one long field", `${HEAD}go a${"a=".repeat(MANY)}`],
    ["many fields", `${HEAD}go ${"aa=1 ".repeat(MANY / 2)}`],
    ["many leads", HEAD + "Ann: ".repeat(MANY / 2)],
    ["many lines and a wrong word", `${HEAD}${"\n".repeat(MANY)}1K`],
    ["many numbers of deals", HEAD + "1. ".repeat(MANY)],
    ["6,000 cards", `${HEAD}Ann: deals up: 5H play: ${"KH ".repeat(5_990)}`],
    ["too many cards", `${HEAD}Ann: ${"KH ".repeat(MANY)}`],
    ["6,000 points", POINTS + "+1 ".repeat(5_990)],
    ["6,000 deals", POINTS + "end ".repeat(5_990)],
    ["6,000 counts", `${HEAD}[counting "muggins"]\nAnn: deals up: 5H play: KH ${'"2" '.repeat(5_990)}`],
    ["6,000 undos", `${POINTS}${"+1 ".repeat(2_990)} ${"undo ".repeat(2_990)}`],
    ["6,000 corrections", `${POINTS}${"+1 ".repeat(2_990)} ${"+2 replaced=3 ".repeat(2_990)}`],
    ["deep lists", `${HEAD}raw ${"[".repeat(MANY)}`],
    ["times", `${HEAD}[times ${"99999999, ".repeat(MANY / 8)}1]\nAnn: deals`],
  ])("%s", (_, text) => {
    // A longer one is refused before it is read.
    expect(text.length).toBeLessThanOrEqual(2_000_000);
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
