import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seed } from "../testing/seed";
import { MOST_PLAYERS } from "./event";
import { parseRoster, seatText } from "./roster";

/** "Ann@A-1#WI042": name, seat and ACC number. */
const read = (text: string, here?: readonly string[]) =>
  parseRoster(text, here).found.map(
    ({ name, seat, number }) => name + (seat && `@${seat}`) + (number ? `#${number}` : ""),
  );
const leftOut = (text: string, here?: readonly string[]) =>
  parseRoster(text, here).left.map(({ line, why }) => `${why}: ${line}`);

describe("a roster", () => {
  it.each([
    ["one name per line", "Ann\nBen\r\n\n  Cy  ", ["Ann", "Ben", "Cy"]],
    ["names separated by commas", "Ann, Ben; Cy", ["Ann", "Ben", "Cy"]],
    ["seats after the name", "Ann,A-1\nBen\tA-2\nCy;14", ["Ann@A-1", "Ben@A-2", "Cy@14"]],
    ["seats before the name", "A-1\tAnn\nA-2\tBen", ["Ann@A-1", "Ben@A-2"]],
    ["seats before several names on one line", "A-1, Ann, A-2, Ben", ["Ann@A-1", "Ben@A-2"]],
    ["seats after several names on one line", "Ann, A-1, Ben, Cy, WI042, A-3", ["Ann@A-1", "Ben", "Cy@A-3#WI042"]],
    ["numbered", "1. Ann\n2) Ben\n- Cy\n• Dee", ["Ann", "Ben", "Cy", "Dee"]],
    ["short names that look like seats", "A1, B2, C3", ["A1", "B2", "C3"]],
    ["nothing", " \n\n", []],
  ])("%s", (_what, text, names) => {
    expect([read(text), leftOut(text)]).toEqual([names, []]);
  });

  it.each([
    ["a number, then a seat", "Ann Adams\tWI042\tA-1", ["Ann Adams@A-1#WI042"]],
    ["a seat, then a number", "Ann Adams, A-1, WI042", ["Ann Adams@A-1#WI042"]],
    ["a number of digits alone", "Ann Adams;1042\nBen;7;31234", ["Ann Adams#1042", "Ben@7#31234"]],
    ["around the name", "A-1\tAnn Adams\tWI042\nWI043\tBen\tA-2", ["Ann Adams@A-1#WI042", "Ben@A-2#WI043"]],
    ["two numbers that both look like seats", "Ann\tA-1\t7", ["Ann@A-1#7"]],
    ["a seat that looks like a number", "Ann\tWI042\t101", ["Ann@101#WI042"]],
  ])("keeps seat and ACC number: %s", (_what, text, names) => {
    expect([read(text), leftOut(text)]).toEqual([names, []]);
  });

  it.each([
    ["a seat", "Carl Thibodeaux A-7", ["Carl Thibodeaux@A-7"]],
    ["a seat in brackets", "Carl Thibodeaux (A-7)\nAnn #14", ["Carl Thibodeaux@A-7", "Ann@14"]],
    ["a seat and a number", "Carl Thibodeaux A-7   WI042", ["Carl Thibodeaux@A-7#WI042"]],
    ["a seat before the name", "A-7 Carl Thibodeaux", ["Carl Thibodeaux@A-7"]],
    ["digits on every line", "Ann 1\nBen 2\nCy 3", ["Ann@1", "Ben@2", "Cy@3"]],
    ["digits that are needed to tell players apart", "Player 1\nPlayer 2", ["Player 1", "Player 2"]],
    ["digits on one line only", "Louis 14\nBen", ["Louis 14", "Ben"]],
    ["a name of one word that looks like a seat", "R2\nBen", ["R2", "Ben"]],
  ])("reads what follows a blank: %s", (_what, text, names) => {
    expect([read(text), leftOut(text)]).toEqual([names, []]);
  });

  it.each([
    ["a comma in quotes", '"Smith, John"', ["Smith, John"]],
    ["fields in quotes", '"Smith, John","A-1","WI042"\n"Ben"', ["Smith, John@A-1#WI042", "Ben"]],
    ["a doubled quote", '"Bob ""Ace"" Jones",A-2', ['Bob "Ace" Jones@A-2']],
    ["a nickname in quotes", '"Red" Ed\tA-3\nBob "Ace" Jones', ['"Red" Ed@A-3', 'Bob "Ace" Jones']],
    ["a quote that is never closed", '"Ann, Ben\nCy', ['"Ann', "Ben", "Cy"]],
    ["a comma between tabs", "Smith, John\tA-1", ["Smith, John@A-1"]],
    ["a comma between semicolons", "Smith, John;A-1;WI042", ["Smith, John@A-1#WI042"]],
  ])("reads quotes and separators as a spreadsheet does: %s", (_what, text, names) => {
    expect([read(text), leftOut(text)]).toEqual([names, []]);
  });

  it("a row of headings is no player, and says what each column is", () => {
    const text = "Name\tSeat\tACC\nAnn Adams\tA-1\tWI042\nBen Bee\t\tWI043\nCy 3\t7\t12";
    expect(read(text)).toEqual(["Ann Adams@A-1#WI042", "Ben Bee#WI043", "Cy 3@7#12"]);
    expect(leftOut(text)).toEqual(["heading: Name, Seat, ACC"]);
  });

  it.each([
    ["ACC #,Last Name,First Name,Starting Seat\nWI042,Adams,Ann,A-1", ["Ann Adams@A-1#WI042"]],
    ["Player;Member no.\nSmith, John;31234", ["Smith, John#31234"]],
    ['"Name","ID"\n"Smith, John","7"', ["Smith, John#7"]],
    ["Players\nAnn\nBen", ["Ann", "Ben"]],
  ])("headings in %j", (text, names) => {
    expect(read(text)).toEqual(names);
    expect(parseRoster(text).left.map(({ why }) => why)).toEqual(["heading"]);
  });

  it("a name that is also a heading stays a name", () => {
    expect(read("Player, Gary")).toEqual(["Player", "Gary"]);
  });

  it("a text without a field for it is left out, with the reason", () => {
    expect(leftOut("Name\tClub\tSeat\nAnn\tPeg Leggers\tA-1\nBen\t\tA-2\t5 dollars")).toEqual([
      "heading: Name, Club, Seat",
      "noField: Ben: 5 dollars",
      "noField: Club: Peg Leggers",
    ]);
    expect(leftOut("1\tAnn\tA-1\n2\tBen\tA-2")).toEqual(["noField: Ann: 1", "noField: Ben: 2"]);
    expect([read("Name,Seat\n,A-1\nBen,A-2"), leftOut("Name,Seat\n,A-1\nBen,A-2")]).toEqual([
      ["Ben@A-2"],
      ["heading: Name, Seat", "nameEmpty: A-1"],
    ]);
  });

  it("a seat that is too long is left out, and the player is taken", () => {
    const text = "Seat\tPlayer\nTable 5 North East\tAnn";
    expect([read(text), leftOut(text)]).toEqual([
      ["Ann"],
      ["heading: Seat, Player", "seatTooLong: Ann: Table 5 North East"],
    ]);
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

it("every word of any pasted text is found in a player or in what is left out", () => {
  const word = fc.constantFrom(
    "Ann",
    "Zoë",
    "A-1",
    "WI042",
    "7",
    "Smith",
    '"',
    '""',
    "(B-2)",
    "Seat",
    "Name",
    "ACC",
    "#",
  );
  const gap = fc.constantFrom(" ", "\t", ",", ";", "\n", ", ", "");
  fc.assert(
    fc.property(fc.array(fc.tuple(word, gap), { maxLength: 24 }), (parts) => {
      const text = parts.flat().join("");
      const { found, left } = parseRoster(text);
      const kept = [
        ...found.flatMap(({ name, seat, number = "" }) => [name, seat, number]),
        ...left.map(({ line }) => line),
      ];
      const letters = (all: string) => all.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
      expect(letters(kept.join(" "))).toBeGreaterThanOrEqual(letters(text));
    }),
    { seed: seed("any pasted list"), numRuns: 2000 },
  );
});

it.each([
  ["  a-7 ", "a-7"],
  ["A\u202e-7\n", "A -7"],
  ["x".repeat(5000), "x".repeat(12)],
  ["", ""],
])("a seat typed as %j is kept as %j", (text, seat) => expect(seatText(text)).toBe(seat));
