/** Reads a list of players, typed or pasted. */
import { takenNames } from "../game/look-alikes";
import { checkName } from "../game/names";
import { MOST_PLAYERS } from "./event";
import type { Newcomer } from "./event-facts";
import { type Cell, cellsOf, headingOf, type Column } from "./roster-cells";

/**
 * Why a pasted text is left out. `heading`: it names the columns. `noField`: a player has no field for it.
 * `seatTooLong`: the player is taken without this seat or number.
 */
export type RosterFault =
  | "nameTwice"
  | "rosterFull"
  | "heading"
  | "noField"
  | "seatTooLong"
  | Extract<ReturnType<typeof checkName>, { ok: false }>["error"];

export interface Roster {
  readonly found: readonly Newcomer[];
  readonly left: readonly { readonly line: string; readonly why: RosterFault }[];
}

/** One player as read, before any check. */
interface Read {
  readonly name: string;
  readonly seat: string;
  readonly number: string;
  /** The cells that fit no field. */
  readonly over: readonly string[];
}

/** Most characters read from a pasted text: enough for any roster, but not a whole book pasted by mistake. */
export const ROSTER_LETTERS = 20_000;
/** "1.", "12)", "-", "•" before a name. */
const MARKER = /^\s*(?:\d{1,3}[.)]\s+|[-*•]\s+)/;
/** A seat or an ACC number: A-7, b12, 14, ME023. */
const CODE = /^\p{L}{0,3}-?\d{1,6}\p{L}?$/u;
/** A code that is probably an ACC number, because seats have one or two digits: ME023, 31234. */
const ACC_NUMBER = /^(?:\p{L}{1,3}-?\d{3,6}\p{L}?|\d{3,6})$/u;
/** Most characters in a seat or an ACC number: as many as fit on a paper scorecard. */
export const LONGEST_SEAT = 12;

/**
 * Reads one player per line, or several separated by commas, semicolons or tabs, each with a seat and an ACC number
 * before or after the name. A row of headings gives the columns of the lines below it.
 * @param here names already on the list
 * @returns the players found, and each text left out with the reason
 */
export function parseRoster(text: string, here: readonly string[] = []): Roster {
  const found: Newcomer[] = [];
  const left: { line: string; why: RosterFault }[] = [];
  const names = takenNames(here);
  const add = ({ name: raw, over, ...fields }: Read) => {
    const [seat, number] = [fields.seat, fields.number].map(plain) as [string, string];
    const name = checkName(raw);
    const why = !name.ok
      ? name.error
      : names.has(name.value)
        ? "nameTwice"
        : here.length + found.length >= MOST_PLAYERS && "rosterFull";
    if (!name.ok || why) {
      left.push({ line: [raw, seat, number, ...over].filter(Boolean).join(", "), why: why || "nameEmpty" });
      return;
    }
    const taken = { name: name.value, seat: fits(seat) };
    names.add(name.value);
    found.push(fits(number) ? { ...taken, number } : taken);
    for (const code of [seat, number])
      if (!fits(code) && code !== "") left.push({ line: `${raw}: ${code}`, why: "seatTooLong" });
    for (const rest of over) left.push({ line: `${raw}: ${rest}`, why: "noField" });
  };

  const lines = text
    .slice(0, ROSTER_LETTERS)
    .split(/[\r\n]+/)
    .map((line) => line.replace(MARKER, ""));
  const endInSeats = seatsAtTheEnd(lines.filter((line) => line.trim() !== "" && !headingOf(line)));
  const unused = new Map<string, string[]>();
  let columns: readonly Column[] = [];
  let separator = ",";
  for (const line of lines) {
    const heading = headingOf(line);
    if (heading) {
      ({ columns, separator } = heading);
      left.push({ line: columns.map(({ title }) => title).join(", "), why: "heading" });
    } else if (columns.length > 1) {
      const read = inColumns(cellsOf(line, separator), columns, unused);
      if (read) add(read);
    } else playersIn(line, endInSeats).forEach(add);
  }
  for (const [title, cells] of unused) left.push({ line: `${title}: ${cells.join(", ")}`, why: "noField" });
  return { found, left };
}

/** @returns a seat or an ACC number, or "" when it is too long */
function fits(code: string): string {
  return code.length <= LONGEST_SEAT ? code : "";
}

/** @returns whether the lines are like "Ann 1", "Ben 2": a number on every one, none needed to tell the names apart */
function seatsAtTheEnd(lines: readonly string[]): boolean {
  const names = lines.map((line) => /^([^,;\t]*[^\d,;\t\s])\s+\d{1,2}\s*$/.exec(line)?.[1]?.toLocaleLowerCase());
  return lines.length > 1 && !names.includes(undefined) && new Set(names).size === names.length;
}

/** @returns the player of a line under headings; undefined for an empty line */
function inColumns(
  cells: readonly Cell[],
  columns: readonly Column[],
  unused: Map<string, string[]>,
): Read | undefined {
  if (cells.every(({ text }) => text === "")) return undefined;
  const of = (role: Column["role"]) => cells[columns.findIndex((column) => column.role === role)]?.text ?? "";
  for (const [at, { role, title }] of columns.entries()) {
    const text = cells[at]?.text ?? "";
    if (role === undefined && text !== "") unused.set(title, [...(unused.get(title) ?? []), text]);
  }
  const over = cells.slice(columns.length).map(({ text }) => text);
  const name = [of("name"), of("first"), of("last")].filter(Boolean).join(" ");
  return { name, seat: of("seat"), number: of("number"), over: over.filter(Boolean) };
}

/** "Ann" · "Ann, A-7, ME023" · "Ann; Ben; Cy" · "A-7\tAnn" · "Ann Adams A-7" */
function playersIn(line: string, endsInSeat: boolean): readonly Read[] {
  const cells = separated(line).filter(({ text }) => text !== "");
  const parts = cells.flatMap((cell) => partsOf(cell, endsInSeat));
  const names = parts.filter((part) => !part.code);
  // If every cell looks like a seat, each is taken as a name, so that nothing pasted disappears unnoticed.
  if (names.length === 0) return cells.map(({ text }) => ({ name: text, seat: "", number: "", over: [] }));
  const seatsFirst = names.length > 1 && parts[0]?.code && !parts.at(-1)?.code;
  const players: { name: string; before: readonly string[]; after: string[] }[] = [];
  let waiting: string[] = [];
  for (const { text, code } of parts) {
    const last = players.at(-1);
    if (!code) {
      players.push({ name: text, before: waiting, after: [] });
      waiting = [];
    } else if (last && !seatsFirst) last.after.push(text);
    else waiting.push(text);
  }
  return players.map(withFields);
}

/** A tab, or else commas and semicolons. "Ann, Ben; Cy" is three players, and "Smith, John; A-1" is one. */
function separated(line: string): readonly Cell[] {
  if (line.includes("\t")) return cellsOf(line, "\t");
  const wide = cellsOf(line, ";");
  return wide.length > 1 && wide.filter(({ text }) => !isCode(text)).length === 1 ? wide : cellsOf(line, ",;");
}

/** "(A-7)" and "#14" without the marks around them. */
function bare(text: string): string {
  return text.replace(/^[#([]+/, "").replace(/[)\]]+$/, "");
}

function isCode(text: string): boolean {
  return CODE.test(bare(text));
}

interface Part {
  readonly text: string;
  readonly code: boolean;
}

/** @returns the name in a cell and the codes around it. Digits alone may belong to the name, as in "Louis 14". */
function partsOf({ text, quoted }: Cell, endsInSeat: boolean): readonly Part[] {
  if (isCode(text)) return [{ text: bare(text), code: true }];
  if (quoted) return [{ text, code: false }];
  const words = text.split(/\s+/);
  const isMarked = (word = "") => isCode(word) && (/\p{L}/u.test(word) || bare(word) !== word);
  let from = 0;
  let to = words.length - (endsInSeat ? 1 : 0);
  while (to - from > 1 && isMarked(words[to - 1])) to -= 1;
  while (to - from > 1 && isMarked(words[from])) from += 1;
  const codes = (some: readonly string[]) => some.map((word) => ({ text: bare(word), code: true }));
  const name = { text: words.slice(from, to).join(" "), code: false };
  return [...codes(words.slice(0, from)), name, ...codes(words.slice(to))];
}

/** Finds the seat and the ACC number among the codes. Digits alone in front of the name may be the number of the row. */
function withFields({
  name,
  before,
  after,
}: {
  name: string;
  before: readonly string[];
  after: readonly string[];
}): Read {
  const codes = [...after, ...before];
  const sure = codes.findIndex((code) => ACC_NUMBER.test(code));
  const others = codes.filter((_, at) => at !== sure);
  const seat = others.find((code) => /\p{L}/u.test(code)) ?? others[0];
  const over = seat === undefined ? [] : others.toSpliced(others.indexOf(seat), 1);
  const likely = sure < 0 ? over.find((code) => after.includes(code)) : undefined;
  return {
    name,
    seat: seat ?? "",
    number: codes[sure] ?? likely ?? "",
    over: likely === undefined ? over : over.toSpliced(over.indexOf(likely), 1),
  };
}

function plain(text: string): string {
  const clean = text
    .slice(0, 100)
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Cf}]/gu, " ");
  return clean.trim().replace(/\s+/g, " ");
}

/** @returns the typed seat or ACC number, cleaned and shortened */
export function seatText(text: string): string {
  return plain(text).slice(0, LONGEST_SEAT).trim();
}
