/** The fifteen discards of a hand: at most 10 ms, beside a plain sum over every six of the other player. */
import { describe } from "vitest";
import { PACK, type SuitedCard } from "../../rules/cards";
import { printTimes, shipped, time } from "../../testing/shipped";

const built = await shipped("discards-bench", {
  values: "insight/discards/values.ts",
  policy: "insight/discards/policy.ts",
  plain: "testing/insight/other-deals.ts",
});
const { discardValues }: typeof import("./values") = await import(built("values"));
const { bestDiscard }: typeof import("./policy") = await import(built("policy"));
const { everyCrib }: typeof import("../../testing/insight/other-deals") = await import(built("plain"));

/** A hand of six different cards, another one each time. */
const hands = Array.from({ length: 50 }, (_, hand) =>
  Array.from({ length: 6 }, (_card, i) => (hand * 7 + i * (hand % 8) + i) % PACK.length),
).filter((cards) => new Set(cards).size === 6);
let turn = 0;
const nextCards = () => hands[turn++ % hands.length]!;
const nextSix = () => nextCards().map((card) => PACK[card]!) as readonly SuitedCard[];

describe("the discards of a hand", () => {
  time("all fifteen, with flushes and nobs", "10 ms", () => discardValues(nextSix(), "own")[0]!.worth);
  time("all fifteen by a plain sum, by ranks alone", "none", () => {
    const six = nextCards();
    let sum = 0;
    for (let i = 0; i < 5; i++) {
      for (let j = i + 1; j < 6; j++) {
        const [high, low] = [Math.max(six[i]! % 13, six[j]! % 13), Math.min(six[i]! % 13, six[j]! % 13)];
        sum += everyCrib(six, "own", (high * (high + 1)) / 2 + low);
      }
    }
    return sum;
  });
  time("a good one, for simulations", "none", () => bestDiscard(nextCards(), "theirs")[0]);
});

printTimes();
