/** Words that several screens share: phases, depths, pegs, losses, points and times. */
import { isolated } from "../../base/isolated";
import { type Counting, type Depth } from "../../game/facts";
import type { Peg, PegKind, Phase } from "../../game/state";
import type { PlayReason } from "../../rules/play/pegs";
import type { Loss } from "../../rules/ruleset";
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
  nullPoint: "null point",
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
  return `${isolated(name)}’s`;
}

export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** "1 point", "3 points". */
export function pointsWords(points: number): string {
  return `${points} point${points === 1 ? "" : "s"}`;
}

/** Milliseconds, 231 days: within them a date needs no year. */
const RECENT = 2e10;

/** For times near today, and with the year. Created once each, because creating one is slow. */
const calendars: Intl.DateTimeFormat[] = [];

/** A date and time in the format of this phone, with the year if it is far from today. */
export function timeWords(at: number): string {
  // A phone can have a clock that is years ahead.
  const isFar = Math.abs(Date.now() - at) > RECENT;
  return (calendars[Number(isFar)] ??= new Intl.DateTimeFormat(undefined, {
    ...(isFar && { year: "numeric" }),
    month: "short",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
  })).format(at);
}
