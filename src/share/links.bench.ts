/** The time a link takes to read and to answer: at most 5 ms each, whatever the text. */
import { afterAll, bench, describe } from "vitest";
import { shipped } from "../testing/shipped";
import { chanceOf } from "../testing/robot";

const built = await shipped("links-bench", {
  links: "share/hand-links.ts",
  verdict: "rules/show/verdict.ts",
  scoring: "rules/scoring.ts",
  show: "rules/show/shown.ts",
});
const { readHandLink, readPlayLink, MOST_LETTERS }: typeof import("./hand-links") = await import(built("links"));
const { verdict }: typeof import("../rules/show/verdict") = await import(built("verdict"));
const { showRulesOf }: typeof import("../rules/scoring") = await import(built("scoring"));
const { countShown }: typeof import("../rules/show/shown") = await import(built("show"));

const BAR = 5;
const LINKS = 500;
const chance = chanceOf(8);
const pick = <T>(from: readonly T[]) => from[Math.floor(chance() * from.length)]!;
const many = (most: number, word: () => string) => Array.from({ length: Math.floor(chance() * most) }, word).join("");

const CARDS = ["AS", "2H", "5C", "5", "J", "JD", "TH", "KS", "X", "X=5H", "g", "H", "22", "10"];
const ENDS = ["", "/said-1", "/said-23", "/flush-4", "/nobs", "/rules-jokersWild", "/rules-jokersNaught.threeRuns"];

/** Texts like links, by a person who means harm, and the worst honest hands. */
const TEXTS: readonly (readonly [name: string, text: () => string])[] = [
  ["plays that are cut short", () => `${pick(["2", "3", "6"])}/${many(60, () => pick(CARDS))}${pick(ENDS)}`],
  ["low cards and goes", () => `6/${many(50, () => pick(["A", "2", "3", "g", "AS", "AH", "2C"]))}`],
  ["hands", () => `${pick(["hand", "crib"])}/${many(6, () => pick(CARDS))}-${pick(CARDS)}${pick(ENDS)}${pick(ENDS)}`],
  [
    "hands by rank",
    () =>
      `hand/${many(5, () => pick("A234567JK".split("")))}-${pick("5J".split(""))}/said-${Math.floor(chance() * 30)}`,
  ],
  [
    "two wild jokers",
    () =>
      `hand/${pick(["5H5CXX-5D", "XX5SJD-5H", "4S5H6CX-X", "JSX7C8D-X"])}/said-${Math.floor(chance() * 41)}/rules-jokersWild`,
  ],
  ["one letter, as often as allowed", () => pick("5XgA/-".split("")).repeat(MOST_LETTERS)],
  ["too long", () => `2/${"5H".repeat(500_000)}`],
];

const slowest = new Map<string, { ms: number; text: string }>();

/** Reads a link as both tools would, counts the hand and judges the count. */
function answer(text: string): void {
  readPlayLink(text);
  const read = readHandLink(text);
  if (!read.ok) return;
  const rules = showRulesOf(read.value.rules);
  countShown(read.value, rules);
  if (read.value.stated !== undefined) verdict(read.value, read.value.stated, rules);
}

/** Milliseconds of the processor, the least of five: other programs and a collection of garbage disturb one, not all. */
function timeOf(text: string): number {
  const times = [1, 2, 3, 4, 5].map(() => {
    const start = process.cpuUsage();
    answer(text);
    return process.cpuUsage(start).user / 1000;
  });
  return Math.min(...times);
}

describe("links", () => {
  for (const [name, text] of TEXTS)
    bench(
      name,
      () => {
        // V8 runs the first calls far more slowly; they are not counted.
        for (let n = 0; n < LINKS / 2; n++) answer(text());
        for (let n = 0; n < LINKS; n++) {
          const link = text();
          const ms = timeOf(link);
          if (ms > (slowest.get(name)?.ms ?? 0)) slowest.set(name, { ms, text: link.slice(0, 60) });
        }
      },
      { iterations: 1, time: 0, warmupTime: 0, warmupIterations: 0 },
    );
});

afterAll(() => {
  for (const [name, { ms, text }] of slowest)
    console.log(`${name}: slowest ${ms.toFixed(2)} ms (bar ${BAR} ms): ${ms <= BAR ? "pass" : "fail"}, ${text}`);
});
