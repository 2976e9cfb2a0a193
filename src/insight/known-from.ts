/** How each number is known: what it is made from, how far it may be off, and where it does not hold. */
import { USUAL_DEAL } from "./tables/usual";

/** The numbers that explain themselves: a chance before a deal and within one, a discard, the averages of a usual deal. */
export const KNOWN_NUMBERS = ["win", "within", "discard", "usual"] as const;
export type KnownNumber = (typeof KNOWN_NUMBERS)[number];

/**
 * The sources of a number. `simulatedDeals`: whole deals of two usual players. `everyHand`: every six cards that the
 * other player can hold, and every starter.
 */
const SOURCES = ["simulatedDeals", "everyHand"] as const;
export type Source = (typeof SOURCES)[number];

/**
 * `usualGame`: both play their usual game, and not to the board. `anyWins`: points of every kind can win. `usualHands`:
 * unknown hands are usual ones, whatever is known of the others. `onlyTwo`: two players with six cards each, and no
 * twist. `discardsWell`: the other player discards well. `noPlay`: the play is not in it. `oneGame`: single deals are far from the average.
 */
const LIMITS = ["usualGame", "anyWins", "usualHands", "onlyTwo", "discardsWell", "noPlay", "oneGame"] as const;
export type Limit = (typeof LIMITS)[number];

/** `size` is a chance from 0 to 1, or points. Almost always: 19 times of 20. */
export interface Bound {
  readonly unit: "chance" | "points";
  readonly size: number;
  readonly holds: "almostAlways" | "onAverage";
}

export interface KnownFrom {
  readonly source: Source;
  /** How many deals were simulated; undefined where nothing is. */
  readonly deals: number | undefined;
  /** Undefined where the number is exact. */
  readonly bound: Bound | undefined;
  readonly limits: readonly Limit[];
}

const { deals, averages } = USUAL_DEAL;

/** Two standard errors at the worst needs, and the rounding; `npm run insight` compares with fresh deals. */
const TABLE_BOUND: Bound = { unit: "chance", size: 0.002, holds: "almostAlways" };

export const KNOWN_FROM: Readonly<Record<KnownNumber, KnownFrom>> = {
  win: { source: "simulatedDeals", deals, bound: TABLE_BOUND, limits: ["usualGame", "onlyTwo", "anyWins"] },
  within: {
    source: "simulatedDeals",
    deals,
    bound: { unit: "chance", size: 0.006, holds: "onAverage" },
    limits: ["usualGame", "usualHands", "onlyTwo", "anyWins"],
  },
  discard: {
    source: "everyHand",
    deals: undefined,
    bound: undefined,
    limits: ["discardsWell", "noPlay", "onlyTwo"],
  },
  usual: {
    source: "simulatedDeals",
    deals,
    // Two standard errors of the part that spreads most.
    bound: {
      unit: "points",
      size: Math.ceil((200 * averages.dealer.hand.sd) / Math.sqrt(deals)) / 100,
      holds: "almostAlways",
    },
    limits: ["onlyTwo", "oneGame"],
  },
};
