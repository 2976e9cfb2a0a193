import { describe, expect, test } from "vitest";
import type { SuitedCard } from "../../rules/cards";
import { indexOf } from "../../rules/show/fast";
import { chanceOf } from "../../testing/robot";
import { seed } from "../../testing/seed";
import { cribSum, otherDiscards } from "./crib";
import { bestDiscard, policyOf } from "./policy";
import {
  countsOf,
  type CribSide,
  everySix,
  JACK,
  jacksIn,
  noSplits,
  OTHER,
  OTHER_SIXES,
  SIXES,
  splitRanks,
  STARTERS,
  UNSEEN,
} from "./ranks";

const SIDES = ["own", "theirs"] as const;

const cards = (text: string) => text.split(" ") as SuitedCard[];

/** The two cards discarded, as text. */
function discarded(six: string, crib: CribSide): string {
  const held = cards(six);
  return bestDiscard(held.map(indexOf), crib)
    .map((place) => held[place])
    .join(" ");
}

/** The points that the table's choice loses against the other player's table: hand and crib, by ranks. */
function lost(ranks: Uint8Array, six: number, crib: CribSide): number {
  const seen = countsOf(ranks);
  const others = otherDiscards(seen, policyOf(OTHER[crib]));
  const splits = noSplits();
  splitRanks(ranks, splits);
  const jacks = seen[JACK]!;
  const nobs = (42 + jacks) / (4 * UNSEEN);
  const worth = Array.from({ length: splits.many }, (_, i) => {
    const away = jacksIn(splits.two[i]!);
    const sum = cribSum(splits.two[i]!, others) / (OTHER_SIXES * STARTERS) + away * nobs;
    return splits.hand[i]! / UNSEEN + (jacks - away) * nobs + (crib === "own" ? sum : -sum);
  });
  const chosen = splits.two.subarray(0, splits.many).indexOf(policyOf(crib)[six]!);
  return Math.max(...worth) - worth[chosen]!;
}

describe("the discards of the equilibrium", () => {
  test("there are 18,395 sixes, each with its own number and a discard of its own cards", () => {
    const numbers = new Set<number>();
    everySix((ranks, six) => {
      numbers.add(six);
      const splits = noSplits();
      splitRanks(ranks, splits);
      const twos = splits.two.subarray(0, splits.many);
      if (!SIDES.every((side) => twos.includes(policyOf(side)[six]!))) throw new Error(`${ranks.join(" ")} differ`);
    });
    expect(numbers.size).toBe(18_395);
    expect(Math.max(...numbers)).toBeLessThan(SIXES);
  });

  test.each([
    ["AS 2H 7C 9D JS QH", "own", "JS QH"],
    ["5D QD KC KS 7H 8C", "theirs", "8C QD"],
    ["5S 5H 5C 5D JS 9H", "own", "JS 9H"],
  ] as const)("of %s, for %s crib: %s", (six, crib, two) => {
    expect(discarded(six, crib).split(" ").toSorted()).toEqual(two.split(" ").toSorted());
  });

  test("four cards of one suit stay together where the flush is worth it", () => {
    expect(discarded("2H 4H 8H QH KS 9C", "theirs")).toBe("KS 9C");
    expect(discarded("2H 4S 8H QH KS 9C", "theirs")).not.toBe("KS 9C");
  });

  test("no other discard is better against it, but for the cycle that remains", () => {
    const chance = chanceOf(seed("discards are best replies"));
    const sixes: (readonly [Uint8Array, number])[] = [];
    everySix((ranks, six) => void sixes.push([ranks.slice(), six]));
    const losses = Array.from({ length: 40 }, () => sixes[Math.floor(chance() * sixes.length)]!).flatMap(
      ([ranks, six]) => SIDES.map((crib) => lost(ranks, six, crib)),
    );
    expect(Math.max(...losses)).toBeLessThan(MOST_LOST);
  });

  test.runIf(process.env["INSIGHT"] === "all")(
    "no other discard is better against it: every six",
    { timeout: 600_000 },
    () => {
      const most = { own: 0, theirs: 0 };
      everySix((ranks, six) => {
        for (const crib of SIDES) most[crib] = Math.max(most[crib], lost(ranks, six, crib));
      });
      console.log(
        `discards: at most ${most.own.toFixed(4)} and ${most.theirs.toFixed(4)} points lost by any of 18,395 sixes`,
      );
      expect(Math.max(most.own, most.theirs)).toBeLessThan(MOST_LOST);
    },
  );
});

/** Points. Replies to replies end in a circle; this is what one of its discards loses at most. */
const MOST_LOST = 0.05;
