/** The numbers a draw works with. Only rounds.ts knows player ids; everywhere else a player is a place from 0. */

/** One round: place a meets place `pairing[a]`. Every place has an opponent, the bye included. */
export type Pairing = Int16Array;

/** The state of the event before the rounds to be drawn. */
export interface Field {
  /** Number of places, always even. With an odd number of players the last place is the bye. */
  readonly size: number;
  /** The place of the bye; −1 when there is none. */
  readonly bye: number;
  /** `met[a * size + b]`: how often a and b have met. If b is the bye: how often a has sat out. */
  readonly met: Uint16Array;
  /** `since[a * size + b]`: the past round, from 1, in which a and b last met; 0 for never. */
  readonly since: Uint16Array;
  /** In how many past rounds each place played or had the bye. */
  readonly attended: readonly number[];
  /** How many rounds are past. */
  readonly gone: number;
}

/** Random numbers from 0 to `below` − 1, the same sequence for the same seed. */
export type Chance = (below: number) => number;

/** mulberry32. Chance only breaks ties here, and the same input must give the same draw. */
export function chanceOf(seed: number): Chance {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 0x100000000) * below);
  };
}

/** The cost of a third meeting. It exceeds all second meetings together, so none is drawn to avoid them (rules.md §8.4). */
const THIRD = 100_000;
/** The cost of a second bye: more than all meetings of an event, because fair byes come first. */
const SITTING = 1e9;

/** @returns the cost of one more meeting, or bye, after `times` before */
export function price(times: number, sitsOut: boolean): number {
  if (sitsOut) return times * SITTING;
  return times === 0 ? 0 : 1 + (times - 1) * THIRD;
}
