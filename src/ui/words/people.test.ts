import { describe, expect, test } from "vitest";
import { bothWords, evenWords, figureWords, marginRange, markWords, streakWords } from "./people";

describe("the words of players and pairs", () => {
  test.each([
    [-0.04, "0.0"],
    [0, "0.0"],
    [-0.06, "−0.1"],
    [7.25, "7.3"],
  ])("write %s as %s", (value, words) => expect(figureWords(value)).toBe(words));

  test("say how even a series is, and never give a chance that is too small a fraction", () => {
    expect(evenWords(120, 20, 1e-12)).toContain("in fewer than one series out of 1,000 this long");
    expect(evenWords(41, 31, 0.001)).toContain("in one series out of 1,000 this long");
    expect(evenWords(6, 3, 0.5)).toBe("6–3: too few games to say who is ahead.");
    expect(evenWords(41, 38, 0.82)).toContain("in four series out of five this long");
  });

  test("name a run of games from two on", () => {
    expect([3, -2, 1].map(streakWords)).toEqual(["won the last 3", "lost the last 2", undefined]);
  });

  test("give the games of two names, and keep a name from right to left apart", () => {
    expect(bothWords([{ name: "Alice" }, { name: "דנה" }], [[1, 2], [3]])).toBe("Alice 2, \u2068דנה\u2069 1");
  });

  test("say how many games a mark stands for", () => {
    expect([1, 3].map(markWords)).toEqual(["one mark a game", "one mark for up to 3 games"]);
  });

  test("name a range of margins", () => {
    expect([marginRange({ from: 1, to: 5 }), marginRange({ from: 31, to: Infinity })]).toEqual(["1–5", "31+"]);
  });
});
