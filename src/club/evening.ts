/** How an evening stands: what is still to be drawn, which round is on, and which cards somebody has to look at. */
import type { GamePoints } from "./scorecard";
import { type ClubEvent, type EventRound, entryOf, isStale, roundsBegun } from "./event";
import type { EventFact } from "./event-facts";
import type { PlayerId } from "./draw/rounds";
import { faceOf, type Finding, type Slip, type Value, valueOf } from "./slips";
import { findingOf, type GameStatus, statusOf } from "./standings";

type Pair = readonly [PlayerId, PlayerId];

/** Why rounds are to be drawn: none is yet, somebody came or left, or the evening has more games than rounds. */
export interface ToDraw {
  readonly why: "first" | "people" | "more";
  /** Every round from this one on; those before have something entered and stay. */
  readonly from: number;
}

export function toDraw(event: ClubEvent): ToDraw | undefined {
  const from = roundsBegun(event) + 1;
  if (event.bracket || from > event.header.games) return undefined;
  if (event.rounds.length === 0) return { why: "first", from };
  if (isStale(event)) return { why: "people", from };
  return event.rounds.length < event.header.games ? { why: "more", from } : undefined;
}

/** One game of a round, where it is played. */
export interface Table {
  /** From 1. */
  readonly number: number;
  /** The first one named deals first. */
  readonly pair: Pair;
  readonly status: GameStatus;
}

/** A result changes one round: the tables of the others stay as they were made. */
const laid = new WeakMap<EventRound, readonly Table[]>();

function allTables(round: EventRound): readonly Table[] {
  const known = laid.get(round);
  if (known) return known;
  const tables = round.drawn.games.map((pair, at) => ({ number: at + 1, pair, status: statusOf(round, pair) }));
  laid.set(round, tables);
  return tables;
}

/** Both cards are in, whatever they say. */
const IN: ReadonlySet<GameStatus> = new Set(["agreed", "differ", "ruled", "forfeit"]);

/** @returns how many tables of a round are in, and of how many. */
export function tablesIn(round: EventRound): { readonly done: number; readonly of: number } {
  const tables = allTables(round);
  return { done: tables.filter(({ status }) => IN.has(status)).length, of: tables.length };
}

/** @returns the number of the first round that is not in; of the last when all are; 0 when none is drawn. */
export function roundOn({ rounds }: Pick<ClubEvent, "rounds">): number {
  const at = rounds.findIndex((round) => {
    const { done, of } = tablesIn(round);
    return done < of;
  });
  return at < 0 ? rounds.length : at + 1;
}

/** @param find part of a name, a seat, or the number of a table; everything where it is empty */
export function tablesOf(event: Pick<ClubEvent, "players" | "rounds">, number: number, find = ""): readonly Table[] {
  const round = event.rounds[number - 1];
  if (!round) return [];
  const wanted = find.trim().toLocaleLowerCase();
  if (wanted === "") return allTables(round);
  return allTables(round).filter(
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

/** A game somebody has to look at. */
export interface Check extends Table {
  readonly round: number;
  /** What the cross-check would make of it; undefined where the cards give it nothing to go by. */
  readonly finding: Finding | undefined;
}

export interface Checks {
  /** The cards differ, or one is missing. */
  readonly open: readonly Check[];
  /** Found by somebody already, or given for lateness. */
  readonly settled: readonly Check[];
  /** No card is in, although a later round has begun. */
  readonly missing: readonly Check[];
}

/** @param qualifiers who seems to qualify as things stand */
export function checksOf(event: ClubEvent, qualifiers: readonly PlayerId[]): Checks {
  const apparent = new Set(qualifiers);
  const begun = roundsBegun(event);
  const all = event.rounds.flatMap((round, at) =>
    allTables(round)
      .filter(({ status }) => status !== "agreed")
      .map(({ number, pair, status }): Check => {
        const finding = findingOf(round, pair, apparent);
        return { round: at + 1, number, pair, status, finding };
      }),
  );
  const those = (...statuses: readonly GameStatus[]) => all.filter(({ status }) => statuses.includes(status));
  return {
    open: those("differ", "half"),
    settled: those("ruled", "forfeit"),
    missing: those("waiting").filter(({ round }) => round < begun),
  };
}

/**
 * @returns who is told of a finding: whose card comes to something else than is written on it (rules.md §8.7 i).
 * @param values what was found, of the pair's first player first
 */
export function toTell(round: EventRound, pair: Pair, values: readonly (Value | undefined)[]): readonly PlayerId[] {
  return pair.filter((id, at) => {
    const { slip } = entryOf(round, id);
    const [found, written] = [values[at], slip && faceOf(slip)];
    return found && (found.plus !== written?.plus || found.minus !== written.minus || found.points !== written.points);
  });
}

/** @returns Grass Roots Points as they were typed: 0 where nothing is, NaN for what is no number */
export function grassRootsTyped(text: string): number {
  return /^\d*$/.test(text.trim()) ? Number(text) : Number.NaN;
}

/** @returns what both come to where one of the cards stands as it is written; undefined where it makes no sense by itself. */
export function standing({ says, column, spread }: Slip, first: boolean): readonly [Value, Value] | undefined {
  const won = says === "won";
  if (spread === undefined || (column === "plus") !== won) return undefined;
  const values = [valueOf(won, spread), valueOf(!won, spread)] as const;
  return first ? values : [values[1], values[0]];
}

/** @returns what takes a finding back: the cards count as they are written again, and where there are none the game is open. */
export function unruled(round: EventRound, number: number, [one, other]: Pair): EventFact {
  for (const player of [one, other]) {
    const { slip } = entryOf(round, player);
    if (slip) return { type: "slipEntered", round: number, player, slip };
  }
  return { type: "gameStruck", round: number, player: one };
}

/** What is typed at a table: the spread itself, or where the loser stands. */
export const TYPED_AS = ["spread", "hole"] as const;
export type TypedAs = (typeof TYPED_AS)[number];

/** @returns the spread that digits mean; what is none is left for the engine to refuse. */
export function spreadTyped(digits: string, as: TypedAs): number {
  const number = /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
  return as === "spread" ? number : 121 - number;
}

/** What somebody reads off one card; digits may be none. */
export interface Typed extends Pick<Slip, "says" | "column"> {
  readonly digits: string;
  readonly points: GamePoints | undefined;
}

export function slipTyped({ says, column, digits, points }: Typed): Slip {
  const spread = digits === "" ? undefined : spreadTyped(digits, "spread");
  return points === undefined ? { says, column, spread } : { says, column, spread, points };
}

/** @returns what a card most likely says before it is read: what stands there, or the other card seen from across the table. */
export function cardGuess(round: EventRound, pair: Pair, player: PlayerId, winner: PlayerId | undefined): Slip {
  const { slip } = entryOf(round, player);
  if (slip) return slip;
  const other = entryOf(round, pair.find((id) => id !== player) ?? player).slip;
  const won = other ? other.says === "lost" : winner === undefined || winner === player;
  return { says: won ? "won" : "lost", column: won ? "plus" : "minus", spread: undefined };
}

/** @returns what both cards of a game say, where they agree */
export function agreedIn(
  round: EventRound,
  pair: readonly [PlayerId, PlayerId],
): { readonly winner: PlayerId; readonly spread: number } | undefined {
  if (statusOf(round, pair) !== "agreed") return undefined;
  for (const winner of pair) {
    const { slip } = entryOf(round, winner);
    const face = slip && faceOf(slip);
    if (face && face.points > 0) return { winner, spread: face.plus };
  }
  return undefined;
}
