/** The last event of the game in one line, worded as a player would say it. */
import { isolated } from "../../base/isolated";
import { listWords } from "../../base/lists";
import type { Happening } from "../../game/happenings";
import type { StatedCount, GameState } from "../../game/state";
import type { CallShown } from "../../game/call-shown";
import { missedReasons } from "../../game/missed-reasons";
import { homesInAll, nameOfSide, otherSides, sideAt } from "../../game/sides";
import type { Heard } from "../../game/last-heard";
import {
  announcePlay,
  GO_CALL,
  HEELS_CALL,
  JOKER_CALL,
  NO_POINTS_CALL,
  reasonWords,
  announceBriefly,
  announceTally,
  numberWord,
} from "../../rules/aloud/announce";
import { never } from "../../base/result";
import type { Side } from "../../rules/ruleset";
import type { Call, Ruling } from "../../rules/wrong-counts";
import { cardName } from "./card-name";
import { capital, LOSS_WORDS, pointsWords, whose } from "./common";
import type { Tally } from "../../rules/show/combinations";

export interface EventWords {
  readonly words: string;
  /** The same with the count of a hand in few words. */
  readonly short?: string;
  readonly pegged: { readonly points: number; readonly side: Side; readonly name: string } | undefined;
}

/**
 * @param happenings results of the last tap, in order
 * @param pegs points of that tap; only those of the side that pegged last are shown
 */
export function eventWords(state: GameState, { happenings, pegs }: Heard): EventWords {
  const said = merge(happenings);
  const words = inSentences(said.map((one) => wordsOf(state, one)));
  const short = said.some(({ kind }) => kind === "counted")
    ? inSentences(
        said.map((one) => (one.kind === "counted" && one.tally ? announceBriefly(one.tally) : wordsOf(state, one))),
      )
    : words;
  const side = pegs.at(-1)?.side;
  if (side === undefined) return { words, short, pegged: undefined };
  // The words say that the play goes back, so only the penalty is shown.
  const shown = happenings.some(({ kind }) => kind === "falseGo") ? pegs.slice(-1) : pegs;
  const points = shown.reduce((sum, one) => sum + (one.side === side ? one.points : 0), 0);
  return { words, short, pegged: { points, side, name: nameOfSide(state, side) } };
}

function inSentences(all: readonly string[]): string {
  return all
    .map((words) => capital(words))
    .filter(Boolean)
    .join(". ");
}

/** Joins a card with the go or last card it earns, because players announce them together. */
function merge(happenings: readonly Happening[]): readonly Happening[] {
  const merged: Happening[] = [];
  for (const one of happenings) {
    const before = merged.at(-1);
    if (one.kind === "award" && before?.kind === "laid" && before.seat === one.seat)
      merged[merged.length - 1] = { ...before, reasons: [...before.reasons, ...one.reasons] };
    // A player who calls go and scores the go announces only the score.
    else if (one.kind === "award" && before?.kind === "go" && before.seat === one.seat) merged[merged.length - 1] = one;
    else merged.push(one);
  }
  return merged;
}

export function wordsOf(state: GameState, one: Happening): string {
  const name = (seat: number) => isolated(state.seats[seat]?.name ?? "");
  switch (one.kind) {
    case "laid":
    case "award":
      return announcePlay(one.count, one.reasons);
    case "go":
      return GO_CALL;
    case "cutTied":
      return "a tie: cut again";
    case "dealer":
      return one.deal === 1 ? `${name(one.dealer)} deals` : "";
    case "heels":
      return one.points === 2 ? HEELS_CALL : JOKER_CALL;
    case "bid":
      return one.points === 0 ? `${name(one.seat)} passes` : `${name(one.seat)} bids ${one.points}`;
    case "cribSold":
      return one.bought
        ? `the crib is ${whose(name(one.seat))} for ${one.points}`
        : "no bid: the dealer keeps the crib";
    case "counted":
      return one.tally ? tallyWords(one.tally) : pointsWords(one.points);
    case "stated":
      return `${name(one.statedCount.seat)} says ${one.points}`;
    case "checked":
      return checkedWords(one.statedCount);
    case "called":
      return playCallWords(state, one.statedCount);
    case "penalty":
      return `a penalty for ${nameOfSide(state, one.side)}`;
    case "falseGo":
      return falseGoWords(name(one.seat), one);
    case "typed":
      return typedWords(one);
    case "voided":
      return "misdeal: the same dealer deals again";
    case "home":
      return homeWords(state, one);
    case "won":
      return wonWords(state, one);
    default:
      return never(one);
  }
}

/** The app's count; after a wrong one, both: "Run: 3, not 0". */
function checkedWords({ count, reasons, stated = 0, truth }: StatedCount): string {
  return stated === truth
    ? announcePlay(count, reasons)
    : `${reasonWords(reasons) || NO_POINTS_CALL}: ${truth}, not ${stated}`;
}

/** Says how a challenge in the play ended. If the challenge was wrong, this must not reveal what the card is worth. */
function playCallWords(state: GameState, count: StatedCount): string {
  const { call, ruling, seat } = count;
  if (!call || !ruling) return "";
  const taken = { side: call.side, counter: sideAt(state, seat), for: call.for, points: takenBy(call, ruling) };
  const said = challengeHeadline(state, taken);
  if (taken.points === 0) return `${nameOfSide(state, call.side)} challenged. ${said}`;
  const missed = call.for === "missed" ? reasonWords(missedReasons(count)) : "";
  return missed === "" ? said : `${said}: ${missed}`;
}

/** The points that the caller, or each of the others, takes. */
export function takenBy(call: Call, ruling: Ruling): number {
  return call.for === "missed" ? ruling.caller : ruling.opponents;
}

/** "Muggins! Two for Bob", "Too many! Two for each of the others", "Nothing was missed" */
export function challengeHeadline(
  state: GameState,
  { side, counter, for: what, points }: Pick<CallShown, "side" | "counter" | "for" | "points">,
): string {
  if (points === 0) return what === "missed" ? "Nothing was missed" : "It was not too many";
  const several = what === "over" && otherSides(state, counter).length > 1;
  const taker = several ? "each of the others" : nameOfSide(state, side);
  return `${what === "missed" ? "Muggins!" : "Too many!"} ${capital(numberWord(points))} for ${taker}`;
}

function falseGoWords(name: string, { cards, count, end }: Extract<Happening, { kind: "falseGo" }>): string {
  const played = `false go: ${name} could have played ${listWords(cards.map((card) => `the ${cardName(card)}`))}`;
  if (end === "stands") return played;
  return `${played}${end === "dead" ? ", now dead" : ""}. Back to ${numberWord(count)}`;
}

function typedWords({ points, for: what }: Extract<Happening, { kind: "typed" }>): string {
  return what === "correction" ? `fixed: ${fixWords(points)}` : pointsWords(points);
}

/** "3 points forward", "2 points back" */
export function fixWords(points: number): string {
  return `${pointsWords(Math.abs(points))} ${points < 0 ? "back" : "forward"}`;
}

function homeWords(state: GameState, { side, place }: Extract<Happening, { kind: "home" }>): string {
  const peg = isOnePlayer(state, [side]) ? "pegs" : "peg";
  const home = `${nameOfSide(state, side)} ${peg} out${["", " second", " third"][place - 1] ?? ""}`;
  return place < homesInAll(state) ? `${home}. The others play on` : home;
}

function wonWords(state: GameState, { side, loss }: Extract<Happening, { kind: "won" }>): string {
  const winners = [side, ...state.sharing];
  const names = listWords(winners.map((one) => nameOfSide(state, one)));
  const wins = `${names} ${isOnePlayer(state, winners) ? "wins" : "win"}`;
  if (loss === "plain") return wins;
  const losers = [...state.sides.keys()].filter((one) => one !== side);
  const [loser = 0] = losers;
  const who = losers.length > 1 ? "the others" : nameOfSide(state, loser);
  return `${wins}, and ${who} ${isOnePlayer(state, losers) ? "is" : "are"} ${LOSS_WORDS[loss]}`;
}

/** Whether these sides are one person, so that the verb is "wins" and not "win". */
export function isOnePlayer({ seats }: GameState, sides: readonly Side[]): boolean {
  return seats.filter(({ side }) => sides.includes(side)).length === 1;
}

/** A hand in few words: "Twenty: fifteen eight, double run of three, flush". */
export function briefTallyWords(tally: Tally): string {
  return capital(announceBriefly(tally));
}

/** The whole hand as players count it aloud: "Fifteen two, and a pair makes four"; "No points" for an empty one. */
export function tallyWords(tally: Tally): string {
  return capital(announceTally(tally, NO_POINTS_CALL));
}
