import { describe, expect, it, vi } from "vitest";
import { checkNames, namesAtFault } from "./look-alikes";
import { checkName } from "./names";
import { storedName } from "./stored-name";

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
    { name: "with a zero-width space, which is dropped,", typed: "A\u200bB", kept: "AB" },
    { name: "with a soft hyphen, which is dropped,", typed: "Alex\u00adander", kept: "Alexander" },
    { name: "with a joiner between Latin letters, which is dropped,", typed: "An\u200dn", kept: "Ann" },
    { name: "with spaces around an invisible character", typed: "Mary \u2060 Ann\u3164", kept: "Mary Ann" },
    { name: "with an accent behind an invisible character", typed: "Zoe\u200b\u0308", kept: "Zoë" },
    { name: "with a digit that only asks to be an emoji", typed: "Bob 2\ufe0f", kept: "Bob 2" },
    { name: "in Persian, with the joiner its spelling needs", typed: "علی\u200cرضا" },
    { name: "in Sinhala, with the joiner its spelling needs", typed: "ශ්\u200dරී" },
    { name: "with vowel points", typed: "שָׁלוֹם".normalize("NFC") },
    { name: "in Burmese", typed: "မြွှေ" },
    { name: "with the flag of Scotland", typed: "🏴󠁧󠁢󠁳󠁣󠁴󠁿 Ewan" },
    { name: "with a heart and a keycap", typed: "❤️ 7️⃣" },
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
    { name: "of a letter with 200 accents", typed: `Z${"\u0301".repeat(200)}`, why: "nameHasMarks" },
    { name: "of a letter with four accents", typed: "Z\u0300\u0301\u0302\u0303", why: "nameHasMarks" },
    { name: "of a letter with four rings around it", typed: "A\u20dd\u20dd\u20dd\u20ddnn", why: "nameHasMarks" },
    {
      name: "with accents stacked over an invisible character",
      typed: "Z\u0300\u0301\u200b\u0302\u0303",
      why: "nameHasMarks",
    },
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
    ["the same except for the last sigma", "Νίκος", "ΝΊΚΟΣ"],
    ["the same except for Cyrillic letters that look Latin", "Cara", "Сага".replace("г", "r")],
    ["the same except for Greek letters that look Latin", "BOB", "ΒΟΒ"],
    ["the same except for one Cyrillic letter with an accent", "Zoë", "Zоë"],
    ["the same except for wide letters", "Ann", "Ａｎｎ"],
    ["the same except for the apostrophe", "O'Neill", "O’Neill"],
    ["the same except for the hyphen", "Mary-Ann", "Mary\u2011Ann"],
    ["the same except for a capital I in place of an l", "Al", "AI"],
    ["the same except for a nought in place of an O", "Otto", "0tto"],
    ["the same except for a joiner", "علی\u200cرضا", "علیرضا"],
  ])("cannot include two that are %s", (_, one, other) => {
    expect(checkNames([one, other])).toEqual({ ok: false, error: "nameTwice" });
  });
  it("may differ only by an accent", () => {
    expect(checkNames(["Zoe", "Zoë"]).ok).toBe(true);
  });
  it.each([
    ["Al", "Ai"],
    ["Ann 1", "Ann l"],
    ["Сара", "Sara"],
    ["कुमार", "कमार"],
    ["Anna", "Anne"],
  ])("may be %s and %s, which look different", (one, other) => {
    expect(checkNames([one, other]).ok).toBe(true);
  });
  it("are refused for the first invalid one", () => {
    expect(checkNames(["", "<"])).toEqual({ ok: false, error: "nameEmpty" });
    expect(checkNames(["Alice", "<"])).toEqual({ ok: false, error: "nameHasMarks" });
  });
  it.each([
    [["Alice", "Bob"], []],
    [
      ["Alice", "Bob", "aLICE"],
      [0, 2],
    ],
    [
      ["", "Bob", "<"],
      [0, 2],
    ],
    [["Bob", "Alice", ""], [2]],
    [
      ["", ""],
      [0, 1],
    ],
  ])("of %j, those at %j are at fault", (names, places) => {
    expect(namesAtFault(names)).toEqual(places);
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
  // Counting the letters of 200 000 letters pasted by mistake would take too long.
  it("a very long text is refused before its letters are counted", () => {
    const letters = vi.spyOn(String.prototype, "match");
    try {
      expect(checkName("x".repeat(5000))).toEqual({ ok: false, error: "nameTooLong" });
      expect(letters).not.toHaveBeenCalled();
    } finally {
      letters.mockRestore();
    }
  });
  it("a name is checked in a browser that cannot split letters", () => {
    vi.stubGlobal("Intl", { ...Intl, Segmenter: undefined });
    expect(checkName("Zoë")).toEqual({ ok: true, value: "Zoë" });
    vi.unstubAllGlobals();
  });
  it("two names that differ only by invisible characters are the same", () => {
    expect(checkNames(["Bob", "Bo\u200bb"]).ok).toBe(false);
  });
});

describe("a name stored by an older version", () => {
  it.each(["A\u200bB", `Q${"\u0301".repeat(9)}`, "An\u200dn"])("(%j) is still read, unchanged", (name) => {
    expect(storedName(name)).toEqual({ ok: true, value: name });
  });
  it.each([
    ["", "nameEmpty"],
    ["<b>", "nameHasMarks"],
    ["x".repeat(5000), "nameTooLong"],
  ])("%#: an entry that no version wrote is refused", (name, why) => {
    expect(storedName(name)).toEqual({ ok: false, error: why });
  });
});
