/** Checks names as people type them. */
import { ok, refuse, type Result } from "../base/result";
import { LONGEST_LETTER, LONGEST_NAME, type NameRefusal, storedName } from "./stored-name";

/** Accents and the like on one letter. No living spelling needs more than three, and a pile of them covers other lines. */
const STACKED = /[\p{Mn}\p{Me}]{4}/u;

/**
 * Matches invisible characters, and captures what needs one to be written: emoji, keycaps, flags, and letters from Arabic
 * to Sinhala around a joiner.
 */
const INVISIBLE =
  /((?:\p{RI}{2}|\p{ExtPict})[\ufe0f\p{EMod}\u{e0020}-\u{e007f}]*(?:\u200d\p{ExtPict}[\ufe0f\p{EMod}]*)*|[\d#*]\ufe0f\u20e3|[\u0620-\u0dff][\u200c\u200d](?=[\u0620-\u0dff]))|[\p{DI}\u2800]/gu;

/** One letter as people count them. Browsers can split a text into letters by themselves only since 2024. */
const LETTER = /(?:\p{RI}{2}|.)[\p{M}\p{EMod}\u200c\u{e0020}-\u{e007f}]*(?:\u200d\p{ExtPict}?[\p{M}\p{EMod}]*)*/gsu;

/** The letters of a name as people count them: an emoji or an accented letter is one. */
export function lettersOf(name: string): readonly string[] {
  return name.match(LETTER) ?? [];
}

/**
 * Reads a name as typed, pasted or handed over.
 * @returns the name in NFC, trimmed, with single spaces and without invisible characters: 1 to 40 letters
 */
export function checkName(text: string): Result<string, NameRefusal> {
  const stored = storedName(text);
  if (!stored.ok) return stored;
  const name = stored.value
    .replace(INVISIBLE, (_, needed?: string) => needed ?? "")
    .normalize("NFC")
    .replace(/ +/g, " ")
    .trim();
  if (STACKED.test(name)) return refuse("nameHasMarks");
  const letters = lettersOf(name);
  // An emoji of many code points is one letter; a letter with a pile of marks is too long.
  const fits = letters.length <= LONGEST_NAME && letters.every((letter) => letter.length <= LONGEST_LETTER);
  return fits ? ok(name) : refuse("nameTooLong");
}
