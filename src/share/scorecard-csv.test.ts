import { expect, it } from "vitest";
import type { ScorecardLine } from "../club/scorecard";
import { scorecardCsv, scorecardFileName } from "./scorecard-csv";

const header = { player: "Ann", number: "", event: "Grass Roots", date: "2026-11-14", seat: "7", games: 3 };
const won: ScorecardLine = { won: true, spread: 31, opponent: "Bob", seat: "A-7" };
const lost: ScorecardLine = { won: false, spread: 5, opponent: "Cy", seat: "" };
const csv = (...lines: readonly (ScorecardLine | undefined)[]) =>
  scorecardCsv({ header, rows: lines.map((line) => ({ line, struck: [] })) }).split("\r\n");

it("a scorecard has its header, the columns of the paper scorecard, a row per game and the totals", () => {
  expect(csv(won, lost, undefined)).toEqual([
    "Player,Ann",
    "ACC number,",
    "Club or tournament,Grass Roots",
    "Date,2026-11-14",
    "Starting seat,7",
    "",
    "Game,Game points,Plus,Minus,Opponent,Opponent's seat or ID",
    "1,3,31,,Bob,A-7",
    "2,0,,5,Cy,",
    "3,,,,,",
    "Total,3,31,5",
    "Won,1",
    "Lost,1",
    "Net spread,26",
    "",
  ]);
});

it("a result that was corrected is left out", () => {
  expect(scorecardCsv({ header, rows: [{ line: lost, struck: [won] }] })).not.toContain("Bob");
});

it.each([
  ['"Red" Ed', '"""Red"" Ed"'],
  ["Ann, of Bath", '"Ann, of Bath"'],
  ["=1+1", "'=1+1"],
  ["+Bob", "'+Bob"],
  ["-Bob", "'-Bob"],
  ["@Bob", "'@Bob"],
])("an opponent called %s stays a text, and numbers stay numbers", (opponent, text) => {
  expect(csv({ ...lost, opponent })[7]).toBe(`1,0,,5,${text},`);
});

it.each([
  ["Ann Lee", "scorecard-ann-lee-2026-11-14.csv"],
  ["../Ed: “Red”?", "scorecard-ed-red-2026-11-14.csv"],
  ["José 张", "scorecard-josé-张-2026-11-14.csv"],
  ["♠", "scorecard-2026-11-14.csv"],
])("the file for %s is called %s", (player, name) => {
  expect(scorecardFileName({ ...header, player })).toBe(name);
});
