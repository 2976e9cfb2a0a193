/** Tables for a spreadsheet: RFC 4180, and nothing in them that a spreadsheet would take for a formula. */

export type Cell = string | number | undefined;

/** What a spreadsheet reckons with, or a tab or a line's end before that. */
const FORMULA = /^[=+\-@\t\r]/;

/** @returns one cell: a number as it is, a text so that it stays a text, nothing for undefined. */
export function csvCell(cell: Cell): string {
  if (cell === undefined) return "";
  if (typeof cell === "number") return String(cell);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** What a file begins with: without it a spreadsheet takes it for Latin letters only. */
const UTF_8 = "\ufeff";

/** @returns a table as the text of a file. */
export function csvFile(table: string): string {
  return UTF_8 + table;
}

/** @returns the rows, each ended by CR LF. */
export function csvText(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${row.map(csvCell).join(",")}\r\n`).join("");
}
