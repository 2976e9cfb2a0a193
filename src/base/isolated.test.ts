import { expect, test } from "vitest";
import { isolated } from "./isolated";

test("a name written from right to left is isolated from the words around it", () => {
  expect(isolated("محمد عبد الرحمن")).toBe("\u2068محمد عبد الرحمن\u2069");
  expect(isolated("דנה")).toBe("\u2068דנה\u2069");
  expect(isolated("Ann דנה")).toBe("\u2068Ann דנה\u2069");
});

test("other names are unchanged: accents, emoji families, combining marks, other scripts", () => {
  for (const name of ["Ann", "James", "Zoë", "Zoe\u0308", "👨‍👩‍👧‍👦", "👩🏽‍🚀 Ann", "李雷", "नेहा", "Player 2", ""])
    expect(isolated(name)).toBe(name);
});

test("a name cannot turn the rest of the sentence", () => {
  expect(isolated("Ann\u202E")).toBe("\u2068Ann\u2069");
  expect(isolated("\u2066Ann")).toBe("\u2068Ann\u2069");
});

test("a name is isolated once", () => {
  expect(isolated(isolated("דנה"))).toBe(isolated("דנה"));
});
