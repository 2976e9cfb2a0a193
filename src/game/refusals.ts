/** Why a command is refused. A refused command changes nothing. */
import { HOUSE_CLASHES } from "../rules/house-rules";
import { PLAY_REFUSALS } from "../rules/play/play";

const REFUSALS = [
  ...PLAY_REFUSALS,
  ...HOUSE_CLASHES,
  /** This card has been seen in this deal. */
  "cardSeen",
  /** Four of this rank have been seen. */
  "fifthOfRank",
  /** A joker in a game without jokers, or one declared as a card where that is not allowed. */
  "noJokers",
  /** Both jokers have been seen. */
  "thirdJoker",
  /** A wild joker must be declared as a card. */
  "declareJoker",
  /** Every five must be discarded, up to the number of discards. */
  "throwFives",
  /** Not a whole number from 1 to the target. */
  "badBid",
  /** Not above the last bid. */
  "bidTooLow",
  /** The auction for the crib is not over. */
  "auctionOpen",
  /** The game is decided. */
  "gameOver",
  /** The side has got home, and the others play on without it. */
  "sideHome",
  /** The game has not begun, or has begun already. */
  "notNow",
  /** There is no dealer yet. */
  "noDealer",
  /** The starter comes first. */
  "noStarter",
  /** The play is not over. */
  "playOpen",
  /** A hand is partly entered. */
  "handHalfEntered",
  /** The hand or crib has all its cards. */
  "handFull",
  /** Cards of this hand are still missing. */
  "cardsMissing",
  /** The discarded card was not dealt. */
  "notDealt",
  /** Another hand is counted first. */
  "notItsTurn",
  /** No such seat, side or dealer at this table. */
  "nobody",
  /** The players count, and nobody has stated this count yet. */
  "countFirst",
  /** The count of this hand or crib is stated already. */
  "countedAlready",
  /** No card waits to be counted. */
  "nothingToCount",
  /** Not a number of points that one card can peg. */
  "badCount",
  /** A side cannot call its own count. */
  "ownCount",
  /** The player has scored again, or a hand has been counted since. */
  "tooLateToCall",
  /** After the penalty for a false go, the card that was held back is played first. */
  "cardHeldBack",
  /** No known card could have been played. */
  "noFalseGo",
  /** A count no hand can have: 19, 25, 26, 27, or outside 0 to 29. */
  "impossibleCount",
  /** Not a number of points the board can move. */
  "badPoints",
  /** The peg would go back past the start. */
  "belowZero",
  /** The hand cannot have this flush, or his nobs. */
  "noSuitsAsked",
  /** Not a whole number from 2 to 999. */
  "badTarget",
  /** The wrong number of players for the form. */
  "wrongPlayers",
  "nothingToUndo",
  "nothingToRedo",
  /** This entry cannot be changed. */
  "notAnEntry",
  "nameEmpty",
  "nameTooLong",
  /** Control characters, marks that change the writing direction, piles of accents, or angle brackets. */
  "nameHasMarks",
  "nameTwice",
] as const;
export type Refusal = (typeof REFUSALS)[number];
