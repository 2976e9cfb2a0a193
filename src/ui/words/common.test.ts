import { describe, expect, it } from "vitest";
import type { Peg } from "../../game/state";
import { PLAY_REFUSALS } from "../../rules/play/play";
import {
  capital,
  DEPTH_WORDS,
  LOSS_MARKS,
  LOSS_WORDS,
  PHASE_WORDS,
  pegWords,
  pointsWords,
  timeWords,
  whose,
} from "./common";
import { FAULT_WORDS } from "./faults";
import { REFUSAL_WORDS } from "./refusals";

/** Programmers' words that must not appear on screen. */
const CODE = /\b(?:undefined|null|NaN|error|exception|invalid|IndexedDB|log|seq)\b/i;
const CAMEL = /[a-z][A-Z]|_/;

const sentences = Object.entries({ ...REFUSAL_WORDS, ...FAULT_WORDS }).map(([code, words]) => ({ code, words }));

/** Refusals whose second sentence says what to do next. */
const TELLS_WHAT_TO_DO = new Set(["tookOver", "bounced"]);

describe("every refusal and fault", () => {
  it("exists, also for the play", () => {
    expect(sentences.length).toBeGreaterThan(35);
    expect(PLAY_REFUSALS.every((code) => REFUSAL_WORDS[code])).toBe(true);
  });

  it.each(sentences)("$code is a plain sentence: “$words”", ({ code, words }) => {
    expect(words).toMatch(/^[A-Z][^.!?]*(?:\. [A-Z][^.!?]*)?\.$/);
    expect(words.length).toBeLessThanOrEqual(80);
    expect(words).not.toMatch(CAMEL);
    expect(words).not.toMatch(CODE);
    expect(words.includes(". ") && !TELLS_WHAT_TO_DO.has(code)).toBe(false);
  });

  it("has its own words", () => {
    expect(new Set(sentences.map(({ words }) => words)).size).toBe(sentences.length);
  });

  it("uses typographic apostrophes", () => {
    expect(sentences.filter(({ words }) => words.includes("'"))).toEqual([]);
  });
});

describe("names of things", () => {
  const lists = { PHASE_WORDS, DEPTH_WORDS, LOSS_WORDS, LOSS_MARKS };
  it.each(Object.entries(lists))("%s: each name is short, no sentence or code, and used once", (_, list) => {
    const words = Object.values(list);
    for (const one of words) expect(one).toMatch(/^[A-Za-z ]{0,24}$/);
    expect(words.filter((one) => CAMEL.test(one))).toEqual([]);
    expect(new Set(words).size).toBe(words.length);
  });
  it("an ordinary loss has no name", () => {
    expect([LOSS_WORDS.plain, LOSS_MARKS.plain]).toEqual(["", ""]);
  });
  it("a peg names its reason, unless the points alone explain it", () => {
    const peg = (kind: Peg["kind"], reasons: Peg["reasons"] = []): Peg => ({
      side: 0,
      points: 2,
      deal: 1,
      kind,
      reasons,
    });
    expect(pegWords(peg("heels"))).toBe("heels");
    expect(pegWords(peg("correction"))).toBe("fixed");
    expect(pegWords(peg("points"))).toBe("");
    expect(pegWords(peg("play", ["fifteen", "lastCard"]))).toBe("for 15, last");
    expect(pegWords(peg("play", ["run", "thirtyOne"]))).toBe("run, for 31");
  });
});

describe("small words", () => {
  it.each([
    [0, "0 points"],
    [1, "1 point"],
    [2, "2 points"],
    [29, "29 points"],
  ])("%s is “%s”", (points, words) => expect(pointsWords(points)).toBe(words));
  it("a name can own something, and a word can begin a sentence", () => {
    expect([whose("Bob"), whose("James"), capital("go"), capital("")]).toEqual(["Bob’s", "James’s", "Go", ""]);
  });
  it("a time shows its date and minute, and its year if it is long ago", () => {
    const now = Date.now();
    const before = Date.UTC(2020, 6, 15, 12, 34);
    for (const part of ["15", "2020", "34"]) expect(timeWords(before)).toContain(part);
    expect(timeWords(now)).toContain(String(new Date(now).getDate()));
    expect(timeWords(now)).not.toContain(String(new Date(now).getFullYear()));
    const day = 86_400_000;
    for (const [days, year] of [
      [-232, true],
      [-231, false],
      [231, false],
      [232, true],
      [3650, true],
    ] as const) {
      const at = now + days * day;
      expect(/\b\d{4}\b/.test(timeWords(at)), `${days} days from now`).toBe(year);
    }
  });
});
