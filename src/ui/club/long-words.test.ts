import { expect, it } from "vitest";
import { wordClass } from "./long-words";

it.each([
  [["Ann", "Ben"], ""],
  [["Ann", "Dominique"], "longish"],
  [["Hohenlohe-Langenburg"], "longish"],
  [["Ann Featherstonehaugh", "Ben"], "long"],
] as const)("a line with %j is %j", (names, words) => {
  expect(wordClass(names, [8, 11])).toBe(words);
});
