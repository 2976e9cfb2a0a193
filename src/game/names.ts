/** Names as people type them, checked before they are ever kept. */
import { ok, refuse, type Result } from "../base/result";
import type { Refusal } from "./refusals";

const LONGEST_NAME = 40;

/** UTF-16 units of one letter: room for a family of four with its joiners, and for any written script. */
const LONGEST_LETTER = 16;
const MOST_UNITS = LONGEST_LETTER * LONGEST_NAME;

/** Control characters, marks that turn the writing direction, and the brackets of markup. Scripts of any direction are fine. */
const MARKS = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff<>]/u;

type NameRefusal = Extract<Refusal, `name${string}`>;

/**
 * @param text anything a person typed or pasted
 * @returns the name, normalised and trimmed, 1 to 40 characters as people see them
 */
export function checkName(text: string): Result<string, NameRefusal> {
  // Before anything is looked at closely: a whole book pasted by mistake would be a long time in the counting.
  if (text.length > MOST_UNITS) return refuse("nameTooLong");
  const name = text.normalize("NFC").trim().replace(/\s+/g, " ");
  if (MARKS.test(name)) return refuse("nameHasMarks");
  if (visible(name) === "") return refuse("nameEmpty");
  const letters = [...new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(name)];
  // An emoji of many code points is one letter to a person; a letter under a tower of marks is not.
  const fits = letters.length <= LONGEST_NAME && letters.every(({ segment }) => segment.length <= LONGEST_LETTER);
  return fits ? ok(name) : refuse("nameTooLong");
}

/** @returns what of a name can be seen: joiners, fillers and the like are nothing by themselves. */
function visible(name: string): string {
  return name.replace(/[\p{Default_Ignorable_Code_Point}\p{Mn}\s\u2800]/gu, "");
}

/** Checks all names of a table: each by itself, and no two alike. */
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
