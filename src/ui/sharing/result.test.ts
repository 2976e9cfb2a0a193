import { describe, expect, it } from "vitest";
import { cutName } from "../words/plain-names";
import { resultMessage, type SharedResult } from "./result";

const side = (name: string, hole: number) => ({ side: 0, name, hole, race: [0, hole] });
const RESULT: SharedResult = {
  headline: "Alice wins",
  stamp: { words: "Skunk", small: "7 short of 91" },
  sides: [side("Alice", 121), side("Bob", 84)],
  target: 121,
  marks: [61, 91],
  deals: 9,
  day: "22 November 2026",
  best: undefined,
};

describe("a shared result", () => {
  it("is a message with every score, and names the loss", () => {
    expect(resultMessage(RESULT)).toBe(
      "Alice wins: Alice 121, Bob 84 (skunk 7 short of 91).\nScored with Fifteen Two.",
    );
  });
  it("names the best hand and its owner", () => {
    const best = { name: "Bob", what: "crib", points: 24, cards: [] } as const;
    expect(resultMessage({ ...RESULT, best })).toContain("Best crib: Bob’s, 24.");
  });
  it("keeps a name from right to left apart from the words and numbers around it", () => {
    const best = { name: "דנה", what: "hand", points: 12, cards: [] } as const;
    expect(resultMessage({ ...RESULT, sides: [side("\u2068דנה\u2069", 121), side("Bob", 84)], best })).toBe(
      "Alice wins: \u2068דנה\u2069 121, Bob 84 (skunk 7 short of 91).\n" +
        "Best hand: \u2068דנה\u2069’s, 12.\nScored with Fifteen Two.",
    );
  });
  it("cuts a long name between two letters, never inside one", () => {
    const family = "👩‍👩‍👧‍👦";
    expect(cutName("Alice", 5)).toBe("Alice");
    expect(cutName("Alexandra", 5)).toBe("Alex…");
    expect(cutName(family.repeat(4), 3)).toBe(`${family}${family}…`);
    expect(cutName("אבגדהוזחט", 5)).toBe("\u2068אבגד…\u2069");
    expect(cutName("\u2068אבגדהוזחט\u2069 & Bob", 5)).toBe("\u2068אבגד…\u2069");
    expect(cutName("e\u0301e\u0301e\u0301e\u0301", 3)).toBe("e\u0301e\u0301…");
  });
});
