import { describe, expect, it } from "vitest";
import type { Ending } from "../../game/summary";
import type { Change } from "../../insight/story/ledger";
import type { Leads } from "../../insight/story/points";
import type { Step } from "../../insight/story/steps";
import type { Loss } from "../../rules/ruleset";
import { changeWords, finePercent, gapWords, leadWords, percent, titleWords, turnWords } from "./insight";

const TOLD = { side: 0, names: ["Alice", "Bob"], dealers: [0, 1, 0, 1, 0, 1, 0, 1, 0], last: 9 };

function turn(step: Partial<Step>, from = 0.31, to = 0.62): Change {
  const chance = { win: to, skunk: 0, skunked: 0 };
  return { step: { deal: 7, kind: "cut", moment: "heels", needs: [50, 40], to: chance, ...step }, from, to };
}

describe("a turning point in a sentence", () => {
  it.each<[Partial<Step>, number, string]>([
    [{ hand: { starter: "5H", before: 9, after: 18 } }, 0.62, "The cut of the 5 in deal 7: Alice’s 9 became 18."],
    [{ hand: { starter: "KH", before: 9, after: 9 } }, 0.2, "The cut of the K in deal 7: Alice’s 9 stayed 9."],
    [
      { kind: "theirs", moment: "pone", deal: 9, points: [0, 2], needs: [4, 11] },
      0.81,
      "Bob needed 11 from their last hand. It held 2.",
    ],
    // The crib is still to come, and can win.
    [{ moment: "dealer", deal: 9, points: [4, 0], needs: [25, 7] }, 0.2, "Alice’s hand of 4 in deal 9."],
    [
      { kind: "theirs", moment: "crib", deal: 9, points: [3, 0], needs: [9, 7] },
      0.2,
      "Alice needed 9 from their last crib. It held 3.",
    ],
    [{ points: [2, 0], needs: [2, 2] }, 1, "His heels in deal 7: two for Alice."],
    [
      { points: [2, 0], needs: [2, 2], hand: { starter: "JS", before: 0, after: 0 } },
      1,
      "His heels in deal 7: two for Alice.",
    ],
    [
      { points: [0, 2], hand: { starter: "JS", before: 4, after: 9 } },
      0.2,
      "His heels in deal 7: two for Bob. Alice’s 4 became 9.",
    ],
    [{ kind: "cards", points: [0, 0] }, 0.2, "The cut in deal 7."],
    [{ kind: "theirs", moment: "dealer", deal: 6, points: [0, 16] }, 0.2, "Bob’s hand of 16 in deal 6."],
    [{ kind: "theirs", moment: "crib", points: [12, 0] }, 0.8, "Alice’s crib of 12 in deal 7."],
    [{ kind: "play", moment: "play", points: [8, 1] }, 0.8, "The play of deal 7: 8 for Alice, 1 for Bob."],
    [{ kind: "cardsAndPlay", moment: "crib", points: [19, 3] }, 0.8, "Deal 7: 19 for Alice, 3 for Bob."],
    [{ kind: "missed", moment: "pone", points: [-4, 4] }, 0.1, "Alice’s wrong count in deal 7."],
    [{ kind: "deal", moment: "dealt" }, 0.5, "The six cards that Alice was dealt in deal 7."],
  ])("%o", (step, to, words) => {
    expect(turnWords(turn(step, 0.31, to), TOLD)).toBe(words);
  });
});

it("the last deal of an unfinished game is nobody’s last hope", () => {
  const hand = turn({ kind: "theirs", moment: "pone", deal: 9, points: [0, 2], needs: [4, 11] }, 0.31, 0.81);
  expect(turnWords(hand, { ...TOLD, last: undefined })).toBe("Bob’s hand of 2 in deal 9.");
});

describe("the headline of a story", () => {
  const lost = (loss: Loss) => ({ winners: [1], losses: [{ loss, sides: [0] }] });
  const led = (side: number, by: number, changes = 0, throughout?: number) => ({
    changes,
    throughout,
    longest: { side, by, deal: 3 },
  });
  it.each<[string, Partial<Ending>, Leads | "lowball"]>([
    ["A skunk", lost("skunk"), led(1, 9, 1)],
    ["A double skunk", lost("doubleSkunk"), led(1, 9, 1)],
    ["A triple skunk", lost("tripleSkunk"), led(1, 9, 1)],
    ["Left in the lurch", lost("lurch"), led(1, 9, 1)],
    ["By a single point", { margin: 1 }, led(1, 9, 1)],
    ["15 behind, and home first", {}, led(1, 15, 2)],
    ["Alice led all the way", {}, led(0, 12, 0, 0)],
    ["Neck and neck", { margin: 2 }, led(0, 5)],
    ["Four changes of lead", {}, led(1, 9, 4)],
    ["Neck and neck", { margin: 10 }, led(1, 9, 3)],
    ["Alice by 11", {}, led(1, 9, 3)],
    ["A shared win", { winners: [0, 1] }, led(0, 12)],
    ["Alice by 11", { out: 1 }, "lowball"],
  ])("%s: %o", (words, ending, leads) => {
    const usual = { winners: [0], margin: 11, losses: [], out: undefined };
    expect(titleWords({ ...usual, ...ending }, leads === "lowball" ? undefined : leads, TOLD.names)).toBe(words);
  });
});

describe("numbers", () => {
  it("of a chance are whole, and never certain before the end", () => {
    expect([0, 0.002, 0.31, 0.997, 1].map(percent)).toEqual([
      "0\u202f%",
      "<1\u202f%",
      "31\u202f%",
      ">99\u202f%",
      "100\u202f%",
    ]);
  });

  it("of a change have a sign, and a real minus", () => {
    expect([0.09, -0.05, 0.001].map(changeWords)).toEqual(["+9", "−5", "0"]);
    expect([0.0091, -0.002].map(finePercent)).toEqual(["0.9\u202f%", "−0.2\u202f%"]);
  });

  it("of the lead are in words", () => {
    const longest = { side: 1, by: 11, deal: 4 };
    const words = (leads: Omit<Leads, "throughout"> | undefined) =>
      leadWords(leads && { ...leads, throughout: undefined }, TOLD.names);
    expect(words({ changes: 4, longest })).toBe(
      "Four changes of lead from deal to deal. Bob was 11 ahead after deal 4.",
    );
    expect(words({ changes: 1, longest: undefined })).toBe("One change of lead from deal to deal.");
    expect(words({ changes: 0, longest: undefined })).toBe("No change of lead from deal to deal.");
    expect(words(undefined)).toBe("In a lowball, the lowest score wins.");
  });
});

it.each([
  [{ notEntered: 0, ranksOnly: 0 }, ""],
  [{ notEntered: 1, ranksOnly: 0 }, "1 hand can’t be judged: not all six cards were entered."],
  [
    { notEntered: 2, ranksOnly: 1 },
    "2 hands can’t be judged: not all six cards were entered. 1 hand can’t be judged: not all the suits were entered.",
  ],
])("hands without a discard to judge, and why: %o", (gaps, words) => {
  expect(gapWords(gaps)).toBe(words);
});
