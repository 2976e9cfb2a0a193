/** Checks names as people type them. */
import { ok, refuse, type Result } from "../base/result";
import type { Refusal } from "./refusals";

const LONGEST_NAME = 40;

/** UTF-16 units of one letter: enough for any script, and for the emoji of a family of four. */
const LONGEST_LETTER = 16;
const MOST_UNITS = LONGEST_LETTER * LONGEST_NAME;

/** Control characters, marks that change the writing direction, and angle brackets. Any script is allowed. */
const MARKS = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff<>]/u;

type NameRefusal = Extract<Refusal, `name${string}`>;

/**
 * @returns the name in NFC, trimmed, with single spaces: 1 to 40 visible characters
 */
export function checkName(text: string): Result<string, NameRefusal> {
  // Checked first, because counting the letters of a whole pasted book would take too long.
  if (text.length > MOST_UNITS) return refuse("nameTooLong");
  const name = text.normalize("NFC").trim().replace(/\s+/g, " ");
  if (MARKS.test(name)) return refuse("nameHasMarks");
  if (visible(name) === "") return refuse("nameEmpty");
  const letters = [...new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(name)];
  // An emoji of many code points is one letter; a letter with a pile of marks is too long.
  const fits = letters.length <= LONGEST_NAME && letters.every(({ segment }) => segment.length <= LONGEST_LETTER);
  return fits ? ok(name) : refuse("nameTooLong");
}

/** The visible part of a name, without joiners, fillers and marks. */
function visible(name: string): string {
  return name.replace(/[\p{Default_Ignorable_Code_Point}\p{Mn}\s\u2800]/gu, "");
}

/** Checks the names of a table: each by itself, and that no two are the same. */
export function checkNames(texts: readonly string[]): Result<readonly string[], NameRefusal> {
  const names: string[] = [];
  for (const text of texts) {
    const name = checkName(text);
    if (!name.ok) return name;
    names.push(name.value);
  }
  const folded = new Set(names.map((name) => visible(name).toLocaleLowerCase()));
  return folded.size < names.length ? refuse("nameTwice") : ok(names);
}
