import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seed } from "../../../testing/seed";
import { fitted, opponentFit, softened, wallFit } from "./paper-type";

const SHOWN = (text: string) => text.replaceAll("\u00AD", "-");
const sizeOf = ({ style }: ReturnType<typeof fitted>) => Number.parseFloat(style.fontSize);

describe("a round for the wall", () => {
  it("is in larger type for fewer tables", () => {
    expect([2, 7, 12, 13, 30].map((tables) => Math.round(wallFit(tables).most))).toEqual([48, 34, 18, 34, 14]);
  });

  it("a long name is smaller than the others", () => {
    const sizes = ["Ann", "Fay-Louise Montgomery-Vanderbilt III"].map((name) => sizeOf(fitted(name, wallFit(7))));
    expect(sizes).toEqual([34.2, 20.1]);
  });

  it("fits on a page of Letter or A4 with any number of tables and any names", () => {
    const name = fc.string({ unit: fc.constantFrom(...Array.from("abei -")), minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30 }), name, (tables, one) => {
        const fit = wallFit(tables);
        const size = sizeOf(fitted(one, fit));
        const lines = size > fit.least + 0.1 ? 1 : 2;
        const row = (2 * lines * size * 1.15) / (72 / 25.4) + 3;
        expect(Math.ceil(tables / fit.columns) * row).toBeLessThanOrEqual(216);
      }),
      { seed: seed("any round for the wall") },
    );
  });
});

describe("an opponent in the seating", () => {
  it("is in smaller type where a word would not fit, but never below 5.5 points", () => {
    const names = ["Ann", "Carl Thibodeaux", "Anne Hohenlohe-Langenburg", "Wolfeschlegelsteinhausen"];
    expect(names.map((name) => sizeOf(fitted(name, opponentFit(9))))).toEqual([7, 6.6, 6.6, 5.5]);
    expect(names.map((name) => SHOWN(fitted(name, opponentFit(9)).text))).toEqual([
      ...names.slice(0, 3),
      "Wolfeschle-gelsteinhau-sen",
    ]);
  });
});

it.each([
  ["Ann Lee", 5, "Ann Lee"],
  ["Thibodeaux", 10, "Thibodeaux"],
  ["Thibodeaux", 8, "Thibo-deaux"],
  ["Anne Featherstonehaugh", 12, "Anne Feathersto-nehaugh"],
  ["Hohenlohe-Langenburg", 10, "Hohenlohe-Langenburg"],
  ["Wolfeschlegelsteinhausen", 9, "Wolfes-chlegel-steinhau-sen"],
  ["李小龍李小龍李小龍", 3, "李小龍李小龍李小龍"],
])("%s in a column of %i letters: %s", (name, most, shown) => {
  expect(SHOWN(softened(name, most))).toBe(shown);
});

it("a soft hyphen changes no letter, and leaves no piece longer than the column", () => {
  const anyName = fc.string({ unit: fc.constantFrom(...Array.from("abcdeiouxyzéñ -’")), maxLength: 40 });
  fc.assert(
    fc.property(anyName, fc.integer({ min: 4, max: 20 }), (name, most) => {
      const soft = softened(name, most);
      expect(soft.replaceAll("\u00AD", "")).toBe(name);
      expect(soft.split(/[\u00AD\s-]/u).every((piece) => piece.length <= most)).toBe(true);
    }),
    { seed: seed("any name in a column") },
  );
});
