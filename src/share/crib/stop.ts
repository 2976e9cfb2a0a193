/** The end of a reading of a `.crib` text: why, and where. */
import type { Refusal } from "../../game/refusals";
import type { CribFault, CribRefusal } from "./faults";

/** Characters. */
const MOST_SHOWN = 40;

/** Ends the reading. */
export class Stop extends Error {
  override readonly name = "Stop";
  readonly code: CribFault;
  /** Undefined where the reading ended. */
  readonly place: number | undefined;
  readonly shown: string | undefined;
  readonly why: Refusal | undefined;
  constructor(code: CribFault, place?: number, shown?: string, why?: Refusal) {
    super();
    this.code = code;
    this.place = place;
    this.shown = shown;
    this.why = why;
  }
}

/** @param at where the reading ended @param piece what was read there */
export function refusalOf({ code, place, shown, why }: Stop, text: string, at: number, piece: string): CribRefusal {
  const before = text.slice(0, place ?? at).split("\n");
  const all = Array.from((shown ?? piece).slice(0, 5 * MOST_SHOWN).trim());
  return {
    code,
    line: before.length,
    column: Array.from(before.at(-1) ?? "").length + 1,
    text: all.slice(0, MOST_SHOWN).join(""),
    ...(why && { why }),
  };
}
