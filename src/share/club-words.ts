/** The words for a game's status and a tie-break, which are the same on screen, on paper and in a spreadsheet. */
import type { PlayerGame } from "../club/player-scorecard";
import type { TieBreak } from "../club/standings";

export const STATUS_WORDS: Readonly<Record<PlayerGame["status"], string>> = {
  waiting: "to play",
  half: "one card in",
  agreed: "both cards agree",
  differ: "the cards differ",
  ruled: "judge’s ruling",
  forfeit: "lost by being late",
  notPlayed: "not played",
  sitsOut: "sits out",
  absent: "not here",
};

export const TIE_WORDS: Readonly<Record<TieBreak, string>> = {
  points: "game points",
  won: "games won",
  net: "net spread",
  plus: "plus points",
  headToHead: "head to head",
  playoff: "playoff",
  level: "tied",
};
