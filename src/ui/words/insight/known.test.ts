import { describe, expect, it } from "vitest";
import { KNOWN_NUMBERS } from "../../../insight/known-from";
import { knownWords, sourceWords } from "./known";

describe("how we know a number", () => {
  it.each(KNOWN_NUMBERS)("%s has whole sentences, each once", (number) => {
    const sentences = knownWords(number);
    expect(sentences.length).toBeGreaterThan(1);
    expect(sentences.filter((one) => !/^[A-Z].*\.$/.test(one))).toEqual([]);
    expect(new Set(sentences).size).toBe(sentences.length);
  });

  it("the chance to win says its deals, its bound and its limits", () => {
    expect(sourceWords("win")).toBe(knownWords("win")[0]);
    expect(knownWords("win").join(" ")).toMatch(
      /400,000 deals.* within 0\.2\u202f% .*not to the board.*no twist.* stinkhole/,
    );
  });
});
