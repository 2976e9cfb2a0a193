/** Reads a list of players, typed or pasted. */
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

/** Most characters read from a pasted text: enough for any roster, but not a whole book pasted by mistake. */
export const ROSTER_LETTERS = 20_000;
/** "1.", "12)", "-", "•" before a name. */
const MARKER = /^\s*(?:\d{1,3}[.)]\s+|[-*•]\s+)/;
/** A seat or verification number: A-7, b12, 14, ME023. */
const SEAT = /^[\p{L}]{0,3}-?\d{1,5}$/u;

/**
 * Reads one name per line, or several separated by commas, semicolons or tabs. A seat may come before or after its name.
 * @param here names already on the list
 * @returns the players found, and each text left out with the reason
 */
export function parseRoster(text: string, here: readonly string[] = []): Roster {
  const found: Newcomer[] = [];
  const left: { line: string; why: RosterFault }[] = [];
  for (const { name: raw, seat } of text
    .slice(0, ROSTER_LETTERS)
    .split(/[\r\n]+/)
    .flatMap(playersIn)) {
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
function playersIn(line: string): readonly Newcomer[] {
  const cells = line
    .replace(MARKER, "")
    .split(/[,;\t]/)
    .map((cell) => cell.trim().replace(/^"(.*)"$/, "$1"))
    .filter(Boolean);
  const players: Newcomer[] = [];
  let seat = "";
  for (const cell of cells) {
    const last = players.at(-1);
    if (!SEAT.test(cell)) players.push({ name: cell, seat });
    else if (last && last.seat === "") players[players.length - 1] = { ...last, seat: cell };
    if (SEAT.test(cell) && !last) seat = cell;
    else if (!SEAT.test(cell)) seat = "";
  }
  // If every cell looks like a seat, each is taken as a name, so that nothing pasted disappears unnoticed.
  return players.length > 0 ? players : cells.map((name) => ({ name, seat: "" }));
}

/** Most characters in a seat or an ACC number: as many as fit on a paper scorecard. */
export const LONGEST_SEAT = 12;

/** @returns the typed seat or ACC number, cleaned and shortened */
export function seatText(text: string): string {
  const plain = text
    .slice(0, 100)
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Cf}]/gu, " ");
  return plain.trim().replace(/\s+/g, " ").slice(0, LONGEST_SEAT).trim();
}
