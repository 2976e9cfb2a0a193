/** The playoffs: seeding, byes, and matches game by game (rules.md §8.4, §8.6). */
import { ok, refuse, type Result } from "../base/result";
import type { BestOf } from "./event-facts";
import type { PlayerId } from "./draw/rounds";

/** @returns the places in the first round: the next power of two */
export function placesFor(qualifiers: number): number {
  return qualifiers < 2 ? qualifiers : 2 ** Math.ceil(Math.log2(qualifiers));
}

/** @returns how many of the highest seeds skip the first round, so that the second is full */
export function byesFor(qualifiers: number): number {
  return placesFor(qualifiers) - qualifiers;
}

/**
 * @param places a power of two
 * @returns seeds from 1 in bracket order: seed i meets seed `places + 1 − i`, and seeds 1 and 2 can meet only in the final
 */
export function seedOrder(places: number): readonly number[] {
  let order = [1];
  while (order.length < places) {
    const sum = order.length * 2 + 1;
    order = order.flatMap((seed) => [seed, sum - seed]);
  }
  return order;
}

export interface Bracket {
  /** Highest seed first. */
  readonly seeds: readonly PlayerId[];
  readonly bestOf: BestOf;
  /** Winners of single games, by "round/slot", both from 0. */
  readonly games: ReadonlyMap<string, readonly PlayerId[]>;
}

/** @returns whether a playoff game has been entered */
export function isUnderWay({ games }: Pick<Bracket, "games">): boolean {
  return [...games.values()].some((tally) => tally.length > 0);
}

export interface PlayoffMatch {
  /** A player is undefined until they are known, and always on the empty side of a bye. */
  readonly players: readonly [PlayerId | undefined, PlayerId | undefined];
  readonly bye: boolean;
  /** Games won by each player. */
  readonly won: readonly [number, number];
  readonly winner: PlayerId | undefined;
}

const keyOf = (round: number, slot: number) => `${round}/${slot}`;

export function drawBracket(seeds: readonly PlayerId[], bestOf: BestOf): Result<Bracket, "tooFew" | "badDraw"> {
  if (seeds.length < 2) return refuse("tooFew");
  if (new Set(seeds).size < seeds.length) return refuse("badDraw");
  return ok({ seeds, bestOf, games: new Map() });
}

/** @returns every match by round and slot; the last round is the final */
export function matchesIn({ seeds, bestOf, games }: Bracket): readonly (readonly PlayoffMatch[])[] {
  const order = seedOrder(placesFor(seeds.length));
  const rounds: PlayoffMatch[][] = [];
  let entering: readonly (PlayerId | undefined)[] = order.map((seed) => seeds[seed - 1]);
  for (let round = 0; entering.length > 1; round++) {
    const matches = Array.from({ length: entering.length / 2 }, (_, slot): PlayoffMatch => {
      const players = [entering[2 * slot], entering[2 * slot + 1]] as const;
      const bye = round === 0 && players.includes(undefined);
      const tally = games.get(keyOf(round, slot)) ?? [];
      const won = [
        tally.filter((one) => one === players[0]).length,
        tally.filter((one) => one === players[1]).length,
      ] as const;
      const at = won.findIndex((count) => count > bestOf / 2);
      const winner = bye ? (players[0] ?? players[1]) : at < 0 ? undefined : players[at];
      return { players, bye, won, winner };
    });
    rounds.push(matches);
    entering = matches.map(({ winner }) => winner);
  }
  return rounds;
}

export function championOf(bracket: Bracket): PlayerId | undefined {
  return matchesIn(bracket).at(-1)?.[0]?.winner;
}

export function playGame(
  bracket: Bracket,
  round: number,
  slot: number,
  winner: PlayerId,
): Result<Bracket, "noGame" | "notPlaying" | "matchOver"> {
  const match = matchesIn(bracket)[round]?.[slot];
  if (!match || match.bye || match.players.includes(undefined)) return refuse("noGame");
  if (!match.players.includes(winner)) return refuse("notPlaying");
  if (match.winner !== undefined) return refuse("matchOver");
  const key = keyOf(round, slot);
  return ok({ ...bracket, games: new Map(bracket.games).set(key, [...(bracket.games.get(key) ?? []), winner]) });
}

/** Removes the last game of a match, unless its winner has played in the next round (`playedOn`). */
export function strikeGame(
  bracket: Bracket,
  round: number,
  slot: number,
): Result<Bracket, "nothingThere" | "playedOn"> {
  const key = keyOf(round, slot);
  const games = bracket.games.get(key) ?? [];
  if (games.length === 0) return refuse("nothingThere");
  const playedOn = (bracket.games.get(keyOf(round + 1, Math.floor(slot / 2))) ?? []).length > 0;
  if (playedOn) return refuse("playedOn");
  return ok({ ...bracket, games: new Map(bracket.games).set(key, games.slice(0, -1)) });
}
