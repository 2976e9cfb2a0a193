import { describe, expect, it } from "vitest";
import { chanceOf } from "../../testing/robot";
import { seed } from "../../testing/seed";
import { type Card, orderOf, RANKS } from "../../rules/cards";
import { lay as layCard, startPlay } from "../../rules/play/play";
import { canLay, DEALER, lay, PONE, startPegging } from "./pegging";
import { choose } from "./pegger";

const PLAYS = 3000;

/** Two hands of four ranks. */
function twoHands(chance: () => number): readonly [Card[], Card[]] {
  const pack = RANKS.flatMap((rank) => [rank, rank, rank, rank]);
  const take = () => pack.splice(Math.trunc(chance() * pack.length), 1)[0]!;
  const four = () => [take(), take(), take(), take()];
  return [four(), four()];
}

describe("the fast play is the play of the rules", () => {
  it.each([
    ["any card that fits", false],
    ["the cards of the usual player", true],
  ])("%s", (_, usual) => {
    const chance = chanceOf(seed("the fast play"));
    for (let i = 0; i < PLAYS; i++) {
      const hands = twoHands(chance);
      const fast = startPegging(hands[PONE].map(orderOf), hands[DEALER].map(orderOf));
      let play = startPlay(
        DEALER,
        hands.map((known) => ({ known, unknown: 0 })),
      );
      while (fast.turn !== undefined) {
        const side = fast.turn;
        expect(play.turn).toBe(side);
        expect(canLay(fast, side)).toBe(true);
        const fitting = RANKS.filter(
          (__, at) => fast.held[side][at + 1]! > 0 && fast.count + Math.min(at + 1, 10) <= 31,
        );
        const card = usual ? RANKS[choose(fast, 0, chance()) - 1]! : fitting[Math.trunc(chance() * fitting.length)]!;
        const step = layCard(play, card);
        if (!step.ok) throw new Error(step.error);
        const pegged = step.value.happenings.flatMap((one) =>
          one.kind === "go" ? [] : one.reasons.map((r) => [one.seat, r.points] as const),
        );
        expect(pegged.every(([seat]) => seat === side)).toBe(true);
        expect(lay(fast, orderOf(card))).toBe(pegged.reduce((sum, [, points]) => sum + points, 0));
        play = step.value.play;
      }
      expect(play.turn).toBeUndefined();
    }
  });
});
