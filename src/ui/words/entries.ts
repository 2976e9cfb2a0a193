/** The entries of the log in words: "Bob played 7♣". */
import { isolated } from "../../base/isolated";
import { listWords } from "../../base/lists";
import type { Fact, FalseGoEnd, Owner, TableFact } from "../../game/facts";
import { handsHidden } from "../../game/known";
import type { GameState } from "../../game/state";
import { nameOfSide, seatOf } from "../../game/sides";
import type { Card } from "../../rules/cards";
import { PENALTY_SOURCES } from "../../rules/penalty-sources";
import type { PenaltyName } from "../../rules/penalties";
import { never } from "../../base/result";
import type { Seat } from "../../rules/ruleset";
import { cardName } from "./card-name";
import { fixWords } from "./events";
import { COUNTING_WORDS, DEPTH_WORDS, pointsWords, whose } from "./common";

const FALSE_GO_END_WORDS: Readonly<Record<FalseGoEnd, string>> = {
  played: "replayed from the go",
  dead: "replayed from the go, the card out of the play",
  stands: "points only",
};

/** Text, or a card to be drawn as one. */
export type Piece = string | { readonly card: Card };

/** The entry that undo takes back, or redo brings back, in short: "5♣", "3 for Alice", "Bob’s hand". */
export function undoPieces(state: GameState, fact: Fact): readonly Piece[] {
  switch (fact.type) {
    case "undone":
    case "redone":
    case "corrected":
      return ["the last fix"];
    case "cardPlayed":
    case "cardShown":
      return [{ card: fact.card }];
    case "goCalled":
      return ["go"];
    case "called":
      return ["call"];
    case "playEnded":
      return ["the end of the play"];
    case "dealEnded":
      return ["next deal"];
    case "handPegged":
      return [ownerWords(state, fact.owner)];
    case "pegged":
      return fact.for === "correction"
        ? factPieces(state, fact, 0)
        : [`${fact.points} for ${nameOfSide(state, fact.side)}`];
    default:
      return factPieces(state, fact, state.deal?.number ?? 0);
  }
}

export function piecesText(pieces: readonly Piece[]): string {
  return pieces.map((piece) => (typeof piece === "string" ? piece : cardName(piece.card))).join("");
}

/** @param deal number of the deal the fact belongs to; a hidden hand of the current deal is not revealed */
export function factPieces(state: GameState, fact: TableFact, deal: number): readonly Piece[] {
  const name = (seat: Seat) => nameOf(state, seat);
  switch (fact.type) {
    case "gameStarted":
      return [`Game to ${fact.rules.target}: ${listWords(fact.seats.map((seat) => isolated(seat.name)))}`];
    case "cut":
      return [`${name(fact.seat)} cut `, { card: fact.card }];
    case "dealerChosen":
      return [`${name(fact.dealer)} deals first`];
    case "depthChosen":
      return [`From here on: ${DEPTH_WORDS[fact.depth].toLowerCase()}`];
    case "countingChosen":
      return [`Counting from here on: ${COUNTING_WORDS[fact.counting]}`];
    case "claimed":
      return [fact.owner === "play" ? `said ${fact.points}` : `${ownerWords(state, fact.owner)}: said ${fact.points}`];
    case "called":
      // Every other side gets what was too much, so with several it does not matter who said it.
      if (fact.for === "over" && state.sides.length > 2) return ["Challenged: too many"];
      return [
        `${nameOfSide(state, fact.side)} ${fact.for === "over" ? "challenged: too many" : `called muggins for ${fact.points}`}`,
      ];
    case "penaltyTaken":
      return [
        `Penalty for ${nameOfSide(state, fact.side)}: ${PENALTY_WORDS[fact.penalty]} · ${PENALTY_SOURCES[fact.penalty]}`,
      ];
    case "renegeTaken":
      return [`${nameOfSide(state, fact.side)} claimed a false go: ${FALSE_GO_END_WORDS[fact.end]}`];
    case "cardDealt":
      return [`${name(fact.seat)} was dealt `, behindCurtain(state, fact.card, deal)];
    case "discarded":
      return [`${name(fact.seat)} discarded `, behindCurtain(state, fact.card, deal)];
    case "cardPassed":
      return [`${name(fact.seat)} ${passedWords(state)} `, behindCurtain(state, fact.card, deal)];
    case "bid":
      return [`Bid of ${fact.points} for the crib`];
    case "bidPassed":
      return ["Passed"];
    case "handForgotten":
      return [`${whose(name(fact.seat))} hand not entered`];
    case "starterTurned":
      return ["Starter ", { card: fact.card }];
    case "cardPlayed":
      return [{ card: fact.card }, " played"];
    case "goCalled":
      return ["Go"];
    case "playEnded":
      return ["The play ended"];
    case "cardShown":
      return [`${ownerWords(state, fact.owner)} `, { card: fact.card }];
    case "suitsTold":
      return [`${ownerWords(state, fact.owner)} ${suitsWords(fact.flush, fact.nobs)}`];
    case "handPegged":
      return [`${ownerWords(state, fact.owner)} counted${fact.falseGame ? ", the win claimed too early" : ""}`];
    case "handTyped":
      return [`${ownerWords(state, fact.owner)}: ${fact.points} entered`];
    case "pegged":
      return [peggedWords(state, fact)];
    case "dealEnded":
      return ["The deal ended"];
    case "dealVoided":
      return ["Misdeal: the deal’s points taken back"];
    default:
      return never(fact);
  }
}

/** The faults a table can claim points for. */
export const PENALTY_WORDS: Readonly<Record<PenaltyName, string>> = {
  looked: "looked at the bottom card or the cut",
  cribTouched: "touched, showed or swapped the crib",
  pegMoved: "moved another side’s peg",
  starterMixed: "mixed the starter with other cards",
  countRefused: "refused a card count",
  misdealt: "misdeal (house rule)",
  falseGame: "claimed a win too early",
};

export function behindCurtain(state: GameState, card: Card, deal: number): Piece {
  return handsHidden(state, deal) ? "a card" : { card };
}

/** Whether only the player who holds the card may see it before the show. */
export function isHidden({ type }: TableFact): boolean {
  return type === "cardDealt" || type === "discarded" || type === "cardPassed";
}

function passedWords({ form }: GameState): string {
  return form.passedTo === "partner" ? "gave" : "set aside";
}

function suitsWords(flush: number, nobs: boolean): string {
  const told = [flush > 0 ? `a flush of ${flush}` : "", nobs ? "his nobs" : ""].filter(Boolean);
  return told.length > 0 ? `with ${listWords(told)}` : "with no flush and no nobs";
}

function peggedWords(state: GameState, { side, points, for: what }: Extract<TableFact, { type: "pegged" }>): string {
  const name = nameOfSide(state, side);
  if (what === "correction") return `${whose(name)} score fixed: ${fixWords(points)}`;
  return what === "play" ? `${pointsWords(points)} in the play for ${name}` : `${pointsWords(points)} for ${name}`;
}

export function nameOf(state: GameState, seat: Seat): string {
  return isolated(state.seats[seat]?.name ?? "");
}

/** "Alice’s hand", "Alice’s second hand", "The crib" */
export function ownerWords(state: GameState, owner: Owner): string {
  if (owner === "crib") return "The crib";
  return `${whose(nameOf(state, seatOf(state, owner)))} ${typeof owner === "string" ? "second hand" : "hand"}`;
}
