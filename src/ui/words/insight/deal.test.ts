import { expect, it } from "vitest";
import { gainWords, handNote, takenWords } from "./deal";

const NAMES = ["Alice", "Bob"];

it.each([
  [8, 8, 8, ""],
  [4, 4, 15, "Counted 4, worth 15."],
  [18, 20, 18, "Counted 20, worth 18."],
  [6, 8, 8, "Only 6 holes were left."],
  [1, 8, 8, "Only 1 hole was left."],
  [0, 8, 8, ""],
  [6, 8, 12, "Counted 8, worth 12. Only 6 holes were left."],
])("a hand that pegged %i, counted as %i and worth %i: %s", (pegged, stated, worth, words) => {
  expect(handNote({ pegged, stated, worth, tally: undefined })).toBe(words);
});

it("points taken for a wrong count name both players", () => {
  const muggins = { by: 0, from: 1, points: 3, kind: "muggins", where: "crib" } as const;
  expect(takenWords([muggins], NAMES)).toBe("Alice took 3 that Bob missed in the crib.");
  expect(takenWords([{ ...muggins, by: 1, from: 0, kind: "overcount", where: 0 }], NAMES)).toBe(
    "Bob took 3 that Alice counted too much in a hand.",
  );
});

it("the gains of a deal have signs", () => {
  expect(gainWords(NAMES, [10, 20], [22, 20])).toBe("Alice +12 and Bob 0");
});
