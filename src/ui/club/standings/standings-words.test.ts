import { expect, it } from "vitest";
import { cutWords, levelWords } from "./standings-words";

it.each([
  [0, "4 of 13 qualify"],
  [2, "4 of 13 qualify – 2 are tied for the last place"],
])("the cut with %i players tied", (level, words) => {
  expect(cutWords(4, 13, level)).toBe(words);
});

it("tied players need a playoff only once every result is in", () => {
  expect([levelWords(true), levelWords(false)]).toEqual(["tied – playoff needed", "tied at the cut"]);
});
