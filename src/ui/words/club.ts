/** The words of scorecards and club nights. */
import type { SaidBeside } from "../../session/log-kind";
import type { BookRefusal } from "../../club/book-facts";
import type { EventKind } from "../../club/event-facts";
import type { RosterFault } from "../../club/roster";
import type { CheckCase } from "../../club/cross-check";
import { REFUSAL_WORDS } from "./refusals";

export const BOOK_REFUSAL_WORDS: Readonly<Record<BookRefusal | RosterFault | SaidBeside, string>> = {
  ...REFUSAL_WORDS,
  badSpread: "A spread is from 1 to 121.",
  badGame: "This scorecard has no such game.",
  badGames: "Choose 1 to 22 games, and not fewer than have been played.",
  badDate: "Choose a date.",
  againstHimself: "Nobody plays against themselves.",
  writtenAlready: "The scorecard already says that.",
  gameOnCard: "That game is already on the scorecard.",
  nothingThere: "There is nothing to remove.",
  nameTwice: "That name looks like one already here. Add an initial.",
  rosterFull: "There is room for 60 players.",
  heading: "A row of headings.",
  noField: "A player has only a name, a seat and an ACC number.",
  seatTooLong: "A seat or an ACC number has up to 12 characters.",
  nobody: "There is no such player.",
  seated: "They are in a drawn round. Tap “Has left” instead.",
  tooFew: "At least two players are needed.",
  badDraw: "A round must seat every player who is here exactly once.",
  roundPlayed: "That round already has a result.",
  noRound: "There is no such round.",
  noGame: "That player has no game in this round.",
  enteredAlready: "Nothing has changed.",
  forfeitedOnce: "They have already lost a game by being late. It counts only once.",
  badGrassRoots: "Grass Roots Points are a number from 0 to 999.",
  noTie: "These players are not tied.",
  bracketOpen: "The playoffs have already begun.",
  noBracket: "The bracket is not drawn yet.",
  matchOver: "That match is over.",
  playedOn: "A later round has begun. Take that game back first.",
  notPlaying: "They are not in that match.",
  notNow: "That is not possible now.",
};

/** For the header of an event, where the only name is its own. */
export const EVENT_HEADER_WORDS = { ...BOOK_REFUSAL_WORDS, nameEmpty: "The event needs a name." } as const;
/** For the header of a scorecard. */
export const SCORECARD_HEADER_WORDS = { ...BOOK_REFUSAL_WORDS, nameEmpty: "The scorecard needs a player." } as const;

/** For entering a scorecard line, where the only name to type is the opponent's. */
export const ENTRY_REFUSAL_WORDS = {
  ...BOOK_REFUSAL_WORDS,
  nameEmpty: "Who was the opponent?",
  wonOrLost: "Won or lost? Tap one.",
} as const;

export const KIND_WORDS: Readonly<Record<EventKind, string>> = {
  club: "Club night",
  tournament: "Tournament",
  consolation: "Consolation",
};

export const CASE_WORDS: Readonly<Record<CheckCase, string>> = {
  a: "The spreads differ. The player who seems to qualify gets the worse one.",
  b: "The spreads differ, and both players seem to qualify. Each gets the one that is worse for them.",
  c: "Only one card has a number. It counts for both.",
  d: "Both say won, or both say lost. The player in the plus column won.",
  e: "Both say won, or both say lost, in the same column. Both lose, with a minus spread.",
  f: "One says won and one lost, in the same column. The win counts, and the other card is corrected.",
  g: "The game points do not match the spread. They are corrected.",
  h: "The error costs only the qualifier who made it, so nothing changes.",
  stands: "Neither player seems to qualify. Both cards count as written.",
};

/** A spread as on paper: at least two digits. */
export function paperSpread(spread: number): string {
  return String(spread).padStart(2, "0");
}

/** Created once, because creating one is slow. */
let calendar: Intl.DateTimeFormat | undefined;

/** A day in this phone's format. @param date as 2026-11-21; any other text is shown as it is */
export function dayWords(date: string): string {
  const [, year, month, day] = (/^(\d{4})-(\d\d)-(\d\d)$/.exec(date) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) return date;
  calendar ??= new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeZone: "UTC" });
  return calendar.format(Date.UTC(year, month - 1, day));
}
