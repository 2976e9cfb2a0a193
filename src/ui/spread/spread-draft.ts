/** A half-typed result of one game: the spread, or the loser's score, from which the spread follows. */
import { type Check, flag, object, oneOf } from "../../base/shape";
import { isSpread, spreadFrom } from "../../club/scorecard";

export const COUNTED_BY = ["spread", "hole"] as const;
/** The meaning of the digits: the spread, or the loser's score ("hole"). */
export type CountedBy = (typeof COUNTED_BY)[number];

export interface SpreadDraft {
  readonly by: CountedBy;
  /** Up to three digits; not necessarily a spread. */
  readonly digits: string;
  /** The next digit replaces all of them. */
  readonly fresh: boolean;
}

const MOST_DIGITS = 3;

export function isDigits(value: unknown): value is string {
  return typeof value === "string" && /^\d{0,3}$/.test(value);
}

export const isSpreadDraft: Check<SpreadDraft> = object({ by: oneOf(COUNTED_BY), digits: isDigits, fresh: flag });

/** @param spread the spread to correct, if there is one */
export function spreadDraftOf(spread: number | undefined, by: CountedBy = "spread"): SpreadDraft {
  return countedBy({ by: "spread", digits: spread === undefined ? "" : String(spread), fresh: true }, by);
}

export function withDigit<D extends SpreadDraft>(draft: D, digit: number): D {
  return withDigits(draft, `${draft.fresh ? "" : draft.digits}${digit}`);
}

/** Takes the text of the field; anything but digits is dropped. */
export function withDigits<D extends SpreadDraft>(draft: D, text: string): D {
  return { ...draft, digits: text.replace(/\D/g, "").slice(0, MOST_DIGITS), fresh: false };
}

export function erased<D extends SpreadDraft>(draft: D): D {
  return withDigits(draft, draft.digits.slice(0, -1));
}

/** The same result, counted the other way. */
export function countedBy<D extends SpreadDraft>(draft: D, by: CountedBy): D {
  return by === draft.by ? draft : { ...draft, by, digits: digitsOf(draft)[by], fresh: true };
}

/** @returns the spread, 1 to 121; undefined while the digits give none */
export function spreadOf({ by, digits }: SpreadDraft): number | undefined {
  if (digits === "") return undefined;
  const typed = Number(digits);
  if (by === "spread") return isSpread(typed) ? typed : undefined;
  const spread = spreadFrom(typed);
  return spread.ok ? spread.value : undefined;
}

/** @returns the digits of both fields: one is typed, the other follows from it */
export function digitsOf(draft: SpreadDraft): Readonly<Record<CountedBy, string>> {
  const spread = spreadOf(draft);
  const loser = spread === undefined ? "" : String(121 - spread);
  return draft.by === "spread"
    ? { spread: draft.digits, hole: loser }
    : { spread: spread === undefined ? "" : String(spread), hole: draft.digits };
}
