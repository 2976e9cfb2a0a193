import { describe, expect, it } from "vitest";
import { MOST_PLAYERS } from "./event";
import { parseRoster, seatText } from "./roster";

const read = (text: string, here?: readonly string[]) =>
  parseRoster(text, here).found.map(({ name, seat }) => (seat ? `${name}@${seat}` : name));

describe("a roster", () => {
  it.each([
    ["one name per line", "Ann\nBen\r\n\n  Cy  ", ["Ann", "Ben", "Cy"]],
    ["names separated by commas", "Ann, Ben; Cy", ["Ann", "Ben", "Cy"]],
    ["seats after the name", "Ann,A-1\nBen\tA-2\nCy;14", ["Ann@A-1", "Ben@A-2", "Cy@14"]],
    ["seats before the name", "A-1\tAnn\nA-2\tBen", ["Ann@A-1", "Ben@A-2"]],
    ["numbered", "1. Ann\n2) Ben\n- Cy\n• Dee", ["Ann", "Ben", "Cy", "Dee"]],
    ["copied from a spreadsheet", '"Ann Smith","ME023"\n"Ben"', ["Ann Smith@ME023", "Ben"]],
    ["short names that look like seats", "A1, B2, C3", ["A1", "B2", "C3"]],
    ["nothing", " \n\n", []],
  ])("%s", (_what, text, names) => {
    expect(read(text)).toEqual(names);
  });

  it("leaves out names already on the list, with the reason", () => {
    expect(parseRoster("ann\nBen\nBEN\nCy", ["Ann"])).toEqual({
      found: [
        { name: "Ben", seat: "" },
        { name: "Cy", seat: "" },
      ],
      left: [
        { line: "ann", why: "nameTwice" },
        { line: "BEN", why: "nameTwice" },
      ],
    });
  });

  it("takes 300 names up to the limit", () => {
    const { found, left } = parseRoster(Array.from({ length: 300 }, (_, i) => `Player ${i}`).join("\n"));
    expect([found.length, left.length, new Set(left.map(({ why }) => why))]).toEqual([
      MOST_PLAYERS,
      300 - MOST_PLAYERS,
      new Set(["rosterFull"]),
    ]);
  });

  it.each([
    ["nameHasMarks", "<script>"],
    ["nameTooLong", "x".repeat(41)],
    ["nameEmpty", "​"],
  ])("%s: %s", (why, line) => {
    expect(parseRoster(`${line}\nAnn`).left.map((one) => one.why)).toEqual([why]);
  });
});

it.each([
  ["  a-7 ", "a-7"],
  ["A\u202e-7\n", "A -7"],
  ["x".repeat(5000), "x".repeat(12)],
  ["", ""],
])("a seat typed as %j is kept as %j", (text, seat) => expect(seatText(text)).toBe(seat));
