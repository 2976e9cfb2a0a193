/** The numbers a draw is made with. Only rounds.ts knows players; in here a place is a number from 0. */

/** One round: `mates[a]` is whom the one at place a meets. Everybody meets somebody, the empty chair included. */
export type Pairing = Int16Array;

/** Where the evening stands before the rounds to come. */
export interface Field {
  /** Places, always even: with an odd number of players the last one is the empty chair, and who meets it sits out. */
  readonly size: number;
  /** The place of the empty chair; −1 when there is none. */
  readonly bye: number;
  /** `met[a * size + b]`: how often they have met; towards the empty chair, how often one has sat out. */
  readonly met: Uint16Array;
  /** `since[a * size + b]`: the number of the past round in which they last met, from 1; 0 for never. */
  readonly since: Uint16Array;
  /** In how many past rounds each one took part or sat out. */
  readonly attended: readonly number[];
  /** How many rounds there have been. */
  readonly gone: number;
}

/** Numbers from 0 up to `below`, the same ones in the same order for the same seed. */
export type Chance = (below: number) => number;

/** A small generator (mulberry32): chance here only breaks ties, and the same question must get the same answer. */
export function chanceOf(seed: number): Chance {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 0x100000000) * below);
  };
}

/** More than all repeats of an evening together: nobody meets a third time to spare two others a second (rules.md §8.4). */
const THIRD = 100_000;
/** More than all of those: sitting out is shared fairly first. */
const SITTING = 1e9;

/** @returns what it costs when two meet who have met `times` before, or when one sits out who has sat out `times` before. */
export function price(times: number, sitsOut: boolean): number {
  if (sitsOut) return times * SITTING;
  return times === 0 ? 0 : 1 + (times - 1) * THIRD;
}
