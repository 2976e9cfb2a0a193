/** Two players who play each other: who leads, by how much they win, and how even they are. */
import type { GameId } from "../../game/facts";
import type { GameFacts } from "./facts";
import { addOne, average, chanceOfLead, type Figure, newSum } from "./figures";
import { type Luck, luckOf } from "./luck";
import type { Steps } from "./steps";
import { gamesOf, isSkunk, type Played, type Streaks, streaksOf } from "./counted-games";
import { type WinRecord, recordOf, type RoleFigures, roleFigures } from "./player";
import { type Margins, marginsOf } from "./spreads";

/** One game of a series. */
interface SeriesGame {
  readonly game: GameId;
  readonly at: number;
  readonly won: boolean;
  /** Games that the first player leads by after it; below 0 the other leads. */
  readonly lead: number;
}

/** A lead in a series, and when it was reached. */
interface Lead {
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
  readonly luck: Luck;
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

/**
 * The page in steps; see `playerSteps`.
 * @param all the games that count, the oldest first: `countedOnce`
 */
export function* pairSteps([name, other]: readonly [string, string], all: readonly GameFacts[]): Steps<Pair> {
  const games = gamesOf(name, all).filter(({ opponent }) => opponent === other);
  yield;
  const theirs = gamesOf(
    other,
    games.map(({ game }) => game),
  );
  yield;
  const series = seriesOf(games);
  const record = recordOf(games);
  const margins = marginsOf(games);
  yield;
  const first = yield* sideSteps(name, games, series);
  const second = yield* sideSteps(other, theirs, series, -1);
  return {
    sides: [first, second],
    games: games.map(({ game }) => game),
    series,
    record,
    streaks: streaksOf(games),
    margins,
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
function* sideSteps(name: string, games: readonly Played[], series: readonly SeriesGame[], sign = 1): Steps<PairSide> {
  const won = games.filter((one) => one.won);
  const margins = newSum();
  for (const { game } of won) {
    addOne(margins, game.margin);
    margins.games.push(game.id);
  }
  let lead: Lead | undefined;
  for (const one of series) if (sign * one.lead > (lead?.by ?? 0)) lead = { by: sign * one.lead, at: one.at };
  yield;
  const usual = games.filter(({ game }) => game.usual);
  const dealing = roleFigures(usual, "dealing", ["play", "hand", "crib"]);
  yield;
  return {
    name,
    won: won.length,
    margin: average(margins),
    skunks: won.flatMap(({ game }) => (isSkunk(game) ? [game.id] : [])),
    lead,
    dealing,
    pone: roleFigures(usual, "pone", ["play", "hand"]),
    luck: luckOf(usual),
    dealtFirst: recordOf(games.filter(({ game, side }) => game.firstDealer === side)),
  };
}
