/** A usual deal: what each part of it counts on average, how far it spreads, and the chance of each total. */
import { type Card, orderOf } from "../../rules/cards";
import { USUAL_DEAL } from "../tables/usual";
import { meanOf, type Spread, tilted } from "./spread";
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
 * starter from the ace. `plays`: how often the dealer pegs 0, 1, 2… points, a line for each number of points of the pone.
 */
const { totals: TOTALS, byStarter: BY_STARTER, plays: PLAYS } = USUAL_DEAL;

const SHOWN = ["pone", "dealer", "crib"] as const;
/** A hand or crib of the show: the pone’s hand, the dealer’s hand, the crib. */
export type Shown = (typeof SHOWN)[number];

const numbers = (text: string) => text.split(" ").map(Number);

function shares(text: string): Spread {
  const times = numbers(text);
  const all = times.reduce((sum, many) => sum + many, 0);
  return times.map((many) => many / all);
}

const spreads = new Map<string, Spread>();

/**
 * @param starter the card turned up, if it is known: a five makes every hand better
 * @returns the chance of each total of a hand or crib whose cards are unknown
 */
export function usualShow(shown: Shown, starter?: Card): Spread {
  const order = starter === undefined ? 0 : orderOf(starter);
  const key = shown + order;
  const found = spreads.get(key) ?? tilted(shares(TOTALS[shown]), meanOfShow(shown, starter));
  spreads.set(key, found);
  return found;
}

/** @returns the average of an unknown hand or crib; of all starters, or with this one */
export function meanOfShow(shown: Shown, starter?: Card): number {
  const order = starter === undefined ? 0 : orderOf(starter);
  return order === 0 ? meanOf(shares(TOTALS[shown])) : numbers(BY_STARTER[shown])[order - 1]! / 100;
}

/**
 * @param mean the average of a crib after a known discard, over every starter (`discardValues`)
 * @returns the chance of each total of that crib
 */
export function cribAbout(mean: number, starter?: Card): Spread {
  const lift = starter === undefined ? 0 : meanOfShow("crib", starter) - meanOfShow("crib");
  return tilted(shares(TOTALS.crib), Math.max(0.2, mean + lift));
}

let play: readonly Way[] | undefined;

/** @returns the ways the play of two unknown hands may go */
export function usualPlay(): readonly Way[] {
  play ??= waysOf(PLAYS);
  return play;
}

function waysOf(lines: readonly string[]): readonly Way[] {
  const counts = lines.map(numbers);
  const all = counts.flat().reduce((sum, many) => sum + many, 0);
  return counts.flatMap((line, pone) =>
    line.flatMap((many, dealer) => (many === 0 ? [] : [{ chance: many / all, pegs: inTurns(pone, dealer) }])),
  );
}

/** Points of the play in turns of about two; the dealer usually pegs last. The order matters only to who is home first. */
function inTurns(pone: number, dealer: number): readonly number[] {
  const turns = Math.max(1, Math.ceil(Math.max(pone, dealer) / 2));
  const part = (points: number, turn: number) =>
    Math.trunc((points * (turn + 1)) / turns) - Math.trunc((points * turn) / turns);
  return Array.from({ length: turns }, (_, turn) => [-part(pone, turn), part(dealer, turn)])
    .flat()
    .filter((points) => points !== 0);
}
