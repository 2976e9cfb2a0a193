import { describe, expect, it } from "vitest";
import { parseCards } from "../../rules/cards";
import { FORM_NAMES, FORMS } from "../../rules/forms";
import { type ScoringRules, showRulesOf, USUAL_SCORING } from "../../rules/scoring";
import { countShown } from "../../rules/show/shown";
import { highestStated } from "../../rules/show/counts";
import { type StatedPoints, readStatedPoints, verdict } from "../../rules/show/verdict";
import { WHY_TOPICS } from "../../rules/play/why";
import { LINK_REFUSALS } from "../../share/hand-links";
import { LINK_WORDS } from "./tools";
import type { StatedHand } from "./miscounts";
import { notCounted, ruleWords, spoken, spokenVerdict } from "./verdicts";

/** Twists that change what a hand counts. */
const TWISTS = ["as usual", "threeRuns", "jokersWild", "jokersNaught"] as const;

/** "5H 5C 5D JS 5S": the hand, and the starter last. */
function said(line: string, count: number, of: "hand" | "crib" = "hand", by: Partial<ScoringRules> = {}): string {
  const all = parseCards(line) ?? [];
  const shown = { hand: all.slice(0, -1), starter: all.at(-1)!, of };
  const rules = showRulesOf({ ...USUAL_SCORING, ...by });
  const stated = (readStatedPoints(count, highestStated(rules)) as { readonly value: StatedPoints }).value;
  const { cards, total } = countShown(shown, rules);
  const about: StatedHand = { cards, of, rules, stated, total };
  return spokenVerdict(verdict(shown, stated, rules), about);
}

describe("a verdict in words", () => {
  it.each([
    ["4C 5H 5D 6S 6H", 24, "Twenty-four is right."],
    ["7H 8D 2S 4C QH", 0, "Two short. Missing: Fifteen, 7 of hearts, 8 of diamonds."],
    ["9H TD TS JC 2H", 5, "A double run is two runs. Only one was counted."],
    ["9H TD TS JC 2H", 3, "A double run is two runs. Only one was counted, and no pair."],
    ["3H 3D 3S 8C TH", 2, "Three of a kind is three pairs: a pair royal for six, not two."],
    ["3H 3D 3S 3C TH", 6, "Four of a kind is six pairs: a double pair royal for twelve, not six."],
    ["9H TD TS JC 2H", 11, "Three too many. A double run is two runs, not three."],
    ["9H TD JS QC 2H", 10, "Six too many. A run of four is four points: the shorter runs inside it don’t count."],
    ["9H TD JS QC 2H", 3, "One short. The run is longer: it’s a run of four."],
    ["QH KD AS 8C 3H", 3, "Three too many. The ace is only low: it makes no run with the king."],
    ["7H 8D 2S 4C QH", 4, "Two too many. The fifteen 7 of hearts 8 of diamonds was counted twice."],
    ["TH QD 2S 4C 6H", 2, "Two too many. 10 of hearts and queen of diamonds both count ten, but they aren’t a pair."],
    ["2H 4D 6S JC KH", 1, "One too many. No nobs: jack of clubs is not the same suit as king of hearts."],
    ["2H 4H 6H QH KC", 5, "One too many. The flush is four, not five: king of clubs is another suit."],
    ["2H 4D 6S 8C QH", 19, "It’s worth nothing. Nineteen can’t be counted: it’s the players’ joke for zero."],
    ["4C 5H 5D 6S 6H", 25, "One too many. No hand can ever count twenty-five."],
    ["2H 4D 6S 8C QH", 9, "Nine too many. It’s not clear where the extra nine came from."],
    ["J 7 6 4 5", 9, "It depends on the suits. The count is right if the jack is the starter’s suit."],
  ])("%s said %i: %s", (line, count, words) => expect(said(line, count)).toContain(words));

  it.each(["2C 3D 4S 5H KC", "2C 3D 4S 5H 6C", "TC JD QS KH AC"])(
    "%s has no pair that two more points could be about, though every three in a row are a run",
    (line) => {
      const rules = showRulesOf({ ...USUAL_SCORING, house: ["threeRuns"] });
      const [hand, [starter]] = [parseCards(line)!.slice(0, -1), parseCards(line)!.slice(-1)];
      const { total } = countShown({ hand, starter: starter!, of: "hand" }, rules);
      expect(said(line, total + 2, "hand", { house: ["threeRuns"] })).not.toContain("includes its pairs");
    },
  );

  it.each(["QH KD AS 8C 3H", "QH KD AS 2C 3H"])("%s: the low ace is named once among what does not count", (line) => {
    const [hand, [starter]] = [parseCards(line)!.slice(0, -1), parseCards(line)!.slice(-1)];
    const rules = showRulesOf(USUAL_SCORING);
    const words = notCounted(countShown({ hand, starter: starter!, of: "hand" }, rules), "hand", rules);
    expect(words.filter(({ topic }) => topic === "runs")).toHaveLength(1);
  });

  it.each<[line: string, count: number, rules: Partial<ScoringRules>, words: string, of?: "hand" | "crib"]>([
    ["2 4 6 8 Q", 6, {}, "Not six, with or without a flush."],
    ["2H 4H 6H 8H K", 4, {}, "Not four, with or without a flush.", "crib"],
    ["2H 4H 6H 8H KH", 4, {}, "The flush is five, not four: king of hearts is the same suit.", "crib"],
    ["2 4 6 8 Q", 4, {}, "are one suit and the starter is not."],
    ["J 7 6 4 5", 8, {}, "Eight is right, unless it is a flush or nobs."],
    ["7 8 2 4 Q", 0, {}, "Two short, or more with a flush."],
    [
      "2H 4H QC 8H",
      3,
      { form: "fiveCard" },
      "Two in hand and the starter are not a flush: all three cards in hand must",
    ],
    ["5C 5D JH 5H", 17, { form: "fiveCard" }, "In this game no hand can count seventeen."],
    ["2H 4H 6H 8H TC", 4, { form: "five2" }, "This crib needs all five cards in one suit: four hearts are not", "crib"],
    ["JH 2C 4D 6S 8H", 1, { form: "five2" }, "No nobs: this crib is counted without the starter.", "crib"],
    ["2C 3D 4S 5H KC", 8, { house: ["threeRuns"] }, "In this game every three cards in a row are a run"],
    ["2C 3D 4S 5H KC", 7, { house: ["threeRuns"] }, "There are two runs. Only one was counted."],
    ["7C 8D X KS 2H", 2, { house: ["jokersNaught"] }, "A joker counts nothing, so each fifteen counts again with it."],
    ["2C 2D 2S 2H X", 12, { house: ["jokersWild"] }, "Five of a kind is ten pairs: twenty, not twelve."],
    ["X X 2C 9D KS", 2, { house: ["jokersNaught"] }, "Two jokers are not a pair here."],
    ["7C 8D 9S X KH", 6, { house: ["jokersWild"] }, "With the joker as the 10 of spades it counts six."],
    ["2C 4D 6S 8C QH", 19, { house: ["threeRuns"] }, "Nineteen too many."],
  ])("%s said %i by %j: %s", (line, count, rules, words, of) => expect(said(line, count, of, rules)).toContain(words));

  it("says crib, not hand, when a crib is judged", () => {
    expect(said("2H 4H 6H QH KC", 4, "crib")).toBe(
      "Four too many. A crib needs five of a suit: four hearts without the starter are not a flush.",
    );
  });
});

it.each(FORM_NAMES.flatMap((form) => TWISTS.map((twist) => ({ form, twist }))))(
  "four hearts in a crib are explained: $form, $twist",
  ({ form, twist }) => {
    const rules = showRulesOf({ ...USUAL_SCORING, form, house: twist === "as usual" ? [] : [twist] });
    const cards = parseCards("2H 4H 6H 8H QC") ?? [];
    const tally = countShown({ hand: cards.slice(0, -1), starter: cards.at(-1)!, of: "crib" }, rules);
    const [words] = notCounted(tally, "crib", rules).map((one) => spoken(one.words));
    expect(words).toBe(
      FORMS[form].cribAlone
        ? "This crib needs all five cards in one suit: four hearts are not a flush."
        : "A crib needs five of a suit: four hearts without the starter are not a flush.",
    );
  },
);

it("every rule that explains a card of the play has a name", () => {
  for (const topic of Object.values(WHY_TOPICS)) expect(ruleWords(topic)).toMatch(/^The rule: [a-z -]+$/);
});

it("the answer to a damaged link says what is wrong and what to do", () => {
  for (const code of LINK_REFUSALS) expect(LINK_WORDS[code]).toMatch(/^That link [^.!?]*\. Tap the cards instead\.$/);
});
