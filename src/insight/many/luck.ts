/** Luck and skill over many games, added up from the ledger of each. */
import type { GameId } from "../../game/facts";
import type { Side } from "../../rules/ruleset";
import { ledgerOf, type Nature, naturesOf } from "../story/ledger";
import type { View } from "../story/steps";
import type { GameFacts, LuckFacts } from "./facts";
import { addOne, average, FEWEST_GAMES, type Figure, newSum, type Sum } from "./figures";

/** A whole game, in the unit of the facts. */
const GAME = 1_000_000;

/** The places on the way from the start to the end are rounded, not the steps, so that the steps still add up. */
export function luckFacts(view: View): LuckFacts {
  const ledger = ledgerOf(view);
  const natures = naturesOf(ledger);
  let exact = ledger.start;
  let place = Math.round(GAME * exact);
  const start = place;
  const step = (nature: Nature) => {
    const change = natures[nature];
    if (change === undefined) return undefined;
    const from = place;
    exact += change;
    place = Math.round(GAME * exact);
    return place - from;
  };
  return { start, skill: step("skill"), both: step("both"), luck: step("luck") };
}

/** Its luck and skill can be known, and nobody has worked it out. */
export function waitsForLuck({ usual, luck }: GameFacts): boolean {
  return usual && luck === undefined;
}

/** The order in which they add up. */
export const NATURES = ["skill", "both", "luck"] as const satisfies readonly Nature[];

/** Luck and skill of a side over many games. `start` and the totals of the parts add up to `won`. */
export interface Luck {
  /** The games whose luck and skill are known. */
  readonly games: readonly GameId[];
  /** The games that the chances at their starts promised. */
  readonly start: number;
  readonly won: number;
  /** For each part the games that it brought in all, and the chance that it brought in a game on average. */
  readonly parts: Readonly<Record<Nature, LuckPart | undefined>>;
}

export interface LuckPart {
  readonly total: number;
  readonly each: Figure;
}

/** @param games in which `side` is the side of the player */
export function luckOf(games: readonly { readonly game: GameFacts; readonly side: Side }[]): Luck {
  const ids: GameId[] = [];
  const sums: Readonly<Record<Nature, Sum>> = { skill: newSum(), both: newSum(), luck: newSum() };
  let [start, end] = [0, 0];
  for (const { game, side } of games) {
    const facts = game.luck?.[side];
    if (!facts) continue;
    ids.push(game.id);
    start += facts.start;
    end += facts.start;
    for (const nature of NATURES) {
      const change = facts[nature];
      if (change === undefined) continue;
      end += change;
      addOne(sums[nature], change);
      sums[nature].games.push(game.id);
    }
  }
  const { skill, both, luck } = sums;
  return {
    games: ids,
    start: start / GAME,
    won: end / GAME,
    parts: { skill: partOf(skill), both: partOf(both), luck: partOf(luck) },
  };
}

/** Whole numbers are added up exactly, and only then become games. */
function partOf(sum: Sum): LuckPart | undefined {
  const each = average(sum);
  if (!each) return undefined;
  const { value, low, high } = each;
  return {
    total: sum.sum / GAME,
    each: { ...each, value: value / GAME, low: low / GAME, high: high / GAME, fewest: FEWEST_GAMES },
  };
}
