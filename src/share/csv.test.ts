import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seed } from "../testing/seed";
import { csvCell, csvFile, csvText } from "./csv";

describe("a cell", () => {
  it.each([
    ["Ann", "Ann"],
    ["Ann, of Bath", '"Ann, of Bath"'],
    ['"Red" Ed', '"""Red"" Ed"'],
    ["two\nlines", '"two\nlines"'],
    ["", ""],
    [undefined, ""],
    [-28, "-28"],
    [0, "0"],
    // A text that looks like a formula stays a text.
    ["=1+1", "'=1+1"],
    ["+43", "'+43"],
    ["-28", "'-28"],
    ["@home", "'@home"],
    ["\tAnn", "'\tAnn"],
    ["\rAnn", '"\'\rAnn"'],
    ['=HYPERLINK("x","y")', `"'=HYPERLINK(""x"",""y"")"`],
  ])("%j is written %j", (cell, text) => {
    expect(csvCell(cell)).toBe(text);
  });
});

/** Reads CSV by RFC 4180, to check the writer. */
function read(text: string): string[][] {
  const rows: string[][] = [[]];
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/y;
  for (let found = cell.exec(text); found; found = cell.exec(text)) {
    rows.at(-1)?.push(found[1] === undefined ? (found[2] ?? "") : found[1].replaceAll('""', '"'));
    if (found[3] !== ",") rows.push([]);
  }
  return rows.slice(0, -1);
}

it("every row ends in CR LF, including the last", () => {
  expect(
    csvText([
      ["Place", "Player"],
      [1, "Ann"],
    ]),
  ).toBe("Place,Player\r\n1,Ann\r\n");
});

it("a file begins with the mark for letters of any script", () => {
  expect(csvFile(csvText([["Zoë"]]))).toBe("\ufeffZoë\r\n");
});

it("any text in a cell is read back the same, and no cell begins like a formula", () => {
  const names = fc.string({ unit: fc.constantFrom("=", "+", "-", "@", "\t", "\r", "\n", '"', ",", "'", " ", "a") });
  fc.assert(
    fc.property(fc.array(fc.array(names, { minLength: 1, maxLength: 4 }), { maxLength: 4 }), (rows) => {
      const back = read(csvText(rows));
      expect(back.map((row) => row.map((one) => one.replace(/^'(?=[=+\-@\t\r])/, "")))).toEqual(
        rows.map((row) => row.map((one) => one.replace(/^'(?=[=+\-@\t\r])/, ""))),
      );
      expect(back.flat().some((one) => /^[=+\-@\t\r]/.test(one))).toBe(false);
    }),
    { seed: seed("any table") },
  );
});
