/** A club night or a tournament: who is here, who meets whom, and what the cards say. rules.md §8.3–8.7. */
import type { Bracket } from "./bracket";
import type { EventHeader, Newcomer } from "./event-facts";
import type { Drawn, PlayerId } from "./draw/rounds";
import type { Slip, Value } from "./slips";

/** As many as one table of organisers can seat by hand (rules.md §8.4 knows larger ones, with desks of their own). */
export const MOST_PLAYERS = 60;

export interface Entrant extends Newcomer {
  readonly id: PlayerId;
  /** Rounds that had been drawn and played into when he came: 0 for who was there from the start. */
  readonly missed: number;
  readonly here: boolean;
  /** Grass Roots Points of the night, where somebody typed them. */
  readonly grassRoots?: number;
}

/** What one card of one game says. */
export interface ResultEntry {
  readonly slip: Slip | undefined;
  /** What it said before, oldest first. */
  readonly struck: readonly Slip[];
  /** What it comes to by a judge's finding. */
  readonly ruled: Value | undefined;
  /** Late: the game was given to the other. */
  readonly forfeit: boolean;
}

export interface EventRound {
  readonly drawn: Drawn;
  readonly entries: ReadonlyMap<PlayerId, ResultEntry>;
}

export interface ClubEvent {
  readonly header: EventHeader;
  /** By id, which is their place in the list. */
  readonly players: readonly Entrant[];
  readonly rounds: readonly EventRound[];
  /** Orders found by one-game playoffs, the newest last. */
  readonly broken: readonly (readonly PlayerId[])[];
  readonly bracket: Bracket | undefined;
}

const NOTHING: ResultEntry = { slip: undefined, struck: [], ruled: undefined, forfeit: false };

export function entryOf(round: EventRound | undefined, player: PlayerId): ResultEntry {
  return round?.entries.get(player) ?? NOTHING;
}

/** @returns the two of a game, as they were paired; undefined for who sits out or is not in the round. */
export function pairOf(round: EventRound | undefined, player: PlayerId): readonly [PlayerId, PlayerId] | undefined {
  return round?.drawn.games.find((pair) => pair.includes(player));
}

export function opponentIn(round: EventRound | undefined, player: PlayerId): PlayerId | undefined {
  return pairOf(round, player)?.find((one) => one !== player);
}

/** @returns whether anything is entered in a round. */
function isBegun(round: EventRound): boolean {
  return [...round.entries.values()].some(({ slip, ruled }) => slip ?? ruled);
}

/** @returns how many rounds, from the first, cannot be drawn anew any more. */
export function roundsBegun({ rounds }: Pick<ClubEvent, "rounds">): number {
  return 1 + rounds.findLastIndex(isBegun);
}

export function present({ players }: Pick<ClubEvent, "players">): readonly PlayerId[] {
  return players.filter(({ here }) => here).map(({ id }) => id);
}

/** @returns whether rounds still to come do not seat just those who are here. */
export function isStale(event: ClubEvent): boolean {
  const here = present(event);
  return event.rounds.slice(roundsBegun(event)).some(({ drawn }) => !seatsJust(drawn, here));
}

/** @returns whether a round seats these, and each of them once. */
export function seatsJust({ games, sitsOut }: Drawn, here: readonly PlayerId[]): boolean {
  const seated = [...games.flat(), ...sitsOut];
  return seated.length === here.length && here.every((id) => seated.includes(id));
}
