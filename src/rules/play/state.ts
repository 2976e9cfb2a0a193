/** The state of the play, and who can still play. rules.md §2.1. */
import { type Card, valueOf } from "../cards";
import type { PegRules } from "./pegs";
import type { GoTiming, Seat } from "../ruleset";
import type { Brand } from "../../base/result";

/** The cards a seat still holds: the known ones, and the number of unknown ones. */
export interface Held {
  readonly known: readonly Card[];
  readonly unknown: number;
}

interface Laid {
  readonly seat: Seat;
  readonly card: Card;
}

/** The rules of the play at this table. */
export interface PlayRules extends PegRules {
  readonly goTiming: GoTiming;
  /** The play ends with its first series (rules.md §9.1). */
  readonly oneSeries: boolean;
  /** Two goes in a row end the series (rules.md §2.4, BIC3). */
  readonly goStops: boolean;
  /** A naught joker may follow 31, so the points for 31 are pegged when the series ends (rules.md §9.11). */
  readonly openAt31: boolean;
}

export const USUAL_PLAY: PlayRules = {
  goTiming: "lastCard",
  threeRuns: false,
  jokersPair: false,
  oneSeries: false,
  goStops: false,
  openAt31: false,
};

export interface Play {
  readonly rules: PlayRules;
  readonly held: readonly Held[];
  /** The cards each seat has played in this deal, in order. */
  readonly laid: readonly (readonly Card[])[];
  /** The cards since the last 31 or go. */
  readonly series: readonly Laid[];
  /** The series before this one, which stays on the screen until its last card is counted. */
  readonly ended: readonly Laid[];
  readonly count: Count;
  /** The seats that said go in this series, or are known to hold nothing that fits. */
  readonly said: readonly Seat[];
  /** The go of this series is already pegged; only with `atGo`. */
  readonly goPaid: boolean;
  /** The length of the series when the last go was said. */
  readonly goAfter: number | undefined;
  /** Jokers not yet seen in this deal. */
  readonly jokers: number;
  /** Undefined once the play is over. */
  readonly turn: Seat | undefined;
}

/** Up to this count every card fits, so nobody can say go (rules.md §2.3.8). */
export const LAST_COUNT_ANY_CARD_FITS = 21;

/** @returns whether the seat holds a card that fits; "unknown" if that depends on unknown cards. */
export function canPlay(play: Play, seat: Seat): "yes" | "no" | "unknown" {
  const { known, unknown } = play.held[seat] ?? { known: [], unknown: 0 };
  if (known.some((card) => play.count + valueOf(card) <= 31)) return "yes";
  if (unknown === 0 || (play.count === 31 && play.jokers === 0)) return "no";
  return play.count <= LAST_COUNT_ANY_CARD_FITS ? "yes" : "unknown";
}

/** @returns whether the seat whose turn it is may say go. */
export function mayGo(play: Play): boolean {
  return play.turn !== undefined && play.series.length > 0 && canPlay(play, play.turn) !== "yes";
}

/** @returns whether only the player of the last card can still play in this series. */
export function isAlone(play: Play): boolean {
  return play.turn !== undefined && play.turn === lastSeat(play);
}

export function lastSeat(play: Play): Seat | undefined {
  return play.series.at(-1)?.seat;
}

export function size(held: Held | undefined): number {
  return held ? held.known.length + held.unknown : 0;
}

export function nextSeat(play: Play, after: Seat): Seat | undefined {
  const players = play.held.length;
  for (let step = 1; step <= players; step++) {
    const seat = (after + step) % players;
    if (size(play.held[seat]) > 0 && !play.said.includes(seat)) return seat;
  }
  return undefined;
}
/** The running total of a series: 0 to 31. */
export type Count = Brand<number, "Count">;
