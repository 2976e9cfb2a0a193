/** Reads the names that are stored. `names.ts` checks those that people type. */
import { ok, refuse, type Result } from "../base/result";
import type { Refusal } from "./refusals";

export type NameRefusal = Extract<Refusal, `name${string}`>;

export const LONGEST_NAME = 40;

/** UTF-16 units of one letter: enough for any script, and for the emoji of a family of four. */
export const LONGEST_LETTER = 16;
const MOST_UNITS = LONGEST_LETTER * LONGEST_NAME;

/** Control characters, marks that change the writing direction, and angle brackets. Any script is allowed. */
const MARKS = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\ufff9-\ufffb<>]/u;

/**
 * Reads a name from a log. Older versions accepted invisible characters and piles of accents; such a name is kept as it
 * is, because it may be all that distinguishes two players.
 */
export function storedName(text: string): Result<string, NameRefusal> {
  // Checked first, because counting the letters of a whole pasted book would take too long.
  if (text.length > MOST_UNITS) return refuse("nameTooLong");
  const name = text.normalize("NFC").trim().replace(/\s+/g, " ");
  if (MARKS.test(name)) return refuse("nameHasMarks");
  return visible(name) === "" ? refuse("nameEmpty") : ok(name);
}

/** The visible part of a name, without joiners, fillers and marks. */
function visible(name: string): string {
  return name.replace(/[\p{DI}\p{Mn}\s\u2800]/gu, "");
}
