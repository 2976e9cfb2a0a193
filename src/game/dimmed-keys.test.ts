import { expect, it } from "vitest";
import { type Card, declared, JOKER, PACK, RANKS } from "../rules/cards";
import { chanceOf } from "../testing/robot";
import { randomGame } from "../testing/random-logs";
import { runs, seed } from "../testing/seed";
import { decide } from "./decide";
import { cardRefused } from "./dimmed-keys";
import type { LogEntry } from "./facts";
import type { Refusal } from "./refusals";
import { replay } from "./replay";

const KEYS: readonly Card[] = [...PACK, ...RANKS, JOKER, declared("A")];

it("dims a key for the reason that would refuse its tap, all through random games", () => {
  const chance = chanceOf(seed("dimmed keys"));
  for (let game = 0; game < runs(12); game++) {
    const entries = randomGame(chance).entries as readonly LogEntry[];
    for (let n = 1; n <= entries.length; n += 1 + Math.floor(chance() * 6)) {
      const log = entries.slice(0, n);
      const now = replay(log);
      const tapped = (card: Card) => {
        const fact = decide(log, now, { do: "tapCard", card });
        return fact.ok ? undefined : fact.error;
      };
      const reasons = (why: (card: Card) => Refusal | undefined) =>
        KEYS.map((card) => `${card}: ${why(card) ?? "fits"}`);
      expect(
        reasons((card) => cardRefused(log, now, card)),
        `game ${game} after ${n} entries`,
      ).toEqual(reasons(tapped));
    }
  }
});
