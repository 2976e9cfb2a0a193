/** Why a tap is not taken. The screens have one plain sentence for each. Nothing changes when it is said. */
import { HOUSE_CLASHES } from "../rules/house";
import { PLAY_REFUSALS } from "../rules/play/play";

const REFUSALS = [
  ...PLAY_REFUSALS,
  ...HOUSE_CLASHES,
  /** This very card has been seen this deal. */
  "cardSeen",
  /** Four of this rank have been seen. */
  "fifthOfRank",
  /** A joker in a game without, or one that stands for a card where none does. */
  "noJokers",
  /** A pack holds two. */
  "thirdJoker",
  /** A wild joker is played as a card. */
  "declareJoker",
  /** Every five goes to the crib, as far as cards go there. */
  "throwFives",
  /** A bid is a whole number from 1 to the target, and above the last. */
  "badBid",
  "bidTooLow",
  /** The crib is still bid for. */
  "auctionOpen",
  /** The game is decided. */
  "gameOver",
  /** That side is home, and out of the game the others play on. */
  "sideHome",
  /** The game has not begun, or has begun already. */
  "notNow",
  /** Somebody must deal first. */
  "noDealer",
  /** The starter comes first. */
  "noStarter",
  /** The play is still open. */
  "playOpen",
  /** A hand is half tapped in. */
  "handHalfEntered",
  /** The hand or crib has all its cards. */
  "handFull",
  /** Cards of this hand are still missing. */
  "cardsMissing",
  /** A card laid away must be one that was dealt. */
  "notDealt",
  /** Hands are counted in order. */
  "notItsTurn",
  /** No such seat, side or dealer at this table. */
  "nobody",
  /** The players count here: first the count is stated, then it is settled. */
  "countFirst",
  /** This hand or crib has been counted aloud already. */
  "countedAlready",
  /** No card waits to be counted. */
  "nothingToCount",
  /** More points than one card can peg, or no number at all. */
  "badCount",
  /** A side cannot call its own count. */
  "ownCount",
  /** The next score, or the next hand, has gone by. */
  "tooLateToCall",
  /** No card is known that would have fitted. */
  "noFalseGo",
  /** A count no hand can have: 19, 25, 26, 27, or outside 0 to 29. */
  "impossibleCount",
  /** Not a number of points the board can move. */
  "badPoints",
  /** Back past the start. */
  "belowZero",
  /** Neither a flush nor nobs can be there. */
  "noSuitsAsked",
  /** Not a game hole we keep: whole numbers from 2 to 999. */
  "badTarget",
  /** The wrong number of players for the form. */
  "wrongPlayers",
  /** Nothing left to take back. */
  "nothingToUndo",
  /** Nothing to bring back. */
  "nothingToRedo",
  /** This entry cannot be changed. */
  "notAnEntry",
  "nameEmpty",
  "nameTooLong",
  /** Control marks, marks that turn the writing direction, or angle brackets. */
  "nameHasMarks",
  "nameTwice",
] as const;
export type Refusal = (typeof REFUSALS)[number];
