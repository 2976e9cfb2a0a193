import { assert, constantFrom, option, property, shuffledSubarray, string, array } from "fast-check";
import { describe, expect, it } from "vitest";
import { PACK } from "../rules/cards";
import { checkMove, type Move, openCheck, TABLE_SIZES } from "../rules/play/check";
import { type StatedPoints, readStatedPoints } from "../rules/show/verdict";
import { seed } from "../testing/seed";
import { type HandLink, handLink, LINK_REFUSALS, playLink, readHandLink, readPlayLink } from "./hand-links";

const claim = (count: number) => (readStatedPoints(count) as { readonly value: StatedPoints }).value;

describe("a link to a hand", () => {
  it("is written in a form people can read", () => {
    const hand = ["5H", "5C", "5D", "JS"] as const;
    const link: HandLink = { hand, starter: "5S", of: "hand", told: undefined, stated: claim(28) };
    expect(handLink(link)).toBe("hand/5H5C5DJS-5S/said-28");
    expect(handLink({ ...link, of: "crib", stated: undefined })).toBe("crib/5H5C5DJS-5S");
  });
  it.each([
    ["hand/5H5C5DJS-5S", "as we write it"],
    ["hand/5h5c5djs-5s", "in small letters"],
    ["crib/10H9C8D7S-6S/said-4", "a ten as people write it"],
    ["hand/55J6-5/nobs/said-9", "ranks alone, with nobs answered"],
    ["hand/2468-K/flush-4", "ranks alone, with a flush answered"],
  ])("%s is read: %s", (text) => expect(readHandLink(text)).toMatchObject({ ok: true }));

  it.each([
    ["", "unreadable"],
    ["kitty/5H5C5DJS-5S", "unreadable"],
    ["hand/5H5C5DJS-5S/said-28/said-2", "unreadable"],
    ["hand/5H5C5DJS-5S/flush-9", "unreadable"],
    ["hand/5H5C5DJS-5S/<script>", "unreadable"],
    ["hand/5H5C5DJX-5S", "notCards"],
    ["hand/5H5C%205DJS-5S", "notCards"],
    ["hand/5H5C5D-JS-5S", "notCards"],
    ["hand/5H5C5DJS-5H", "cardTwice"],
    ["hand/5555-5", "cardTwice"],
    ["hand/5H5C5DJS", "notAHand"],
    ["hand/5H5C5D-5S", "notAHand"],
    ["hand/5H5C5D-JS5S", "notAHand"],
    ["hand", "notAHand"],
    ["hand/5H5C5DJS-5S/said-99", "noSuchCount"],
    ["hand/5H5C5DJS-5S/said-30", "noSuchCount"],
    ["A".repeat(8192), "tooLong"],
  ])("%s is refused: %s", (text, error) => expect(readHandLink(text)).toEqual({ ok: false, error }));
});

describe("a link to a play", () => {
  it("is written in a form people can read", () => {
    const read = readPlayLink("2/TK2Ag34");
    expect(read).toMatchObject({ ok: true, value: { points: [0, 8] } });
    expect(read.ok && playLink(read.value)).toBe("2/TK2Ag34");
  });
  it.each([
    ["", "unreadable"],
    ["TK2A", "unreadable"],
    ["two/TK", "unreadable"],
    ["2/TK/5", "unreadable"],
    ["7/TK", "noSuchTable"],
    ["2/TK?", "notCards"],
    ["2/5H5H", "cardTwice"],
    ["2/55555", "cardTwice"],
    ["2/TTT2", "cannotBePlayed"],
    ["2/Tg", "cannotBePlayed"],
    ["2/".padEnd(8192, "g"), "tooLong"],
  ])("%s is refused: %s", (text, error) => expect(readPlayLink(text)).toEqual({ ok: false, error }));
});

describe("for any hand or play", () => {
  it("a link to a hand is read back the same", () => {
    const count = option(constantFrom(...Array.from({ length: 30 }, (_, n) => claim(n))), { nil: undefined });
    const told = constantFrom(undefined, { flush: 0, nobs: true }, { flush: 4, nobs: false }, { flush: 5, nobs: true });
    assert(
      property(
        shuffledSubarray([...PACK], { minLength: 5, maxLength: 5 }),
        constantFrom("hand", "crib"),
        count,
        told,
        (cards, of, said, answers) => {
          const [starter = "AS", ...hand] = cards;
          const link: HandLink = { hand, starter, of, told: answers, stated: said };
          expect(readHandLink(handLink(link))).toEqual({ ok: true, value: link });
        },
      ),
      { seed: seed("hand links") },
    );
  });

  it("a link to a play is read back the same", () => {
    const taps = array(constantFrom<Move>("go", ...PACK), { maxLength: 60 });
    assert(
      property(constantFrom(...TABLE_SIZES), taps, (players, all) => {
        let now = openCheck(players);
        for (const move of all) {
          const next = checkMove(now, move);
          if (next.ok) now = next.value;
        }
        expect(readPlayLink(playLink(now))).toEqual({ ok: true, value: now });
      }),
      { seed: seed("play links"), numRuns: 200 },
    );
  });

  it("any other text is refused and never throws", () => {
    const near = array(constantFrom(..."5HJSXg-/%.\u0000said24hand10".split("")), { maxLength: 40 }).map((all) =>
      all.join(""),
    );
    assert(
      property(string({ unit: "binary", maxLength: 300 }), near, (any, like) => {
        for (const text of [any, like, `hand/${like}`, `2/${like}`])
          for (const read of [readHandLink(text), readPlayLink(text)])
            expect(read.ok || LINK_REFUSALS.includes(read.error)).toBe(true);
      }),
      { seed: seed("garbage links"), numRuns: 500 },
    );
  });
});
