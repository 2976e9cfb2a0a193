import {
  array,
  assert,
  constantFrom,
  option,
  pre,
  property,
  record,
  shuffledSubarray,
  string,
  subarray,
} from "fast-check";
import { describe, expect, it } from "vitest";
import { PACK } from "../rules/cards";
import { checkMove, type Move, openCheck, TABLE_SIZES } from "../rules/play/check";
import { type StatedPoints, readStatedPoints } from "../rules/show/verdict";
import { seed } from "../testing/seed";
import { FALSE_GO_RULES } from "../rules/false-go";
import { FORM_NAMES, FORMS } from "../rules/forms";
import { HOUSE_RULES, houseApplies, houseClash } from "../rules/house-rules";
import { GO_TIMINGS } from "../rules/ruleset";
import { SCORING_HOUSE, scoringOf, USUAL_SCORING, usualFor } from "../rules/scoring";
import { readRulesWord, rulesWord } from "./rules-word";
import {
  type HandLink,
  handLink,
  LINK_REFUSALS,
  MOST_LETTERS,
  playLink,
  readHandLink,
  readPlayLink,
} from "./hand-links";

const claim = (count: number) => (readStatedPoints(count) as { readonly value: StatedPoints }).value;

describe("a link to a hand", () => {
  it("is written in a form people can read", () => {
    const hand = ["5H", "5C", "5D", "JS"] as const;
    const link: HandLink = {
      hand,
      starter: "5S",
      of: "hand",
      told: undefined,
      stated: claim(28),
      rules: USUAL_SCORING,
    };
    expect(handLink(link)).toBe("hand/5H5C5DJS-5S/said-28");
    expect(handLink({ ...link, of: "crib", stated: undefined })).toBe("crib/5H5C5DJS-5S");
  });
  it.each([
    ["hand/5H5C5DJS-5S", "as we write it"],
    ["hand/5h5c5djs-5s", "in small letters"],
    ["crib/10H9C8D7S-6S/said-4", "a ten as people write it"],
    ["hand/55J6-5/nobs/said-9", "ranks alone, with nobs answered"],
    ["hand/2468-K/flush-4", "ranks alone, with a flush answered"],
    ["hand/5C5DJH-5H/said-15/rules-fiveCard", "a hand of three"],
    ["hand/246-K/rules-fiveCard/flush-3", "a flush of three answered"],
    ["crib/9D6HQCQS5S/rules-five2", "a crib of five"],
    ["hand/55xx-5/said-40/rules-jokersWild", "two jokers"],
    ["hand/7C8D9SX=6D-KH/rules-jokersWild.redeclare", "a joker that was played as a six"],
    ["hand/4H5H6HX-X/rules-jokersNaught.jokersPair", "a joker turned up"],
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
    ["hand/5H5C5DJS-5S/said-41/rules-jokersWild", "noSuchCount"],
    ["hand/5H5C5DJS-5S/rules-", "unknownRules"],
    ["hand/5H5C5DJS-5S/rules-bridge", "unknownRules"],
    ["hand/5H5C5DJS-5S/rules-sixCard.fiveCard", "unknownRules"],
    ["hand/5H5C5DJS-5S/rules-jokersWild.jokersNaught", "unknownRules"],
    ["hand/5H5C5DJS-5S/rules-jokersPair", "unknownRules"],
    ["hand/5H5C5DJS-5S/rules-stinkhole", "unknownRules"],
    ["hand/5H5C5D-5S/rules-fiveCard/rules-fiveCard", "unreadable"],
    ["hand/5H5C5DJS-5S/rules-fiveCard", "notAHand"],
    ["crib/9D6HQCQS-5S/rules-five2", "notAHand"],
    ["hand/5H5C5D5S-X=5H/rules-jokersWild", "notCards"],
    ["hand/5H5C5DX=6H-5S/rules-jokersNaught", "notCards"],
    ["hand/5H5CXX-X/rules-jokersWild", "cardTwice"],
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
    ["2/8C7DKHX=6H/rules-jokersWild", [0, 4]],
    ["2/TC5C5DKSgAD/rules-fiveCard", [2, 4]],
    ["5/8S9HTDAHADACggAS/rules-five1.atGo", [6, 0, 4, 13, 2]],
    ["4/KHQDTSgg/rules-canadian", [0, 0, 0, 0]],
  ])("%s carries its rules", (text, points) => {
    const read = readPlayLink(text);
    expect(read).toMatchObject({ ok: true, value: { points } });
    expect(read.ok && playLink(read.value)).toBe(text.replace("five1.", ""));
  });
  it("needs no word for the usual game of its players, so old links mean what they meant", () => {
    expect(readPlayLink("3/77")).toMatchObject({ ok: true, value: { rules: { form: "three", house: [] } } });
    expect(readPlayLink("6/77")).toMatchObject({ ok: true, value: { rules: { form: "six", goTiming: "lastCard" } } });
  });
  it.each([
    ["", "unreadable"],
    ["TK2A", "unreadable"],
    ["3/TK/rules-fiveCard", "unreadable"],
    ["2/TK/rules-whist", "unknownRules"],
    ["2/TKX", "notCards"],
    ["2/TKX/rules-jokersWild", "notCards"],
    ["2/TX=2SX=3SX=4S/rules-jokersWild", "cardTwice"],
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
          const link: HandLink = { hand, starter, of, told: answers, stated: said, rules: USUAL_SCORING };
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
        let now = openCheck(usualFor(players));
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

describe("the rules in a link", () => {
  it("are read back the same, whatever they are", () => {
    const rules = record({
      form: constantFrom(...FORM_NAMES),
      goTiming: constantFrom(...GO_TIMINGS),
      renege: constantFrom(...FALSE_GO_RULES),
      house: subarray([...SCORING_HOUSE]),
    });
    assert(
      property(rules, (any) => {
        const { form } = any;
        const house = any.house.filter((rule) => houseApplies(rule, { form, on: any.house }));
        const played = { ...any, house };
        pre(houseClash({ form, on: house, muggins: false }) === undefined);
        for (const usual of [USUAL_SCORING, usualFor(FORMS[form].players)]) {
          const word = rulesWord(played, usual);
          expect(word === "" ? usual : readRulesWord(word, usual)).toEqual(scoringOf(played));
        }
      }),
      { seed: seed("rules in links"), numRuns: 500 },
    );
  });
  it("have names that mean one thing each", () => {
    const names = [...FORM_NAMES, ...GO_TIMINGS, ...FALSE_GO_RULES, ...HOUSE_RULES];
    expect(new Set(names).size).toBe(names.length);
  });
  it("fit with the longest hand and the longest play", () => {
    const longest = FORM_NAMES.flatMap((form) => {
      const on = SCORING_HOUSE.filter((rule) => rule !== "jokersWild" && rule !== "redeclare");
      const house = on.filter((rule) => houseApplies(rule, { form, on }));
      return rulesWord({ form, house, goTiming: "atGo", renege: "flat2" }).length;
    });
    // Six players, 24 cards, of which two are declared jokers, and a go after each.
    expect(Math.max(...longest) + "6//".length + 22 * 2 + 2 * 4 + 24).toBeLessThanOrEqual(MOST_LETTERS);
  });
});
