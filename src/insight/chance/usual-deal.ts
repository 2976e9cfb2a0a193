/** A usual deal: what each part of it counts on average, how far it spreads, and the chance of each total. */
import { type Card, orderOf } from "../../rules/cards";
import { USUAL_DEAL } from "../tables/usual";
import { meanOf, type Shares, tilted } from "./shares";
import type { Way } from "./within";

/** The average of a part, and how far single deals are from it (standard deviation). */
export interface Usual {
  readonly mean: number;
  readonly sd: number;
}

/** The points of a usual deal by kind, between two usual players. */
export const USUAL: {
  readonly pone: Readonly<Record<"play" | "hand", Usual>>;
  readonly dealer: Readonly<Record<"heels" | "play" | "hand" | "crib", Usual>>;
} = USUAL_DEAL.averages;

/**
 * `totals`: how often a hand or crib counts 0, 1, 2… points. `byStarter`: its average in hundredths, by the rank of the
 * starter from the ace. `plays`: the ways of the play with their shares. In each,
 * everything that a side pegs after the first points comes at once.
 */
const { totals: TOTALS, byStarter: BY_STARTER, plays: PLAYS } = USUAL_DEAL;

const SHOWN = ["pone", "dealer", "crib"] as const;
/** A hand or crib of the show: the pone’s hand, the dealer’s hand, the crib. */
export type Shown = (typeof SHOWN)[number];

const numbers = (text: string) => text.split(" ").map(Number);

function sharesIn(text: string): Shares {
  const times = numbers(text);
  const all = times.reduce((sum, many) => sum + many, 0);
  return times.map((many) => many / all);
}

const shows = new Map<string, Shares>();

/**
 * @param starter the card turned up, if it is known: a five makes every hand better
 * @returns the chance of each total of a hand or crib whose cards are unknown
 */
export function usualShow(shown: Shown, starter?: Card): Shares {
  const order = starter === undefined ? 0 : orderOf(starter);
  const key = shown + order;
  const found = shows.get(key) ?? tilted(sharesIn(TOTALS[shown]), meanOfShow(shown, starter));
  shows.set(key, found);
  return found;
}

/** The average of an unknown hand or crib; of all starters, or with this one. */
function meanOfShow(shown: Shown, starter?: Card): number {
  const order = starter === undefined ? 0 : orderOf(starter);
  return order === 0 ? meanOf(sharesIn(TOTALS[shown])) : numbers(BY_STARTER[shown])[order - 1]! / 100;
}

/**
 * @param mean the average of a crib after a known discard, over every starter (`discardValues`)
 * @returns the chance of each total of that crib
 */
export function cribAbout(mean: number, starter?: Card): Shares {
  const lift = starter === undefined ? 0 : meanOfShow("crib", starter) - meanOfShow("crib");
  return tilted(sharesIn(TOTALS.crib), Math.max(0.2, mean + lift));
}

let play: readonly Way[] | undefined;

/** @returns the ways the play of two unknown hands may go */
export function usualPlay(): readonly Way[] {
  play ??= allWays();
  return play;
}

function allWays(): readonly Way[] {
  const ways = PLAYS.split(" ").map((text) => {
    const letters = text.replace(/\d+/, "");
    return { times: Number(text.slice(letters.length)), pegs: Array.from(letters, pointsOf) };
  });
  const all = ways.reduce((sum, { times }) => sum + times, 0);
  return ways.map(({ times, pegs }) => ({ chance: times / all, pegs }));
}

/** "A" is one point for the dealer, "a" one for the pone. */
function pointsOf(letter: string): number {
  const code = letter.charCodeAt(0);
  return code < 96 ? code - 64 : 96 - code;
}
