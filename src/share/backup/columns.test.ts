import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import book3 from "../../club/fixtures/format-3.json";
import format1 from "../../game/fixtures/format-1.json";
import format3 from "../../game/fixtures/format-3-ten-card.json";
import format6 from "../../game/fixtures/format-6.json";
import ends from "../../game/fixtures/format-6-ends.json";
import { mutated } from "../../testing/mutate";
import { chanceOf } from "../../testing/robot";
import { runs, seed } from "../../testing/seed";
import { usualGame } from "../../testing/usual-games";
import { jsonText, logLine } from "./columns";
import { logOfLine } from "./columns-read";
import { BOOK_LAYOUT, GAME_LAYOUT, KNOWN_VALUES } from "./layout";
import { numberSigns, packedBits, SignReader, unpackedBits } from "./signs";

const LOGS: readonly (readonly unknown[])[] = [format1, format3, format6, ends, book3];
const idIn = (entries: readonly unknown[]) => (entries[0] as { readonly game: string }).game;

/** As JSON gives it back: without fields that are undefined. */
const asJson = (value: unknown): unknown => JSON.parse(jsonText(value));
const there = (line: unknown) => logOfLine(asJson(line));

describe("a log becomes a line and comes back", () => {
  test.each(LOGS.map((entries) => [idIn(entries), entries] as const))("%s", (id, entries) => {
    const line = logLine({ id, entries });
    expect(there(line)).toEqual({ id, entries });
    // Only the start of a game of an older format, which lacks fields, is written as a value.
    expect(line[2]).toMatch(/^\+?[^*+]*$/);
  });
  test("without entries", () => {
    expect(there(logLine({ id: "a", entries: [] }))).toEqual({ id: "a", entries: [] });
  });
  test("with entries of several formats, a clock set back, and a time that is no time", () => {
    const fact = { type: "goCalled" };
    const log = {
      id: "a",
      entries: [
        { game: "a", seq: 0, v: 5, at: 1e12, fact },
        { game: "a", seq: 1, v: 6, at: 1e12 - 5, fact },
        { game: "a", seq: 2, v: 6, at: "noon", fact },
        { game: "a", seq: 3, v: 5, at: 0.25, fact },
      ],
    };
    expect(there(logLine(log))).toEqual(log);
  });
  test.each<[string, unknown]>([
    ["an extra field of an entry", { game: "a", seq: 0, v: 6, at: 1, fact: { type: "goCalled" }, by: "Ann" }],
    ["an extra field of a fact", { game: "a", seq: 0, v: 6, at: 1, fact: { type: "goCalled", why: "stuck" } }],
    ["a newer fact", { game: "a", seq: 0, v: 99, at: 1, fact: { type: "songSung", verse: [1, { deep: null }] } }],
    ["a card that is none", { game: "a", seq: 0, v: 6, at: 1, fact: { type: "cardPlayed", card: "5X" } }],
    ["half a character", { game: "a", seq: 0, v: 6, at: 1, fact: { type: "called", of: "\ud83d" } }],
    ["a missing field", { game: "a", seq: 0, v: 6, at: 1, fact: { type: "cardPlayed" } }],
    ["another log's entry", { game: "b", seq: 0, v: 6, at: 1, fact: { type: "goCalled" } }],
    ["a gap", { game: "a", seq: 7, v: 6, at: 1, fact: { type: "goCalled" } }],
    ["no object", [[["deep"]]]],
    [
      "an own __proto__",
      JSON.parse('{"game":"a","seq":0,"v":6,"at":1,"fact":{"type":"goCalled","__proto__":{"x":1}}}'),
    ],
  ])("with %s", (_, odd) => {
    const log = { id: "a", entries: [odd, { game: "a", seq: 1, v: 6, at: 2, fact: { type: "goCalled" } }] };
    expect(JSON.stringify(there(logLine(log)))).toBe(JSON.stringify(log));
    expect(Object.hasOwn(Object.prototype, "x")).toBe(false);
  });
  test("after any damage, as JSON gives it back", () => {
    const chance = chanceOf(seed("damaged logs"));
    for (let n = runs(2000); n > 0; n--) {
      const entries = LOGS[n % LOGS.length] ?? [];
      const some = entries.slice(0, 12);
      const at = Math.floor(chance() * some.length);
      const log = { id: idIn(entries), entries: some.with(at, mutated(some[at], chance)) };
      const back = there(logLine(log));
      expect(back).toHaveProperty("entries.length", some.length);
      // JSON has no big integers; where one is, the value around it is lost.
      const isJson = jsonText(log) !== "null";
      expect(isJson ? back : null).toEqual(asJson(log));
    }
  });
});

test("a usual game has no value that is not known, except names and the time it began", () => {
  expect(logLine({ id: usualGame(3)[0]?.game ?? "", entries: usualGame(3) }).slice(7)).toEqual([
    [expect.any(Number)],
    expect.any(String),
    expect.any(String),
  ]);
});

describe("a damaged line", () => {
  const line = logLine({ id: idIn(format6), entries: format6 });
  test.each<[string, number, unknown]>([
    ["a type that does not exist", 2, "a?"],
    ["more types than numbers", 2, "ac".repeat(9)],
    ["more entries than the limit", 2, "n".repeat(20_001)],
    ["a card sign that is none", 3, "{"],
    ["a number that never ends", 4, "_".repeat(40)],
    ["a number that is missing", 4, ""],
    ["a value that is missing", 4, "2f"],
    ["a width that is too great", 5, 30],
    ["times that are too short", 6, "AA"],
    ["formats that do not add up", 1, [6, 1e9]],
    ["a format of no entries", 1, [6, 0, 6, 0]],
  ])("with %s is refused", (_, column, junk) => {
    expect(logOfLine(line.with(column, junk))).toBe("damaged");
  });
  test("that uses one long value a thousand times is refused", () => {
    const long = "x".repeat(1 << 20);
    const place = numberSigns(KNOWN_VALUES.length);
    const bomb = ["a", 6, "*".repeat(1000), "", place.repeat(1000), 6, "", [], long];
    expect(logOfLine(bomb)).toBe("beyond");
    expect(logOfLine(["a", 6, "*", "", place, 6, "", [], long])).toEqual({ id: "a", entries: [long] });
  });
  test("is refused when the lines before have used values again too often", () => {
    const long = "x".repeat(1 << 20);
    const place = numberSigns(KNOWN_VALUES.length);
    const thrice = ["a", 6, "***", "", place.repeat(3), 6, "", [], long];
    const repeats = { left: 5 << 20 };
    expect([thrice, thrice, thrice].map((one) => typeof logOfLine(one, repeats))).toEqual([
      "object",
      "object",
      "string",
    ]);
    expect(logOfLine(thrice, repeats)).toBe("beyond");
  });
  test("with values that are used once is read, however many lines there are", () => {
    const place = numberSigns(KNOWN_VALUES.length);
    const once = ["a", 6, "*", "", place, 6, "", [], "x".repeat(1 << 20)];
    const repeats = { left: 0 };
    expect(typeof logOfLine(once, repeats)).toBe("object");
  });
  test.each(["", "a/b", "ä", "x".repeat(201)])("with the id %j is refused", (id) => {
    expect(logOfLine([id, 6, "", "", "", 6, "", []])).toBe("beyond");
  });
  test.each([
    [24, "object"],
    [25, "string"],
    [10_000, "string"],
  ])("with an entry that is nested %d deep gives an %s", (depth, expected) => {
    const deep = JSON.parse("[".repeat(depth) + "]".repeat(depth)) as unknown;
    expect(typeof logOfLine(["a", 6, "*", "", numberSigns(KNOWN_VALUES.length), 6, "", [], deep])).toBe(expected);
  });
  test("never throws", () => {
    const chance = chanceOf(seed("damaged lines"));
    const lines = LOGS.map((entries) => logLine({ id: idIn(entries), entries: entries.slice(0, 20) }));
    for (let n = runs(5000); n > 0; n--) logOfLine(mutated(lines[n % lines.length], chance));
  });
});

describe("signs", () => {
  test.each([0, 1, -1, 15, 16, -16, 511, 512, 1e6, 2 ** 52 - 1, 1 - 2 ** 52])("hold the number %d", (number) => {
    const read = new SignReader(numberSigns(number));
    expect([read.number(), read.atEnd, read.bad]).toEqual([number, true, false]);
  });
  test.each([6, 7, 13, 15, 24])("hold numbers of %d bits", (width) => {
    const all = [0, 1, 2 ** width - 1, 5, 2 ** (width - 1)];
    expect(unpackedBits(packedBits(all, width), width, all.length)).toEqual(all);
  });
});

describe("the letters of facts are part of the format", () => {
  const letters = (layout: Readonly<Record<string, readonly [string, unknown]>>) =>
    Object.entries(layout)
      .map(([type, [letter]]) => letter + type)
      .join(" ");
  test("each is used once", () => {
    for (const layout of [GAME_LAYOUT, BOOK_LAYOUT]) {
      const all = Object.values(layout).map(([letter]) => letter);
      expect(new Set(all).size).toBe(all.length);
    }
  });
  test("and none ever changes", () => {
    expect(letters(GAME_LAYOUT)).toMatch(/^agameStarted bcut cdealerChosen .* lstarterTurned mcardPlayed ngoCalled /);
    expect(letters(GAME_LAYOUT)).toMatch(/ zdealVoided Aundone Bredone Ccorrected$/);
    expect(letters(BOOK_LAYOUT)).toMatch(/^acardOpened .* vplayoffGame wplayoffStruck Aundone Bredone$/);
  });
});

/** `seat:number card:card`: the columns of a fact as the documents have them. */
function written(column: unknown): string {
  if (typeof column === "string") return column;
  if (Array.isArray(column)) return `[${written(column[0])}]`;
  return `{${fieldsOf(column as object)}}`;
}
const fieldsOf = (columns: object) =>
  Object.entries(columns)
    .map(([name, column]) => `${name}:${written(column)}`)
    .join(" ");

test("formats.md has the letters and columns of every fact, and every known value", () => {
  const formats = readFileSync(new URL("../formats.md", import.meta.url), "utf8");
  const rows = new Set(formats.split("\n").map((row) => row.replaceAll("`", "").replace(/ +/g, " ")));
  const letters = [GAME_LAYOUT, BOOK_LAYOUT].flatMap((layout) =>
    Object.entries<readonly [string, object]>(layout).map(([type, [letter, columns]]) =>
      `| ${letter} | ${type} | ${fieldsOf(columns)} |`.replace("|  |", "| |"),
    ),
  );
  expect(letters.filter((row) => !rows.has(row))).toEqual([]);
  const known = KNOWN_VALUES.map((value) => JSON.stringify(value)).join(" ");
  expect(formats.replace(/\s+/g, " ")).toContain(`\`${known}\``);
});
