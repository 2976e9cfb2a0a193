import { expect, it } from "vitest";
import { cutWords, levelWords } from "./standings-words";

it.each([
  [0, "4 of 13 qualify"],
  [2, "4 of 13 qualify – 2 are level for the last place"],
])("the cut with %i players level", (level, words) => {
  expect(cutWords(4, 13, level)).toBe(words);
});

it("level players need a playoff only once every result is in", () => {
  expect([levelWords(true), levelWords(false)]).toEqual(["level – playoff needed", "level at the cut"]);
});
