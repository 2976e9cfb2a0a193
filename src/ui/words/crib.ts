/** The sentences for a game in the notation `.crib` that cannot be read. */
import type { Refusal } from "../../game/refusals";
import type { CribFault, CribMisfits, CribRefusal } from "../../share/crib/faults";
import { NEWER_WORDS } from "./codes";
import { REFUSAL_WORDS } from "./refusals";

/** Faults of the whole text, which need no place. */
type WholeFault = "tooLong" | "notCrib" | "newer";
const WHOLE: Readonly<Record<WholeFault, string>> = {
  tooLong: "That is far too long for a game. Paste one game at a time.",
  notCrib: "That is not a game in the notation .crib.",
  newer: NEWER_WORDS,
};

const PLACED: Readonly<Record<Exclude<CribFault, WholeFault>, (text: string, why: Refusal) => string>> = {
  noPlayers: () => 'the players are missing. Put [players "Ann", "Bob"] at the top.',
  notTag: (text) => `${text} is not a known tag, or is there twice.`,
  badTag: (text) => `the value in ${text} does not fit.`,
  badMark: (text) => `${text} is neither a card nor a mark that fits here.`,
  misfit: (text, why) => `${text} is not possible. ${REFUSAL_WORDS[why]}`,
  wrongResult: (text) => `the entries make the result ${text}.`,
};

const isWhole = (code: CribFault): code is WholeFault => Object.hasOwn(WHOLE, code);

/** @returns "Line 7, column 12: 1K is neither a card nor a mark that fits here." */
export function cribRefusalWords({ code, line, column, text, why = "notNow" }: CribRefusal): string {
  return isWhole(code) ? WHOLE[code] : `Line ${line}, column ${column}: ${PLACED[code](text, why)}`;
}

/** @returns the first entry that does not fit, how many more there are, and what becomes of them */
export function misfitWords({ first, more }: CribMisfits): string {
  const others = more === 0 ? "" : ` ${more} more ${more === 1 ? "entry does" : "entries do"} not fit.`;
  const all = more === 0 ? "It comes" : "They come";
  return `${cribRefusalWords(first)}${others} ${all} in marked, to be fixed in the record.`;
}
