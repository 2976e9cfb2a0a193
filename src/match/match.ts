/** A match: its games in order, the score and the winner. Always computed from the games, never stored. */
import { firstCopyOf } from "../game/copies";
import type { MatchId } from "../game/facts";
import { type GameRow, type MatchRow, winnersOf } from "../game/log";
import type { Side } from "../rules/ruleset";
import type { MatchFormat, MatchPoints } from "../rules/stakes";
import { gamePoints, mostPoints, type Worth } from "./worth";

/** The row of a game that belongs to a match. */
export type MatchedRow = GameRow & { readonly match: MatchRow };

/** `open`: in progress. `late`: finished after the match was won, so it does not count. */
type GameStanding = "counts" | "open" | "late";

export interface MatchGame {
  readonly row: MatchedRow;
  readonly standing: GameStanding;
  /** The points for each party; all 0 unless the game counts. */
  readonly points: readonly MatchPoints[];
  /** The match score after this game. */
  readonly score: readonly MatchPoints[];
  /** The loss was bad enough to decide the whole match. */
  readonly atOnce: boolean;
}

export interface Match {
  readonly id: MatchId;
  readonly format: MatchFormat;
  /** The names of the parties, taken from the newest game. */
  readonly parties: readonly string[];
  /**
   * True with one against two: each seat is then a party, because the lone role moves after each game. Otherwise each side
   * is a party.
   */
  readonly bySeat: boolean;
  readonly games: readonly MatchGame[];
  readonly score: readonly MatchPoints[];
  /** The games each party has won, of those that count. */
  readonly wins: readonly number[];
  readonly winner: number | undefined;
  /** The number of the next game. */
  readonly next: number;
  readonly open: MatchedRow | undefined;
  /** The last finished game, or the newest one if none is finished. */
  readonly last: MatchedRow;
}

export function isMatched(row: GameRow): row is MatchedRow {
  return row.match !== undefined;
}

/** Three seats on two sides: one against two (rules.md §9.4). */
function playsBySeat({ match: { seats } }: MatchedRow): boolean {
  return seats.length === 3 && new Set(seats.map(({ side }) => side)).size === 2;
}

function sidesOfParties(row: MatchedRow, bySeat: boolean): readonly Side[] {
  return bySeat ? row.match.seats.map(({ side }) => side) : [...row.names.keys()];
}

/** @returns the parties on a side: the side itself, or its seats in this game. */
export function partiesOn({ bySeat }: Pick<Match, "bySeat">, seats: MatchRow["seats"], side: Side): readonly number[] {
  return bySeat ? [...seats.keys()].filter((seat) => seats[seat]?.side === side) : [side];
}

/** A worth in points. A whole match gives the points still needed to win, and at least the highest stake. */
function figures(worth: Worth, { length, stakes }: MatchFormat, before: MatchPoints): MatchPoints {
  if (worth !== "match") return worth;
  return Math.max(mostPoints(stakes), length.kind === "points" ? length.of - before : 0);
}

/** The party that leads by at least `by` points; undefined if there is none. */
function leader(score: readonly MatchPoints[], by = 1): number | undefined {
  const most = Math.max(...score);
  const behind = score.filter((points) => points > most - by);
  return behind.length === 1 ? score.indexOf(most) : undefined;
}

/**
 * First to a number of points: if several reach it in the same game, the one with more points wins; if they are tied
 * they play on. Best of a number of games: the party that can no longer be caught.
 */
function winnerOf({ kind, of }: MatchFormat["length"], score: readonly MatchPoints[], games: number) {
  if (kind === "bestOf") return leader(score, 1 + Math.max(0, of - games));
  return Math.max(...score) >= of ? leader(score) : undefined;
}

/**
 * Sorts by game number, not by time. Two phones can give two games the same number; those are sorted by id, so that
 * every phone has the same order.
 */
function inOrder(rows: readonly MatchedRow[]): readonly MatchedRow[] {
  return rows.toSorted((one, other) => one.match.game - other.match.game || (one.id < other.id ? -1 : 1));
}

/** Of the copies of a game, the first that is there counts. @param ordered by `inOrder`, so copies follow their first */
function withoutCopies(ordered: readonly MatchedRow[]): readonly MatchedRow[] {
  const ids = new Set<string>();
  return ordered.filter(({ id }) => !ids.has(firstCopyOf(id)) && ids.add(firstCopyOf(id)));
}

/** @param rows games of one match in any order @returns undefined for no games */
export function matchOf(rows: readonly MatchedRow[]): Match | undefined {
  const ordered = withoutCopies(inOrder(rows));
  const newest = ordered.at(-1);
  if (!newest) return undefined;
  const { format, id } = newest.match;
  const bySeat = playsBySeat(newest);
  const parties = bySeat ? newest.match.seats.map(({ name }) => name) : newest.names;
  let score: readonly MatchPoints[] = parties.map(() => 0);
  let wins: readonly number[] = score;
  let winner: number | undefined;
  let counted = 0;
  const games = ordered.map((row): MatchGame => {
    const nothing = { row, points: parties.map(() => 0), score, atOnce: false };
    if (row.winner === undefined) return { ...nothing, standing: "open" };
    if (winner !== undefined) return { ...nothing, standing: "late" };
    const bySide = gamePoints(row);
    const worth = sidesOfParties(row, bySeat).map((side) => bySide[side] ?? 0);
    const points = parties.map((_, party) => figures(worth[party] ?? 0, format, score[party] ?? 0));
    score = score.map((before, party) => before + (points[party] ?? 0));
    const winners = winnersOf(row);
    const won = sidesOfParties(row, bySeat).map((side) => Number(winners.includes(side)));
    wins = wins.map((before, party) => before + (won[party] ?? 0));
    counted += 1;
    // Partners of one game who are separate parties cannot both win the match: they play on.
    const atOnce = worth.filter((one) => one === "match").length === 1;
    winner = atOnce ? worth.indexOf("match") : winnerOf(format.length, score, counted);
    return { row, points, score, standing: "counts", atOnce };
  });
  const next = newest.match.game + 1;
  const last = ordered.findLast((row) => row.winner !== undefined) ?? newest;
  const open = ordered.find((row) => row.winner === undefined);
  return { id, format, parties, bySeat, games, score, wins, winner, next, open, last };
}

/** @returns the party that leads; undefined in a tie. */
export function leaderOf({ score }: Match): number | undefined {
  return leader(score);
}

/** @returns the points that win the match; for a best-of match, the majority of its games. */
export function pointsToWin({ format: { length } }: Pick<Match, "format">): MatchPoints {
  return length.kind === "bestOf" ? Math.floor(length.of / 2) + 1 : length.of;
}

/** Whether a list of every game touched after `since` (milliseconds since 1970) is sure to have all games of a match. */
export function hasAllGames({ games, next }: Match, since: number): boolean {
  // A later game was touched after the newest one here started.
  return games.length >= next - 1 && games.every(({ row }) => row.match.game < next - 1 || row.startedAt > since);
}

/** The games of each match. */
export function gamesByMatch(rows: readonly GameRow[]): ReadonlyMap<string, readonly MatchedRow[]> {
  const games = new Map<string, MatchedRow[]>();
  for (const row of rows) {
    if (!isMatched(row)) continue;
    const others = games.get(row.match.id);
    if (others) others.push(row);
    else games.set(row.match.id, [row]);
  }
  return games;
}
