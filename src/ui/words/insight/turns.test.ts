import { describe, expect, it } from "vitest";
import type { Change } from "../../../insight/story/ledger";
import type { Step } from "../../../insight/story/steps";
import { swingWords, turnWords } from "./turns";

const TOLD = { side: 0, names: ["Alice", "Bob"], dealers: [0, 1, 0, 1, 0, 1, 0, 1, 0], last: 9 };

function turn(step: Partial<Step>, from = 0.31, to = 0.62): Change {
  const chance = { win: to, skunk: 0, skunked: 0 };
  return { step: { deal: 7, kind: "cut", moment: "heels", needs: [50, 40], to: chance, ...step }, from, to };
}

describe("a turning point in a sentence", () => {
  it.each<[Partial<Step>, number, string]>([
    [
      { hand: { starter: "5H", before: 9, after: 18 } },
      0.62,
      "With the 5 turned up in deal 7, Alice’s hand went from 9 points to 18.",
    ],
    [
      { hand: { starter: "KH", before: 9, after: 9 } },
      0.2,
      "With the K turned up in deal 7, Alice’s hand stayed at 9 points.",
    ],
    [
      { kind: "theirs", moment: "pone", deal: 9, points: [0, 2], needs: [4, 11] },
      0.81,
      "Bob needed 11 points from their last hand, and it was worth 2.",
    ],
    // The crib is still to come, and can win.
    [{ moment: "dealer", deal: 9, points: [4, 0], needs: [25, 7] }, 0.2, "Alice’s hand in deal 9 was worth 4 points."],
    [
      { kind: "theirs", moment: "crib", deal: 9, points: [3, 0], needs: [9, 7] },
      0.2,
      "Alice needed 9 points from their last crib, and it was worth 3.",
    ],
    [
      { points: [2, 0], needs: [2, 2] },
      1,
      "A jack turned up in deal 7 gave Alice, the dealer, two points and the game.",
    ],
    [
      { points: [2, 0], needs: [2, 2], hand: { starter: "JS", before: 0, after: 0 } },
      1,
      "A jack turned up in deal 7 gave Alice, the dealer, two points and the game.",
    ],
    [
      { deal: 6, points: [0, 2], hand: { starter: "JS", before: 4, after: 9 } },
      0.2,
      "A jack turned up in deal 6 gave Bob, the dealer, two points; Alice’s hand went from 4 points to 9.",
    ],
    [{ kind: "cards", points: [0, 0] }, 0.2, "The card turned up in deal 7 helped Bob."],
    [{ kind: "theirs", moment: "dealer", deal: 6, points: [0, 16] }, 0.2, "Bob’s hand in deal 6 was worth 16 points."],
    [{ kind: "theirs", moment: "crib", points: [12, 0] }, 0.8, "Alice’s crib in deal 7 was worth 12 points."],
    [
      { moment: "dealer", deal: 9, points: [10, 0], needs: [10, 10] },
      1,
      "Alice’s hand in deal 9 had the 10 points needed to win.",
    ],
    [
      { kind: "play", moment: "play", points: [8, 1] },
      0.8,
      "In the play of deal 7, Alice’s cards were worth 8 points and Bob’s 1.",
    ],
    [
      { kind: "play", moment: "play", points: [4, 0], needs: [4, 12] },
      1,
      "In the play of deal 7, Alice’s cards had the 4 points needed to win.",
    ],
    [
      { kind: "play", moment: "play", points: [2, 1], needs: [9, 1] },
      0,
      "In the play of deal 7, Bob’s cards had the 1 point needed to win.",
    ],
    [{ kind: "cardsAndPlay", moment: "crib", points: [19, 3] }, 0.8, "In deal 7, Alice scored 19 and Bob 3."],
    [{ kind: "missed", moment: "pone", points: [-4, 0] }, 0.1, "Alice missed 4 points in deal 7."],
    [{ kind: "missed", moment: "pone", points: [-4, 3] }, 0.1, "Alice missed 4 points in deal 7, and Bob took 3."],
    [{ kind: "missed", moment: "pone", points: [2, 0] }, 0.6, "Alice counted 2 points too much in deal 7."],
    [
      { kind: "missed", moment: "pone", points: [0, 2] },
      0.1,
      "Bob took 2 points that Alice counted too much in deal 7.",
    ],
    [{ kind: "theirMissed", moment: "pone", points: [1, -1] }, 0.6, "Bob missed 1 point in deal 7, and Alice took 1."],
    [{ kind: "theirs", moment: "hands" }, 0.2, "The two hands of deal 7 were good for Bob in the play."],
    [{ kind: "cards", moment: "chosen" }, 0.2, "Alice kept a poor hand in deal 7."],
    [{ kind: "discard", moment: "chosen" }, 0.2, "Alice made a poor discard in deal 7."],
    [{ kind: "penalties", moment: "play", points: [0, 2] }, 0.2, "A penalty in deal 7 helped Bob."],
    [{ kind: "deal", moment: "dealt" }, 0.5, "Alice was dealt good cards in deal 7."],
  ])("%o", (step, to, words) => {
    expect(turnWords(turn(step, 0.31, to), TOLD)).toBe(words);
  });
});

it("the last deal of an unfinished game is nobody’s last hope", () => {
  const hand = turn({ kind: "theirs", moment: "pone", deal: 9, points: [0, 2], needs: [4, 11] }, 0.31, 0.81);
  expect(turnWords(hand, { ...TOLD, last: undefined })).toBe("Bob’s hand in deal 9 was worth 2 points.");
});

it("a sentence gives the chance before and after it", () => {
  expect(swingWords(turn({}), TOLD)).toBe("Alice’s chance to win went from 31\u202f% to 62\u202f%.");
});
