import { expect, it } from "vitest";
import { CRIB_FAULTS } from "../../share/crib/faults";
import { readCrib } from "../../share/crib/read-crib";
import { cribRefusalWords, misfitWords } from "./crib";

const wordsOf = (text: string) => {
  const read = readCrib(text);
  return read.ok ? "" : cribRefusalWords(read.error);
};
const HEAD = '[players "Ann", "Bob"]\n';

it.each([
  [`${HEAD}Ann: deals, up: 5H, play: KH 1K`, "Line 2, column 30: 1K is neither a card nor a mark that fits here."],
  [`[result 9, 0] ${HEAD}Ann: deals`, "Line 1, column 1: the entries make the result 0-0."],
  [`${HEAD}[target "all"]`, 'Line 2, column 1: the value in [target "all"] does not fit.'],
  ["Hello", "That is not a game in the notation .crib."],
])("%s", (text, words) => {
  expect(wordsOf(text)).toBe(words);
});

it("an entry that the rules refuse is named with its place, and with what becomes of it", () => {
  const read = readCrib(`${HEAD}Ann: deals, up: 5H, play: KH KH KH`);
  expect(read.ok && read.value.misfits && misfitWords(read.value.misfits)).toBe(
    "Line 2, column 30: KH is not possible. That card has been seen this deal. 1 more entry does not fit. They come in marked, to be fixed in the record.",
  );
});

it("every refusal is one sentence or two", () => {
  for (const code of CRIB_FAULTS)
    expect(cribRefusalWords({ code, line: 7, column: 12, text: "1K" })).toMatch(
      /^(?:Line 7, column 12: |That )[^.]+.*\.$/,
    );
});
