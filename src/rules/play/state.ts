/** The play as it stands: what is held, what was laid, and who can still go on. rules.md §2.1. */
import { type Card, valueOf } from "../cards";
import type { PegRules } from "./pegs";
import type { Count } from "../../base/result";
import type { GoTiming, Seat } from "../ruleset";

/** What a seat still holds, as far as we know: some cards by name and some only by number. */
export interface Held {
  readonly known: readonly Card[];
  readonly unknown: number;
}

interface Laid {
  readonly seat: Seat;
  readonly card: Card;
}

/** How the play goes at this table. */
export interface PlayRules extends PegRules {
  readonly goTiming: GoTiming;
  /** The first series is the whole play (rules.md §9.1). */
  readonly oneSeries: boolean;
  /** Two goes one after the other end the series (rules.md §2.4, BIC3). */
  readonly goStops: boolean;
  /** A joker of naught may still follow thirty-one, which is pegged when the series ends (rules.md §9.11). */
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
  /** Every card each seat has played this deal, in order. */
  readonly laid: readonly (readonly Card[])[];
  /** The cards since the last 31 or go. */
  readonly series: readonly Laid[];
  /** The series before, as it lay when it ended: the table still looks at it. */
  readonly ended: readonly Laid[];
  readonly count: Count;
  /** Who said go, or was known to have nothing that fits, in this series. */
  readonly said: readonly Seat[];
  /** The go of this series is pegged already; only ever true with `atGo`. */
  readonly goPaid: boolean;
  /** How many cards lay when the last go of this series was said. */
  readonly goAfter: number | undefined;
  /** Jokers nobody has seen yet this deal. */
  readonly jokers: number;
  /** Whose move it is; undefined once no card is held and the play is over. */
  readonly turn: Seat | undefined;
}

/** Any card fits up to here, so nobody can go (rules.md §2.3.8). */
export const LAST_COUNT_ANY_CARD_FITS = 21;

/** @returns whether the seat has a card that fits, as far as anybody can know. */
export function canPlay(play: Play, seat: Seat): "yes" | "no" | "unknown" {
  const { known, unknown } = play.held[seat] ?? { known: [], unknown: 0 };
  if (known.some((card) => play.count + valueOf(card) <= 31)) return "yes";
  if (unknown === 0 || (play.count === 31 && play.jokers === 0)) return "no";
  return play.count <= LAST_COUNT_ANY_CARD_FITS ? "yes" : "unknown";
}

/** @returns whether "go" can be true for the seat whose turn it is. */
export function mayGo(play: Play): boolean {
  return play.turn !== undefined && play.series.length > 0 && canPlay(play, play.turn) !== "yes";
}

/** @returns whether only the seat of the last card is left to go on in this series. */
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
