/** A match: its games in order, the running score, and who has won it. Reckoned from the games, and kept nowhere. */
import type { MatchId } from "../game/facts";
import type { GameRow, MatchRow } from "../game/log";
import type { Side } from "../rules/ruleset";
import type { MatchFormat, MatchPoints } from "../rules/stakes";
import { gamePoints, mostPoints, type Worth } from "./worth";

/** The row of a game that belongs to a match. */
export type MatchedRow = GameRow & { readonly match: MatchRow };

/** `open`: under way. `late`: finished after the match was won, so it counts nothing. */
const GAME_STANDINGS = ["counts", "open", "late"] as const;
type GameStanding = (typeof GAME_STANDINGS)[number];

export interface MatchGame {
  readonly row: MatchedRow;
  readonly standing: GameStanding;
  /** What it gives each party; nothing unless it counts. */
  readonly points: readonly MatchPoints[];
  /** The match score after it. */
  readonly score: readonly MatchPoints[];
  /** A loss so bad that it is the whole match. */
  readonly atOnce: boolean;
}

export interface Match {
  readonly id: MatchId;
  readonly format: MatchFormat;
  /** Who plays for the match, by the names of the newest game. */
  readonly parties: readonly string[];
  /** Parties are sides; where one plays alone against two they are seats, for he is another one every game. */
  readonly bySeat: boolean;
  readonly games: readonly MatchGame[];
  readonly score: readonly MatchPoints[];
  /** Games won that count. */
  readonly wins: readonly number[];
  readonly winner: number | undefined;
  /** The number of the game to come. */
  readonly next: number;
  readonly open: MatchedRow | undefined;
  /** The last game that is finished, if any is: the match goes on from it. */
  readonly last: MatchedRow;
}

export function isMatched(row: GameRow): row is MatchedRow {
  return row.match !== undefined;
}

/** Three seats on two sides: one against two (rules.md §9.4). */
function playsBySeat({ match: { seats } }: MatchedRow): boolean {
  return seats.length === 3 && new Set(seats.map(({ side }) => side)).size === 2;
}

/** @returns the side each party plays on in this game. */
function sidesOfParties(row: MatchedRow, bySeat: boolean): readonly Side[] {
  return bySeat ? row.match.seats.map(({ side }) => side) : [...row.names.keys()];
}

/** @returns the parties that play on a side: itself, or the seats it has in this game. */
export function partiesOn({ bySeat }: Pick<Match, "bySeat">, seats: MatchRow["seats"], side: Side): readonly number[] {
  return bySeat ? [...seats.keys()].filter((seat) => seats[seat]?.side === side) : [side];
}

/** A whole match in figures: what is missing to win it, and no less than any other game gives. */
function figures(worth: Worth, { length, stakes }: MatchFormat, before: MatchPoints): MatchPoints {
  if (worth !== "match") return worth;
  return Math.max(mostPoints(stakes), length.kind === "points" ? length.of - before : 0);
}

/** The one who stands alone in front, `by` more than anybody else. */
function leader(score: readonly MatchPoints[], by = 1): number | undefined {
  const most = Math.max(...score);
  const behind = score.filter((points) => points > most - by);
  return behind.length === 1 ? score.indexOf(most) : undefined;
}

/**
 * First to so many points; should several get there in the same game, whoever has more, and if nobody has they play
 * on. Best of so many games: whoever can no longer be caught, which of two is the majority.
 */
function winnerOf({ kind, of }: MatchFormat["length"], score: readonly MatchPoints[], games: number) {
  if (kind === "bestOf") return leader(score, 1 + Math.max(0, of - games));
  return Math.max(...score) >= of ? leader(score) : undefined;
}

/** By number, never by clock; two of one number – two phones, say – in the order of their ids, on every phone alike. */
function inOrder(rows: readonly MatchedRow[]): readonly MatchedRow[] {
  return rows.toSorted((one, other) => one.match.game - other.match.game || (one.id < other.id ? -1 : 1));
}

/** @returns the match these games are, in whatever order; undefined for none. All of them belong to one match. */
export function matchOf(rows: readonly MatchedRow[]): Match | undefined {
  const ordered = inOrder(rows);
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
    const won = sidesOfParties(row, bySeat).map((side) => Number(side === row.winner));
    wins = wins.map((before, party) => before + (won[party] ?? 0));
    counted += 1;
    // Two who share a side where everybody plays for himself cannot both have the match: they play on.
    const atOnce = worth.filter((one) => one === "match").length === 1;
    winner = atOnce ? worth.indexOf("match") : winnerOf(format.length, score, counted);
    return { row, points, score, standing: "counts", atOnce };
  });
  const next = newest.match.game + 1;
  const last = ordered.findLast((row) => row.winner !== undefined) ?? newest;
  const open = ordered.find((row) => row.winner === undefined);
  return { id, format, parties, bySeat, games, score, wins, winner, next, open, last };
}

/** @returns who leads, if somebody does. */
export function leaderOf({ score }: Match): number | undefined {
  return leader(score);
}

/** @returns what wins the match: the points it goes to, or more than half of its games. */
export function pointsToWin({ format: { length } }: Pick<Match, "format">): MatchPoints {
  return length.kind === "bestOf" ? Math.floor(length.of / 2) + 1 : length.of;
}

/** @returns the match of that id. */
export function matchIn(rows: readonly GameRow[], id: string | undefined): Match | undefined {
  return matchOf(rows.filter(isMatched).filter((row) => row.match.id === id));
}
