/** Tables of whole numbers as text: each number as its difference from what its neighbours lead one to expect. */

/** `text` holds `rows` × `columns` numbers; divided by `scale` they are chances. */
export interface TableText {
  readonly rows: number;
  readonly columns: number;
  readonly scale: number;
  readonly text: string;
}

/** The first character of the alphabet, and the one that announces a difference of two characters. */
export const FIRST = 35;
const LONG = 91;
export const BASE = LONG - FIRST;

/** @returns the numbers, row by row */
export function readTable({ rows, columns, text }: TableText): Int16Array {
  const table = new Int16Array(rows * columns);
  let next = 0;
  const read = () => text.charCodeAt(next++) - FIRST;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      let code = read();
      if (code === BASE) code = read() * BASE + read();
      const difference = code % 2 === 0 ? code / 2 : -(code + 1) / 2;
      table[row * columns + column] = expected(table, columns, row, column) + difference;
    }
  }
  return table;
}

/** The number that continues the slope of the three neighbours before it. */
export function expected(table: Int16Array, columns: number, row: number, column: number): number {
  const here = row * columns + column;
  if (row === 0) return column === 0 ? 0 : table[here - 1]!;
  if (column === 0) return table[here - columns]!;
  return table[here - 1]! + table[here - columns]! - table[here - columns - 1]!;
}
