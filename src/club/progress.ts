/** Progress of an event: rounds still to draw, tables whose results are in, games still open. */
import type { Pair } from "./draw/rounds";
import { championOf } from "./bracket";
import { type ClubEvent, type EventRound, hasCut, isStale, roundsBegun } from "./event";
import { type GameStatus, statusOf } from "./results";

/** Why rounds must be drawn: there are none yet, a player came or left, or the event has more games than rounds. */
export interface ToDraw {
  readonly why: "first" | "people" | "more";
  /** The round people are seated for; 0 before the first draw. */
  readonly seated: number;
  /** The rounds, from 1, that a draw can start with, the usual one first. A later start leaves more rounds as they are. */
  readonly from: readonly number[];
}

export function toDraw(event: ClubEvent): ToDraw | undefined {
  const { bracket, rounds, header } = event;
  const seated = seatedRound(event);
  if (bracket) return undefined;
  if (rounds.length === 0) return { why: "first", seated, from: [1] };
  if (isStale(event)) {
    const other = seated > roundsBegun(event) ? seated : seated + 2;
    return { why: "people", seated, from: [seated + 1, other].filter((round) => round <= header.games) };
  }
  return rounds.length < header.games ? { why: "more", seated, from: [rounds.length + 1] } : undefined;
}

/**
 * @returns the round people are seated for, from 1, even if no result of it is in: the last one begun, or the next once
 * that is complete; 0 before the first draw
 */
export function seatedRound(event: Pick<ClubEvent, "rounds">): number {
  const begun = roundsBegun(event);
  const last = event.rounds[begun - 1];
  const { done, of } = last ? tablesIn(last) : { done: 0, of: 0 };
  return done < of ? begun : Math.min(begun + 1, event.rounds.length);
}

/** One game of a round, at its table. */
export interface Table {
  /** From 1. */
  readonly number: number;
  /** The first player deals first. */
  readonly pair: Pair;
  readonly status: GameStatus;
}

/** Kept per round: a result changes one round, and the screen must not render the tables of the others again. */
const tablesOfRound = new WeakMap<EventRound, readonly Table[]>();

export function tablesAt(round: EventRound): readonly Table[] {
  const known = tablesOfRound.get(round);
  if (known) return known;
  const tables = round.drawn.games.map((pair, at) => ({ number: at + 1, pair, status: statusOf(round, pair) }));
  tablesOfRound.set(round, tables);
  return tables;
}

/** A table with one of these statuses is in: nothing else is expected. */
const IN: ReadonlySet<GameStatus> = new Set(["agreed", "differ", "ruled", "forfeit", "notPlayed"]);

/** @returns how many tables of the round are in (`done`), out of how many (`of`) */
export function tablesIn(round: EventRound): { readonly done: number; readonly of: number } {
  const tables = tablesAt(round);
  return { done: tables.filter(({ status }) => IN.has(status)).length, of: tables.length };
}

/** @returns the first round, from 1, with a table that is not in; the last round when all are in; 0 when none is drawn */
export function roundOn({ rounds }: Pick<ClubEvent, "rounds">): number {
  const at = rounds.findIndex((round) => {
    const { done, of } = tablesIn(round);
    return done < of;
  });
  return at < 0 ? rounds.length : at + 1;
}

/**
 * @param number the round, from 1
 * @param find part of a name, a seat, or a table number; "" finds every table
 */
export function tablesOf(event: Pick<ClubEvent, "players" | "rounds">, number: number, find = ""): readonly Table[] {
  const round = event.rounds[number - 1];
  if (!round) return [];
  const wanted = find.trim().toLocaleLowerCase();
  if (wanted === "") return tablesAt(round);
  return tablesAt(round).filter(
    (table) =>
      wanted === String(table.number) ||
      table.pair.some((id) => {
        const player = event.players[id];
        return (
          player?.name.toLocaleLowerCase().includes(wanted) === true || player?.seat.toLocaleLowerCase() === wanted
        );
      }),
  );
}

/** How many games of the drawn rounds are still open, by status. */
export type Missing = Readonly<Record<Extract<GameStatus, "waiting" | "half" | "differ">, number>>;

/** Kept per round, as a result changes only one. */
const missingOfRound = new WeakMap<EventRound, Missing>();

export function missingOf(round: EventRound): Missing {
  const before = missingOfRound.get(round);
  if (before) return before;
  const missing = { waiting: 0, half: 0, differ: 0 };
  for (const pair of round.drawn.games) {
    const status = statusOf(round, pair);
    if (status === "waiting" || status === "half" || status === "differ") missing[status] += 1;
  }
  missingOfRound.set(round, missing);
  return missing;
}

export function missingIn({ rounds }: Pick<ClubEvent, "rounds">): Missing {
  const all = rounds.map(missingOf);
  const sum = (status: keyof Missing) => all.reduce((before, one) => before + one[status], 0);
  return { waiting: sum("waiting"), half: sum("half"), differ: sum("differ") };
}

/** @returns whether every round is drawn and every game has a slip: from then on it is known who seems to qualify */
export function lastGameIn({ rounds, header }: Pick<ClubEvent, "rounds" | "header">): boolean {
  return rounds.length >= header.games && rounds.every((round) => missingOf(round).waiting === 0);
}

/** @returns whether nothing is left to do: all results are in, and the playoffs, if there are any, have a champion */
export function isOver(event: ClubEvent): boolean {
  return event.bracket ? championOf(event.bracket) !== undefined : isComplete(event) && !hasCut(event);
}

/** @returns whether every round is drawn and every game has its result */
export function isComplete({ rounds, header }: Pick<ClubEvent, "rounds" | "header">): boolean {
  const { waiting, half, differ } = missingIn({ rounds });
  return rounds.length >= header.games && waiting + half + differ === 0;
}
