import { expect, it } from "vitest";
import { Table } from "../../../testing/table";
import { pegsWords, raceWords, scoreWords } from "./scores";

const NAMES = ["Alice", "Bob"];

it("a score says where its points came from, up to a deal", () => {
  const { state } = new Table().tap("5H 7S 5D KD go 9H TC 6S JC QS peg peg AC 3H 2C 8D peg");
  const [alice, bob] = state.sides.map(({ front }) => front);
  const words = scoreWords(state, NAMES);
  expect(words).toMatch(new RegExp(`^Alice ${alice}: the play \\d+(, | and )hands .+\\. Bob ${bob}: .*hands \\d+\\.$`));
  const sums = words
    .split(". ")
    .map((one) => (one.split(": ")[1]?.match(/\d+/g) ?? []).reduce((sum, n) => sum + Number(n), 0));
  expect(sums).toEqual([alice, bob]);
  expect(scoreWords(state, NAMES, 0)).toBe("Alice 0. Bob 0.");
});

it("pegs are listed one by one", () => {
  const peg = { side: 0, kind: "play", deal: 1 } as const;
  expect(
    pegsWords([
      { ...peg, points: 2, reasons: ["fifteen"] },
      { ...peg, points: 1, reasons: ["go"] },
      { ...peg, points: 3, reasons: [] },
    ]),
  ).toBe("2 for 15, 1 go, 3");
});

it("a race has the score after every deal", () => {
  expect(
    raceWords([
      [0, 12, 20],
      [0, 8, 24],
    ]),
  ).toBe("After deal 1: 12–8. After deal 2: 20–24.");
});
