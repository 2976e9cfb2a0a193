import { describe, expect, test } from "vitest";
import { isWithin, nextStep, placesOf, SHEET, type Trail } from "./trail";

const [HOME, GAMES, TABLE, RECORD] = ["#/", "#/games", "#/table/1", "#/record/1"] as const;

/** A browser: its entries, each with its trail, and the one it is at. */
function walk(from: Trail, wanted: Trail) {
  const entries: Trail[] = from.map((_, at) => from.slice(0, at + 1));
  let at = entries.length - 1;
  for (let step = nextStep(entries[at] ?? [], wanted); step; step = nextStep(entries[at] ?? [], wanted)) {
    if (step.does === "back") at -= step.by;
    else if (step.does === "replace") entries[at] = step.trail;
    else entries.splice(++at, entries.length, step.trail);
    expect(at).toBeGreaterThanOrEqual(0);
  }
  return { now: entries[at], forward: entries.slice(at + 1) };
}

describe("the entries of the history", () => {
  test("any trail becomes any other, and each entry holds the trail that leads to it", () => {
    const trails = [
      [HOME],
      [TABLE],
      [TABLE, SHEET],
      [HOME, TABLE],
      [HOME, GAMES, TABLE],
      [HOME, GAMES, TABLE, SHEET, SHEET],
      [HOME, GAMES, TABLE, RECORD, SHEET],
    ];
    for (const from of trails)
      for (const wanted of trails)
        expect(walk(from, wanted).now, `${from.join(" ")} to ${wanted.join(" ")}`).toEqual(wanted);
  });

  test("a place opened from a sheet takes the entry of the sheet", () => {
    expect(nextStep([HOME, TABLE, SHEET], [HOME, TABLE, RECORD])).toEqual({
      does: "replace",
      entry: RECORD,
      trail: [HOME, TABLE, RECORD],
    });
  });

  test("a place opened from two sheets leaves no entry of a sheet in front of it", () => {
    expect(walk([HOME, TABLE, SHEET, SHEET], [HOME, TABLE, RECORD]).forward).toEqual([]);
  });

  test("no step leads below the first entry", () => {
    expect(walk([TABLE, RECORD, SHEET], [HOME]).now).toEqual([HOME]);
  });

  test("the places of a trail are its entries without the sheets", () => {
    expect(placesOf([HOME, TABLE, SHEET])).toEqual([HOME, TABLE]);
    expect(isWithin([HOME], [HOME, TABLE])).toBe(true);
    expect(isWithin([HOME, GAMES], [HOME, TABLE])).toBe(false);
    expect(isWithin([HOME, TABLE], [HOME])).toBe(false);
  });
});
