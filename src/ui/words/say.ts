/** The one line that says the last event as a player would. */
import { listWords } from "../../base/lists";
import { type StatedCount, type GameState, type Happening } from "../../game/state";
import { homesInAll, isOn, nameOfSide } from "../../game/sides";
import {
  announcePlay,
  announceTally,
  GO_CALL,
  HEELS_CALL,
  JOKER_CALL,
  NO_POINTS_CALL,
  NOTHING_CALL,
  reasonWords,
} from "../../rules/aloud/announce";
import { countsOf, isPossibleCount } from "../../rules/show/counts";
import { never } from "../../base/result";
import type { Side } from "../../rules/ruleset";
import { capital, LOSS_WORDS, pointsWords, whose } from "./words";
import type { Heard } from "../../game/last-heard";

export interface Saying {
  readonly words: string;
  readonly pegged: { readonly points: number; readonly side: Side; readonly name: string } | undefined;
}

/**
 * @param happenings what the last tap brought about, in order
 * @param pegs what it moved on the board
 */
export function say(state: GameState, { happenings, pegs }: Heard): Saying {
  const words = merge(happenings)
    .map((one) => capital(wordsOf(state, one)))
    .filter(Boolean)
    .join(". ");
  const side = pegs.at(-1)?.side;
  if (side === undefined) return { words, pegged: undefined };
  const points = pegs.reduce((sum, one) => sum + (one.side === side ? one.points : 0), 0);
  return { words, pegged: { points, side, name: nameOfSide(state, side) } };
}

/** A card and the go or last card it takes are one announcement: "fourteen: pair and last card, three". */
function merge(happenings: readonly Happening[]): readonly Happening[] {
  const merged: Happening[] = [];
  for (const one of happenings) {
    const before = merged.at(-1);
    if (one.kind === "award" && before?.kind === "laid" && before.seat === one.seat)
      merged[merged.length - 1] = { ...before, reasons: [...before.reasons, ...one.reasons] };
    // The last player who cannot go on has nobody to say go to.
    else if (one.kind === "award" && before?.kind === "go" && before.seat === one.seat) merged[merged.length - 1] = one;
    else merged.push(one);
  }
  return merged;
}

function wordsOf(state: GameState, one: Happening): string {
  const name = (seat: number) => state.seats[seat]?.name ?? "";
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
      return one.tally ? announceTally(one.tally, nothingCall(state)) : pointsWords(one.points);
    case "stated":
      return `${name(one.statedCount.seat)} says ${one.points}`;
    case "checked":
      return checkedWords(one.statedCount);
    case "called":
      return calledWords(state, one.statedCount);
    case "penalty":
      return `a penalty for ${nameOfSide(state, one.side)}`;
    case "falseGo":
      return `a false go: ${one.cards.length === 1 ? "a card" : `${one.cards.length} cards`} of ${name(one.seat)} fitted`;
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

/** Where nineteen can be counted, a hand of nothing is not called so (rules.md §5.2). */
function nothingCall(state: GameState): string {
  return isPossibleCount(19, countsOf(state.form, state.rules.house, "hand")) ? NO_POINTS_CALL : NOTHING_CALL;
}

/** The app's own announcement; for a wrong count, the points that are there and the points that were stated. */
function checkedWords({ count, reasons, stated = 0, truth }: StatedCount): string {
  if (stated === truth) return announcePlay(count, reasons);
  return `${reasonWords(reasons) || NO_POINTS_CALL}: ${truth}, not ${stated}`;
}

function calledWords(
  state: GameState,
  { call, ruling, owner, count, reasons, stated = 0, truth }: StatedCount,
): string {
  if (!call || !ruling) return "";
  const caller = nameOfSide(state, call.side);
  // A call that found nothing is no way to hear what a count is worth.
  const found = call.for === "missed" || stated > truth;
  const there = owner === "play" && truth > 0 && found ? `: ${announcePlay(count, reasons)}` : "";
  if (call.for === "over") return stated > truth ? `too many by ${stated - truth}${there}` : `not too many${there}`;
  return truth > stated ? `muggins for ${caller}${there}` : `muggins, but nothing was missed${there}`;
}

function typedWords({ points, for: what }: Extract<Happening, { kind: "typed" }>): string {
  if (what !== "correction") return pointsWords(points);
  return points < 0 ? `${pointsWords(-points)} taken back` : `${pointsWords(points)} put right`;
}

/** Which of them it is, and that the others play on, as long as they do. */
function homeWords(state: GameState, { side, place }: Extract<Happening, { kind: "home" }>): string {
  const home = `${nameOfSide(state, side)} is home${["", " second", " third"][place - 1] ?? ""}`;
  return place < homesInAll(state) ? `${home}. The others play on` : home;
}

function wonWords(state: GameState, { side, loss }: Extract<Happening, { kind: "won" }>): string {
  const name = listWords([side, ...state.sharing].map((one) => nameOfSide(state, one)));
  if (isOn(state, "lowball")) return `the win is ${whose(name)}`;
  // Whose home it is has been said, and it was not the winner’s.
  if (isOn(state, "playOn"))
    return `the win is ${whose(name)}${loss === "plain" ? "" : `, and the others were ${LOSS_WORDS[loss]}`}`;
  const are = state.seats.filter((seat) => seat.side === side).length > 1 ? "are" : "is";
  const losers = state.sides.length > 2 ? "the others are" : "the loser is";
  return loss === "plain" ? `${name} ${are} home` : `${name} ${are} home, and ${losers} ${LOSS_WORDS[loss]}`;
}
