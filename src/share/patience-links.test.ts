import { array, assert, boolean, constantFrom, integer, property, string, tuple } from "fast-check";
import { describe, expect, it } from "vitest";
import { type Card, PACK, RANKS } from "../rules/cards";
import { SOLITAIRE_SIZE } from "../rules/patience/solitaire";
import { whyNotHere, lay, type Layout } from "../rules/patience/layout";
import { SQUARE_SIZE } from "../rules/patience/squares";
import { seed } from "../testing/seed";
import { LINK_REFUSALS } from "./hand-links";
import { readSolitaireLink, readSquaresLink, solitaireLink, squaresLink } from "./patience-links";

const laid = (...cards: Card[]): Layout => cards.map((card, place) => ({ place, card }));

describe("a link to a square", () => {
  it("is written in a form people can read, in the order the cards were placed", () => {
    expect(squaresLink({ layout: laid("AC", "2D", "T"), heels: true })).toBe("AC.2D.T");
    const layout: Layout = [
      { place: 6, card: "5H" },
      { place: 0, card: "2" },
      { place: 16, card: "JH" },
    ];
    expect(squaresLink({ layout, heels: true })).toBe("7-5H.2.17-JH");
    expect(squaresLink({ layout: laid("AC"), heels: false })).toBe("no-heels/AC");
    expect(squaresLink({ layout: [], heels: true })).toBe("");
  });

  it.each([
    ["", 0],
    ["no-heels", 0],
    ["no-heels/AC.2D", 2],
    ["ac.10d.9-5", 3],
    ["17-JH.16-5H", 2],
  ])("%s is read: %i cards", (text, cards) => {
    const read = readSquaresLink(text);
    expect(read.ok && read.value.layout.length).toBe(cards);
    expect(read.ok && read.value.heels).toBe(!text.startsWith("no-heels"));
  });

  it.each([
    ["AC.ZZ", "notCards"],
    ["AC..2D", "notCards"],
    ["AC.", "notCards"],
    ["X", "notCards"],
    ["<img src=x>", "notCards"],
    ["no-heelsAC", "notCards"],
    ["no-heels/no-heels/AC", "notCards"],
    ["hand/5H5C5DJS-5S", "notCards"],
    ["1-AC.1-2D", "unreadable"],
    ["0-AC", "unreadable"],
    ["18-AC", "unreadable"],
    ["99-AC", "unreadable"],
    ["AC.AC", "cardTwice"],
    ["5.5.5.5.5", "cardTwice"],
    [PACK.slice(0, 18).join("."), "unreadable"],
    ["A".repeat(8192), "tooLong"],
  ])("%s is refused: %s", (text, error) => expect(readSquaresLink(text)).toEqual({ ok: false, error }));
});

describe("a link to a solitaire", () => {
  it("is written in the order the cards were placed, and read back", () => {
    const text = "5C.JD.QS.KH.9C.9D.2C.3D.3S.4H.6H.TS.5D";
    const read = readSolitaireLink(text);
    expect(read.ok && solitaireLink(read.value)).toBe(text);
  });
  it.each([
    ["14-AC", "unreadable"],
    ["no-heels/AC", "notCards"],
    [PACK.slice(0, 14).join("."), "unreadable"],
  ])("%s is refused: %s", (text, error) => expect(readSolitaireLink(text)).toEqual({ ok: false, error }));
});

describe("for any layout", () => {
  const taps = (size: number) =>
    array(tuple(integer({ min: 0, max: size - 1 }), constantFrom<Card>(...PACK, ...RANKS)), { maxLength: 40 }).map(
      (all) =>
        all.reduce<Layout>(
          (now, [place, card]) => (whyNotHere(now, place, card) === undefined ? lay(now, place, card) : now),
          [],
        ),
    );

  it("a link to a square is read back the same", () => {
    assert(
      property(taps(SQUARE_SIZE), boolean(), (layout, heels) => {
        expect(readSquaresLink(squaresLink({ layout, heels }))).toEqual({ ok: true, value: { layout, heels } });
      }),
      { seed: seed("square links"), numRuns: 500 },
    );
  });

  it("a link to a solitaire is read back the same", () => {
    assert(
      property(taps(SOLITAIRE_SIZE), (layout) => {
        expect(readSolitaireLink(solitaireLink({ layout }))).toEqual({ ok: true, value: { layout } });
      }),
      { seed: seed("solitaire links"), numRuns: 500 },
    );
  });

  it("any other text is refused and never throws", () => {
    const near = array(constantFrom(..."5HJSX17.-/%\u0000no-heels10".split("")), { maxLength: 40 }).map((all) =>
      all.join(""),
    );
    assert(
      property(string({ unit: "binary", maxLength: 300 }), near, (any, like) => {
        for (const text of [any, like, `no-heels/${like}`])
          for (const read of [readSquaresLink(text), readSolitaireLink(text)])
            expect(read.ok || LINK_REFUSALS.includes(read.error)).toBe(true);
      }),
      { seed: seed("garbage patience links"), numRuns: 500 },
    );
  });
});
