import { expect, it } from "vitest";
import { cutWords, levelWords } from "./standings-words";

it.each([
  [0, "4 of 13 qualify"],
  [2, "4 of 13 qualify, not all of the 2 who are level"],
])("the line below who qualifies, %i of them level", (level, words) => {
  expect(cutWords(4, 13, level)).toBe(words);
});

it("only once all is in does a game decide between those who are level", () => {
  expect([levelWords(true), levelWords(false)]).toEqual(["level – one game decides", "level at the line"]);
});
