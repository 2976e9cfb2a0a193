/** Words for imported results: why a text is refused, and how each result fits. */
import type { Across, LineFit } from "../../../share/handed-lines";
import type { HandedFault } from "../../../share/lines";
import { NEWER_WORDS } from "../../words/codes";

export const HANDED_WORDS: Readonly<Record<HandedFault, string>> = {
  tooLong: "That is far too long for a scorecard.",
  notOurs: "That is not a scorecard’s code, link or text.",
  newer: NEWER_WORDS,
  cutOff: "The end is missing. Copy the whole text, or scan the code again.",
  damaged: "The text was changed on the way. Ask for it again.",
  badName: "It contains a name that is not allowed.",
  badGame: "It has no games, or a game number that is not 1 to 22.",
  sameGameTwice: "It lists the same game twice.",
  badSpread: "It has a spread that is not 1 to 121.",
  againstHimself: "It lists a player as their own opponent.",
};

export const FIT_WORDS: Readonly<Record<LineFit["is"], string>> = {
  fits: "fits",
  there: "already entered",
  differs: "differs from the result here",
  settled: "already ruled by the organiser",
  otherwise: "was drawn against another player",
  sitsOut: "had the bye in that round",
  notSeated: "did not play in that round",
  noRound: "that round is not drawn",
};

export const ACROSS_WORDS: Readonly<Record<Across, string>> = {
  waiting: "the other card is not in yet",
  agrees: "the other card agrees",
  differs: "the other card differs",
};
