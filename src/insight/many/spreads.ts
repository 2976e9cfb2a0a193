/** How numbers are spread: hands by their points, wins by the best hand, streets left first, margins. */
import type { GameId } from "../../game/facts";
import { usualShow } from "../chance/usual-deal";
import type { Played, WonLost } from "./counted-games";
import { pointsAt } from "./facts";

/** Hands of four with a starter, by points, of all 12,994,800; `npm run census` counts them. 19 and 25 to 27 do not occur. */
export const ALL_HANDS: readonly number[] = [
  1_009_008, 99_792, 2_813_796, 505_008, 2_855_676, 697_508, 1_800_268, 751_324, 1_137_236, 361_224, 388_740, 51_680,
  317_340, 19_656, 90_100, 9168, 58_248, 11_196, 2708, 0, 8068, 2496, 444, 356, 3680, 0, 0, 0, 76, 4,
];

/** Hands by their points. */
export interface HandCounts {
  /** At index n: hands of n points, 0 to 29. */
  readonly counts: readonly number[];
  readonly of: number;
  readonly games: readonly GameId[];
}

/** The hands of usual games; cribs are not among them. */
export function handCounts(games: readonly Played[]): HandCounts {
  const counts = ALL_HANDS.map(() => 0);
  const ids: GameId[] = [];
  for (const { game, own } of games) {
    for (const { hand } of [own.dealing, own.pone])
      for (let at = 0; at < hand.length; at++) {
        const points = Math.min(counts.length - 1, pointsAt(hand, at));
        counts[points]! += 1;
      }
    if (own.dealing.hand.length + own.pone.hand.length > 0) ids.push(game.id);
  }
  return { counts, of: counts.reduce((sum, one) => sum + one, 0), games: ids };
}

/** The share of usual hands, of dealer and pone together, at index n: of n points. */
export function usualHands(): readonly number[] {
  const [pone, dealer] = [usualShow("pone"), usualShow("dealer")];
  return ALL_HANDS.map((_, points) => ((pone[points] ?? 0) + (dealer[points] ?? 0)) / 2);
}

/** One pass over ten thousand games is several times as fast as a list for each row. */
const newIds = (): GameId[] => [];

/** Games by their best hand. */
export interface HighHands extends WonLost {
  readonly from: number;
  readonly to: number;
  readonly games: readonly GameId[];
}

const HIGH_HANDS: readonly (readonly [from: number, to: number])[] = [
  [0, 9],
  [10, 12],
  [13, 16],
  [17, 29],
];

/** The record by the best hand of the game. Ranges without a game are left out. */
export function highHandsOf(games: readonly Played[]): readonly HighHands[] {
  const all = HIGH_HANDS.map(([from, to]) => ({ from, to, won: 0, lost: 0, games: newIds() }));
  for (const { game, own, won } of games) {
    const { bestHand = -1 } = own;
    const range = all.find(({ from, to }) => bestHand >= from && bestHand <= to);
    if (!range) continue;
    range[won ? "won" : "lost"] += 1;
    range.games.push(game.id);
  }
  return all.filter((range) => range.games.length > 0);
}

/** Games in which a player was the first out of a street, and those in which the other was. */
export interface FirstOut {
  /** From 1. */
  readonly street: number;
  readonly first: WonLost;
  readonly second: WonLost;
  readonly games: readonly GameId[];
}

/** The streets of a board of 121, in games of two. */
export function firstOutOf(games: readonly Played[]): readonly FirstOut[] {
  const all = [1, 2, 3].map((street) => ({
    street,
    first: { won: 0, lost: 0 },
    second: { won: 0, lost: 0 },
    games: newIds(),
  }));
  for (const { game, own, won } of games)
    for (const found of all) {
      const isFirst = own.firstOut.includes(found.street);
      if (!isFirst && !game.sides.some(({ firstOut }) => firstOut.includes(found.street))) continue;
      found[isFirst ? "first" : "second"][won ? "won" : "lost"] += 1;
      found.games.push(game.id);
    }
  return all.filter((found) => found.games.length > 0);
}

/** Games won by between `from` and `to` points; `to` is Infinity for the last. */
export interface Margins {
  readonly from: number;
  readonly to: number;
  /** The games of the first player, then those of the second. */
  readonly games: readonly [readonly GameId[], readonly GameId[]];
}

const STEP = 5;
const SKUNKED_FROM = 31;

/** Wins by margin, in steps of five; from 31 on a win is a skunk in a game to 121. */
export function marginsOf(games: readonly Played[]): readonly Margins[] {
  const all = Array.from({ length: (SKUNKED_FROM - 1) / STEP + 1 }, (_, i) => {
    const from = i * STEP + 1;
    return { from, to: from === SKUNKED_FROM ? Infinity : from + STEP - 1, games: [newIds(), newIds()] as const };
  });
  for (const { game, won } of games)
    all[Math.min(all.length - 1, Math.floor((game.margin - 1) / STEP))]?.games[won ? 0 : 1].push(game.id);
  return all;
}
