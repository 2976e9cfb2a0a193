/**
 * Statistics over many games. A finished game becomes one small record, its *facts*; everything about players and pairs
 * is added up from these records alone. Only what follows from the log is in them: a game of points alone has no hands.
 *
 * `gameFacts(entries)`: the facts of one game; none while it is not finished.
 * `playerSteps(name, facts)`, `pairSteps(names, facts)`: the page of a player and of two who play each other.
 * A `Figure` is a number with its interval, how many observations it is made of, and the games it comes from.
 */
import type { Brand } from "../../base/result";
import type { GameId } from "../../game/facts";
import type { Card } from "../../rules/cards";
import type { FormName } from "../../rules/forms";
import type { Hole, Loss, Side } from "../../rules/ruleset";

/** Raise it when the facts of a game change: stored facts with another number are made again. */
export const FACTS_FORMAT = 4;

/** The kinds of counting mistakes. `other`: no single kind explains it. */
export const MISTAKE_KINDS = ["fifteens", "pairs", "runs", "flush", "nobs", "play", "other"] as const;
export type MistakeKind = (typeof MISTAKE_KINDS)[number];

/** A wrong count that a player stated. */
export interface Mistake {
  readonly of: "hand" | "crib" | "play";
  readonly kinds: readonly MistakeKind[];
  readonly stated: number;
  readonly truth: number;
  /** The hand and then the starter; empty for the play and where the cards are not known. */
  readonly cards: readonly Card[];
}

/** A hand or crib with its cards. */
export interface FineHand {
  readonly points: number;
  readonly of: "hand" | "crib";
  /** The hand, then the starter. */
  readonly cards: readonly Card[];
}

/** One character for each number, its code 48 above the number: 10,000 games are read four times as fast as with lists. */
export type Points = Brand<string, "Points">;
const ZERO = 48;
/** Higher numbers are written as this one; no hand and no play comes near it. */
const HIGHEST = 43;

export function pointsText(values: readonly number[]): Points {
  return String.fromCharCode(...values.map((one) => ZERO + Math.max(0, Math.min(HIGHEST, one)))) as Points;
}

/** @param at from 0 to `text.length` − 1 */
export function pointsAt(text: Points, at: number): number {
  return text.charCodeAt(at) - ZERO;
}

/** Points of a side by deal, one number for each deal in which they are known. */
export interface RolePoints {
  /** Pegged in the play. Absent for a deal whose play was cut short by the end of the game. */
  readonly play: Points;
  /** The worth of the cards of the hand, also where fewer points were pegged. */
  readonly hand: Points;
  /** The same for the crib: empty for the pone. */
  readonly crib: Points;
}

export interface SideFacts {
  readonly players: readonly string[];
  readonly hole: Hole;
  /** How badly this side lost; "plain" for a winner too. */
  readonly loss: Loss;
  readonly dealing: RolePoints;
  readonly pone: RolePoints;
  /** The most points in one deal. */
  readonly most: number;
  /** The most holes this side was behind the best of the others; 0 in a lowball, where the lowest score wins. */
  readonly behind: number;
  /** The streets of a board of 121, from 1, that this side left first. */
  readonly firstOut: readonly number[];
  /** Points of the best hand, and of the best crib; undefined where none was counted. */
  readonly bestHand: number | undefined;
  readonly bestCrib: number | undefined;
  /** Hands and cribs of 24 and more. */
  readonly fine: readonly FineHand[];
  /** Hands, cribs and cards of the play whose count the players stated. */
  readonly stated: number;
  readonly mistakes: readonly Mistake[];
  /** Points taken from others by calling muggins. */
  readonly muggins: number;
}

/**
 * How the chance of a side moved over a game, by its nature, in millionths of a game. Whole numbers: from the start they
 * add up to 0 or to 1,000,000 exactly. Undefined where nothing is known of a part.
 */
export interface LuckFacts {
  readonly start: number;
  readonly skill: number | undefined;
  readonly both: number | undefined;
  readonly luck: number | undefined;
}

export interface GameFacts {
  readonly id: GameId;
  readonly startedAt: number;
  /** The time of the last entry; in the packs, that of the list row. A row with another one is read again. */
  readonly touchedAt: number;
  readonly form: FormName;
  readonly target: number;
  /** Two players, six cards and no twist: the usual points of a deal hold. */
  readonly usual: boolean;
  /** The side of the first dealer. */
  readonly firstDealer: Side | undefined;
  /** At least one: a game that is not finished has no facts. */
  readonly winners: readonly Side[];
  readonly margin: number;
  readonly deals: number;
  /** Deals whose times make sense, and the seconds that they took together. */
  readonly timed: number;
  readonly seconds: number;
  readonly sides: readonly SideFacts[];
  /** By side; empty for a game without odds. Undefined until it is worked out, which takes far longer than the rest. */
  readonly luck: readonly LuckFacts[] | undefined;
}

/** Hands of this many points and more are listed with their cards. */
export const FINE = 24;
