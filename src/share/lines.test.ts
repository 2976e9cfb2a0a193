import {
  array,
  assert,
  boolean,
  constantFrom,
  integer,
  oneof,
  property,
  record,
  string,
  uniqueArray,
} from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { checkNames } from "../game/look-alikes";
import { checkName } from "../game/names";
import { seed } from "../testing/seed";
import { type Handed, HANDED_FAULTS, type HandedLine, lineLink, lineText, readHanded } from "./lines";

const BASE = "https://example.test/fifteen-two/";

const game = (line: Partial<HandedLine> = {}): HandedLine => ({
  game: 1,
  opponent: "Bob",
  won: true,
  spread: 12,
  ...line,
});
const handed = (...lines: Partial<HandedLine>[]): Handed => ({ player: "Ann Bee", lines: lines.map(game) });
const card = handed({}, { game: 2, opponent: "Cy Day", won: false, spread: 31 });

describe("handed results", () => {
  it("are written in a form people can read", () => {
    expect(lineText(card)).toBe("FT1 Ann Bee; 1W12 Bob; 2L31 Cy Day; 5XTR0Y3");
    expect(lineLink(card, BASE)).toBe(`${BASE}#/line/FT1_Ann_Bee;1W12_Bob;2L31_Cy_Day;5XTR0Y3`);
  });

  const link = lineLink(card, BASE);
  it.each([
    ["the link", link],
    ["the link in a message", `Ann's games so far: ${link}\nSee you!`],
    ["the part after the #", link.slice(link.indexOf("#"))],
    ["the part after the page's name", link.slice(link.indexOf("FT1"))],
    ["a link to another host, of which only the results are read", link.replace("example.test", "attic.test/line")],
    ["the link with its signs encoded differently", link.replaceAll(";", "%3B").replaceAll("_", "%20")],
    ["the text split over several lines", lineText(card).replaceAll("; ", ";\n  ")],
    ["the text without optional spaces", `\t ${lineText(card).replaceAll("; ", ";")}\n`],
    ["the text with its checksum in lower case", lineText(card).replace("5XTR0Y3", "5xtr0y3")],
  ])("%s is read", (_, text) => expect(readHanded(text)).toEqual({ ok: true, value: card }));

  it("can have names in any script and with any sign", () => {
    const names = ["Жанна Щукина", "李小龍", "O'Brien (Sr.)", "a;b_c%1 line/x", "👩‍👩‍👧‍👦 & co", "مريم", "_\u0307", "%3B"];
    const value = { player: "Zoë; #1/2 ~", lines: names.map((opponent, i) => game({ game: i + 1, opponent })) };
    expect(readHanded(lineText(value))).toEqual({ ok: true, value });
    const there = lineLink(value, BASE);
    expect(there.slice(BASE.length)).toMatch(/^#\/line\/[\w%;~.-]+$/);
    expect(readHanded(there)).toEqual({ ok: true, value });
  });

  it("have a replacement character for half a surrogate pair", () => {
    expect(readHanded(lineLink(handed({ opponent: "\ud83dBob" }), BASE))).toMatchObject({
      value: { lines: [{ opponent: "\ufffdBob" }] },
    });
  });
});

describe("a text is refused", () => {
  const text = lineText(card);
  it.each([
    ["", "notOurs"],
    ["FT1", "notOurs"],
    ["FT", "notOurs"],
    ["FT0 Ann; 1W12 Bob; 0000000", "notOurs"],
    ["https://example.test/menu", "notOurs"],
    ["WIFI:T:WPA;S=Club;P=secret;;", "notOurs"],
    [`${BASE}#/count/hand/5H5C5DJS-5S/said-28`, "notOurs"],
    ["javascript:alert(1)", "notOurs"],
    ["#/line/%E0%A4%A", "notOurs"],
    ["#/line/~_-_-<script>", "notOurs"],
    ["#/line/~gICA", "notOurs"],
    ['{"__proto__":{"player":"Ann"}}', "notOurs"],
    ["FT2 Ann; whatever is to come", "newer"],
    ["FT123 Ann", "newer"],
    ["FT1 Ann Bee", "cutOff"],
    ["FT1 Ann Bee; 1W12 Bob", "cutOff"],
    [text.slice(0, -1), "cutOff"],
    [`${text}.`, "cutOff"],
    [text.replace("W12", "W13"), "damaged"],
    [text.replace("Bob", "Rob"), "damaged"],
    [text.replace("FT1", "FT1 FT1"), "damaged"],
    ["9".repeat(64_001), "tooLong"],
  ])("%j: %s", (written, error) => expect(readHanded(written)).toEqual({ ok: false, error }));

  it.each<[string, string, Handed]>([
    ["a spread of 0", "badSpread", handed({ spread: 0 })],
    ["a spread above 121", "badSpread", handed({ spread: 122 })],
    ["a negative spread", "damaged", handed({ spread: -5 })],
    ["half a point", "damaged", handed({ spread: 1.5 })],
    ["game 0", "badGame", handed({ game: 0 })],
    ["game 23", "badGame", handed({ game: 23 })],
    ["no games", "badGame", handed()],
    ["a game twice", "sameGameTwice", handed({ game: 3 }, { game: 3, opponent: "Cy" })],
    ["23 games", "sameGameTwice", handed(...Array.from({ length: 23 }, (_, i) => ({ game: (i % 22) + 1 })))],
    ["against the player", "againstHimself", handed({ opponent: "Ann Bee" })],
    ["against the player in lower case", "againstHimself", handed({ opponent: "ann bee" })],
    [
      "against the player with an invisible joiner in the name",
      "againstHimself",
      handed({ opponent: "Ann\u200d Bee" }),
    ],
    ["a name of 41 letters", "badName", handed({ opponent: "B".repeat(41) })],
    ["a name with fifty accents on a letter", "badName", handed({ opponent: `B${"\u0301".repeat(50)}` })],
    ["a name that reverses the writing direction", "badName", handed({ opponent: "Bob\u202egnp" })],
    ["a name with markup", "badName", handed({ opponent: "<img src=x onerror=alert(1)>" })],
    ["an invisible name", "badName", handed({ opponent: "\u2800" })],
    ["a player's name with markup", "badName", { ...card, player: "<b>" }],
  ])("%s, even with a correct checksum: %s", (_, error, value) => {
    expect(readHanded(lineText(value))).toEqual({ ok: false, error });
    expect(readHanded(lineLink(value, BASE))).toEqual({ ok: false, error });
  });
});

describe("a text that would take long to read", () => {
  const FULL = 63_000;
  it.each([
    ["accents of two kinds in turn", `FT1 a${"\u0301\u0323".repeat(FULL / 2)}`],
    ["accents of two kinds in turn, packed", lineLink({ player: "a\u0301\u0323".repeat(1500), lines: [] }, BASE)],
    ["semicolons", `FT1 a${";".repeat(FULL)}`],
    ["games", `FT1 a;${"1W1 b;".repeat(FULL / 6)}0000000`],
  ])("(%s) is refused before its letters are composed", (_, hostile) => {
    const composed = vi.spyOn(String.prototype, "normalize");
    try {
      expect(readHanded(hostile)).toEqual({ ok: false, error: "tooLong" });
      expect(composed).not.toHaveBeenCalled();
    } finally {
      composed.mockRestore();
    }
  });
  it("(accents in a row) is refused before its letters are composed", () => {
    const composed = vi.spyOn(String.prototype, "normalize");
    try {
      const pile = "\u0301\u0323".repeat(495);
      expect(readHanded(`FT1 ${Array.from({ length: 30 }, () => pile).join(";")}`).ok).toBe(false);
      expect(composed).not.toHaveBeenCalled();
    } finally {
      composed.mockRestore();
    }
  });
});

const letters = oneof(
  string({ unit: "grapheme", minLength: 1, maxLength: 40 }),
  string({ unit: constantFrom(...Array.from("abzéŽЖ李;_%~/#+ \u0301\u0307"), "👩‍👧"), minLength: 1, maxLength: 14 }),
);
const named = letters
  .filter((text) => !/\p{Cs}/u.test(text))
  .map((text) => checkName(text))
  .filter((name) => name.ok)
  .map((name) => name.value);
const games = uniqueArray(
  record({
    game: integer({ min: 1, max: 22 }),
    opponent: named,
    won: boolean(),
    spread: integer({ min: 1, max: 121 }),
  }),
  { minLength: 1, maxLength: 22, selector: (line) => line.game },
);
const cards = record({ player: named, lines: games }).filter(({ player, lines }) =>
  lines.every(({ opponent }) => checkNames([player, opponent]).ok),
);

describe("for any results", () => {
  it("results are read back the same, as a text and as a link", () => {
    assert(
      property(cards, (value) => {
        for (const written of [lineText(value), lineLink(value, BASE)]) {
          expect(readHanded(written)).toEqual({ ok: true, value });
        }
      }),
      { seed: seed("handed lines, there and back"), numRuns: 200 },
    );
  });

  it("reading any text gives results or a refusal, and never throws", () => {
    const anything = oneof(
      string({ unit: "binary" }),
      array(constantFrom(...Array.from("FT1 ;%~_/#lineWL9"))).map((all) => all.join("")),
    );
    assert(
      property(anything, constantFrom("", "FT1 ", "~", "#/line/", "#/line/~", "%"), (text, before) => {
        const read = readHanded(before + text);
        expect(read.ok || HANDED_FAULTS.includes(read.error)).toBe(true);
      }),
      { seed: seed("anything handed"), numRuns: 5000 },
    );
  });

  it("no typing mistake gives other results", () => {
    const slip = record({ at: integer({ min: 0, max: 9999 }), how: integer({ min: 0, max: 4 }), sign: letters });
    assert(
      property(cards, array(slip, { minLength: 1, maxLength: 3 }), boolean(), (value, slips, asLink) => {
        const written = asLink ? lineLink(value, BASE) : lineText(value);
        const wrong = slips.reduce((text, { at, how, sign }) => slipped(text, at % text.length, how, sign), written);
        const read = readHanded(wrong);
        expect(read.ok ? read.value : value).toEqual(value);
      }),
      { seed: seed("slips of a hand"), numRuns: 4000 },
    );
  });

  it("any single letter left out, doubled, swapped or replaced is detected", () => {
    const faults: string[] = [];
    for (const written of [lineText(card), lineLink(card, "")]) {
      for (let at = 0; at < written.length; at++) {
        for (const sign of ["", "1", "W", "L", " ", ";", "_", "%", "~", "e", "é"]) {
          for (const how of [0, 1, 2, 3]) {
            const wrong = slipped(written, at, how, sign);
            const read = readHanded(wrong);
            if (read.ok && lineText(read.value) !== lineText(card)) faults.push(wrong);
          }
        }
      }
    }
    expect(faults).toEqual([]);
  });
});

/** One typing mistake: a sign left out, replaced, inserted or swapped with its neighbour, or the rest cut off. */
function slipped(text: string, at: number, how: number, sign: string): string {
  const [before, rest] = [text.slice(0, at), text.slice(at + 1)];
  const here = text.charAt(at);
  if (how === 0) return before + rest;
  if (how === 1) return before + sign + rest;
  if (how === 2) return before + here + sign + rest;
  if (how === 3) return before + rest.charAt(0) + here + rest.slice(1);
  return before;
}
