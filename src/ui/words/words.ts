/** The words on screen. One word for each thing; every refusal is one plain sentence. */
import { type Counting, COUNTINGS, type Depth, DEPTHS } from "../../game/facts";
import type { StoreFault } from "../../game/log";
import type { Peg, PegKind, Phase } from "../../game/state";
import type { PlayReason } from "../../rules/play/pegs";
import type { Loss } from "../../rules/ruleset";
import type { Said } from "../../session/keeper";

export const REFUSAL_WORDS: Readonly<Record<Said, string>> = {
  playOver: "The play is over.",
  pastThirtyOne: "That would pass thirty-one.",
  outOfTurn: "It is not that hand’s turn.",
  notInHand: "That card is not in the hand you entered.",
  goTooSoon: "Nobody can say go yet: at 21 or less, every card fits.",
  canPlay: "No go: that hand still has a card that fits.",
  cardSeen: "That card has been seen this deal.",
  fifthOfRank: "All four of that rank have been seen.",
  noJokers: "There are no jokers here.",
  thirdJoker: "Both jokers have been seen.",
  declareJoker: "Say which card the joker is.",
  throwFives: "Discard the five first: every five goes to the crib.",
  badBid: "A bid is at least 1.",
  bidTooLow: "A bid must be higher than the last.",
  auctionOpen: "First bid for the crib.",
  twoJokers: "Jokers are wild or count nothing, not both.",
  twoStinkholes: "One stinkhole or three, not both.",
  lowballMuggins: "No muggins in lowball: nobody wants the points.",
  lowballHome: "In lowball nobody wants to go out, so this rule would stop nobody.",
  lowballPlayOn: "In lowball the first player home loses, so nobody plays on.",
  fivesPickedUp: "The lone player would pick up the fives again.",
  twoPickUps: "The lone player has the crib always, or only when dealing, not both.",
  houseMisplaced: "One of these house rules belongs to another game.",
  gameOver: "The game is over; undo or fix an entry to change it.",
  sideHome: "That side is home already; undo or fix an entry to change it.",
  notNow: "Not at this point of the deal.",
  noDealer: "First say who deals.",
  noStarter: "Turn the starter first.",
  playOpen: "The play is not over yet.",
  handHalfEntered: "A hand is half entered: finish it or leave it out.",
  handFull: "That hand has all its cards.",
  cardsMissing: "Some cards of that hand are missing.",
  notDealt: "Only a card that was dealt can be discarded.",
  notItsTurn: "Hands are counted in order.",
  nobody: "Nobody sits there.",
  impossibleCount: "No hand can count that.",
  countFirst: "First say what the hand counts.",
  countedAlready: "That hand has been counted already.",
  nothingToCount: "There is nothing to count now.",
  badCount: "That many points cannot be called.",
  ownCount: "A side cannot call its own count.",
  tooLateToCall: "It is too late to call that count.",
  noFalseGo: "No card is known that could have been played.",
  badPoints: "That many points cannot be pegged.",
  belowZero: "That would move the peg back past the start.",
  noSuitsAsked: "These cards cannot score that.",
  badTarget: "A game goes to a whole number from 2 to 999.",
  wrongPlayers: "This game needs another number of players.",
  badLength: "A match goes to a whole number from 1 to 99.",
  evenBestOf: "Best of needs an odd number: an even one can end level.",
  badStakes: "Match points are whole numbers up to 99, and a win gives at least one.",
  stakesFall: "A worse loss cannot give fewer match points.",
  nothingToUndo: "Nothing left to undo.",
  nothingToRedo: "Nothing to redo.",
  notAnEntry: "That entry cannot be changed.",
  nameEmpty: "Every player needs a name.",
  nameTooLong: "A name can have up to 40 letters.",
  nameHasMarks: "A name cannot contain <, > or marks that change the writing direction.",
  nameTwice: "Two players have the same name: add an initial.",
  watching: "Open in another tab.",
  tookOver: "Another tab has just written; its entry is shown. Tap again.",
  bounced: "Counted once. Tap again if you meant two.",
};

export const FAULT_WORDS: Readonly<Record<StoreFault, string>> = {
  taken: "Another tab has written this.",
  full: "Not saved: this phone has no room left.",
  lost: "Not saved: this browser’s storage does not respond.",
  newer: "This was saved by a newer version of the app.",
  blocked: "An older tab of this app holds the storage: close it and try again.",
};

export const PHASE_WORDS: Readonly<Record<Phase, string>> = {
  cut: "The cut",
  auction: "The bidding",
  starter: "The deal",
  play: "The play",
  show: "The show",
  over: "The game",
};

export const DEPTH_WORDS: Readonly<Record<Depth, string>> = {
  cards: "Every card",
  hands: "Hands only",
  points: "Points only",
};

export const COUNTING_WORDS: Readonly<Record<Counting, string>> = {
  app: "The app",
  checked: "We count",
  muggins: "Muggins",
};

export const DEPTH_OPTIONS = DEPTHS.map((value) => ({ value, label: DEPTH_WORDS[value] }));
export const COUNTING_OPTIONS = COUNTINGS.map((value) => ({ value, label: COUNTING_WORDS[value] }));

const REASON_WORDS: Readonly<Record<PlayReason["kind"], string>> = {
  fifteen: "for 15",
  pair: "pair",
  pairRoyal: "royal",
  doublePairRoyal: "double royal",
  fiveAlike: "five alike",
  sixAlike: "six alike",
  run: "run",
  thirtyOne: "for 31",
  go: "go",
  lastCard: "last",
};

const PEG_WORDS: Readonly<Record<PegKind, string>> = {
  heels: "heels",
  play: "",
  hand: "hand",
  crib: "crib",
  muggins: "muggins",
  overcount: "overcount",
  penalty: "penalty",
  points: "",
  correction: "fixed",
  bid: "bid",
  nullPoint: "for nothing",
  misdeal: "misdeal",
  backTen: "back ten",
  start: "start",
};

/** The reason for the last peg, beside its points: "run", "heels". */
export function pegWords({ kind, reasons }: Peg): string {
  return reasons.length > 0 ? reasons.map((reason) => REASON_WORDS[reason]).join(", ") : PEG_WORDS[kind];
}

/** The name of a loss, said of the loser; empty for an ordinary one. */
export const LOSS_WORDS: Readonly<Record<Loss, string>> = {
  plain: "",
  skunk: "skunked",
  doubleSkunk: "double skunked",
  tripleSkunk: "triple skunked",
  lurch: "left in the lurch",
};

/** The mark of a loss in a list of games. */
export const LOSS_MARKS: Readonly<Record<Loss, string>> = {
  plain: "",
  skunk: "skunk",
  doubleSkunk: "double skunk",
  tripleSkunk: "triple skunk",
  lurch: "lurch",
};

/** @returns "Bob’s", "James’s". */
export function whose(name: string): string {
  return `${name}’s`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "1 point", "3 points". */
export function pointsWords(points: number): string {
  return `${points} ${points === 1 ? "point" : "points"}`;
}

/** A date and time in the format of this phone. */
export function timeWords(at: number): string {
  return new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" }).format(at);
}
