import { describe, expect, it } from "vitest";
import { keysOf, listPieces, listWords } from "./lists";

describe("several names in one sentence", () => {
  it.each([
    [[], ""],
    [["Ann"], "Ann"],
    [["Ann", "Ben"], "Ann and Ben"],
    [["Ann", "Ben", "Cy"], "Ann, Ben and Cy"],
    [["Ann", "Ben", "Cy", "Dee"], "Ann, Ben, Cy and Dee"],
  ])("%j reads “%s”", (names, words) => {
    expect(listWords(names)).toBe(words);
    const pieces = listPieces(names);
    expect(pieces.map(({ text }) => text).join("")).toBe(words);
    expect(pieces.filter(({ isName }) => isName).map(({ text }) => text)).toEqual(names);
  });
});

it("keysOf lists a record in the order it is written", () => {
  expect(keysOf({ nobs: 1, heels: 2, go: 1 })).toEqual(["nobs", "heels", "go"]);
});
