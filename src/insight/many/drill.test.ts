import { describe, expect, test } from "vitest";
import { countShown } from "../../rules/show/shown";
import { chanceOf } from "../../testing/robot";
import type { MissedHand } from "./counting";
import { DRILL_RULES, drillHand } from "./drill";

const cards = ["5H", "5S", "JD", "6C", "5D"] as const;
const missedHand = (kinds: MissedHand["kinds"], of: MissedHand["of"] = "hand"): MissedHand => ({ cards, of, kinds });
const kindsOf = (hand: ReturnType<typeof drillHand>) =>
  countShown(hand, DRILL_RULES).combinations.map(({ kind }) => kind);

describe("the drill", () => {
  test("begins with a hand that was counted wrong, and every second one after it", () => {
    const missed = [missedHand(["nobs"]), missedHand(["runs"], "crib")];
    const hands = [0, 1, 2, 3, 4].map((turn) => drillHand(missed, turn, chanceOf(turn + 1)));
    expect(hands.map((hand) => hand.missed)).toEqual([true, false, true, false, false]);
    expect(hands[0]).toMatchObject({ hand: cards.slice(0, -1), starter: "5D", of: "hand" });
    expect(hands[2]?.of).toBe("crib");
  });

  test.each([
    ["nobs", "nobs"],
    ["flush", "flush"],
    ["runs", "run"],
    ["fifteens", "fifteen"],
  ] as const)("has %s in new hands where they were missed", (kind, found) => {
    for (let turn = 1; turn < 40; turn += 2)
      expect(kindsOf(drillHand([missedHand([kind])], turn, chanceOf(turn)))).toContain(found);
  });

  test("has points to find in every hand where nothing was missed", () => {
    for (let turn = 0; turn < 40; turn++) {
      const hand = drillHand([], turn, chanceOf(turn));
      expect(countShown(hand, DRILL_RULES).total).toBeGreaterThan(0);
      expect(new Set([...hand.hand, hand.starter]).size).toBe(5);
    }
  });

  test("leaves out a hand whose suits are not known", () => {
    const bare = { ...missedHand(["pairs"]), cards: ["5", "5", "J", "6", "5"] as const };
    expect(drillHand([bare], 0, chanceOf(1)).missed).toBe(false);
  });
});
