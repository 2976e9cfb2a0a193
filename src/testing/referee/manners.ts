/** How one random game is played: its rules, and the habits of the people at the table. */
import type { Side } from "../../rules/ruleset";
import type { Chance } from "../real-deal";
import type { House } from "./game";
import { oneOf } from "./real-cards";

export interface Manners {
  readonly players: 2 | 3 | 4;
  readonly house: House;
  /** Each is how often it happens, 0 to 1. */
  readonly entersHand: number;
  readonly ranksOnly: number;
  readonly falseGo: number;
  readonly claims: number;
  readonly counts: number;
  readonly miscounts: number;
  readonly calls: number;
}

const SIDES: Readonly<Record<2 | 3 | 4, readonly Side[]>> = { 2: [0, 1], 3: [0, 1, 2], 4: [0, 1, 0, 1] };

/** Mostly two players at the usual game; short games so that many are won in the play. */
export function mannersOf(chance: Chance): Manners {
  const players = oneOf(chance, [2, 2, 2, 3, 4] as const);
  const house: House = {
    sides: SIDES[players],
    target: oneOf(chance, [121, 121, 61, 31, 20, 12]),
    goTiming: oneOf(chance, ["lastCard", "lastCard", "lastCard", "atGo"] as const),
    goStops: players > 2 && chance() < 0.2,
    falseGo: oneOf(chance, ["acc", "acc", "acc", "flat2", "none"] as const),
    counting: oneOf(chance, ["app", "checked", "muggins"] as const),
  };
  return {
    players,
    house,
    entersHand: oneOf(chance, [0, 0, 0.3, 0.6]),
    ranksOnly: oneOf(chance, [0, 0.3, 1]),
    falseGo: oneOf(chance, [0.2, 0.5, 0.9]),
    claims: oneOf(chance, [0.1, 0.3, 0.6]),
    counts: oneOf(chance, [0.6, 0.9]),
    miscounts: oneOf(chance, [0.1, 0.4]),
    calls: oneOf(chance, [0.1, 0.3]),
  };
}
