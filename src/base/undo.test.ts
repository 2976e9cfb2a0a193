import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seed } from "../testing/seed";
import { foldUndo } from "./undo";

/** A log in one line: letters are moves, a capital letter is passed over, "<" undoes and ">" redoes. */
const fold = (line: string) => {
  const types: Readonly<Record<string, string>> = { "<": "undone", ">": "redone" };
  const entries = line.split("").map((sign) => ({ fact: { type: types[sign] ?? sign } }));
  const { standing, undo, redo } = foldUndo(entries, ({ fact }) => !/[A-Z]/.test(fact.type));
  return [standing.map(({ fact }) => fact.type).join(""), undo?.fact.type ?? "-", redo?.fact.type ?? "-"].join(" ");
};

describe("undo and redo", () => {
  it.each([
    ["", " - -"],
    ["abc", "abc c -"],
    ["abc<", "ab b c"],
    ["abc<<>", "ab b c"],
    ["abc<<>>", "abc c -"],
    ["abc<<<<<a", "a a -"],
    ["abc>", "abc c -"],
  ])("%s: %s", (line, outcome) => {
    expect(fold(line)).toBe(outcome);
  });

  it("a new move forgets what could be redone", () => {
    expect(fold("abc<<d>")).toBe("ad d -");
  });

  it("passes over entries that are no moves, and keeps them where they are", () => {
    expect(fold("Aab<B<")).toBe("AB - a");
    expect(fold("Aab<B<>>")).toBe("AabB b -");
  });

  it("as many redos bring back what any number of undos took", () => {
    const log = fc.array(fc.constantFrom("a", "b", "C", "<", ">"), { maxLength: 40 }).map((signs) => signs.join(""));
    fc.assert(
      fc.property(log, fc.nat({ max: 50 }), (line, depth) => {
        const moves = fold(line).split(" ")[0]!.replaceAll("C", "").length;
        const back = Math.min(depth, moves);
        expect(fold(line + "<".repeat(back) + ">".repeat(back))).toBe(fold(line));
        expect(fold(`${line + "<".repeat(back)}z`).endsWith("z -")).toBe(true);
      }),
      { seed: seed("undo and redo to any depth") },
    );
  });
});
