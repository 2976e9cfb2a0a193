/** The words of scorecards and club nights. Every refusal is one plain sentence. */
import type { SaidBeside } from "../../session/log-keeper";
import type { BookRefusal } from "../../club/book-facts";
import type { EventKind } from "../../club/event-facts";
import type { RosterFault } from "../../club/roster";
import type { TieBreak } from "../../club/standings";
import { REFUSAL_WORDS } from "./words";
import type { CheckCase } from "../../club/cross-check";
import type { GameStatus } from "../../club/results";

export const BOOK_REFUSAL_WORDS: Readonly<Record<BookRefusal | RosterFault | SaidBeside, string>> = {
  ...REFUSAL_WORDS,
  badSpread: "A spread is a whole number from 1 to 121.",
  badGame: "That game is not on this card.",
  badGames: "That number of games does not fit: 1 to 22, and none that is played may be cut off.",
  badDate: "That is no date.",
  againstHimself: "Nobody plays against himself.",
  writtenAlready: "The card says just that already.",
  gameOnCard: "That game stands on the card already.",
  nothingThere: "There is nothing to take out.",
  rosterFull: "There is room for sixty players.",
  nobody: "There is no such player.",
  tooFew: "Two players are needed.",
  badDraw: "These pairs are not of those who are here, each of them once.",
  roundPlayed: "A result is entered there already.",
  noRound: "There is no such round.",
  noGame: "That player has no game in this round.",
  enteredAlready: "It says just that already.",
  forfeitedOnce: "That is given only once; he has had it.",
  badGrassRoots: "Grass Roots Points are 0 to 999.",
  noTie: "They are not level.",
  bracketOpen: "The playoffs have begun.",
  noBracket: "The playoffs are not drawn yet.",
  matchOver: "That match is decided.",
  notPlaying: "He does not play in that match.",
  notNow: "Not at this point of the evening.",
};

/** A line of a card on its way in: who is missing there is the opponent, nobody else. */
export const ENTRY_REFUSAL_WORDS = {
  ...BOOK_REFUSAL_WORDS,
  nameEmpty: "Who was it against?",
  wonOrLost: "Won or lost? Say that too.",
} as const;

export const KIND_WORDS: Readonly<Record<EventKind, string>> = {
  club: "Club night",
  tournament: "Tournament",
  consolation: "Consolation",
};

export const STATUS_WORDS: Readonly<Record<GameStatus, string>> = {
  waiting: "to play",
  half: "one card in",
  agreed: "both cards agree",
  differ: "the cards differ",
  ruled: "settled",
  forfeit: "late: given to the other",
};

export const TIE_WORDS: Readonly<Record<TieBreak, string>> = {
  points: "game points",
  won: "games won",
  net: "net spread",
  plus: "plus points",
  headToHead: "head to head",
  playoff: "playoff",
  level: "level",
};

export const CASE_WORDS: Readonly<Record<CheckCase, string>> = {
  a: "Different spreads: who seems to qualify gets the worse one.",
  b: "Different spreads between two who seem to qualify: each gets the worse for himself.",
  c: "Only one card has a number: it is copied to the other.",
  d: "Both won, or both lost: the one in the plus column won.",
  e: "Both won, or both lost, in the same column: it is lost for both, and the spread is minus.",
  f: "One won, but both stand in one column: the win stands, the other card is corrected.",
  g: "The game points do not go with the spread: they are corrected.",
  h: "The error is to the qualifier’s own disadvantage: it stands.",
  stands: "Neither seems to qualify: each card stands as it is written.",
};

/** "+05", "−17", "0" with a real minus. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0";
}

/** A spread as the paper card has it: two digits, with a leading zero below ten. */
export function paperSpread(spread: number): string {
  return String(spread).padStart(2, "0");
}

/** Made once: making it costs more than all the words of a page. */
let calendar: Intl.DateTimeFormat | undefined;

/** A day as this phone writes it. @param date as 2026-11-21 */
export function dayWords(date: string): string {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  calendar ??= new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeZone: "UTC" });
  return calendar.format(Date.UTC(year, month - 1, day));
}
