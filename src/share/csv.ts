/** Tables for a spreadsheet: CSV by RFC 4180, in which no cell is read as a formula. */

export type Cell = string | number | undefined;

/** A spreadsheet reads these first characters as the start of a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** @returns one cell; a text that looks like a formula gets a leading apostrophe, and undefined is empty. */
export function csvCell(cell: Cell): string {
  if (cell === undefined) return "";
  if (typeof cell === "number") return String(cell);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The byte order mark at the start of a file, without which spreadsheets misread letters outside Latin-1. */
const UTF_8 = "\ufeff";

export function csvFile(table: string): string {
  return UTF_8 + table;
}

/** @returns the rows, each ending in CR LF. */
export function csvText(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${row.map(csvCell).join(",")}\r\n`).join("");
}

/** @returns a file name like "scorecard-ann-lee-2026-11-14": lower-case letters and digits of any script, and hyphens. */
export function slug(...parts: readonly string[]): string {
  const words = parts
    .join("-")
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u);
  return words.filter(Boolean).join("-");
}
