import { expect, test } from "vitest";
import { EVERY_GAME, type Wanted } from "../../game/find-games";
import { readSearch, writtenSearch } from "./search-in-address";

const SEARCHES: readonly Wanted[] = [
  { words: "bob skunk ", result: "won", month: "November 2026", form: "fiveCard" },
  { words: "50 % / # & = +", result: "any", month: undefined, form: undefined },
  { words: "🂡 רותם", result: "unfinished", month: undefined, form: undefined },
];

test.each(SEARCHES)("the search for “$words” is read as it was written", (search) => {
  const written = writtenSearch(search) ?? "";
  expect(written).not.toMatch(/[/#]/);
  expect(readSearch(written)).toEqual(search);
});

test.each([undefined, "", "words=", "result=drawn&form=poker", "%", "g1"])("%s asks for every game", (written) => {
  expect(readSearch(written)).toBe(EVERY_GAME);
});

test("every game needs nothing in the address", () => {
  expect(writtenSearch(EVERY_GAME)).toBeUndefined();
});
