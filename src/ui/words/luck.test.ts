import { describe, expect, test } from "vitest";
import type { GameId } from "../../game/facts";
import { eachWords, luckVerdict, signedWords } from "./luck";

/** A part that brought this much in each of some games. */
const part = (value: number, of = 40, far = 0.01) => ({
  total: value * of,
  each: { value, low: value - far, high: value + far, of, fewest: 20, games: [] as GameId[] },
});
const side = (name: string, skill: number | undefined, luck: number, of = 40) => ({
  name,
  luck: {
    games: [],
    start: of / 2,
    won: of / 2,
    parts: { skill: skill === undefined ? undefined : part(skill, of), both: undefined, luck: part(luck, of) },
  },
});

describe("the words of luck and skill", () => {
  test.each([
    [2.04, "+2.0"],
    [-0.04, "0.0"],
    [-1.25, "−1.3"],
  ])("write %s as %s", (value, words) => expect(signedWords(value)).toBe(words));

  test("say who plays better only where the intervals are apart", () => {
    expect(luckVerdict([side("Alice", -0.01, 0.05), side("Bob", -0.05, -0.05)])).toBe(
      "Alice discards and counts better. Alice had more luck.",
    );
    expect(luckVerdict([side("Alice", -0.05, 0), side("Bob", -0.02, 0)])).toBe(
      "Bob discards and counts better. Luck was even.",
    );
    expect(luckVerdict([side("Alice", -0.02, 0), side("Bob", -0.03, 0.1)])).toBe(
      "These games do not show who plays better. Bob had more luck.",
    );
  });

  test("name nobody lucky while few games have their cards", () => {
    expect(luckVerdict([side("Alice", -0.01, 0.2, 19), side("Bob", -0.05, -0.2, 19)])).toBe(
      "These games do not show who plays better.",
    );
  });

  test("say where skill shows if nothing is known of it", () => {
    expect(luckVerdict([side("Alice", undefined, 0), side("Bob", undefined, 0)])).toContain("Skill shows where");
  });

  test("say that it is too early under twenty games", () => {
    expect(eachWords(part(0.1, 5))).toContain("too early to say");
    expect(eachWords(part(0.1))).toContain("likely between +9.0 and +11.0\u202f%");
  });
});
