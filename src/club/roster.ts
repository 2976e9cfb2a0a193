/** Who comes: names typed, or pasted from wherever the list was kept. */
import { checkName } from "../game/names";
import { sameName } from "./scorecard";
import { MOST_PLAYERS } from "./event";
import type { Newcomer } from "./event-facts";

/** Why a pasted line is left out. */
export type RosterFault = "nameTwice" | "rosterFull" | Extract<ReturnType<typeof checkName>, { ok: false }>["error"];

export interface Roster {
  readonly found: readonly Newcomer[];
  readonly left: readonly { readonly line: string; readonly why: RosterFault }[];
}

/** More than any roster: a book pasted by mistake is not read to its end. */
export const ROSTER_LETTERS = 20_000;
/** "1.", "12)", "-", "•" before a name. */
const MARKER = /^\s*(?:\d{1,3}[.)]\s+|[-*•]\s+)/;
/** A seat or verification number: A-7, b12, 14, ME023. */
const SEAT = /^[\p{L}]{0,3}-?\d{1,5}$/u;

/**
 * Reads a roster: a name a line, or several with commas between them; beside a name its seat may stand, after a comma,
 * a semicolon or a tab.
 * @param here names that are on the list already
 */
export function parseRoster(text: string, here: readonly string[] = []): Roster {
  const found: Newcomer[] = [];
  const left: { line: string; why: RosterFault }[] = [];
  for (const { name: raw, seat } of text
    .slice(0, ROSTER_LETTERS)
    .split(/[\r\n]+/)
    .flatMap(entriesIn)) {
    const name = checkName(raw);
    const full = here.length + found.length >= MOST_PLAYERS;
    const twice = name.ok && [...here, ...found.map((one) => one.name)].some((one) => sameName(one, name.value));
    if (!name.ok) left.push({ line: raw, why: name.error });
    else if (twice) left.push({ line: raw, why: "nameTwice" });
    else if (full) left.push({ line: raw, why: "rosterFull" });
    else found.push({ name: name.value, seat });
  }
  return { found, left };
}

/** "Ann" · "Ann, A-7" · "Ann; Ben; Cy" · "A-7\tAnn" */
function entriesIn(line: string): readonly Newcomer[] {
  const cells = line
    .replace(MARKER, "")
    .split(/[,;\t]/)
    .map((cell) => cell.trim().replace(/^"(.*)"$/, "$1"))
    .filter(Boolean);
  const entries: Newcomer[] = [];
  let seat = "";
  for (const cell of cells) {
    const last = entries.at(-1);
    if (!SEAT.test(cell)) entries.push({ name: cell, seat });
    else if (last && last.seat === "") entries[entries.length - 1] = { ...last, seat: cell };
    if (SEAT.test(cell) && !last) seat = cell;
    else if (!SEAT.test(cell)) seat = "";
  }
  // A line of nothing but what looks like seats is one of short names: nothing that was pasted vanishes unsaid.
  return entries.length > 0 ? entries : cells.map((name) => ({ name, seat: "" }));
}

/** Seats are as short as they are on a paper card. */
export const LONGEST_SEAT = 12;

/** @returns a seat as it is kept, of whatever was typed. */
export function seatText(text: string): string {
  const plain = text
    .slice(0, 100)
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Cf}]/gu, " ");
  return plain.trim().replace(/\s+/g, " ").slice(0, LONGEST_SEAT).trim();
}
