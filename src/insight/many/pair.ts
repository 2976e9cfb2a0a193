/** Two players who play each other: who leads, by how much they win, and how even they are. */
import type { GameId } from "../../game/facts";
import type { GameFacts } from "./facts";
import { add, average, chanceOfLead, type Figure, newSum } from "./figures";
import { gamesOf, opponentIn, type Played, type Streaks, streaksOf } from "./counted-games";
import { type WinRecord, recordOf, type RoleFigures, roleFigures } from "./player";
import { type Margins, marginsOf } from "./spreads";

/** One game of a series. */
export interface SeriesGame {
  readonly game: GameId;
  readonly at: number;
  readonly won: boolean;
  /** Games that the first player leads by after it; below 0 the other leads. */
  readonly lead: number;
}

/** A lead in a series, and when it was reached. */
export interface Lead {
  readonly by: number;
  readonly at: number;
}

export interface PairSide {
  readonly name: string;
  readonly won: number;
  /** The average margin of the games won; undefined without a win. */
  readonly margin: Figure | undefined;
  /** Games won by a skunk or more. */
  readonly skunks: readonly GameId[];
  /** The greatest lead; undefined if they never led. */
  readonly lead: Lead | undefined;
  readonly dealing: RoleFigures;
  readonly pone: RoleFigures;
  /** As first dealer. */
  readonly dealtFirst: WinRecord;
}

export interface Pair {
  readonly sides: readonly [PairSide, PairSide];
  /** The oldest first. */
  readonly games: readonly GameFacts[];
  readonly series: readonly SeriesGame[];
  readonly record: WinRecord;
  readonly streaks: Streaks;
  readonly margins: readonly Margins[];
  /** How often two equal players would be at least this far apart after as many games. */
  readonly even: number;
}

/** @param all the games that count, the oldest first: `countedOnce` */
export function pairOf([name, other]: readonly [string, string], all: readonly GameFacts[]): Pair {
  const games = gamesOf(name, all).filter((one) => opponentIn(one) === other);
  const theirs = gamesOf(
    other,
    games.map(({ game }) => game),
  );
  const series = seriesOf(games);
  const record = recordOf(games);
  return {
    sides: [sideOf(name, games, series), sideOf(other, theirs, series, -1)],
    games: games.map(({ game }) => game),
    series,
    record,
    streaks: streaksOf(games),
    margins: marginsOf(games),
    even: chanceOfLead(Math.abs(record.won - record.lost), games.length),
  };
}

function seriesOf(games: readonly Played[]): readonly SeriesGame[] {
  let lead = 0;
  return games.map(({ game, won }) => {
    lead += won ? 1 : -1;
    return { game: game.id, at: game.startedAt, won, lead };
  });
}

/** @param sign 1 for the first player, −1 for the second */
function sideOf(name: string, games: readonly Played[], series: readonly SeriesGame[], sign = 1): PairSide {
  const won = games.filter((one) => one.won);
  const margins = newSum();
  for (const { game } of won) add(margins, [game.margin], game.id);
  let lead: Lead | undefined;
  for (const one of series) if (sign * one.lead > (lead?.by ?? 0)) lead = { by: sign * one.lead, at: one.at };
  const usual = games.filter(({ game }) => game.usual);
  return {
    name,
    won: won.length,
    margin: average(margins),
    skunks: won.flatMap(({ game }) => (game.sides.some(({ loss }) => loss !== "plain") ? [game.id] : [])),
    lead,
    dealing: roleFigures(usual, "dealing", ["play", "hand", "crib"]),
    pone: roleFigures(usual, "pone", ["play", "hand"]),
    dealtFirst: recordOf(games.filter(({ game, side }) => game.firstDealer === side)),
  };
}
