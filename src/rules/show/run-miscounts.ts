/** Wrong counts of runs: once instead of twice, in pieces, or with the ace high. rules.md §4.1. */
import { type Card, orderOf } from "../cards";
import type { Unit } from "./units";
import { type Combination, isPair, pointsOf } from "./combinations";

/** How much a miscount changes the count, and the cards it is about; see `Miscount`. */
export interface Deviation {
  readonly by: number;
  readonly places: readonly number[];
  readonly missed?: readonly Combination[];
  readonly times?: number;
}

/** @returns the whole numbers from 0 to `end` − 1. */
export function places(end: number): readonly number[] {
  return Array.from({ length: end }, (_, place) => place);
}

/** A double or triple run counted as one run, with its pairs or without. */
export function onceOnly(run: Unit, combinations: readonly Combination[]): readonly Deviation[] {
  if (run.runs < 2) return [];
  const inside = new Set(run.places);
  const more = combinations.filter((one) => one.kind === "run" && one.places.every((at) => inside.has(at))).slice(1);
  const pairs = combinations.filter((one) => isPair(one) && one.places.every((at) => inside.has(at)));
  return [more, [...more, ...pairs]].map((missed) => ({
    by: -pointsOf(missed),
    places: run.places,
    missed,
    times: 1,
  }));
}

/** A long run counted with its shorter runs: all of them added, one of them added, or all of them instead of it. */
export function asThrees({ places: at, length, runs }: Unit, cards: readonly Card[]): readonly Deviation[] {
  const orders = at.map((place) => orderOf(cards[place]!));
  const low = Math.min(...orders);
  const held = places(length).map((step) => orders.filter((order) => order === low + step).length);
  const within = (size: number) =>
    places(length - size + 1).reduce((sum, from) => sum + size * product(held.slice(from, from + size)), 0);
  const shorter = [3, 4].filter((size) => size < length);
  return shorter.flatMap((size) =>
    [within(size), size, within(size) - length * runs].map((by) => ({ by, places: at, times: size })),
  );
}

/** Only the longest runs counted, each once for every way to make it, where every three in a row count. */
export function runsAsUsual(cards: readonly Card[], runs: readonly Unit[]): readonly Deviation[] {
  const held = places(14).map((order) => cards.filter((card) => orderOf(card) === order).length);
  const longest = stretches(held).reduce((sum, ways) => sum + ways.length * product(ways), 0);
  const counted = runs.reduce((sum, run) => sum + run.runs * run.length, 0);
  return [{ by: longest - counted, places: runs.flatMap((run) => run.places) }];
}

/** The numbers of cards of three or more ranks in a row, for every such row. */
function stretches(held: readonly number[]): readonly (readonly number[])[] {
  const found: number[][] = [[]];
  for (const ways of held) {
    if (ways > 0) found.at(-1)!.push(ways);
    else found.push([]);
  }
  return found.filter((row) => row.length >= 3);
}

function product(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum * one, 1);
}

/** Q-K-A with the ranks that lead up to it, and K-A-2. */
export function aceHighRuns(cards: readonly Card[]): readonly Deviation[] {
  const at = (order: number) => places(cards.length).filter((place) => orderOf(cards[place]!) === order);
  const deviation = (orders: readonly number[], less = 0): readonly Deviation[] => {
    const held = orders.map((order) => at(order));
    const ways = product(held.map((found) => found.length));
    return ways > 0 ? [{ by: orders.length * ways - less, places: held.flat() }] : [];
  };
  const court = [13, 12, 11, 10, 9].filter((_, i, all) => all.slice(0, i + 1).every((one) => at(one).length > 0));
  const counted = court.length < 3 ? 0 : court.length * product(court.map((order) => at(order).length));
  return [
    ...(court.length >= 2 ? deviation([...court.toReversed(), 1], counted) : []),
    ...deviation([12, 13, 1]),
    ...deviation([13, 1, 2]),
  ];
}
