import { expect, it } from "vitest";
import { cutWords, levelWords, ordinal } from "./standings-words";

it.each([
  [0, "4 of 13 qualify"],
  [2, "4 of 13 qualify – 2 are tied for the last place"],
])("the cut with %i players tied", (level, words) => {
  expect(cutWords(4, 13, level)).toBe(words);
});

it("tied players need a playoff only once every result is in", () => {
  expect([levelWords(true), levelWords(false)]).toEqual(["tied – playoff needed", "tied at the cut"]);
});

it("places are written as 1st, 2nd, 3rd, 4th, 11th, 22nd", () => {
  expect([1, 2, 3, 4, 10, 11, 12, 13, 20, 21, 22, 23, 60].map(ordinal).join(" ")).toBe(
    "1st 2nd 3rd 4th 10th 11th 12th 13th 20th 21st 22nd 23rd 60th",
  );
});
