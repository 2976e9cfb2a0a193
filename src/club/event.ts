/** The state of a club night or tournament: players, rounds, slips, playoffs (rules.md §8.3–8.7). */
import { checkName } from "../game/names";
import type { Bracket } from "./bracket";
import type { Drawn, Pair, PlayerId } from "./draw/rounds";
import type { EventHeader, Newcomer } from "./event-facts";
import type { Slip, Value } from "./slips";

/** The most that one organiser can seat by hand. Larger tournaments (rules.md §8.4) run a desk of their own. */
export const MOST_PLAYERS = 60;

export interface Entrant extends Newcomer {
  readonly id: PlayerId;
  /** Rounds already begun when the player came; 0 for everyone there from the start. */
  readonly missed: number;
  readonly here: boolean;
  /** Grass Roots Points of the night, if typed. */
  readonly grassRoots?: number;
}

/** One player's side of one game. */
export interface ResultEntry {
  readonly slip: Slip | undefined;
  /** Earlier slips, oldest first. */
  readonly struck: readonly Slip[];
  /** The value a judge gave, which overrides the slip. */
  readonly ruled: Value | undefined;
  /** The ruling was made before the last game was in, when nobody could know who would qualify (rules.md §8.7). */
  readonly early: boolean;
  /** `late`: the player was late and lost the game. `notPlayed`: the game counts for nobody. */
  readonly mark: "late" | "notPlayed" | undefined;
}

export interface EventRound {
  readonly drawn: Drawn;
  readonly entries: ReadonlyMap<PlayerId, ResultEntry>;
}

export interface ClubEvent {
  readonly header: EventHeader;
  /** A player's id is their index. */
  readonly players: readonly Entrant[];
  readonly rounds: readonly EventRound[];
  /** Orders decided by one-game playoffs, the latest last. */
  readonly broken: readonly (readonly PlayerId[])[];
  readonly bracket: Bracket | undefined;
}

const NOTHING: ResultEntry = { slip: undefined, struck: [], ruled: undefined, early: false, mark: undefined };

export function entryOf(round: EventRound | undefined, player: PlayerId): ResultEntry {
  return round?.entries.get(player) ?? NOTHING;
}

/** @returns the player's game, in the order of the draw; undefined when they do not play in this round */
export function pairOf(round: EventRound | undefined, player: PlayerId): Pair | undefined {
  return round?.drawn.games.find((pair) => pair.includes(player));
}

export function opponentIn(round: EventRound | undefined, player: PlayerId): PlayerId | undefined {
  return pairOf(round, player)?.find((one) => one !== player);
}

function isBegun(round: EventRound): boolean {
  return [...round.entries.values()].some(({ slip, ruled, mark }) => slip ?? ruled ?? mark);
}

/** @returns how many rounds, from the first, can no longer be redrawn: up to the last one with a result */
export function roundsBegun({ rounds }: Pick<ClubEvent, "rounds">): number {
  return 1 + rounds.findLastIndex(isBegun);
}

/** @returns the players who are here now */
export function present({ players }: Pick<ClubEvent, "players">): readonly PlayerId[] {
  return players.filter(({ here }) => here).map(({ id }) => id);
}

/**
 * @returns whether the rounds still to come seat a player who has left, or lack one who is here. The last round decides:
 * every draw goes to the end, and may leave the next rounds as they were.
 */
export function isStale(event: ClubEvent): boolean {
  const last = event.rounds.at(-1);
  return last !== undefined && event.rounds.length > roundsBegun(event) && !seatsJust(last.drawn, present(event));
}

/** @returns whether a round seats exactly these players, each once */
export function seatsJust({ games, sitsOut }: Drawn, here: readonly PlayerId[]): boolean {
  const seated = [...games.flat(), ...sitsOut];
  return seated.length === here.length && here.every((id) => seated.includes(id));
}

/** A club night has no qualifiers: its scorecards of 12 points or more count for the season (rules.md §8.3). */
export function hasCut({ header }: Pick<ClubEvent, "header">): boolean {
  return header.kind !== "club";
}

/** @returns the header of this event's consolation (rules.md §8.4) */
export function consolationOf(header: EventHeader, games: number): EventHeader {
  const name = checkName(`${header.name}, consolation`);
  return { ...header, kind: "consolation", games, name: name.ok ? name.value : header.name };
}
