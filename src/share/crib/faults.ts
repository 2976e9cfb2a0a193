/** The reasons for refusing a `.crib` text. */
import type { Refusal } from "../../game/refusals";

/**
 * `tooLong`: the text, or the game in it. `notCrib`: no tags at the start. `newer`: made by a newer version.
 * `noPlayers`: no names. `badSign`: a sign that no word begins with. `notTag`, `tagTwice`, `lateTag`, `badTag`: an
 * unknown tag, one that was there before, one after the first mark, one with a value that does not fit. `notCard`,
 * `notMark`: neither a card nor a mark. `noName`: a mark without a player before it. `badMark`: a value that does not
 * fit. `badRaw`: not an entry in JSON. `misfit`: the first entry that the
 * rules refuse, where it may have led to a wrong dealer or result. `wrongDealer`, `wrongResult`: not the one that follows from the entries.
 */
export const CRIB_FAULTS = [
  "tooLong",
  "notCrib",
  "newer",
  "noPlayers",
  "badSign",
  "notTag",
  "tagTwice",
  "lateTag",
  "badTag",
  "notCard",
  "notMark",
  "noName",
  "badMark",
  "badRaw",
  "misfit",
  "wrongDealer",
  "wrongResult",
] as const;
export type CribFault = (typeof CRIB_FAULTS)[number];

export interface CribRefusal {
  readonly code: CribFault;
  /** From 1. */
  readonly line: number;
  /** In characters, from 1. */
  readonly column: number;
  /** The piece of the text that is refused, cut at 40 characters; of a wrong dealer or result, the right one. */
  readonly text: string;
  /** Why the rules refuse a misfit. */
  readonly why?: Refusal;
}

/** The entries of a text that the rules refuse; they are kept and marked, as in any game. */
export interface CribMisfits {
  readonly first: CribRefusal;
  /** Of them, after the first. */
  readonly more: number;
}
