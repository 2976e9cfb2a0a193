import { describe, expect, it, vi } from "vitest";
import { checkName, checkNames } from "./names";

const FAMILY = "👨‍👩‍👧‍👦";

describe("a name", () => {
  const taken: { name: string; typed: string; kept?: string }[] = [
    { name: "as it is", typed: "Alice" },
    { name: "of one letter", typed: "A" },
    { name: "of 40 letters", typed: "x".repeat(40) },
    { name: "with blanks around it", typed: "  Alice\t", kept: "Alice" },
    { name: "with blanks and lines within", typed: "Mary \n\u00a0 Ann", kept: "Mary Ann" },
    { name: "with an apostrophe", typed: "O’Neill-Smith, Jr." },
    { name: "in Hebrew", typed: "דוד" },
    { name: "in Arabic", typed: "عائشة" },
    { name: "in Hindi", typed: "लक्ष्मी" },
    { name: "in Chinese", typed: "李明" },
    { name: "of a family", typed: FAMILY },
    { name: "of fourteen families, each one letter", typed: FAMILY.repeat(14) },
    { name: "of 40 flags", typed: "🇫🇷".repeat(40) },
    { name: "with two marks on a letter", typed: "Vie\u0323\u0302t", kept: "Việt" },
    { name: "decomposed, put together", typed: "Zoe\u0308", kept: "Zoë" },
    { name: "with a byte order mark, which is a blank", typed: "Ali\ufeffce", kept: "Ali ce" },
    { name: "of digits", typed: "007" },
    { name: "in words that look like a mistake", typed: "null" },
    { name: "with & and quotes", typed: `"Al" & 'Bo'` },
  ];
  it.each(taken)("$name is taken", ({ typed, kept }) => {
    expect(checkName(typed)).toEqual({ ok: true, value: kept ?? typed });
  });

  const refused: { name: string; typed: string; why: string }[] = [
    { name: "of nothing", typed: "", why: "nameEmpty" },
    { name: "of blanks", typed: " \t\n ", why: "nameEmpty" },
    { name: "of wide blanks", typed: "\u00a0\u2003\u3000", why: "nameEmpty" },
    { name: "of blanks without width", typed: "\u200b\u2060\u200d", why: "nameEmpty" },
    { name: "of marks on nothing", typed: "\u0301\u0302", why: "nameEmpty" },
    { name: "of 41 letters", typed: "x".repeat(41), why: "nameTooLong" },
    { name: "of 200 letters", typed: "x".repeat(200), why: "nameTooLong" },
    { name: "of 41 letters of two units", typed: "𝔸".repeat(41), why: "nameTooLong" },
    { name: "of a letter with 200 marks", typed: `Z${"\u0301".repeat(200)}`, why: "nameTooLong" },
    { name: "that turns the writing round", typed: "Alice\u202eBob", why: "nameHasMarks" },
    { name: "that shuts in a direction", typed: "\u2066Alice\u2069", why: "nameHasMarks" },
    { name: "with a mark to the right", typed: "Ali\u200fce", why: "nameHasMarks" },
    { name: "with an Arabic letter mark", typed: "Ali\u061cce", why: "nameHasMarks" },
    { name: "with a bell", typed: "Ali\u0007ce", why: "nameHasMarks" },
    { name: "with a zero", typed: "Ali\u0000ce", why: "nameHasMarks" },
    { name: "of a script", typed: "<script>alert(1)</script>", why: "nameHasMarks" },
    { name: "with one bracket", typed: "a<b", why: "nameHasMarks" },
    { name: "with the other", typed: "a>b", why: "nameHasMarks" },
  ];
  it.each(refused)("$name is refused", ({ typed, why }) => {
    expect(checkName(typed)).toEqual({ ok: false, error: why });
  });

  it.each(taken)("$name, once kept, is taken again as it is", ({ typed }) => {
    const once = checkName(typed);
    expect(once.ok && checkName(once.value)).toEqual(once);
  });
});

describe("the names of a table", () => {
  it("are kept in order, as checked", () => {
    expect(checkNames([" Bob ", "Alice"])).toEqual({ ok: true, value: ["Bob", "Alice"] });
  });
  it.each([
    ["letter for letter", "Alice", "Alice"],
    ["but for capitals", "Alice", "aLICE"],
    ["but for blanks", "Mary Ann", " Mary  Ann "],
    ["but for how the accent is typed", "Zoë", "Zoe\u0308"],
    ["in Greek capitals", "Ωμέγα", "ΩΜΈΓΑ"],
  ])("are no two the same %s", (_, one, other) => {
    expect(checkNames([one, other])).toEqual({ ok: false, error: "nameTwice" });
  });
  it("may differ by an accent alone", () => {
    expect(checkNames(["Zoe", "Zoë"]).ok).toBe(true);
  });
  it("are refused for the first that is wrong", () => {
    expect(checkNames(["", "<"])).toEqual({ ok: false, error: "nameEmpty" });
    expect(checkNames(["Alice", "<"])).toEqual({ ok: false, error: "nameHasMarks" });
  });
});

/** Found by these tests, and mended. */
describe("what once went wrong", () => {
  it("fifteen families are fifteen letters, not too many", () => {
    expect(checkName(FAMILY.repeat(15)).ok).toBe(true);
  });
  it.each(["\u3164", "\u2800", "\u115f"])("a name nobody can see (%j) is no name", (typed) => {
    expect(checkName(typed).ok).toBe(false);
  });
  // Each letter of it costs a copy of the whole text in V8: 200 000 of them, pasted by mistake, and the tab is gone.
  it("a whole book is refused before anybody counts its letters", () => {
    const letters = vi.spyOn(Intl.Segmenter.prototype, "segment");
    try {
      expect(checkName("x".repeat(5000))).toEqual({ ok: false, error: "nameTooLong" });
      expect(letters).not.toHaveBeenCalled();
    } finally {
      letters.mockRestore();
    }
  });
  it("two names that differ by nothing anyone can see are the same", () => {
    expect(checkNames(["Bob", "Bo\u200bb"]).ok).toBe(false);
  });
});
