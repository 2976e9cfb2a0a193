/** The page of one player: everything that follows from the facts of their games. */
import { type CountingPart, countingOf } from "./counting";
import type { FineHand, GameFacts } from "./facts";
import { add, average, type Figure, newSum, share, together } from "./figures";
import type { Steps } from "./steps";
import { gamesOf, isSkunk, type Played, type Streaks, streaksOf, type WonLost, wonLost } from "./counted-games";
import type { GameId } from "../../game/facts";
import { type FirstOut, firstOutOf, type HighHands, highHandsOf, type HandCounts, handCounts } from "./spreads";

/** The first dealer wins 56 % of games to 121 (Colvert; Cribbage Pro blog 2012-10 has 55.5 % over millions of games). */
const FIRST_DEALER_WINS = 0.56;

/** A record and the games it comes from. */
export interface WinRecord extends WonLost {
  /** Undefined without games. */
  readonly share: Figure | undefined;
}

/** Averages of the points of a deal in one role. */
export interface RoleFigures {
  /** All parts together; undefined if one of them is unknown. */
  readonly whole: Figure | undefined;
  readonly play: Figure | undefined;
  readonly hand: Figure | undefined;
  /** Undefined for the pone. */
  readonly crib: Figure | undefined;
}

/** One of the best: a number and the game in which it was made. */
export interface Best {
  readonly value: number;
  readonly game: GameId;
}

export interface Opponent extends WonLost {
  readonly name: string;
  readonly games: readonly GameId[];
  /** When they last met. */
  readonly last: number;
}

export interface FineHandIn extends FineHand {
  readonly game: GameId;
  /** The names of the others. */
  readonly against: readonly string[];
  readonly at: number;
}

export interface Player {
  readonly name: string;
  /** The oldest first. */
  readonly games: readonly GameFacts[];
  /** Games of two sides: alone against one other, or with a partner. */
  readonly record: WinRecord;
  /** The share that an equal player would have won, having dealt first as often. */
  readonly par: number;
  readonly dealtFirst: WinRecord;
  readonly notFirst: WinRecord;
  /** Games of two sides won and lost by a skunk or more. */
  readonly skunks: WonLost & { readonly games: readonly GameId[] };
  readonly streaks: Streaks;
  /** Games with three sides and more, and how many wins equal players would have. */
  readonly many: WinRecord & { readonly par: number };
  readonly dealing: RoleFigures;
  readonly pone: RoleFigures;
  readonly most: Best | undefined;
  readonly comeback: Best | undefined;
  readonly bestHand: Best | undefined;
  readonly bestCrib: Best | undefined;
  /** The highest first, then the newest. */
  readonly fine: readonly FineHandIn[];
  readonly counting: CountingPart;
  /** Those met most often first. */
  readonly against: readonly Opponent[];
  /** The opponent met most often, and the one who wins most against this player. */
  readonly rival: Opponent | undefined;
  readonly nemesis: Opponent | undefined;
  readonly partners: readonly Opponent[];
  readonly firstOut: readonly FirstOut[];
  readonly highHands: readonly HighHands[];
  readonly hands: HandCounts;
  /** Seconds that a deal takes on average; undefined where no times make sense. */
  readonly seconds: number | undefined;
}

/**
 * The page in steps, because ten thousand games take longer than the time between two frames.
 * @param all the games that count, the oldest first: `countedOnce`
 */
export function* playerSteps(name: string, all: readonly GameFacts[]): Steps<Player> {
  const games = gamesOf(name, all);
  yield;
  const two = games.filter(({ game }) => game.sides.length === 2);
  const alone = two.filter(({ opponent }) => opponent !== undefined);
  const usual = games.filter(({ game }) => game.usual);
  yield;
  const records = recordsOf(games, two, alone);
  yield;
  const dealing = roleFigures(usual, "dealing", ["play", "hand", "crib"]);
  yield;
  const pone = roleFigures(usual, "pone", ["play", "hand"]);
  yield;
  const against = opponentsOf(alone, ({ game, side }) => game.sides[1 - side]?.players ?? []);
  const partners = opponentsOf(games, ({ own: { players } }) =>
    players.length > 1 ? players.filter((one) => one !== name) : [],
  );
  yield;
  const spreads = { firstOut: firstOutOf(alone), highHands: highHandsOf(alone) };
  yield;
  const hands = handCounts(usual);
  const counting = countingOf(games);
  yield;
  return {
    name,
    games: games.map(({ game }) => game),
    ...records,
    ...spreads,
    dealing,
    pone,
    against,
    partners,
    hands,
    counting,
    rival: against[0],
    nemesis: nemesisOf(against),
    most: bestOf(games, ({ own }) => own.most),
    comeback: bestOf(games, ({ own, won }) => (won ? own.behind : 0)),
    bestHand: bestOf(games, ({ own }) => own.bestHand ?? 0),
    bestCrib: bestOf(games, ({ own }) => own.bestCrib ?? 0),
    fine: fineOf(games),
    seconds: secondsOf(games),
  };
}

type Records = Pick<Player, "record" | "par" | "dealtFirst" | "notFirst" | "skunks" | "streaks" | "many">;

function recordsOf(games: readonly Played[], two: readonly Played[], alone: readonly Played[]): Records {
  const many = games.filter(({ game }) => game.sides.length > 2);
  const to121 = alone.filter(({ game }) => game.target === 121 && game.usual && game.firstDealer !== undefined);
  const first = to121.filter(({ game, side }) => game.firstDealer === side);
  const notFirst = to121.filter(({ game, side }) => game.firstDealer !== side);
  const skunks = two.filter(({ game }) => isSkunk(game));
  return {
    record: recordOf(two),
    par: parOf(two.length, first.length, notFirst.length),
    dealtFirst: recordOf(first),
    notFirst: recordOf(notFirst),
    skunks: {
      won: skunks.filter(({ won }) => won).length,
      lost: skunks.filter(({ own }) => own.loss !== "plain").length,
      games: skunks.map(({ game }) => game.id),
    },
    streaks: streaksOf(two),
    many: { ...recordOf(many), par: many.reduce((sum, { game }) => sum + 1 / game.sides.length, 0) },
  };
}

export function recordOf(games: readonly Played[]): WinRecord {
  const all = wonLost(games);
  return {
    ...all,
    share: share(
      all.won,
      games.map(({ game }) => game.id),
    ),
  };
}

function parOf(games: number, first: number, notFirst: number): number {
  if (games === 0) return 0.5;
  const others = games - first - notFirst;
  return (first * FIRST_DEALER_WINS + notFirst * (1 - FIRST_DEALER_WINS) + others * 0.5) / games;
}

type Part = "play" | "hand" | "crib";

export function roleFigures(games: readonly Played[], role: "dealing" | "pone", parts: readonly Part[]): RoleFigures {
  const found = parts.map((part) => {
    const sum = newSum();
    for (const { game, own } of games) add(sum, own[role][part], game.id);
    return average(sum);
  });
  const of = (part: Part) => found[parts.indexOf(part)];
  return { whole: together(found), play: of("play"), hand: of("hand"), crib: of("crib") };
}

function bestOf(games: readonly Played[], valueOf: (one: Played) => number): Best | undefined {
  let best: Best | undefined;
  for (const one of games) {
    const value = valueOf(one);
    if (value > (best?.value ?? 0)) best = { value, game: one.game.id };
  }
  return best;
}

function fineOf(games: readonly Played[]): readonly FineHandIn[] {
  const found: FineHandIn[] = [];
  for (const { game, side, own } of games)
    for (const hand of own.fine) {
      const against = game.sides.flatMap(({ players }, other) => (other === side ? [] : players));
      found.push({ ...hand, game: game.id, against, at: game.startedAt });
    }
  return found.toSorted((one, other) => other.points - one.points || other.at - one.at);
}

/** Every other player that `who` gives for a game, with the record in those games. */
function opponentsOf(games: readonly Played[], who: (one: Played) => readonly string[]): readonly Opponent[] {
  const found = new Map<string, { name: string; won: number; lost: number; games: GameId[]; last: number }>();
  for (const one of games)
    for (const name of who(one)) {
      const known = found.get(name) ?? { name, won: 0, lost: 0, games: [], last: 0 };
      known[one.won ? "won" : "lost"] += 1;
      known.games.push(one.game.id);
      known.last = one.game.startedAt;
      found.set(name, known);
    }
  return [...found.values()].toSorted((one, other) => other.games.length - one.games.length || other.last - one.last);
}

/** Fewer games against somebody make nobody a nemesis. */
const FEWEST_FOR_NEMESIS = 10;

function nemesisOf(against: readonly Opponent[]): Opponent | undefined {
  const rate = ({ won, games }: Opponent) => won / games.length;
  const [worst] = against
    .filter(({ games }) => games.length >= FEWEST_FOR_NEMESIS)
    .toSorted((one, other) => rate(one) - rate(other));
  return worst && rate(worst) < 0.5 ? worst : undefined;
}

function secondsOf(games: readonly Played[]): number | undefined {
  const timed = games.reduce((sum, { game }) => sum + game.timed, 0);
  return timed > 0 ? games.reduce((sum, { game }) => sum + game.seconds, 0) / timed : undefined;
}
