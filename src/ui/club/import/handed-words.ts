/** What is said of lines that players hand over. */
import type { Across, LineFit } from "../../../share/handed-lines";
import type { HandedFault } from "../../../share/lines";

export const HANDED_WORDS: Readonly<Record<HandedFault, string>> = {
  tooLong: "That is far longer than any card: it is not taken.",
  notOurs: "That is no line of a card: it is another code, link or text.",
  newer: "That line comes from a newer version of this app. Update this one, then read it again.",
  cutOff: "The line is cut off at its end. Copy all of it, or read the code again.",
  damaged: "The line was changed on its way. Ask for it once more.",
  badName: "There is a name in it that cannot be taken.",
  badGame: "It has no game on it, or one that no card has: 1 to 22.",
  sameGameTwice: "It has the same game twice.",
  badSpread: "It has a spread that cannot be: 1 to 121.",
  againstHimself: "It says that a player met himself.",
};

export const FIT_WORDS: Readonly<Record<LineFit["is"], string>> = {
  fits: "fits",
  there: "is there already",
  differs: "is not what is there",
  settled: "that game is settled already",
  otherwise: "was seated against somebody else",
  sitsOut: "sat out that round",
  notSeated: "was not seated in that round",
  noRound: "that round is not drawn",
};

export const ACROSS_WORDS: Readonly<Record<Across, string>> = {
  waiting: "the other card is not in yet",
  agrees: "the other card agrees",
  differs: "the other card says something else",
};
