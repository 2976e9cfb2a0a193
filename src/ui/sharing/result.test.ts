import { describe, expect, it } from "vitest";
import { cutName, isolated } from "../words/plain-names";
import { resultMessage, type SharedResult } from "./result";

const side = (name: string, hole: number) => ({ side: 0, name, hole, race: [0, hole] });
const RESULT: SharedResult = {
  headline: `${isolated("Alice")} wins`,
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
      "\u2068Alice\u2069 wins: \u2068Alice\u2069 121, \u2068Bob\u2069 84 (skunk 7 short of 91).\nScored with Fifteen Two.",
    );
  });
  it("names the best hand and its owner", () => {
    const best = { name: "Bob", what: "crib", points: 24, cards: [] } as const;
    expect(resultMessage({ ...RESULT, best })).toContain("Best crib: \u2068Bob’s\u2069, 24.");
  });
  it("cuts a long name between two letters, never inside one", () => {
    const family = "👩‍👩‍👧‍👦";
    expect(cutName("Alice", 5)).toBe("Alice");
    expect(cutName("Alexandra", 5)).toBe("Alex…");
    expect(cutName(family.repeat(4), 3)).toBe(`${family}${family}…`);
    expect(cutName("e\u0301e\u0301e\u0301e\u0301", 3)).toBe("e\u0301e\u0301…");
  });
});
