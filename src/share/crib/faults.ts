/** The reasons for refusing a `.crib` text. */
import type { Refusal } from "../../game/refusals";

/**
 * `tooLong`: the text, or the game in it. `notCrib`: no tag at the start. `newer`: made by a newer version. `noPlayers`:
 * a mark, but no players. `notTag`: an unknown tag, or one that is there twice. `badTag`: its value does not fit.
 * `badMark`: not a mark, or one that does not fit. `misfit`: the first entry that the rules refuse, where it may have led
 * to a wrong result. `wrongResult`: not the one that follows from the entries.
 */
export const CRIB_FAULTS = [
  "tooLong",
  "notCrib",
  "newer",
  "noPlayers",
  "notTag",
  "badTag",
  "badMark",
  "misfit",
  "wrongResult",
] as const;
export type CribFault = (typeof CRIB_FAULTS)[number];

export interface CribRefusal {
  readonly code: CribFault;
  /** From 1. */
  readonly line: number;
  /** In characters, from 1. */
  readonly column: number;
  /** The piece of the text that is refused, cut at 40 characters; of a wrong result, the right one. */
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
