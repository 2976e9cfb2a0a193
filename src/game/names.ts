/** Names as people type them, checked before they are ever kept. */
import { ok, refuse, type Result } from "../rules/result";
import type { Refusal } from "./refusals";

const LONGEST_NAME = 40;

/** Control characters, marks that turn the writing direction, and the brackets of markup. Scripts of any direction are fine. */
const MARKS = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff<>]/u;

type NameRefusal = Extract<Refusal, `name${string}`>;

/**
 * @param text anything a person typed or pasted
 * @returns the name, normalised and trimmed, 1 to 40 characters as people see them
 */
export function checkName(text: string): Result<string, NameRefusal> {
  const name = text.normalize("NFC").trim().replace(/\s+/g, " ");
  if (MARKS.test(name)) return refuse("nameHasMarks");
  if (name.replace(/[\p{Cf}\p{Mn}\s]/gu, "") === "") return refuse("nameEmpty");
  // An emoji of many code points is one letter to a person; the byte cap keeps stacked marks in bounds.
  const letters = [...new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(name)].length;
  return letters > LONGEST_NAME || name.length > 4 * LONGEST_NAME ? refuse("nameTooLong") : ok(name);
}

/** Checks all names of a table: each by itself, and no two alike. */
export function checkNames(texts: readonly string[]): Result<readonly string[], NameRefusal> {
  const names: string[] = [];
  for (const text of texts) {
    const name = checkName(text);
    if (!name.ok) return name;
    names.push(name.value);
  }
  const folded = new Set(names.map((name) => name.toLocaleLowerCase()));
  return folded.size < names.length ? refuse("nameTwice") : ok(names);
}
