import { describe, expect, it, vi } from "vitest";
import { checkName, checkNames } from "./names";

const FAMILY = "👨‍👩‍👧‍👦";

describe("a name", () => {
  const taken: { name: string; typed: string; kept?: string }[] = [
    { name: "of five letters", typed: "Alice" },
    { name: "of one letter", typed: "A" },
    { name: "of 40 letters", typed: "x".repeat(40) },
    { name: "with spaces around it", typed: "  Alice\t", kept: "Alice" },
    { name: "with spaces and line breaks inside", typed: "Mary \n\u00a0 Ann", kept: "Mary Ann" },
    { name: "with an apostrophe", typed: "O’Neill-Smith, Jr." },
    { name: "in Hebrew", typed: "דוד" },
    { name: "in Arabic", typed: "عائشة" },
    { name: "in Hindi", typed: "लक्ष्मी" },
    { name: "in Chinese", typed: "李明" },
    { name: "of one family emoji", typed: FAMILY },
    { name: "of fourteen family emoji, each of which is one letter", typed: FAMILY.repeat(14) },
    { name: "of 40 flags", typed: "🇫🇷".repeat(40) },
    { name: "with two marks on a letter", typed: "Vie\u0323\u0302t", kept: "Việt" },
    { name: "with a decomposed accent, which is composed,", typed: "Zoe\u0308", kept: "Zoë" },
    { name: "with a byte order mark, which becomes a space,", typed: "Ali\ufeffce", kept: "Ali ce" },
    { name: "of digits", typed: "007" },
    { name: "that looks like a missing value", typed: "null" },
    { name: "with & and quotes", typed: `"Al" & 'Bo'` },
  ];
  it.each(taken)("$name is accepted", ({ typed, kept }) => {
    expect(checkName(typed)).toEqual({ ok: true, value: kept ?? typed });
  });

  const refused: { name: string; typed: string; why: string }[] = [
    { name: "without a character", typed: "", why: "nameEmpty" },
    { name: "of spaces", typed: " \t\n ", why: "nameEmpty" },
    { name: "of wide spaces", typed: "\u00a0\u2003\u3000", why: "nameEmpty" },
    { name: "of zero-width spaces", typed: "\u200b\u2060\u200d", why: "nameEmpty" },
    { name: "of accents without a letter", typed: "\u0301\u0302", why: "nameEmpty" },
    { name: "of 41 letters", typed: "x".repeat(41), why: "nameTooLong" },
    { name: "of 200 letters", typed: "x".repeat(200), why: "nameTooLong" },
    { name: "of 41 letters of two units", typed: "𝔸".repeat(41), why: "nameTooLong" },
    { name: "of a letter with 200 accents", typed: `Z${"\u0301".repeat(200)}`, why: "nameTooLong" },
    { name: "that reverses the writing direction", typed: "Alice\u202eBob", why: "nameHasMarks" },
    { name: "that isolates a writing direction", typed: "\u2066Alice\u2069", why: "nameHasMarks" },
    { name: "with a right-to-left mark", typed: "Ali\u200fce", why: "nameHasMarks" },
    { name: "with an Arabic letter mark", typed: "Ali\u061cce", why: "nameHasMarks" },
    { name: "with a bell character", typed: "Ali\u0007ce", why: "nameHasMarks" },
    { name: "with a null character", typed: "Ali\u0000ce", why: "nameHasMarks" },
    { name: "of a script tag", typed: "<script>alert(1)</script>", why: "nameHasMarks" },
    { name: "with an opening bracket", typed: "a<b", why: "nameHasMarks" },
    { name: "with a closing bracket", typed: "a>b", why: "nameHasMarks" },
  ];
  it.each(refused)("$name is refused", ({ typed, why }) => {
    expect(checkName(typed)).toEqual({ ok: false, error: why });
  });

  it.each(taken)("$name is unchanged when it is checked again", ({ typed }) => {
    const once = checkName(typed);
    expect(once.ok && checkName(once.value)).toEqual(once);
  });
});

describe("the names of a table", () => {
  it("are returned in order, each as checked", () => {
    expect(checkNames([" Bob ", "Alice"])).toEqual({ ok: true, value: ["Bob", "Alice"] });
  });
  it.each([
    ["exactly the same", "Alice", "Alice"],
    ["the same except for capitals", "Alice", "aLICE"],
    ["the same except for spaces", "Mary Ann", " Mary  Ann "],
    ["the same except for how the accent is typed", "Zoë", "Zoe\u0308"],
    ["the same except for Greek capitals", "Ωμέγα", "ΩΜΈΓΑ"],
  ])("cannot include two that are %s", (_, one, other) => {
    expect(checkNames([one, other])).toEqual({ ok: false, error: "nameTwice" });
  });
  it("may differ only by an accent", () => {
    expect(checkNames(["Zoe", "Zoë"]).ok).toBe(true);
  });
  it("are refused for the first invalid one", () => {
    expect(checkNames(["", "<"])).toEqual({ ok: false, error: "nameEmpty" });
    expect(checkNames(["Alice", "<"])).toEqual({ ok: false, error: "nameHasMarks" });
  });
});

/** Bugs that these tests found. */
describe("bugs fixed before", () => {
  it("fifteen family emoji are fifteen letters, which is not too long", () => {
    expect(checkName(FAMILY.repeat(15)).ok).toBe(true);
  });
  it.each(["\u3164", "\u2800", "\u115f"])("an invisible name (%j) is empty", (typed) => {
    expect(checkName(typed).ok).toBe(false);
  });
  // V8 copies the whole text for each of its letters, so 200 000 letters pasted by mistake would crash the tab.
  it("a very long text is refused before its letters are counted", () => {
    const letters = vi.spyOn(Intl.Segmenter.prototype, "segment");
    try {
      expect(checkName("x".repeat(5000))).toEqual({ ok: false, error: "nameTooLong" });
      expect(letters).not.toHaveBeenCalled();
    } finally {
      letters.mockRestore();
    }
  });
  it("two names that differ only by invisible characters are the same", () => {
    expect(checkNames(["Bob", "Bo\u200bb"]).ok).toBe(false);
  });
});
