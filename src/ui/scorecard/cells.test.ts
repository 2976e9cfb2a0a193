import { expect, it } from "vitest";
import type { ScorecardLine, ScorecardRow } from "../../club/scorecard";
import { cellWords, COLUMNS } from "./cells";

const won = (spread: number, opponent = "Bob", seat = ""): ScorecardLine => ({ won: true, spread, opponent, seat });
const lost = (spread: number): ScorecardLine => ({ ...won(spread), won: false });
const words = (row: ScorecardRow) =>
  COLUMNS.map((column) => {
    const { now, was } = cellWords(row, column);
    return was.length > 0 ? `${now} [${was.join(", ")}]` : now;
  });

it.each([
  ["nothing yet", { line: undefined, struck: [] }, ["", "", "", "", ""]],
  ["a win by five", { line: won(5, "Bob", "A-7"), struck: [] }, ["2", "05", "", "Bob", "A-7"]],
  ["a skunk", { line: won(31), struck: [] }, ["3", "31", "", "Bob", ""]],
  ["a loss", { line: lost(7), struck: [] }, ["0", "", "07", "Bob", ""]],
  ["another spread", { line: won(13), struck: [won(12)] }, ["2", "13 [12]", "", "Bob", ""]],
  ["a loss corrected to a win", { line: won(40), struck: [lost(40)] }, ["3 [0]", "40", " [40]", "Bob", ""]],
  ["corrected twice", { line: won(31), struck: [won(29), won(30)] }, ["3 [2]", "31 [29, 30]", "", "Bob", ""]],
  ["another opponent", { line: won(5, "Bo"), struck: [won(5)] }, ["2", "05", "", "Bo [Bob]", ""]],
  ["deleted", { line: undefined, struck: [won(5)] }, [" [2]", " [05]", "", " [Bob]", ""]],
] as const)("%s", (_what, row, cells) => {
  expect(words(row)).toEqual(cells);
});
